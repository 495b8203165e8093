"""The places of a base and its defender in a given room."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.scenes.rush.table.frame import CARD, Stand
from wotrush.stage.geometry import rect_around

BELOW, BESIDE = 1.5, 1.5
"""The height of a stand whose defender lies below its base, and the width of one where it lies beside it, in heights of
a card: both may lie turned.
"""


def stand(cell: FRect, length: float, shift: Vector2) -> Stand:
    """Return a stand in the middle of a cell, with cards of that height and the defender that far from its base."""
    middle = Vector2(cell.center)
    return Stand(FRect(cell), middle - shift / 2, middle + shift / 2, Vector2(length / CARD, length))


def stand_in(cell: FRect) -> Stand:
    """Return a stand whose defender lies below or right of its base, whichever leaves larger cards."""
    below = min((cell.h - 4) / BELOW, cell.w - 2)
    beside = min(cell.h - 4, (cell.w - 4) / BESIDE)
    length = max(below, beside)
    shift = Vector2(0, length * (BELOW - 1)) if below >= beside else Vector2(length * (BESIDE - 1), 0)
    return stand(rect_around(cell.center, (cell.w, min(cell.h, length * BELOW + 8))), length, shift)
