"""How the rolls of a duel change with what happens: rows and their dice, and the dice for many units; `o` is the table in the
moment before the event.
"""

from __future__ import annotations

from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack, PlayEvent
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.counter import CHARGE_COUNTER
from wotrush.model.hunter.combat.strike import strike_frame
from wotrush.model.hunter.frames import AMBUSH_STRIKE, COUNTER_STRIKE, SPY_STRIKE
from wotrush.model.hunter.odds.forecast import chance_of, hit_chances, strike_chances
from wotrush.model.hunter.odds.struck import struck_units
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel, DuelRow, Roll, RowVerdict, UnitRoll
from wotrush.scenes.hunter.duel.sums import CARDS, attack_rows, shot_row, strike_row, with_cards


def rolls_of(duel: Duel, o: HunterObservation) -> tuple[UnitRoll, ...]:
    """Return the rolls for units that the event of a duel has made, or is about to make unless something else is rolled."""
    return duel.rolls or (() if duel.rows else rolls_to_come(duel, o))


def rolls_to_come(duel: Duel, o: HunterObservation) -> tuple[UnitRoll, ...]:
    """Return the rolls for units that the event of a duel will make; a Carpet Bombing is counted before."""
    if duel.cancelled or (duel.event == w.CARPET_BOMBING and not duel.bombing):
        return ()
    struck = struck_units(open_table(o), PlayEvent(duel.event, duel.right, duel.other))
    return tuple(UnitRoll(one.unit, risk=one) for one in struck)


def rolled(duel: Duel, o: HunterObservation, event: ev.DiceRolled) -> Duel:
    """Lay the dice into the row that waits for them, or into a new one."""
    at = waiting(duel, event)
    if event.cause in ("event", "ammo") and duel.event != NO_CARD and event.unit and at == NOBODY:
        return replace(duel, rolls=_with_die(duel.rolls or rolls_to_come(duel, o), event))
    if at == NOBODY:
        row = _rolled_row(duel, o, event)
        if row.roll is Roll.EVADING:  # Whoever tries that fires no more in this turn.
            duel = duel.called_off([other for other in duel.rows if other.unit == event.unit])
        return judged(duel.with_new(row), _verdict(row))
    row = duel.rows[at]
    led = event.cause == "strike" and len(event.dice) == 2 * row.salvos
    row = replace(row, led=led)
    if event.needed != row.number:
        row = _changed(duel, o, row, event.needed)
    row = replace(row, dice=event.dice, verdict=RowVerdict.ROLLED)
    if event.cause in ("event", "mine"):
        row = replace(row, verdict=_verdict(row))
    return replace(duel.with_row(at, row), current=at).passed_over


def _with_die(rolls: tuple[UnitRoll, ...], event: ev.DiceRolled) -> tuple[UnitRoll, ...]:
    """Return the rolls with a die where it belongs."""
    (die,) = event.dice
    good = die >= event.needed if event.cause == "ammo" else die <= event.needed
    return tuple(replace(one, die=die, good=good) if one.unit == event.unit else one for one in rolls)


def led(duel: Duel, o: HunterObservation, seat: Seat) -> Duel:
    """Give the strike that is about to be rolled two dice for each salvo."""
    row = duel.row
    if row is None or row.seat != seat or row.dice or not row.target:
        return duel
    chance, _ = hit_chances(row.number, row.salvos, row.kind, o.flags[row.target], led=True)
    return duel.with_row(duel.current, replace(row, led=True, chance=chance))


def countered(duel: Duel, o: HunterObservation, event: ev.CounterDeclared) -> Duel:
    at = row_of(duel, event.unit)
    ambush = duel.reaction == w.AMBUSH
    in_table = at != NOBODY and not ambush
    role = COUNTER_STRIKE if in_table else AMBUSH_STRIKE if ambush else SPY_STRIKE
    if in_table and duel.rows[at].salvos == event.salvos:
        return replace(duel, current=at, reaction=NO_CARD)
    lines = (o.line[event.unit], o.line[event.target])
    frontal = int(lines == (w.FRONT, w.FRONT))
    charged = any(row.roll is Roll.CHARGE for row in duel.rows)
    bonus = CHARGE_COUNTER if in_table and charged else 0
    strike = strike_frame(event.unit, event.target, event.kind, event.salvos, role, lines, frontal, bonus)
    cast = strike_chances(open_table(o), strike)
    roll = Roll.AMBUSH if ambush else Roll.COUNTER
    row = strike_row(o, roll, event.unit, event.target, event.kind, cast, charged=bool(bonus))
    if in_table:
        return replace(duel.with_row(at, row), current=at)
    before = 0 if ambush else len(duel.rows)
    rows = (*duel.rows[:before], row, *duel.rows[before:])
    right = event.unit if not duel.right else duel.right
    duel = replace(duel, rows=rows, current=before, right=right, reaction=NO_CARD)
    return replace(duel, gunner=gunner(duel, event.unit))


def worked_out_anew(duel: Duel, o: HunterObservation) -> Duel:
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


def _changed(duel: Duel, o: HunterObservation, row: DuelRow, number: int) -> DuelRow:
    """Return a roll as cards have changed it since it was worked out: what lies on the table by its name."""
    if not row.target or row.roll is Roll.MINES:
        return with_cards(row, number, chance_of(number))
    chance, _ = hit_chances(number, row.salvos, row.kind, o.flags[row.target], led=row.led)
    now = next((one for one in _rows_now(duel, o) if one.same_as(row)), row)
    return with_cards(replace(row, number=now.number, terms=now.terms), number, chance)


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


def waiting(duel: Duel, event: ev.DiceRolled) -> int:
    """Return the index of the row that waits for these dice."""
    match event.cause:
        case "strike" | "spy":
            return row_of(duel, event.unit)
        case "mine" | "event":
            roll = Roll.MINES if event.cause == "mine" else Roll.EFFECT
            waits = (i for i, row in enumerate(duel.rows) if row.roll is roll and not row.dice)
            return next(waits, NOBODY)
    return NOBODY


def row_of(duel: Duel, unit: int, *, rolled: bool = False) -> int:
    """Return the index of the row of a unit whose dice are still to come, or of the last that was rolled."""
    found = [i for i, row in enumerate(duel.rows) if row.unit == unit and bool(row.dice) == rolled]
    return NOBODY if not found else found[-1] if rolled else found[0]


def judged(duel: Duel, verdict: RowVerdict, dice: tuple[int, ...] | None = None) -> Duel:
    """Change the verdict, and perhaps the dice, of the row that is rolled."""
    if duel.row is None:
        return duel
    row = replace(duel.row, verdict=verdict, dice=duel.row.dice if dice is None else dice)
    return duel.with_row(duel.current, row)


def gunner(duel: Duel, unit: int) -> int:
    """Return the unit that fires, if it has to step out for that."""
    return 0 if unit in (duel.left, duel.right) else unit


def _verdict(row: DuelRow) -> RowVerdict:
    return RowVerdict.HIT if any(row.counts(die) for die in row.chosen) else RowVerdict.MISSED
