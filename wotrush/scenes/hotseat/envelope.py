"""The picture of a cover: a sealed envelope, whose wax bears the mark and the color of the one who may open it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.color import WHITE, Color, darker, from_hex, lighter
from wotrush.stage.drawing.shapes import OVERSAMPLING, Size, blank

PAPER, FOLD, EDGE = from_hex("#d9c79a"), from_hex("#c3ad7a"), from_hex("#8d7747")
RATIO = 1.42
"""The width of the envelope in its heights."""
FLAP, SEAL = 0.56, 0.19
"""How far down the flap reaches and the radius of the seal, in heights."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """As large as fits into the picture."""

    seat: Seat
    color: Color

    def __call__(self, size: Size) -> Surface:
        large = blank((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING))
        high = min(large.get_height() * 0.94, large.get_width() * 0.94 / RATIO)
        middle = Vector2(large.get_size()) / 2
        self._draw(large, middle - Vector2(high * RATIO, high) / 2, high)
        return pygame.transform.smoothscale(large, size)

    def _draw(self, target: Surface, corner: Vector2, high: float) -> None:
        def at(x: float, y: float) -> Vector2:
            return corner + Vector2(x * RATIO, y) * high

        line = max(2, round(high / 110))
        shadow = pygame.FRect(at(0.02, 0.04), (high * RATIO, high))
        pygame.draw.rect(target, (0, 0, 0, 110), shadow, border_radius=round(high / 22))
        body, rounding = pygame.FRect(at(0, 0), (high * RATIO, high)), round(high / 26)
        paper = blank(target.get_size())
        paper.fill(PAPER, body)
        for side in ([at(0, 0), at(0.5, 0.5), at(0, 1)], [at(1, 0), at(0.5, 0.5), at(1, 1)]):
            pygame.draw.polygon(paper, FOLD, side)
        below = [at(0, 1), at(0.5, 0.5), at(1, 1)]
        pygame.draw.polygon(paper, darker(PAPER, 0.06), below)
        pygame.draw.lines(paper, EDGE, False, below, line)
        for drop, color in ((0.035, darker(FOLD, 0.3)), (0.0, lighter(PAPER, 0.18))):
            flap = [
                at(0, drop / 2),
                at(0.46, FLAP - 0.03 + drop),
                at(0.54, FLAP - 0.03 + drop),
                at(1, drop / 2),
            ]
            pygame.draw.polygon(paper, color, flap)
        pygame.draw.lines(paper, EDGE, False, flap, line)
        rounded = blank(target.get_size())
        pygame.draw.rect(rounded, WHITE, body, border_radius=rounding)
        paper.blit(rounded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(paper, (0, 0))
        pygame.draw.rect(target, EDGE, body, line, border_radius=rounding)
        self._seal(target, at(0.5, FLAP), high * SEAL)

    def _seal(self, target: Surface, middle: Vector2, radius: float) -> None:
        wax = darker(self.color, 0.2)
        for shift, reach, color in (
            (0.08, 1.1, (0, 0, 0, 90)),
            (0.0, 1.1, darker(self.color, 0.45)),
            (-0.02, 1.03, wax),
        ):
            pygame.draw.polygon(target, color, _blob(middle + Vector2(0, shift * radius), radius * reach))
        pygame.draw.circle(target, darker(self.color, 0.4), middle, radius * 0.8)
        pygame.draw.circle(
            target, darker(self.color, 0.62), middle + Vector2(0, radius * 0.04), radius * 0.74
        )
        side = round(radius * 1.02)
        mark = SeatMark(self.seat, self.color)((side, side))
        target.blit(mark, mark.get_rect(center=(round(middle.x), round(middle.y))))


def _blob(middle: Vector2, radius: float) -> list[Vector2]:
    """Return an edge as that of wax that ran a little."""
    angles = [math.tau * i / 72 for i in range(72)]
    return [
        middle
        + Vector2(math.cos(a), math.sin(a))
        * radius
        * (1 + 0.045 * math.sin(5 * a + 1) + 0.03 * math.sin(9 * a))
        for a in angles
    ]
