"""The places of a base and its defender in a given room."""

from __future__ import annotations

from math import inf

from pygame import FRect, Vector2

from wotrush.scenes.rush.zones.frame import Stand
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import rect_around

BELOW, BESIDE = 1.42, 1.42
"""The height of a stand whose defender lies below its base, and the width of one where it lies beside it, in heights of
a card: both may lie turned.
"""
NEARLY = 0.98
"""How much smaller cards may be so that the defender need not lie below its base, which takes half as much height again.
"""
AIR = 4.0
"""The room that a stand leaves around its cards."""


def stand(cell: FRect, length: float, shift: Vector2) -> Stand:
    """Return a stand in the middle of a cell, with cards of that height and the defender that far from its base."""
    middle = Vector2(cell.center)
    return Stand(FRect(cell), middle - shift / 2, middle + shift / 2, Vector2(length / CARD, length))


def stand_in(cell: FRect, most: float = inf) -> Stand:
    """Return a stand whose defender lies below or right of its base, whichever leaves larger cards of at most that
    height.
    """
    below, beside = _longest_below(cell.w, cell.h), _longest_beside(cell.w, cell.h)
    length = min(longest(cell.w, cell.h), most)
    shift = Vector2(0, length * (BELOW - 1)) if below > beside else Vector2(length * (BESIDE - 1), 0)
    needed = (length, length * BELOW) if below > beside else (length * BESIDE, length)
    box = rect_around(cell.center, (min(cell.w, needed[0] + 2 * AIR), min(cell.h, needed[1] + 2 * AIR)))
    return stand(box, length, shift)


def _longest_below(width: float, height: float) -> float:
    return min((height - AIR) / BELOW, width - AIR / 2)


def _longest_beside(width: float, height: float) -> float:
    return min(height - AIR, (width - AIR) / BESIDE)


def longest(width: float, height: float) -> float:
    """Return the height of the largest cards in a stand of that size."""
    return max(_longest_below(width, height), _longest_beside(width, height))


def stand_height(width: float, length: float) -> float:
    """Return the height of a stand of that width for cards of about that height, or of the largest that the width
    allows.
    """
    beside = _longest_beside(width, inf)
    if NEARLY * length <= beside:
        return min(length, beside) + AIR
    return min(length, _longest_below(width, inf)) * BELOW + AIR


def useful_height(width: float, height: float) -> float:
    """Return the height above which a stand of that width has no larger cards, as they lie at a given height."""
    if _longest_below(width, height) > _longest_beside(width, height):
        return stand_height(width, inf)
    return _longest_beside(width, inf) + AIR
