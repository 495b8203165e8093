"""A card shown large: away from the pointer, never over what can be chosen, never in the way of a click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect, Vector2

from wotrush.scenes.table.lying import CARD
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import rect_around
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite

SHARE, COMFORTABLE_SHARE, SMALLEST_SHARE = 0.58, 0.4, 0.32
"""The height of the card as shares of the screen's height."""
STEP = 0.01
MARGIN, GAP = 14.0, 6.0
"""The least distance from the edge of the screen, and from what must stay free where room is short."""


class Zoom(Node):
    """Shows one card large beside the pointer."""

    touchable = False

    def __init__(self, view: TableView) -> None:
        super().__init__(name="zoom")
        self.view = view
        self.card: int | None = None
        self._sprite = self.add(Sprite(radius=14))
        self._sprite.touchable = False
        self._sprite.shadow = view.theme.shadow
        self._sprite.lift = 0.6
        self.visible = False

    def show(
        self, card: int, pointer: Vector2, keep_free: Sequence[FRect] = (), spare: Sequence[FRect] = ()
    ) -> None:
        face = self.view.faces.zoom(card)
        if self.visible and card == self.card and face == self._sprite.face:
            return
        place = zoom_place(self.view.zones.area, pointer, keep_free, spare)
        if place is None:
            self.hide()
            return
        self.card = card
        self.rect = FRect(self.view.zones.area)
        self._sprite.face = face
        self._sprite.rect = place
        self.visible = True

    def hide(self) -> None:
        self.card = None
        self.visible = False

    def draw(self, canvas: Canvas) -> None:
        """Wait for the picture itself, since people would already try to read a stand-in."""
        if not self.visible or self._sprite.ready(canvas):
            super().draw(canvas)
        else:
            self.stale = False


def zoom_place(
    area: FRect, pointer: Vector2, keep_free: Sequence[FRect], spare: Sequence[FRect]
) -> FRect | None:
    """Return the largest place beside the pointer and outside what must stay free; None if there is no room. `spare`
    is covered only if the card would otherwise be too small to read comfortably, what comes last in it first.
    """
    for kept in range(len(spare), 0, -1):
        free = _largest(area, pointer, [*keep_free, *spare[:kept]], COMFORTABLE_SHARE)
        if free is not None:
            return free
    return _largest(area, pointer, keep_free, SMALLEST_SHARE)


def _largest(area: FRect, pointer: Vector2, keep_free: Sequence[FRect], smallest: float) -> FRect | None:
    taken = list(keep_free)
    share = SHARE
    while share > smallest - STEP / 2:
        size = Vector2(share * area.h / CARD, share * area.h)
        for place in _places(area, pointer, size, taken):
            if not place.inflate(40, 40).collidepoint(*pointer) and place.collidelist(taken) < 0:
                return place
        share -= STEP
    return None


def _places(area: FRect, pointer: Vector2, size: Vector2, taken: Sequence[FRect]) -> Iterator[FRect]:
    """Yield places all over the screen, those farthest from the pointer first; at last those that lie close above or
    below something that is taken.
    """
    inner = area.inflate(-2 * MARGIN - size.x, -2 * MARGIN - size.y)
    if inner.w < 0 or inner.h < 0:
        return
    across = sorted((inner.left + inner.w * i / 10 for i in range(11)), key=lambda x: -abs(x - pointer.x))
    down = [inner.top + inner.h * part for part in (0.45, 1.0, 0.0, 0.6, 0.3, 0.8, 0.15, 0.9)]
    reach = size.y / 2 + GAP
    close = {y for one in taken for y in (one.bottom + reach, one.top - reach)}
    for rows in (down, sorted(y for y in close if inner.top <= y <= inner.bottom)):
        for x in across:
            for y in rows:
                yield rect_around((x, y), size)
