"""A viewport onto something higher than itself."""

from __future__ import annotations

import math
from functools import partial

import pygame
from pygame import FRect, Rect, Vector2
from pygame.event import Event

from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import gradient
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Style
from wotrush.stage.widgets.panel import paint_plate

BAR = 10.0
STEP = 60.0
ROUNDING = 1.0
"""By so much a content may be higher than its panel without being scrolled."""
FADE = 34.0
"""The height over which what goes on below fades away."""
WHOLE = 4.0
"""Of what lies across the lower edge, so much may be missing."""


def whole_rows(room: FRect, row: float, gap: float) -> FRect:
    """Return the upper part of a room that ends with a row, so that it cuts through none."""
    count = max(1, int((room.h + gap) // (row + gap)))
    return FRect(room.x, room.y, room.w, min(room.h, count * (row + gap) - gap))


class _Content(Node):
    """Skips what is scrolled out of view, since that is most of a long list."""

    touchable = False

    def _in_order(self) -> list[Node]:
        top = -self.rect.y
        bottom = top + (self.parent.size.y if self.parent else 0.0)
        return [child for child in super()._in_order() if child.rect.bottom >= top and child.rect.y <= bottom]


class ScrollPanel(Node):
    """Add nodes to `content` and set its height with `fit_content`; wheel, bar, keys and focus scroll it."""

    offset = Tracked(0.0)
    pitch = 0.0
    """From one row to the next in a list of rows that are all alike, which scrolls by whole rows; 0: it scrolls freely."""
    clips = True
    ground: Color | None = None
    """The color behind it, into which what goes on below fades away; None: it is cut off."""

    def __init__(self, style: Style, rect: FRect | None = None, *, name: str = "") -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.content: Node = self.add(_Content())

    def fit_content(self, height: float | None = None) -> None:
        """Set the height as given, or to reach the lowest child."""
        lowest = max((child.rect.bottom for child in self.content.children), default=0.0)
        height = lowest if height is None else height
        self.content.size = Vector2(self.room_for(height, BAR), height)
        self.scroll_to(self.offset)

    def room_for(self, height: float, margin: float = 2 * BAR) -> float:
        """Return the width for a content of that height: all of it, or what the bar and a margin leave if it must be
        scrolled.
        """
        return self.size.x - (margin if height > self.size.y + ROUNDING else 0.0)

    @property
    def reach(self) -> float:
        """Return how far it can be scrolled; the remainder of a rounded height is no reason to."""
        more = self.content.size.y - self.size.y
        return more if more > ROUNDING else 0.0

    def scroll_to(self, offset: float) -> None:
        if self.pitch:
            offset = round(offset / self.pitch) * self.pitch
        self.offset = min(max(offset, 0.0), self.reach)
        self.content.rect = FRect(0, -self.offset, *self.content.size)

    def reveal(self, node: Node) -> None:
        """Scroll just far enough to see a node inside it."""
        box, own = node.box_px, self.box_px
        scale = self.transform.scale
        if box.top < own.top:
            self.scroll_to(self.offset + (box.top - own.top) / scale)
        elif box.bottom > own.bottom:
            offset = self.offset + (box.bottom - own.bottom) / scale
            self.scroll_to(math.ceil(offset / self.pitch - 0.01) * self.pitch if self.pitch else offset)

    def on_wheel(self, steps: float) -> bool:
        before = self.offset
        self.scroll_to(self.offset - steps * (self.pitch or STEP))
        return self.offset != before or self.reach > 0

    def on_press(self, point: Vector2) -> bool:
        if self.reach == 0 or self.to_local(point).x < self.size.x - 2 * BAR:
            return False
        self.on_drag(point)
        return True

    def on_drag(self, point: Vector2) -> None:
        thumb = self._thumb_height()
        part = (self.to_local(point).y - thumb / 2) / max(1.0, self.size.y - thumb)
        self.scroll_to(part * self.reach)

    def on_key(self, event: Event) -> bool:
        pages = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
        if event.type != pygame.KEYDOWN or event.key not in pages:
            return False
        self.scroll_to(self.offset + pages[event.key] * self.size.y)
        return True

    def paint_over(self, canvas: Canvas) -> None:
        if self.reach == 0:
            return
        if self.ground is not None and self.fading:
            self._fade(canvas, self.fading, self.ground)
        thumb = self._thumb_height()
        top = (self.size.y - thumb) * self.offset / self.reach
        box: Rect = canvas.box(FRect(self.size.x - BAR + 2, top, BAR - 4, thumb))
        paint_plate(canvas, box, self.style, self.style.hover, (BAR - 4) / 2)

    @property
    def fading(self) -> FRect | None:
        """Return where what goes on below fades away, or None if nothing is cut off there."""
        bottom = self.offset + self.size.y
        cut = any(child.rect.y < bottom < child.rect.bottom - WHOLE for child in self.content.children)
        if self.ground is None or not cut:
            return None
        high = min(FADE, self.size.y / 2)
        return FRect(0, self.size.y - high, self.size.x - BAR, high)

    def _fade(self, canvas: Canvas, room: FRect, ground: Color) -> None:
        box, ends = canvas.box(room), (rgba(ground[:3], 0.0), rgba(ground[:3]))
        canvas.blit(
            canvas.pictures.get(("fade", box.size, ends), partial(gradient, box.size, *ends)), box.topleft
        )

    def _thumb_height(self) -> float:
        return max(24.0, self.size.y * self.size.y / max(1.0, self.content.size.y))
