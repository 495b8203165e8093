"""A veil that leaves some spots bright."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect, Rect, Surface

from wotrush.scenes.style.veil import Veil
from wotrush.stage.color import CLEAR, Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.geometry import inset

ROUND = 19.0


class Spotlight(Veil):
    """Call `show` with the rectangles that stay bright."""

    _spots: Sequence[FRect] = ()

    def __init__(self, color: Color, on_click: Callable[[], object]) -> None:
        super().__init__(color, on_click)
        self._shade = color

    def show(self, spots: Sequence[FRect]) -> None:
        self._spots = spots
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        if not self._spots:
            super().paint(canvas)
            return
        box, radius = canvas.box(self.bounds), canvas.px(ROUND)
        holes = [canvas.box(inset(spot, -8)).move(-box.x, -box.y) for spot in self._spots]
        key = ("spotlight", box.size, tuple(map(tuple, holes)), self._shade)
        picture = canvas.pictures.get(key, lambda: _shaded(box.size, holes, radius, self._shade))
        canvas.blit(picture, box.topleft)


def _shaded(size: Size, holes: Sequence[Rect], radius: int, color: Color) -> Surface:
    surface = blank(size, color)
    for hole in holes:
        pygame.draw.rect(surface, CLEAR, hole, border_radius=radius)
    return surface
