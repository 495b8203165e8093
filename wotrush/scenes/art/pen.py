"""A pen that draws shapes given in metres (y upward) on a surface, and one that only measures their extent."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from operator import itemgetter

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix
from wotrush.scenes.art.geometry import Point, bar, counter_clockwise


class Pen:
    """Maps metres to pixels: `origin` is the pixel of (0, 0), `scale` the pixels per metre."""

    def __init__(self, surface: pygame.Surface, origin: Point, scale: float) -> None:
        self.surface = surface
        self.origin = origin
        self.scale = scale

    def pixel(self, point: Point) -> Point:
        return self.pixels((point,))[0]

    def pixels(self, points: Sequence[Point]) -> list[Point]:
        (left, base), scale = self.origin, self.scale
        return [(left + x * scale, base - y * scale) for x, y in points]

    def polygon(self, points: Sequence[Point], color: RGB) -> None:
        if len(points) > 2:
            pygame.draw.polygon(self.surface, color, self.pixels(points))

    def disc(self, centre: Point, radius: float, color: RGB) -> None:
        pygame.draw.circle(self.surface, color, self.pixel(centre), max(radius * self.scale, 0.5))

    def ring(self, centre: Point, radius: float, width: float, color: RGB) -> None:
        thick = max(1, round(width * self.scale))
        pygame.draw.circle(self.surface, color, self.pixel(centre), max(radius * self.scale, 0.5), thick)

    def stroke(self, points: Sequence[Point], width: float, color: RGB, caps: bool = False) -> None:
        """Draw a line of some width through the points, with round joints and cut or round ends."""
        for start, end in itertools.pairwise(points):
            self.polygon(bar(start, end, width), color)
        joints = points if caps else points[1:-1]
        for point in joints:
            self.disc(point, width / 2, color)

    def bevel(self, outline: Sequence[Point], base: RGB, width: float) -> None:
        """Draw a light line on edges that face up and a dark one on edges that face down, which makes plates look solid."""
        around = counter_clockwise(outline)
        bright, dull = lighter(base, 0.38), darker(base, 0.45)
        for index, (bx, by) in enumerate(around):
            ax, ay = around[index - 1]
            run = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            if run == 0:
                continue
            up = -(bx - ax) / run
            inward = (-(by - ay) / run * width / 2, (bx - ax) / run * width / 2)
            a, b = (ax + inward[0], ay + inward[1]), (bx + inward[0], by + inward[1])
            if up > 0.25:
                self.stroke([a, b], width, mix(base, bright, min(1.0, up + 0.1)))
            elif up < -0.25:
                self.stroke([a, b], width, dull)

    def moved(self, centre: Point, scale: float = 1.0) -> Pen:
        """Return a pen on the same surface with another scale and an origin given in this pen's metres."""
        return Pen(self.surface, self.pixel(centre), self.scale * scale)


class MeasuringPen(Pen):
    """Draws nothing; afterwards `low` and `high` are the corners of what would have been drawn."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1, 1)), (0, 0), 1.0)
        self.noted: list[Point] = []

    @property
    def low(self) -> Point:
        return min(self.noted)[0], -max(self.noted, key=itemgetter(1))[1]

    @property
    def high(self) -> Point:
        return max(self.noted)[0], -min(self.noted, key=itemgetter(1))[1]

    def polygon(self, points: Sequence[Point], color: RGB) -> None:
        self.noted += self.pixels(points)

    def disc(self, centre: Point, radius: float, color: RGB) -> None:
        x, y = centre
        self.polygon([(x - radius, y - radius), (x + radius, y + radius)], color)

    def ring(self, centre: Point, radius: float, width: float, color: RGB) -> None:
        self.disc(centre, radius, color)

    def moved(self, centre: Point, scale: float = 1.0) -> MeasuringPen:
        """Return a pen with another origin whose shapes are measured here too."""
        inner = MeasuringPen()
        inner.origin, inner.scale, inner.noted = self.pixel(centre), self.scale * scale, self.noted
        return inner
