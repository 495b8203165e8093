"""The table behind every page: olive felt with the contour lines of a map and darker edges."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface

from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank, gradient
from wotrush.stage.node import Node

CONTOUR_CENTERS = ((0.12, 0.2, 0.34), (0.83, 0.12, 0.3), (0.62, 0.86, 0.42), (0.2, 1.02, 0.3))
"""Hills of the map: place and extent as shares of the width and height."""


class Backdrop(Node):
    """Fills its rect; painted once for every size."""

    touchable = False

    def __init__(
        self,
        colors: tuple[Color, Color],
        *,
        line: Color,
        name: str = "backdrop",
    ) -> None:
        super().__init__(name=name)
        self.colors = colors
        self.line = line

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        key = (self.name, box.size, self.colors, self.line)
        canvas.blit(canvas.pictures.get(key, partial(self.picture, box.size)), box.topleft, hides=True)

    def picture(self, size: Size) -> Surface:
        """Return an opaque picture, which is copied without blending."""
        return felt(size, self.colors, self.line)


def felt(size: Size, colors: tuple[Color, Color], line: Color) -> Surface:
    """Return an opaque picture, which is copied without blending."""
    surface = Surface(size, depth=32)
    surface.blit(gradient(size, *colors), (0, 0))
    surface.blit(contours(size, rgba(line, 0.055)), (0, 0))
    surface.blit(vignette(size), (0, 0))
    return surface


def contours(size: Size, color: Color) -> Surface:
    """Draw faint lines of equal height, as on a staff map."""
    layer = blank(size, (*color[:3], 0))
    width, height = size
    for x, y, reach in CONTOUR_CENTERS:
        for ring in range(2, 15, 2):
            radius = ring / 14 * reach * width
            points = _closed_curve((x * width, y * height), radius, ring)
            pygame.draw.aalines(layer, color, True, points)
    return layer


def _closed_curve(center: tuple[float, float], radius: float, ring: int) -> Sequence[tuple[float, float]]:
    """Return a wobbly circle; neighbouring rings wobble almost alike."""
    points = []
    for step in range(96):
        angle = math.tau * step / 96
        wobble = 1 + 0.13 * math.sin(3 * angle + ring * 0.11) + 0.07 * math.sin(5 * angle - ring * 0.17)
        points.append(
            (
                center[0] + math.cos(angle) * radius * wobble,
                center[1] + math.sin(angle) * radius * wobble * 0.72,
            )
        )
    return points


def vignette(size: Size, strength: int = 120) -> Surface:
    """Draw a shade that grows towards the corners."""
    small = blank((32, 18))
    for x in range(32):
        for y in range(18):
            away = math.hypot((x - 15.5) / 16, (y - 8.5) / 9)
            small.set_at((x, y), (0, 0, 0, round(strength * max(0.0, away - 0.55) ** 1.6)))
    return pygame.transform.smoothscale(small, size)
