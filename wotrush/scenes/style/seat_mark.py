"""A player's mark: every seat has a shape of its own, so that color alone distinguishes nobody."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface, Vector2

from wotrush.model.game import Seat
from wotrush.stage.color import Color, darker
from wotrush.stage.drawing.shapes import OVERSAMPLING, Size, blank
from wotrush.stage.typography.text import Icon

_TURNS = {1: (4, 45.0), 2: (3, -90.0), 3: (4, 0.0), 4: (5, -90.0), 6: (3, 90.0)}
"""By seat: corners, and the angle of the first; seat 0 is round, 5 a cross, 7 a star."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """Disc, square, triangle, diamond, pentagon, cross, triangle on its tip, star: filled, within a dark rim."""

    seat: Seat
    color: Color

    def __call__(self, size: Size) -> Surface:
        side = max(4, min(size))
        large = blank((side * OVERSAMPLING, side * OVERSAMPLING), (*self.color[:3], 0))
        self._shape(large, darker(self.color, 0.75)[:3], 1.0)
        self._shape(large, self.color[:3], 0.78)
        mark = pygame.transform.smoothscale(large, (side, side))
        picture = blank(size)
        picture.blit(mark, mark.get_rect(center=picture.get_rect().center))
        return picture

    def _shape(self, surface: Surface, color: Color, part: float) -> None:
        middle = Vector2(surface.get_size()) / 2
        if self.seat == 5:
            for across, down in ((0.94, 0.34), (0.34, 0.94)):
                arm = Vector2(across, down) * middle.x * part
                pygame.draw.rect(surface, color, (*(middle - arm), *(2 * arm)))
            return
        if self.seat == 7:
            reaches = (1.04 * part * middle.x, 0.46 * part * middle.x)
            star = [middle + Vector2(reaches[i % 2], 0).rotate(-90 + 36 * i) for i in range(10)]
            pygame.draw.polygon(surface, color, star)
            return
        if self.seat not in _TURNS:
            pygame.draw.circle(surface, color, middle, middle.x * 0.86 * part)
            return
        corners, turn = _TURNS[self.seat]
        reach = middle.x * (1.06 if corners == 4 and turn else 0.98) * part
        if corners == 3:
            middle = middle - Vector2(0, middle.y * 0.16 * (1 if turn > 0 else -1))
        angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
        points = [middle + reach * Vector2(math.cos(a), math.sin(a)) for a in angles]
        pygame.draw.polygon(surface, color, points)


def seat_icon(seat: Seat, color: Color) -> Icon:
    """Return the mark as an icon for lines of text."""
    return Icon(SeatMark(seat, color), height=0.8)
