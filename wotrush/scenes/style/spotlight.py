"""A veil that leaves one spot bright."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect, Rect, Surface

from wotrush.scenes.style.veil import Veil
from wotrush.stage.color import CLEAR, Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.geometry import inset

ROUND = 15.0


class Spotlight(Veil):
    """Call `show` with the rectangle that stays bright, or None."""

    _spot: FRect | None = None

    def __init__(self, color: Color, on_click: Callable[[], object]) -> None:
        super().__init__(color, on_click)
        self._shade = color

    def show(self, spot: FRect | None) -> None:
        self._spot = spot
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        if self._spot is None:
            super().paint(canvas)
            return
        box, spot = canvas.box(self.bounds), canvas.box(inset(self._spot, -8))
        hole, radius = spot.move(-box.x, -box.y), canvas.px(ROUND)
        key = ("spotlight", box.size, tuple(hole), self._shade)
        picture = canvas.pictures.get(key, lambda: _shaded(box.size, hole, radius, self._shade))
        canvas.blit(picture, box.topleft)


def _shaded(size: Size, hole: Rect, radius: int, color: Color) -> Surface:
    surface = blank(size, color)
    pygame.draw.rect(surface, CLEAR, hole, border_radius=radius)
    return surface
