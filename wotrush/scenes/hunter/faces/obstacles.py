"""Signs of what lies in front of a player, and of the bombs that end the game."""

from __future__ import annotations

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import polar, rounded
from wotrush.scenes.art.icons import Painter
from wotrush.scenes.art.pen import Pen


def _wave(pen: Pen, y: float, ink: RGB) -> None:
    pen.stroke([(-0.94 + 0.235 * i, y + (0.13 if i % 2 else -0.13)) for i in range(9)], 0.2, ink, caps=True)


def _mine(pen: Pen, ink: RGB, hole: RGB) -> None:
    for turn in range(0, 360, 45):
        pen.stroke([polar((0, 0), 0.5, turn), polar((0, 0), 0.9, turn)], 0.2, ink, caps=True)
    pen.disc((0, 0), 0.6, ink)
    pen.disc((0, 0), 0.24, hole)


def _river(pen: Pen, ink: RGB, hole: RGB) -> None:
    for y in (0.56, 0.0, -0.56):
        _wave(pen, y, ink)


def _swamp(pen: Pen, ink: RGB, hole: RGB) -> None:
    _wave(pen, -0.3, ink)
    _wave(pen, -0.78, ink)
    for x, top in ((-0.5, 0.7), (0.0, 0.95), (0.5, 0.6)):
        pen.stroke([(x, -0.05), (x, top)], 0.12, ink, caps=True)
        pen.stroke([(x, top - 0.3), (x, top)], 0.26, ink, caps=True)


def _flood(pen: Pen, ink: RGB, hole: RGB) -> None:
    crest = [polar((0.1, 0.1), 0.62, turn) for turn in range(200, -40, -20)]
    pen.stroke([(-0.95, -0.55), *crest], 0.26, ink, caps=True)
    _wave(pen, -0.76, ink)


def _rain(pen: Pen, ink: RGB, hole: RGB) -> None:
    for x, y, radius in ((-0.42, 0.24, 0.4), (0.16, 0.44, 0.48), (0.58, 0.18, 0.34)):
        pen.disc((x, y), radius, ink)
    pen.polygon([(-0.5, 0.2), (0.6, 0.2), (0.6, -0.16), (-0.5, -0.16)], ink)
    for x in (-0.46, 0.06, 0.58):
        pen.stroke([(x, -0.4), (x - 0.24, -0.9)], 0.15, ink, caps=True)


def _crates(pen: Pen, ink: RGB, hole: RGB) -> None:
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.0, 0.42)):
        box = [(x - 0.42, y + 0.4), (x + 0.42, y + 0.4), (x + 0.42, y - 0.4), (x - 0.42, y - 0.4)]
        pen.polygon(rounded(box, 0.08), ink)
        pen.stroke([(x - 0.28, y - 0.22), (x + 0.28, y + 0.22)], 0.1, hole)


def _air_bomb(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a bomb that falls nose first."""
    body = [(-0.4, 0.3), (0.4, 0.3), (0.44, -0.2), (0.26, -0.66), (0.0, -0.98), (-0.26, -0.66), (-0.44, -0.2)]
    pen.polygon(body, ink)
    pen.polygon([(-0.2, 0.3), (0.2, 0.3), (0.52, 0.98), (-0.52, 0.98)], ink)
    pen.polygon([(-0.13, 0.5), (0.13, 0.5), (0.2, 0.98), (-0.2, 0.98)], hole)


OBSTACLES: dict[str, Painter] = {
    "depot": _crates,
    "minefield": _mine,
    "river": _river,
    "swamp": _swamp,
    "flash_flood": _flood,
    "bad_weather": _rain,
    "air_bomb": _air_bomb,
}
