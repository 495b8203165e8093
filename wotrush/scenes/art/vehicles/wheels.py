"""Wheels of tracks: sprockets and idlers, return rollers, road wheels with many kinds of faces."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.art.color import RGB, darker, lighter
from wotrush.scenes.art.geometry import Point, Polygon, polar
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.finish import RUBBER, Finish

BARE_RIM = 0.07
"""How much of a wheel without a tyre is rim."""


def end_wheel(pen: Pen, centre: Point, radius: float, finish: Finish, teeth: bool) -> None:
    base = finish.tone("side")
    if teeth:
        for turn in range(0, 360, 24):
            pen.stroke(
                [polar(centre, radius * 0.8, turn), polar(centre, radius * 1.08, turn)],
                radius * 0.16,
                darker(base, 0.3),
            )
    pen.disc(centre, radius * 0.94, darker(base, 0.5))
    pen.disc((centre[0], centre[1] + radius * 0.04), radius * 0.84, darker(base, 0.12))
    holes = 8 if teeth else 6
    for index in range(holes):
        pen.disc(polar(centre, radius * 0.56, 360 * index / holes + 10), radius * 0.13, darker(base, 0.62))
    pen.disc(centre, radius * 0.3, lighter(base, 0.16))
    pen.disc(centre, radius * 0.14, darker(base, 0.4))


def wheel(
    pen: Pen, centre: Point, radius: float, style: str, finish: Finish, shade: float, tyre: float
) -> None:
    """Draw a road wheel; `tyre` is how much of the radius is rubber, `shade` how far it stands behind others."""
    base = darker(finish.tone("side"), shade)
    dark, bright = darker(base, 0.5), lighter(base, 0.26 * (1 - shade))
    x, y = centre
    if tyre:
        pen.disc(centre, radius, darker(RUBBER, shade * 0.6))
        pen.ring(centre, radius * 0.97, 0.02, darker(lighter(RUBBER, 0.22), shade))
    else:
        pen.disc(centre, radius, darker(base, 0.35))
    rim = radius * (1 - (tyre or BARE_RIM))
    if style == "small":
        pen.disc((x, y), rim, dark)
        pen.disc((x, y + radius * 0.05), rim * 0.86, base)
        pen.disc((x, y), radius * 0.25, dark)
        return
    pen.disc(centre, rim, dark)
    pen.disc((x, y + radius * 0.03), rim * 0.93, base)
    _FACES[style](pen, centre, rim, (base, dark, bright))
    pen.disc(centre, radius * 0.27, dark)
    pen.disc((x, y + radius * 0.02), radius * 0.22, bright)
    pen.disc(centre, radius * 0.1, dark)


Tones = tuple[RGB, RGB, RGB]
"""The wheel's own tone, its shade and its light."""


def _disc(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, dark, bright = tones
    pen.polygon(_crescent(centre, rim * 0.9), bright)
    pen.disc(centre, rim * 0.62, base)
    for turn in range(0, 360, 45):
        pen.disc(polar(centre, rim * 0.54, turn), rim * 0.067, dark)


def _star(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, dark, bright = tones
    for turn in range(0, 360, 36):
        pen.disc(polar(centre, rim * 0.66, turn), rim * 0.146, dark)
    pen.polygon(_crescent(centre, rim * 0.5), bright)
    pen.disc(centre, rim * 0.38, base)


def _spoke(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, _, bright = tones
    pen.disc(centre, rim * 0.8, darker(base, 0.72))
    for turn in range(18, 378, 60):
        pen.stroke([centre, polar(centre, rim * 0.86, turn)], rim * 0.244, base)
        pen.stroke([centre, polar(centre, rim * 0.86, turn + 6)], rim * 0.073, bright)


def _dish(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, dark, bright = tones
    pen.disc(centre, rim * 0.76, darker(base, 0.22))
    pen.polygon(_crescent(centre, rim * 0.74, up=False), bright)
    pen.disc(centre, rim * 0.56, base)
    for turn in range(0, 360, 30):
        pen.disc(polar(centre, rim * 0.84, turn), rim * 0.049, dark)


def _plain(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, _, bright = tones
    pen.polygon(_crescent(centre, rim * 0.88), bright)
    pen.disc(centre, rim * 0.74, base)


def _cast(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    """Draw a heavy steel rim with ribs between it and the hub."""
    base, dark, bright = tones
    pen.polygon(_crescent(centre, rim * 0.95), bright)
    pen.disc(centre, rim * 0.78, darker(base, 0.34))
    for turn in range(0, 360, 45):
        pen.stroke([centre, polar(centre, rim * 0.78, turn)], rim * 0.13, base)
    pen.disc(centre, rim * 0.5, base)
    pen.ring(centre, rim * 0.5, rim * 0.06, dark)


def _holes(pen: Pen, centre: Point, rim: float, tones: Tones) -> None:
    base, dark, bright = tones
    pen.polygon(_crescent(centre, rim * 0.92), bright)
    pen.disc(centre, rim * 0.8, base)
    for turn in range(30, 390, 60):
        pen.disc(polar(centre, rim * 0.58, turn), rim * 0.17, dark)


_FACES: dict[str, Callable[[Pen, Point, float, Tones], None]] = {
    "disc": _disc,
    "star": _star,
    "spoke": _spoke,
    "dish": _dish,
    "plain": _plain,
    "cast": _cast,
    "holes": _holes,
}


def _crescent(centre: Point, radius: float, up: bool = True) -> Polygon:
    """Draw the lit sickle of a disc: upper left for bulging ones, lower right for hollow ones."""
    start = 45 if up else 225
    outer = [polar(centre, radius, start + 15 * step) for step in range(13)]
    inner = [polar(centre, radius * 0.8, start + 180 - 15 * step) for step in range(13)]
    return outer + inner
