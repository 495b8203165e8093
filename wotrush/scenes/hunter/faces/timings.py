"""Signs that tell when an event may be played: one player, two, a clock, an exclamation mark, each on its own shape."""

from __future__ import annotations

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import polar, rounded
from wotrush.scenes.art.icons import Painter, burst
from wotrush.scenes.art.pen import Pen


def _player(pen: Pen, color: RGB) -> None:
    """Draw head and shoulders."""
    pen.disc((0, 0.34), 0.34, color)
    shoulders = [polar((0, -0.62), 0.62, turn) for turn in range(0, 181, 15)]
    pen.polygon([(px, max(py, -0.62)) for px, py in shoulders], color)


def _own_turn(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.92, 0.92), (0.92, 0.92), (0.92, -0.92), (-0.92, -0.92)], 0.2), ink)
    _player(pen.moved((0, 0.02), 0.92), hole)


def _other_turn(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(0, 1.26), (1.26, 0), (0, -1.26), (-1.26, 0)], ink)
    for x in (-0.4, 0.4):
        _player(pen.moved((x, -0.02), 0.56), hole)


def _any_turn(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a clock."""
    pen.disc((0, 0), 1.0, ink)
    pen.ring((0, 0), 0.62, 0.17, hole)
    pen.stroke([(0, 0.4), (0, 0), (0.3, -0.16)], 0.17, hole, caps=True)


def _immediate(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(burst((0, 0), 1.24), ink)
    pen.polygon([(-0.17, 0.66), (0.17, 0.66), (0.1, -0.16), (-0.1, -0.16)], hole)
    pen.disc((0, -0.46), 0.17, hole)


TIMINGS: dict[str, Painter] = {
    "own_turn": _own_turn,
    "any_turn": _any_turn,
    "other_turn": _other_turn,
    "immediate": _immediate,
}
"""By the names that the card file uses."""
