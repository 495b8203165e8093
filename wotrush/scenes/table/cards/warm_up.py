"""Draws cards before they are needed, one at a time while nothing moves, so that none is drawn during a motion."""

from __future__ import annotations

from collections.abc import Iterator

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.shapes import Face, Size

REST = 0.3
"""Seconds without any input before the next card is drawn."""


class WarmUp:
    """Draws the pictures that `restart` was given."""

    def __init__(self) -> None:
        self._waiting: Iterator[tuple[Face, Size]] = iter(())

    def restart(self, pictures: Iterator[tuple[Face, Size]]) -> None:
        """Start over, for another size of the screen or another player."""
        self._waiting = pictures

    def draw_one(self, pictures: SurfaceCache) -> None:
        """Draw the next picture, unless that was done before."""
        if (waiting := next(self._waiting, None)) is not None:
            pictures.prepare(*waiting)
