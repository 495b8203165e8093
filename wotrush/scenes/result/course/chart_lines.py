"""The lines of the chart, drawn at twice the size and scaled down so that their edges are smooth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, pairwise

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.geometry import inset

LINE, CASING = 4.0, 8.0
MARGIN = 10.0
"""Room around the plot for the thickness of the lines."""
APART = 2.0
"""The distance between the lines of players with equal points."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps rounds and points to a place in a rectangle."""

    rounds: tuple[float, float]
    lowest: int
    highest: int

    def place(self, rect: FRect, round_: float, points: float) -> Vector2:
        first, last = self.rounds
        across = (round_ - first) / max(last - first, 1e-6)
        up = (points - self.lowest) / max(self.highest - self.lowest, 1)
        return Vector2(rect.x + rect.w * across, rect.bottom - rect.h * up)

    def round_at(self, rect: FRect, x: float) -> float:
        first, last = self.rounds
        return first + (last - first) * (x - rect.x) / max(rect.w, 1e-6)


@dataclass(frozen=True, slots=True)
class ChartLines:
    """`points[i]` are all seats' points at round `rounds[i]`."""

    rounds: tuple[float, ...]
    points: tuple[tuple[int, ...], ...]
    colors: tuple[Color, ...]
    casing: Color
    scale: Scale
    unit: float
    """Pixels per unit."""
    steps: bool = False
    """Whether points change at once, at the end of a turn, rather than on the way there."""

    def __call__(self, size: Size) -> Surface:
        fine = 2 if self.unit < 1.5 else 1
        large = blank((size[0] * fine, size[1] * fine), (*self.casing[:3], 0))
        lines = [self._line(seat, FRect(large.get_rect()), fine) for seat in range(len(self.colors))]
        for line in lines:
            self._draw(large, line, self.casing, CASING * self.unit * fine)
        for line, color in zip(lines, self.colors, strict=True):
            self._draw(large, line, color, LINE * self.unit * fine)
        return large if fine == 1 else pygame.transform.smoothscale(large, size)

    def _line(self, seat: int, rect: FRect, fine: int) -> list[Vector2]:
        plot, apart = inset(rect, MARGIN * self.unit * fine), APART * self.unit * fine
        line = [
            self.scale.place(plot, round_, points[seat]) - Vector2(0, self._aside(points, seat) * apart)
            for round_, points in zip(self.rounds, self.points, strict=True)
        ]
        if not self.steps:
            return line
        corners = ((Vector2(after.x, before.y), after) for before, after in pairwise(line))
        return [line[0], *chain.from_iterable(corners)]

    def _aside(self, points: tuple[int, ...], seat: int) -> float:
        """Return how far above its points a line runs, in distances of lines: around them if they are shared, and from
        them upwards at the foot of the chart.
        """
        sharing = [other for other, own in enumerate(points) if own == points[seat]]
        lowest = 0.0 if points[seat] == self.scale.lowest else (len(sharing) - 1) / 2
        return sharing.index(seat) - lowest

    def _draw(self, surface: Surface, line: list[Vector2], color: Color, thick: float) -> None:
        for start, end in pairwise(line):
            pygame.draw.line(surface, color, start, end, max(1, round(thick)))
            pygame.draw.circle(surface, color, end, thick / 2)
