"""The shapes that several skylines are made of: trees, houses, smoke."""

from __future__ import annotations

import random

from wotrush.scenes.art.color import RGB, darker
from wotrush.scenes.art.geometry import Point, polar
from wotrush.scenes.art.pen import Pen


def smoke(pen: Pen, source: random.Random, base: float, tall: float, color: RGB) -> None:
    """Draw a column of smoke that leans with the wind and thins out."""
    if source.random() < 0.5:
        return
    x, y, size = source.uniform(0.05, 0.25), base, 0.01
    lean = source.uniform(0.004, 0.014)
    top = base + tall * source.uniform(0.2, 0.36)
    while y < top:
        pen.disc((x + source.uniform(-0.5, 0.5) * size, y), size * source.uniform(0.8, 1.1), color)
        x, y, size = x + lean, y + size * 0.7, size * 1.1


def fir(pen: Pen, at: Point, high: float, color: RGB) -> None:
    x, y = at
    for step in range(3):
        low = y + high * 0.24 * step
        half = high * (0.26 - 0.06 * step)
        pen.polygon([(x - half, low), (x + half, low), (x, low + high * 0.52)], color)


def wind_pump(pen: Pen, at: Point, high: float, color: RGB) -> None:
    x, base = at
    wheel = (x, base + high)
    for side in (-0.018, 0.018):
        pen.stroke([(x + side, base), wheel], 0.005, color)
    pen.ring(wheel, 0.026, 0.005, color)
    for turn in range(0, 360, 45):
        pen.stroke([wheel, polar(wheel, 0.026, turn)], 0.006, color)


def lower(x: float) -> float:
    """Return how much of its height a shape keeps at this place, so that nothing stands behind a gun."""
    return 1.0 if x < 0.5 else 0.5


def box(x: float, base: float, wide: float, high: float) -> list[Point]:
    return [
        (x - wide / 2, base - 0.02),
        (x + wide / 2, base - 0.02),
        (x + wide / 2, base + high),
        (x - wide / 2, base + high),
    ]


def house(pen: Pen, at: Point, wide: float, high: float, color: RGB) -> None:
    x, base = at
    pen.polygon(box(x, base, wide, high), color)
    pen.polygon(
        [(x - wide * 0.62, base + high), (x + wide * 0.62, base + high), (x, base + high * 1.9)],
        darker(color, 0.08),
    )
