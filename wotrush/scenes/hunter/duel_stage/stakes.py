"""Who scores which card of a duel, while it may still be hit."""

from __future__ import annotations

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import Spy
from wotrush.model.hunter.cards.words import DIVE_BOMBER, REVEALED
from wotrush.model.hunter.frames import ROLLED
from wotrush.model.hunter.odds.forecast import spy_counter, unseen_counter
from wotrush.model.hunter.units import CANNOT_FIRE
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel, DuelRow, Roll, RowVerdict

OPEN = (RowVerdict.PENDING, RowVerdict.ROLLED)


def stakes(o: HunterObservation, duel: Duel) -> tuple[Seat, Seat]:
    """Return who scores the card on the left of the stage, and who the one on the right."""
    return scorer(o, duel, duel.left), scorer(o, duel, duel.right)


def scorer(o: HunterObservation, duel: Duel, unit: int) -> Seat:
    """Return who scores a unit on the stage if it is destroyed here; NOBODY where it cannot be any more."""
    if unit not in duel.units or o.kinds[unit] < 0 or not _in_danger(o, duel, unit):
        return NOBODY
    return duel.other if unit == duel.left else duel.seat


def _in_danger(o: HunterObservation, duel: Duel, unit: int) -> bool:
    if duel.event != NO_CARD:
        ends = {(Roll.EFFECT, RowVerdict.MISSED), (Roll.ANTI_AIR, RowVerdict.HIT)}
        over = duel.cancelled or any((row.roll, row.verdict) in ends for row in duel.rows)
        return duel.event == DIVE_BOMBER and not over
    if any(row.target == unit and not row.pins and _may_hit(o, duel, row) for row in duel.rows):
        return True
    return unit == duel.left and _may_be_caught(o, duel)


def _may_hit(o: HunterObservation, duel: Duel, row: DuelRow) -> bool:
    """Whether a strike is still to come that can hit, has rolled a hit that a card may change yet, or may be rolled again."""
    if row.roll is Roll.MINES or row.number < 1 or row.verdict not in OPEN:
        return False
    if row.verdict is RowVerdict.ROLLED:
        again = row is duel.row and bool(o.stack) and o.stack[-1][0] == ROLLED
        return again or any(row.counts(die) for die in row.chosen)
    if row is duel.row:
        return True
    was_hit = any(other.target == row.unit and other.verdict is RowVerdict.HIT for other in duel.rows)
    return not was_hit and o.flags[row.unit] & CANNOT_FIRE == REVEALED


def _may_be_caught(o: HunterObservation, duel: Duel) -> bool:
    """Whether a spy may be struck at if it fails: by an open unit, or by one that nobody knows."""
    spying = next((row for row in duel.rows if row.roll is Roll.SPYING), None)
    if spying is None or spying is not duel.row or spying.verdict is RowVerdict.HIT:
        return False
    if any(spying.counts(die) for die in spying.dice):
        return False
    table, spy = open_table(o), Spy(spying.unit, duel.other)
    cast = spy_counter(table, spy)
    return unseen_counter(table, spy) or (cast is not None and cast.number > 0)
