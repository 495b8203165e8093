"""How a duel begins and goes on with every event; `o` is the table in the moment before the event."""

from __future__ import annotations

from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.spying import spy_number
from wotrush.model.hunter.frames import FAILED
from wotrush.model.hunter.odds.forecast import chance_of
from wotrush.model.hunter.view.moments import next_moment
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel, DuelRow, Roll, RowVerdict
from wotrush.scenes.hunter.duel.rolling import (
    countered,
    gunner,
    judged,
    led,
    rolled,
    row_of,
    waiting,
    worked_out_anew,
)
from wotrush.scenes.hunter.duel.sums import attack_rows, event_row

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
            return countered(duel, o, event)
        case ev.DiceRolled():
            rolled_for = duel.reaction if event.cause in ("event", "mine") else NO_CARD
            fires = gunner(duel, event.unit) if event.cause in ("shot", "strike") else 0
            if not fires and waiting(duel, event) != NOBODY:
                fires = duel.gunner  # It stays, so that it crosses no dice on its way home.
            return rolled(replace(duel, reaction=rolled_for, gunner=fires), o, event)
        case ev.EventDiscarded(seat=seat, event=w.MINEFIELD) if any(
            row.roll is Roll.MINES for row in duel.rows
        ):
            return replace(duel, reaction=w.MINEFIELD, reactor=seat, played_on=0)
        case ev.EventAttached(event=card) if card != duel.event:
            return replace(worked_out_anew(duel, next_moment(o, event, o)), reaction=NO_CARD)
        case ev.EventAttached():
            return replace(duel, laid=True)
        case ev.EventTaken():
            return replace(duel, done=True)
        case ev.BombingCounted(number=number):
            return replace(duel, bombing=number)
        case ev.UnitExhausted(seat=seat, unit=unit) if o.kinds[unit] >= 0:
            return led(duel, o, seat) if o.catalogue.leadership[o.kinds[unit]] else duel
        case ev.DieRerolled(die=die, value=value) if duel.row is not None:
            dice = list(duel.row.dice)
            if die <= len(dice):
                dice[die - 1] = value
            return judged(replace(duel, reaction=NO_CARD), RowVerdict.ROLLED, dice=tuple(dice))
        case ev.StrikeResolved(unit=unit, hits=hits):
            at = row_of(duel, unit, rolled=True)
            if at == NOBODY or duel.rows[at].verdict is RowVerdict.AVERTED:
                return replace(duel, reaction=NO_CARD)
            duel = replace(duel, current=at, reaction=NO_CARD)
            if hits and event.result > FAILED:
                duel = judged(duel, RowVerdict.HIT)
                return duel.called_off(duel.rows)  # What was to come if it failed.
            return judged(duel, RowVerdict.MISSED)
        case ev.HitsAverted(unit=unit):
            at = struck_row(duel, unit)
            if at == NOBODY:
                return duel
            duel = judged(replace(duel, current=at), RowVerdict.AVERTED)
            # It has evaded, hides, or is without ammo: whichever way, it fires no more in this fight.
            return duel.called_off([row for row in duel.rows if row.unit == unit])
        case ev.SpyResolved(units=units):
            return judged(duel, RowVerdict.HIT if units else RowVerdict.MISSED)
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


def struck_row(duel: Duel, unit: int) -> int:
    """Return the index of the row whose dice lie there and would strike the unit."""
    lying = (i for i, row in enumerate(duel.rows) if row.target == unit and row.verdict is RowVerdict.ROLLED)
    return next(lying, NOBODY)


def _struck(duel: Duel, unit: int) -> Duel:
    """Note that what an event rolled for has happened to a unit."""
    rolls = tuple(replace(roll, happened=roll.happened or roll.unit == unit) for roll in duel.rolls)
    return replace(duel, rolls=rolls)
