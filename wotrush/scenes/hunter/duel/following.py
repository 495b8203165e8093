"""How a duel begins and goes on with every event; `o` is the table in the moment before the event."""

from __future__ import annotations

from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack, PlayEvent
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.counter import CHARGE_COUNTER
from wotrush.model.hunter.combat.spying import spy_number
from wotrush.model.hunter.frames import AMBUSH_STRIKE, COUNTER_STRIKE, FAILED, SPY_STRIKE
from wotrush.model.hunter.odds.forecast import chance_of, chances, hit_chances
from wotrush.model.hunter.odds.struck import struck_units
from wotrush.model.hunter.view.moments import next_moment
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel, DuelRow, Roll, RowVerdict, UnitRoll
from wotrush.scenes.hunter.duel.sums import CARDS, attack_rows, event_row, shot_row, strike_row, with_cards

OPENING = (ev.AttackDeclared, ev.SpyDeclared)
CLOSING = (ev.EventDrawn, ev.LineMixed, ev.BattleEnded, ev.PlayerEliminated)
"""Nothing of these happens within a fight: what was on the stage is over."""
BETWEEN_TURNS = (ev.TurnOpened, ev.TurnClosed)
BESIDE = (*BETWEEN_TURNS, ev.EventDrawn, ev.EventDiscarded, ev.EventsShuffled)
"""What happens where the stage does not lie: what was fought out may stand there all the while."""
REACTIONS = frozenset(
    (
        *(w.ESCAPE, w.TUNGSTEN, w.FLANKING, w.ACE_GUNNER, w.SMOKE, w.AMBUSH, w.FIELD_REPAIR, w.AIR_COVER),
        *(w.RADIO_SILENCE, w.JAMMING),
    )
)
"""Events that are only ever played into something that goes on already."""
REVEALING = (w.AIR_RECON, w.SPY_NETWORK)
"""Events whose effect is that units are revealed."""


def next_duel(duel: Duel | None, o: HunterObservation, event: ev.HunterEvent) -> Duel | None:
    """Return what is on the stage once the event has happened."""
    if duel is not None and duel.over:
        return next_duel(None, o, event) or (duel if isinstance(event, BESIDE) else None)
    match event:
        case ev.AttackDeclared(seat=seat, unit=unit, target=target):
            action = DeclareAttack(unit, target, event.kind, event.salvos, event.charge)
            return Duel(seat, o.owner[target], unit, target, rows=attack_rows(o, action), current=0)
        case ev.SpyDeclared(seat=seat, unit=unit, target=target):
            number = spy_number(open_table(o), unit)
            row = DuelRow(Roll.SPYING, seat, unit, 0, number, chance=chance_of(number))
            return Duel(seat, target, unit, rows=(row,), current=0)
        case ev.EventPlayed(seat=seat, event=card, unit=unit, aim=aim):
            if duel is not None and (card in REACTIONS or (duel.event == NO_CARD and duel.left)):
                duel = replace(duel, reaction=card, reactor=seat, played_on=unit)
                return with_event(duel, card, seat, unit or repaired(duel))
            if card in REACTIONS:
                return duel
            owner = o.owner[unit] if unit else aim
            aimed = unit if unit and o.line[unit] else 0
            duel = Duel(seat, owner if owner != seat else NOBODY, 0, aimed, event=card)
            return with_event(duel, card, seat, unit)
    if duel is None or isinstance(event, CLOSING) or _uncovers(duel, event):
        return None
    return duel.fought_out if isinstance(event, BETWEEN_TURNS) else _going_on(duel, o, event)


def _uncovers(duel: Duel, event: ev.HunterEvent) -> bool:
    """Whether the event happens to cards that the stage lies over, and is all that is still to be seen."""
    if isinstance(event, ev.UnitRevealed):
        row = duel.row
        spied = row is not None and row.roll is Roll.SPYING and row.verdict is RowVerdict.HIT
        return spied or duel.event in REVEALING
    if isinstance(event, ev.EventAttached):
        return event.event == duel.event and not event.unit
    return isinstance(event, ev.UnitsDrawn | ev.CommanderArrived | ev.UnitDeployed)


def _going_on(duel: Duel, o: HunterObservation, event: ev.HunterEvent) -> Duel:
    match event:
        case ev.CounterDeclared():
            return _countered(duel, o, event)
        case ev.DiceRolled():
            rolled_for = duel.reaction if event.cause in ("event", "mine") else NO_CARD
            fires = gunner(duel, event.unit) if event.cause in ("shot", "strike") else 0
            if not fires and _waiting(duel, event) != NOBODY:
                fires = duel.gunner  # It stays, so that it crosses no dice on its way home.
            return _rolled(replace(duel, reaction=rolled_for, gunner=fires), o, event)
        case ev.EventDiscarded(seat=seat, event=w.MINEFIELD) if any(
            row.roll is Roll.MINES for row in duel.rows
        ):
            return replace(duel, reaction=w.MINEFIELD, reactor=seat, played_on=0)
        case ev.EventAttached(event=card) if card != duel.event:
            return replace(_anew(duel, next_moment(o, event, o)), reaction=NO_CARD)
        case ev.EventAttached():
            return replace(duel, laid=True)
        case ev.EventTaken():
            return replace(duel, done=True)
        case ev.BombingCounted(number=number):
            return replace(duel, bombing=number)
        case ev.UnitExhausted(seat=seat, unit=unit) if o.kinds[unit] >= 0:
            return _led(duel, o, seat) if o.catalogue.leadership[o.kinds[unit]] else duel
        case ev.DieRerolled(die=die, value=value) if duel.row is not None:
            dice = list(duel.row.dice)
            if die <= len(dice):
                dice[die - 1] = value
            return _judged(replace(duel, reaction=NO_CARD), RowVerdict.ROLLED, dice=tuple(dice))
        case ev.StrikeResolved(unit=unit, hits=hits):
            at = _row_of(duel, unit, rolled=True)
            if at == NOBODY or duel.rows[at].verdict is RowVerdict.AVERTED:
                return replace(duel, reaction=NO_CARD)
            duel = replace(duel, current=at, reaction=NO_CARD)
            if hits and event.result > FAILED:
                duel = _judged(duel, RowVerdict.HIT)
                return duel.called_off(duel.rows)  # What was to come if it failed.
            return _judged(duel, RowVerdict.MISSED)
        case ev.HitsAverted(unit=unit):
            at = struck_row(duel, unit)
            if at == NOBODY:
                return duel
            duel = _judged(replace(duel, current=at), RowVerdict.AVERTED)
            # It has evaded, hides, or is without ammo: whichever way, it fires no more in this fight.
            return duel.called_off([row for row in duel.rows if row.unit == unit])
        case ev.SpyResolved(units=units):
            return _judged(duel, RowVerdict.HIT if units else RowVerdict.MISSED)
        case ev.Voided():
            return replace(duel.called_off(duel.rows), reaction=NO_CARD)
        case ev.EventOff(event=card):
            duel = duel.called_off([row for row in duel.rows if row.event == card])
            return replace(duel, cancelled=True) if card == duel.event else duel
        case ev.MarkerPut(unit=unit):
            return _struck(duel, unit)
        case ev.UnitLost(unit=unit):
            duel = duel.called_off([row for row in duel.rows if unit in (row.unit, row.target)])
            return replace(_struck(duel, unit), lost=(*duel.lost, unit))
        case _:
            return duel


def with_event(duel: Duel, event: int, seat: Seat, unit: int, bonus: int = 0) -> Duel:
    """Return a duel with the die of an event, if it rolls one for that unit alone."""
    row = event_row(event, seat, unit, bonus)
    return duel if row is None else duel.with_new(row)


def repaired(duel: Duel) -> int:
    """Return the unit that has just been hit, to which a card is played that names none."""
    return 0 if duel.row is None else duel.row.target


def gunner(duel: Duel, unit: int) -> int:
    """Return the unit that fires, if it has to step out for that."""
    return 0 if unit in (duel.left, duel.right) else unit


def _led(duel: Duel, o: HunterObservation, seat: Seat) -> Duel:
    """Give the strike that is about to be rolled two dice for each salvo."""
    row = duel.row
    if row is None or row.seat != seat or row.dice or not row.target:
        return duel
    chance, _ = hit_chances(row.number, row.salvos, row.kind, o.flags[row.target], led=True)
    return duel.with_row(duel.current, replace(row, led=True, chance=chance))


def struck_row(duel: Duel, unit: int) -> int:
    """Return the index of the row whose dice lie there and would strike the unit."""
    rolled = (i for i, row in enumerate(duel.rows) if row.target == unit and row.verdict is RowVerdict.ROLLED)
    return next(rolled, NOBODY)


def _struck(duel: Duel, unit: int) -> Duel:
    """Note that what an event rolled for has happened to a unit."""
    rolls = tuple(replace(roll, happened=roll.happened or roll.unit == unit) for roll in duel.rolls)
    return replace(duel, rolls=rolls)


def _judged(duel: Duel, verdict: RowVerdict, dice: tuple[int, ...] | None = None) -> Duel:
    """Change the verdict, and perhaps the dice, of the row that is rolled."""
    if duel.row is None:
        return duel
    row = replace(duel.row, verdict=verdict, dice=duel.row.dice if dice is None else dice)
    return duel.with_row(duel.current, row)


def _row_of(duel: Duel, unit: int, *, rolled: bool = False) -> int:
    """Return the index of the row of a unit whose dice are still to come, or of the last that was rolled."""
    found = [i for i, row in enumerate(duel.rows) if row.unit == unit and bool(row.dice) == rolled]
    return NOBODY if not found else found[-1] if rolled else found[0]


def _countered(duel: Duel, o: HunterObservation, event: ev.CounterDeclared) -> Duel:
    at = _row_of(duel, event.unit)
    ambush = duel.reaction == w.AMBUSH
    in_table = at != NOBODY and not ambush
    role = COUNTER_STRIKE if in_table else AMBUSH_STRIKE if ambush else SPY_STRIKE
    if in_table and duel.rows[at].salvos == event.salvos:
        return replace(duel, current=at, reaction=NO_CARD)
    lines = (o.line[event.unit], o.line[event.target])
    frontal = int(lines == (w.FRONT, w.FRONT))
    charged = any(row.roll is Roll.CHARGE for row in duel.rows)
    bonus = CHARGE_COUNTER if in_table and charged else 0
    table = open_table(o)
    cast = chances(table, event.unit, event.target, event.kind, event.salvos, role, lines, frontal, bonus)
    roll = Roll.AMBUSH if ambush else Roll.COUNTER
    row = strike_row(o, roll, event.unit, event.target, event.kind, cast, charged=bool(bonus))
    if in_table:
        return replace(duel.with_row(at, row), current=at)
    before = 0 if ambush else len(duel.rows)
    rows = (*duel.rows[:before], row, *duel.rows[before:])
    right = event.unit if not duel.right else duel.right
    duel = replace(duel, rows=rows, current=before, right=right, reaction=NO_CARD)
    return replace(duel, gunner=gunner(duel, event.unit))


def _rolled(duel: Duel, o: HunterObservation, event: ev.DiceRolled) -> Duel:
    """Lay the dice into the row that waits for them, or into a new one."""
    at = _waiting(duel, event)
    if event.cause in ("event", "ammo") and duel.event != NO_CARD and event.unit and at == NOBODY:
        return replace(duel, rolls=_with_die(duel.rolls or rolls_to_come(duel, o), event))
    if at == NOBODY:
        row = _rolled_row(duel, o, event)
        if row.roll is Roll.EVADING:  # Whoever tries that fires no more in this turn.
            duel = duel.called_off([other for other in duel.rows if other.unit == event.unit])
        return _judged(duel.with_new(row), _verdict(row))
    row = duel.rows[at]
    led = event.cause == "strike" and len(event.dice) == 2 * row.salvos
    row = replace(row, led=led)
    if event.needed != row.number:
        row = _changed(duel, o, row, event.needed)
    row = replace(row, dice=event.dice, verdict=RowVerdict.ROLLED)
    if event.cause in ("event", "mine"):
        row = replace(row, verdict=_verdict(row))
    return replace(duel.with_row(at, row), current=at).passed_over


def rolls_of(duel: Duel, o: HunterObservation) -> tuple[UnitRoll, ...]:
    """Return the rolls for units that the event of a duel has made, or is about to make unless something else is rolled."""
    return duel.rolls or (() if duel.rows else rolls_to_come(duel, o))


def rolls_to_come(duel: Duel, o: HunterObservation) -> tuple[UnitRoll, ...]:
    """Return the rolls for units that the event of a duel will make; a Carpet Bombing is counted before."""
    if duel.cancelled or (duel.event == w.CARPET_BOMBING and not duel.bombing):
        return ()
    struck = struck_units(open_table(o), PlayEvent(duel.event, duel.right, duel.other))
    return tuple(UnitRoll(one.unit, risk=one) for one in struck)


def _with_die(rolls: tuple[UnitRoll, ...], event: ev.DiceRolled) -> tuple[UnitRoll, ...]:
    """Return the rolls with a die where it belongs."""
    (die,) = event.dice
    good = die >= event.needed if event.cause == "ammo" else die <= event.needed
    return tuple(replace(one, die=die, good=good) if one.unit == event.unit else one for one in rolls)


def _changed(duel: Duel, o: HunterObservation, row: DuelRow, number: int) -> DuelRow:
    """Return a roll as cards have changed it since it was worked out: what lies on the table by its name."""
    if not row.target or row.roll is Roll.MINES:
        return with_cards(row, number, chance_of(number))
    chance, _ = hit_chances(number, row.salvos, row.kind, o.flags[row.target], led=row.led)
    now = next((one for one in _rows_now(duel, o) if one.same_as(row)), row)
    return with_cards(replace(row, number=now.number, terms=now.terms), number, chance)


def _anew(duel: Duel, o: HunterObservation) -> Duel:
    """Return a duel whose strikes that are to come go by what now lies under units and in front of players."""
    table = _rows_now(duel, o)
    for at, row in enumerate(duel.rows):
        now = next((one for one in table if one.same_as(row)), None)
        if now is None or not row.target or row.roll is Roll.MINES or row.verdict is not RowVerdict.PENDING:
            continue
        number = now.number + sum(term.value for term in row.terms if term.name == CARDS)
        chance, _ = hit_chances(number, now.salvos, now.kind, o.flags[row.target], led=row.led)
        duel = duel.with_row(at, replace(with_cards(now, number, chance), led=row.led))
    return duel


def _rows_now(duel: Duel, o: HunterObservation) -> tuple[DuelRow, ...]:
    """Return the rolls of the attack as they would be if it were declared now; none if nobody attacks."""
    attack = next((one for one in duel.rows if one.roll in (Roll.ATTACK, Roll.CHARGE)), None)
    if attack is None:
        return ()
    charges = attack.roll is Roll.CHARGE
    return attack_rows(
        o, DeclareAttack(attack.unit, attack.target, attack.kind, attack.salvos, charge=charges)
    )


def _rolled_row(duel: Duel, o: HunterObservation, event: ev.DiceRolled) -> DuelRow:
    """Return the row of dice that none waits for."""
    if event.cause == "shot":
        return shot_row(o, event.unit, event.needed, event.dice)
    roll = {"evade": Roll.EVADING, "ammo": Roll.AMMO, "mine": Roll.MINES}.get(event.cause, Roll.EFFECT)
    card = duel.event if event.cause == "event" else NO_CARD
    row = DuelRow(roll, event.seat, event.unit, 0, event.needed, dice=event.dice, event=card)
    return replace(row, upwards=event.cause == "ammo")


def _waiting(duel: Duel, event: ev.DiceRolled) -> int:
    """Return the index of the row that waits for these dice."""
    match event.cause:
        case "strike" | "spy":
            return _row_of(duel, event.unit)
        case "mine" | "event":
            roll = Roll.MINES if event.cause == "mine" else Roll.EFFECT
            waits = (i for i, row in enumerate(duel.rows) if row.roll is roll and not row.dice)
            return next(waits, NOBODY)
    return NOBODY


def _verdict(row: DuelRow) -> RowVerdict:
    return RowVerdict.HIT if any(row.counts(die) for die in row.chosen) else RowVerdict.MISSED
