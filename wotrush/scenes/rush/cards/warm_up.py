"""Draws cards before they are needed, one at a time while nothing moves, so that none is drawn in the middle of a motion."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Vector2

from wotrush.scenes.rush.table.layout import CardSide, using_pose
from wotrush.scenes.rush.table.view import View
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.shapes import Face, Size

REST = 0.3
"""Seconds without any input before the next card is drawn."""


class WarmUp:
    """Cards that may come next: those of the viewer's squad, the vehicle deck, what opponents may lay open."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._waiting: Iterator[tuple[Face, Size]] = iter(())

    def restart(self, scale: float) -> None:
        """For another size of the screen, or another player; `scale` is pixels to a unit."""
        self._waiting = self._pictures(scale)

    def draw_one(self, pictures: SurfaceCache) -> bool:
        """False when all are ready."""
        return any(pictures.prepare(face, size) for face, size in self._waiting)

    def _pictures(self, scale: float) -> Iterator[tuple[Face, Size]]:
        frame, o, faces = self._view.frame, self._view.o, self._view.faces
        hand, reserve = _pixels(frame.own.card, scale), _pixels(Vector2(frame.common.deck.size), scale)
        gone = _pixels(Vector2(frame.common.discard.size), scale)
        for card in (*o.unseen[o.seat], *o.depots[o.seat]):
            yield faces.side(card, CardSide.HAND), hand
        for card in o.reserve:
            yield faces.side(card, CardSide.TOKEN), gone
        for card in (*o.deck, *o.discard):
            yield faces.side(card, CardSide.RESERVE), reserve
        played = _pixels(using_pose(frame).size, scale)
        for panel in frame.panels:
            for card in (*o.unseen[panel.seat], *o.depots[panel.seat]):
                yield faces.side(card, CardSide.HAND), played
                yield faces.side(card, CardSide.TOKEN), _pixels(panel.stands[0].card, scale)


def _pixels(size: Vector2, scale: float) -> Size:
    return max(1, round(size.x * scale)), max(1, round(size.y * scale))
