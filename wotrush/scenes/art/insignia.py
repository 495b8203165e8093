"""What tells how strong somebody or how hard something is: badges of rank, and the chevron that they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import polar, rounded
from wotrush.scenes.art.pen import Pen

THICK, STEP = 0.3, 0.46
"""The thickness of a chevron, and the distance between two of them."""


def chevron(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw one chevron, pointing up."""
    _chevron(pen, ink, -0.36, 0.86, 0.4)


def _chevron(pen: Pen, ink: RGB, foot: float, half: float, thick: float = THICK) -> None:
    rise = half * 0.62
    outer = [(-half, foot + thick), (0, foot + thick + rise), (half, foot + thick)]
    pen.polygon([*outer, (half, foot), (0, foot + rise), (-half, foot)], ink)


def _rank(chevrons: int, pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw so many chevrons one above the other."""
    lowest = -0.4 - STEP * (chevrons - 1) / 2
    for n in range(chevrons):
        _chevron(pen, ink, lowest + n * STEP, 0.84)


def _die(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.84, 0.84), (0.84, 0.84), (0.84, -0.84), (-0.84, -0.84)], 0.24), ink)
    for x, y in ((-0.42, 0.42), (0, 0), (0.42, -0.42), (0.42, 0.42), (-0.42, -0.42)):
        pen.disc((x, y), 0.18, hole)


def _ace(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw the ace's spade above a chevron."""
    for side in (-1, 1):
        pen.disc((side * 0.3, 0.2), 0.32, ink)
    pen.polygon([(0, 1.02), (0.58, 0.36), (0.3, 0.02), (-0.3, 0.02), (-0.58, 0.36)], ink)
    pen.polygon([(0, 0.3), (0.22, -0.3), (-0.22, -0.3)], ink)
    pen.polygon([(-0.84, -0.5), (0, -0.34), (0.84, -0.5), (0.84, -0.8), (0, -0.64), (-0.84, -0.8)], ink)


def _scales(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a balance with level pans."""
    pen.stroke([(0, 0.86), (0, -0.76)], 0.18, ink)
    pen.stroke([(-0.78, 0.6), (0.78, 0.6)], 0.18, ink, caps=True)
    pen.stroke([(-0.5, -0.82), (0.5, -0.82)], 0.2, ink, caps=True)
    for x in (-0.66, 0.66):
        pen.stroke([(x - 0.26, -0.14), (x, 0.56), (x + 0.26, -0.14)], 0.08, ink)
        pan = [polar((x, -0.12), 0.34, turn) for turn in range(180, 361, 20)]
        pen.polygon(pan, ink)


INSIGNIA: dict[str, Callable[[Pen, RGB, RGB], None]] = {
    "chevron": chevron,
    "die": _die,
    **{f"rank {n}": partial(_rank, n) for n in (1, 2, 3)},
    "ace": _ace,
    "scales": _scales,
}
