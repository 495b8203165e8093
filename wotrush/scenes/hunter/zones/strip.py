"""The lines of one of many enemies, as tokens."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.scenes.hunter.zones.behind import SHRINK, lone_pile
from wotrush.scenes.hunter.zones.frame import BIASED, ArmyFrame, Lines, Tray
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import rows

GAP = 4.0


def strip_lines(army: ArmyFrame, strength: Strength, least: float) -> Lines:
    """Lay all cards in one row, all of one size, or the front line below the others where that makes them larger."""
    room, dividers, gap = army.room, bool(strength.back and strength.commanders), GAP * army.spacing
    between = dividers + bool(strength.front and strength.behind)
    one = _token(room, strength.front + strength.behind, between, gap)
    above, below = rows(room, 1, 1, gap=gap)
    two = min(_token(below, strength.front, 0, gap), _token(above, strength.behind, dividers, gap))
    if two <= BIASED * max(one, least):
        tray = _tokens(room, min(army.largest, max(one, least) * CARD, room.h), least, gap)
        alone = strength.scored > 0 and not strength.lying
        return Lines(tray, tray, tray, lone_pile(army, strength.scored) if alone else army.trophies)
    front, back = (_tokens(row, min(army.largest, two * CARD), least, gap) for row in (below, above))
    return Lines(front, back, back, army.trophies)


def _token(row: FRect, count: int, dividers: int, gap: float) -> float:
    """Return how wide so many cards side by side can be."""
    wide = (row.w - gap * (count - 1 + dividers)) / (max(1, count) + 0.3 * dividers)
    return min(wide, row.h / CARD)


def _tokens(row: FRect, high: float, least: float, gap: float) -> Tray:
    shrink = max(SHRINK, min(1.0, least * CARD / high))
    return Tray(row, Vector2(high / CARD, high), zone=row, shrink=shrink, gap=gap)
