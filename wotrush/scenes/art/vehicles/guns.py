"""Guns: barrels with their sleeves, brakes and mantlets, at any elevation."""

from __future__ import annotations

from wotrush.scenes.art.color import RGB, darker, lighter
from wotrush.scenes.art.geometry import Point, polar, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import Shop
from wotrush.scenes.art.vehicles.plates import surface


def gun(shop: Shop, part: spec.Gun) -> None:
    base = shop.finish.tone(part.tone)
    tip = part.radius * 0.8 if part.tip is None else part.tip
    barrel = _Barrel(shop.pen, part.at, part.elevation, base)
    barrel.tube(0, part.length, part.radius, tip)
    if part.sleeve:
        wide = part.sleeve_radius or part.radius * 1.45
        barrel.tube(0, part.length * part.sleeve, wide, wide * 0.92)
    _brake(barrel, part.brake, part.length, tip)
    _mantlet(shop, part, base)


class _Barrel:
    """Draws rings and tubes along a raised barrel."""

    def __init__(self, pen: Pen, at: Point, elevation: float, base: RGB) -> None:
        self._pen, self._at, self._elevation, self._base = pen, at, elevation, base

    def point(self, distance: float, aside: float) -> Point:
        return polar(polar(self._at, distance, self._elevation), aside, self._elevation + 90)

    def tube(self, start: float, end: float, radius: float, tip: float, dark: float = 0.0) -> None:
        base = darker(self._base, dark)
        bands = (
            (1.0, -1.0, darker(base, 0.42)),
            (1.0, -0.55, base),
            (1.0, 0.3, lighter(base, 0.3)),
            (1.0, 0.8, base),
        )
        for top, bottom, color in bands:
            points = [self.point(start, radius * top), self.point(end, tip * top)]
            points += [self.point(end, tip * bottom), self.point(start, radius * bottom)]
            self._pen.polygon(points, color)


def _brake(barrel: _Barrel, kind: str, length: float, tip: float) -> None:
    if kind == "single":
        barrel.tube(length - 0.3, length, tip * 1.75, tip * 1.6)
        barrel.tube(length - 0.18, length - 0.1, tip * 1.3, tip * 1.3, dark=0.6)
    elif kind == "double":
        barrel.tube(length - 0.46, length - 0.26, tip * 1.8, tip * 1.8)
        barrel.tube(length - 0.26, length - 0.2, tip * 1.25, tip * 1.25, dark=0.6)
        barrel.tube(length - 0.2, length, tip * 1.7, tip * 1.6)
        barrel.tube(length - 0.06, length - 0.02, tip * 1.3, tip * 1.3, dark=0.6)
    elif kind == "bulb":
        barrel.tube(length - 0.4, length, tip * 1.1, tip * 2.1)
        barrel.tube(length - 0.12, length - 0.05, tip * 1.5, tip * 1.5, dark=0.6)
    elif kind == "pepper":
        barrel.tube(length - 0.7, length, tip * 1.35, tip * 1.35)
        for step in range(4):
            barrel.tube(
                length - 0.62 + step * 0.16, length - 0.56 + step * 0.16, tip * 0.7, tip * 0.7, dark=0.6
            )
    elif kind == "ring":
        barrel.tube(length - 0.1, length, tip * 1.4, tip * 1.4)


def _mantlet(shop: Shop, part: spec.Gun, base: RGB) -> None:
    x, y = part.at
    size = part.mantlet_size
    if part.mantlet == "round":
        shop.pen.disc((x, y), size, darker(base, 0.3))
        shop.pen.disc((x - 0.01, y + size * 0.08), size * 0.92, base)
        shop.pen.disc((x - 0.02, y + size * 0.3), size * 0.6, lighter(base, 0.18))
    elif part.mantlet == "ball":
        shop.pen.disc((x, y), size, darker(base, 0.35))
        shop.pen.disc((x + size * 0.1, y), size * 0.7, lighter(base, 0.12))
    elif part.mantlet == "box":
        outline = [
            (x - size * 0.3, y - size),
            (x + size * 0.4, y - size * 0.8),
            (x + size * 0.5, y + size * 0.7),
        ]
        surface(shop, rounded([*outline, (x - size * 0.3, y + size)], size * 0.2), base, 0.35)
    elif part.mantlet == "plate":
        outline = [(x - 0.08, y - size), (x + 0.1, y - size), (x + 0.1, y + size), (x - 0.08, y + size)]
        surface(shop, rounded(outline, 0.04), base, 0.35)
    elif part.mantlet == "pig":
        outline = [
            (x - size * 0.3, y - size),
            (x + size * 0.5, y - size * 0.8),
            (x + size * 1.5, y - size * 0.35),
        ]
        outline += [
            (x + size * 1.5, y + size * 0.35),
            (x + size * 0.5, y + size * 0.8),
            (x - size * 0.3, y + size),
        ]
        surface(shop, rounded(outline, size * 0.4), base, 0.4)
