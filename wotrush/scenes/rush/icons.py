"""The icons of Rush: abilities, figures and piles."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import Point, polar, rounded
from wotrush.scenes.art.icons import ICONS, Painter
from wotrush.scenes.art.pen import Pen


def _reinforcements(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(
        [(-0.92, 0.0), (0, 0.95), (0.92, 0.0), (0.4, 0.0), (0.4, -0.3), (-0.4, -0.3), (-0.4, 0.0)], ink
    )
    pen.polygon([(-0.4, -0.48), (0.4, -0.48), (0.4, -0.86), (-0.4, -0.86)], ink)


def _recruitment(pen: Pen, ink: RGB, hole: RGB) -> None:
    body = rounded([(-0.85, -0.9), (-0.85, -0.1), (0.85, -0.1), (0.85, -0.9)], 0.5)
    pen.polygon(body, ink)
    pen.disc((0, 0.36), 0.52, hole)
    pen.disc((0, 0.4), 0.42, ink)
    pen.polygon([(-0.62, 0.5), (-0.44, 0.95), (0.44, 0.95), (0.62, 0.5)], ink)


def _siege_master(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.disc((0, 0), 0.74, ink)
    pen.disc((0, 0), 0.52, hole)
    pen.disc((0, 0), 0.22, ink)
    for turn in (0, 90, 180, 270):
        pen.stroke([polar((0, 0), 0.42, turn), polar((0, 0), 1.0, turn)], 0.2, ink)


def _research(pen: Pen, ink: RGB, hole: RGB) -> None:
    flask: list[Point] = [(-0.24, 0.9), (0.24, 0.9), (0.24, 0.2), (0.85, -0.86), (-0.85, -0.86), (-0.24, 0.2)]
    pen.polygon(rounded(flask, 0.16), ink)
    pen.stroke([(-0.4, 0.88), (0.4, 0.88)], 0.2, ink, caps=True)
    pen.polygon([(-0.1, 0.66), (0.1, 0.66), (0.1, 0.12), (0.28, -0.2), (-0.28, -0.2), (-0.1, 0.12)], hole)
    pen.disc((0.2, -0.52), 0.12, hole)
    pen.disc((-0.24, -0.6), 0.08, hole)


def _repair(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.62, -0.62), (0.4, 0.4)], 0.36, ink, caps=True)
    pen.disc((0.42, 0.42), 0.5, ink)
    pen.polygon([(0.26, 0.56), (0.56, 0.26), (1.2, 0.9), (0.9, 1.2)], hole)
    pen.disc((0.4, 0.4), 0.2, hole)
    pen.disc((-0.6, -0.6), 0.12, hole)


def _invulnerability(pen: Pen, ink: RGB, hole: RGB) -> None:
    shield = [(-0.78, 0.74), (0, 0.98), (0.78, 0.74), (0.74, -0.1), (0.42, -0.62), (0, -0.98), (-0.42, -0.62)]
    shield.append((-0.74, -0.1))
    pen.polygon(rounded(shield, 0.12), ink)
    pen.stroke([(-0.38, 0.06), (-0.08, -0.28), (0.42, 0.4)], 0.22, hole, caps=True)


def _bases_only(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(-0.95, -0.7), (-0.78, 0.0), (0.78, 0.0), (0.95, -0.7)], ink)
    pen.polygon([(-0.5, 0.08), (-0.36, 0.46), (0.36, 0.46), (0.5, 0.08)], ink)
    pen.polygon([(-0.4, -0.2), (0.4, -0.2), (0.4, -0.42), (-0.4, -0.42)], hole)
    pen.stroke([(0, 0.4), (0, 0.95)], 0.1, ink)
    pen.polygon([(0.04, 0.95), (0.56, 0.78), (0.04, 0.6)], ink)


def _vehicles_only(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(
        rounded([(-0.95, -0.2), (-0.7, -0.7), (0.7, -0.7), (0.95, -0.2), (0.8, 0.02), (-0.85, 0.02)], 0.14),
        ink,
    )
    pen.polygon([(-0.5, 0.06), (-0.4, 0.48), (0.22, 0.48), (0.4, 0.06)], ink)
    pen.stroke([(0.2, 0.3), (1.0, 0.3)], 0.15, ink)
    for x in (-0.5, 0.0, 0.5):
        pen.disc((x, -0.42), 0.15, hole)


def _national_resources(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.66, -0.95), (-0.66, 0.95)], 0.18, ink, caps=True)
    flag: list[Point] = [(-0.6, 0.86), (-0.1, 0.7), (0.3, 0.86), (0.9, 0.72), (0.9, -0.12), (0.3, 0.02)]
    pen.polygon([*flag, (-0.1, -0.14), (-0.6, 0.02)], ink)


def _resource(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(0, 0.95), (0.88, 0.48), (0, 0.04), (-0.88, 0.48)], ink)
    pen.polygon([(-0.92, 0.3), (-0.08, -0.14), (-0.08, -0.98), (-0.92, -0.52)], ink)
    pen.polygon([(0.92, 0.3), (0.08, -0.14), (0.08, -0.98), (0.92, -0.52)], ink)


def _medal(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(-0.5, 1.0), (-0.06, 1.0), (0.16, 0.1), (-0.16, 0.1)], ink)
    pen.polygon([(0.5, 1.0), (0.06, 1.0), (-0.16, 0.1), (0.16, 0.1)], ink)
    pen.disc((0, -0.36), 0.62, ink)
    pen.disc((0, -0.36), 0.42, hole)
    pen.disc((0, -0.36), 0.28, ink)


def _doubles(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw two medals, one in front of the other."""
    _medal(pen.moved((0.36, 0.16), 0.82), ink, hole)
    near = pen.moved((-0.34, -0.14), 0.86)
    near.disc((0, -0.36), 0.8, hole)
    near.polygon([(-0.66, 1.06), (0.66, 1.06), (0.3, 0.1), (-0.3, 0.1)], hole)
    _medal(near, ink, hole)


def _achievement(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a cup with two handles on its foot."""
    for side in (-1, 1):
        handle = [polar((side * 0.56, 0.42), 0.3, turn) for turn in range(0, 361, 30)]
        pen.stroke(handle, 0.16, ink)
    bowl = [(-0.6, 0.92), (0.6, 0.92), (0.54, 0.3), (0.3, -0.1), (-0.3, -0.1), (-0.54, 0.3)]
    pen.polygon(rounded(bowl, 0.08), ink)
    pen.polygon([(-0.13, 0.0), (0.13, 0.0), (0.18, -0.56), (-0.18, -0.56)], ink)
    pen.polygon(rounded([(-0.52, -0.52), (0.52, -0.52), (0.6, -0.92), (-0.6, -0.92)], 0.06), ink)


def _double(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a medal with a two on it."""
    pen.disc((0, 0), 0.98, ink)
    neck = [polar((0, 0.24), 0.36, turn) for turn in range(165, -46, -30)]
    pen.stroke([*neck, (-0.4, -0.56), (0.46, -0.56)], 0.24, hole, caps=True)


def _cost(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.disc((0, 0), 0.95, ink)
    pen.disc((0, 0), 0.72, hole)
    pen.disc((0, 0), 0.6, ink)


def _tick(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.78, -0.02), (-0.24, -0.6), (0.8, 0.62)], 0.36, ink, caps=True)


def _barracks(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a tent with its flap open."""
    pen.polygon([(0, 0.78), (1.0, -0.8), (-1.0, -0.8)], ink)
    pen.polygon([(0, 0.3), (0.42, -0.8), (-0.42, -0.8)], hole)
    pen.stroke([(-0.16, 1.0), (0.06, 0.7)], 0.12, ink)
    pen.stroke([(0.16, 1.0), (-0.06, 0.7)], 0.12, ink)


def _garage(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(-1.0, 0.36), (0, 0.95), (1.0, 0.36), (1.0, 0.14), (0, 0.72), (-1.0, 0.14)], ink)
    pen.polygon([(-0.84, 0.14), (0, 0.6), (0.84, 0.14), (0.84, -0.9), (-0.84, -0.9)], ink)
    pen.polygon([(-0.56, 0.06), (0.56, 0.06), (0.56, -0.9), (-0.56, -0.9)], hole)
    for y in (-0.1, -0.36, -0.62):
        pen.stroke([(-0.56, y), (0.56, y)], 0.13, ink)


def _heap(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw an untidy pile of cards that lie flat."""
    for x, y in ((0.1, -0.5), (-0.08, -0.12), (0.04, 0.3)):
        card: list[Point] = [(x - 0.95, y), (x, y + 0.52), (x + 0.95, y), (x, y - 0.52)]
        pen.polygon([(a * 1.02, b - 0.14) for a, b in card], hole)
        pen.polygon(card, ink)


def _bin(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a bin with its lid."""
    pen.polygon([(-0.68, 0.36), (0.68, 0.36), (0.5, -0.98), (-0.5, -0.98)], ink)
    pen.stroke([(-0.86, 0.6), (0.86, 0.6)], 0.24, ink)
    pen.stroke([(-0.24, 0.86), (0.24, 0.86)], 0.24, ink)
    for x in (-0.24, 0.24):
        pen.stroke([(x, 0.1), (x * 0.8, -0.72)], 0.16, hole)


def _grave(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a cross on a mound."""
    pen.stroke([(0, 1.0), (0, -0.7)], 0.34, ink)
    pen.stroke([(-0.56, 0.42), (0.56, 0.42)], 0.34, ink)
    pen.polygon(rounded([(-0.9, -0.98), (-0.5, -0.56), (0.5, -0.56), (0.9, -0.98)], 0.2), ink)


def _scrap(pen: Pen, ink: RGB, hole: RGB) -> None:
    for turn in range(0, 360, 45):
        pen.stroke([polar((0, 0), 0.5, turn), polar((0, 0), 0.98, turn)], 0.34, ink)
    pen.disc((0, 0), 0.74, ink)
    pen.disc((0, 0), 0.3, hole)
    pen.stroke([(0.1, 1.1), (-0.14, 0.6), (0.16, 0.34), (-0.06, 0.0), (0.2, -0.4), (-0.1, -1.1)], 0.14, hole)


def _destroyed(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a burst with a cross in it."""
    points = [polar((0, 0), 1.05 if turn % 60 == 0 else 0.74, turn) for turn in range(0, 360, 30)]
    pen.polygon(points, ink)
    for x in (-0.34, 0.34):
        pen.stroke([(x, 0.34), (-x, -0.34)], 0.24, hole, caps=True)


def _damaged(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a shield that is cracked from its upper edge."""
    pen.polygon(
        [(-0.8, 0.84), (0.8, 0.84), (0.76, -0.1), (0.42, -0.62), (0, -0.95), (-0.42, -0.62), (-0.76, -0.1)],
        ink,
    )
    pen.stroke([(0.16, 1.0), (-0.2, 0.46), (0.22, 0.2), (-0.14, -0.3)], 0.2, hole)


RUSH_ICONS: Mapping[str, Painter] = {
    "scouting": ICONS["binoculars"],
    "sabotage": ICONS["bomb"],
    "reinforcements": _reinforcements,
    "recruitment": _recruitment,
    "siege_master": _siege_master,
    "research": _research,
    "repair": _repair,
    "invulnerability": _invulnerability,
    "bases_only": _bases_only,
    "vehicles_only": _vehicles_only,
    "national_resources": _national_resources,
    "resource": _resource,
    "medal": _medal,
    "doubles": _doubles,
    "double": _double,
    "achievement": _achievement,
    "cost": _cost,
    "tick": _tick,
    "barracks": _barracks,
    "garage": _garage,
    "heap": _heap,
    "bin": _bin,
    "grave": _grave,
    "scrap": _scrap,
    "destroyed": _destroyed,
    "damaged": _damaged,
}
