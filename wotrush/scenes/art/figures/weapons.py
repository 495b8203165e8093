"""What soldiers hold: weapons and tools, from the place where they are gripped."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.art.color import darker, lighter, parse
from wotrush.scenes.art.geometry import Point, polar
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.finish import BOOT, STEEL, WOOD

BRASS, COPPER = parse("#c9963c"), parse("#8f4f2c")


def _rifle(pen: Pen, grip: Point, aim: float) -> None:
    butt, rear = polar(grip, -0.42, aim - 6), polar(grip, -0.1, aim)
    pen.stroke([butt, rear], 0.1, WOOD, caps=True)
    pen.stroke([rear, polar(grip, 0.42, aim)], 0.065, WOOD, caps=True)
    pen.stroke(
        [polar(grip, 0.03, aim + 90), polar(polar(grip, 0.72, aim), 0.02, aim + 90)],
        0.036,
        STEEL,
    )


def _drum(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.36, aim - 8), polar(grip, 0.06, aim)], 0.09, WOOD, caps=True)
    pen.stroke([grip, polar(grip, 0.5, aim)], 0.07, STEEL, caps=True)
    pen.disc(polar(polar(grip, 0.16, aim), -0.1, aim + 90), 0.085, darker(STEEL, 0.3))
    pen.disc(polar(polar(grip, 0.16, aim), -0.1, aim + 90), 0.045, STEEL)


def _machine(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.34, aim - 5), polar(grip, 0.2, aim)], 0.07, darker(STEEL, 0.3), caps=True)
    pen.stroke([grip, polar(grip, 0.5, aim)], 0.05, darker(STEEL, 0.15))
    magazine = polar(grip, 0.17, aim)
    pen.stroke([magazine, polar(magazine, 0.24, aim - 88)], 0.05, darker(STEEL, 0.4))


def _sten(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([polar(grip, -0.34, aim), polar(grip, 0.48, aim)], 0.05, darker(STEEL, 0.25))
    pen.stroke([polar(grip, -0.34, aim), polar(polar(grip, -0.34, aim), 0.14, aim - 90)], 0.04, STEEL)
    magazine = polar(grip, 0.1, aim)
    pen.stroke([magazine, polar(magazine, 0.22, aim - 80)], 0.05, darker(STEEL, 0.4))


def pistol(pen: Pen, grip: Point, aim: float) -> None:
    pen.stroke([grip, polar(grip, 0.2, aim - 20)], 0.05, darker(STEEL, 0.3))


def _spanner(pen: Pen, grip: Point, aim: float) -> None:
    tip = polar(grip, 0.34, aim)
    pen.stroke([polar(grip, -0.12, aim), tip], 0.06, STEEL)
    pen.disc(tip, 0.085, STEEL)
    pen.stroke([polar(tip, 0.02, aim), polar(tip, 0.12, aim)], 0.06, darker(STEEL, 0.6))


def _hammer(pen: Pen, grip: Point, aim: float) -> None:
    head = polar(grip, 0.42, 140)
    pen.stroke([polar(grip, 0.2, -40), head], 0.05, WOOD)
    pen.stroke([polar(head, 0.13, 50), polar(head, 0.13, 230)], 0.14, STEEL)


def _round(pen: Pen, grip: Point, aim: float) -> None:
    """Draw a round for a gun: a brass case with its rim, and a steel shot."""
    base, neck = polar(grip, -0.34, aim), polar(grip, 0.12, aim)
    pen.stroke([base, neck], 0.15, darker(BRASS, 0.45))
    pen.stroke([base, neck], 0.115, BRASS)
    shine = [polar(point, 0.03, aim + 90) for point in (base, neck)]
    pen.stroke(shine, 0.03, lighter(BRASS, 0.5))
    pen.stroke([polar(base, 0.02, aim), polar(base, -0.02, aim)], 0.18, darker(BRASS, 0.3))
    shot = [(0.12, 0.058), (0.24, 0.05), (0.38, 0.0), (0.24, -0.05), (0.12, -0.058)]
    pen.polygon([polar(polar(grip, x, aim), y, aim + 90) for x, y in shot], darker(STEEL, 0.35))
    pen.stroke([polar(grip, 0.13, aim), polar(grip, 0.16, aim)], 0.12, COPPER)


def _glasses(pen: Pen, grip: Point, aim: float) -> None:
    """Draw field glasses before the eyes."""
    pen.stroke([polar(grip, -0.06, aim), polar(grip, 0.1, aim)], 0.085, darker(BOOT, 0.2))
    pen.stroke([polar(grip, 0.09, aim), polar(grip, 0.13, aim)], 0.11, BOOT)


def _launcher(pen: Pen, grip: Point, aim: float) -> None:
    """Draw the tube of a rocket launcher that lies on the shoulder."""
    rear, front = polar(grip, -0.72, aim), polar(grip, 0.86, aim)
    pen.stroke([rear, front], 0.15, darker(STEEL, 0.6))
    pen.stroke([rear, front], 0.12, darker(STEEL, 0.3))
    shine = [polar(point, 0.03, aim + 90) for point in (rear, front)]
    pen.stroke(shine, 0.025, STEEL)
    for end in (rear, front):
        pen.stroke([polar(end, -0.03, aim), polar(end, 0.03, aim)], 0.18, darker(STEEL, 0.5))
    handle = polar(grip, 0.14, aim)
    pen.stroke([handle, polar(handle, 0.16, aim - 100)], 0.05, WOOD, caps=True)


TOOLS: dict[str, Callable[[Pen, Point, float], None]] = {
    "hammer": _hammer,
    "load": _round,
    "serve": _round,
    "bring": _round,
    "shoulder": _launcher,
    "spot": _glasses,
    "watch": _glasses,
}
"""By pose: what is held in both hands."""
WEAPONS: dict[str, Callable[[Pen, Point, float], None]] = {
    "rifle": _rifle,
    "drum": _drum,
    "machine": _machine,
    "sten": _sten,
    "spanner": _spanner,
}
