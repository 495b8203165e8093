"""The icon set: single-color shapes in a box from -1 to 1, distinguishable by outline alone down to 20 pixels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import Point, polar, rounded
from wotrush.scenes.art.insignia import INSIGNIA
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.symbol import Symbol

Painter = Callable[[Pen, RGB, RGB], None]
"""Draws with the first color as ink; the second one shows through holes."""


def draw_icon(pen: Pen, key: str, ink: RGB, hole: RGB) -> None:
    """Draw the icon of that name. Raises KeyError."""
    ICONS[key](pen, ink, hole)


def _binoculars(pen: Pen, ink: RGB, hole: RGB) -> None:
    for side in (-1, 1):
        barrel = [(side * 0.14, 0.78), (side * 0.5, 0.78), (side * 0.92, -0.3), (side * 0.14, -0.3)]
        pen.polygon(barrel, ink)
        pen.disc((side * 0.52, -0.38), 0.46, ink)
        pen.disc((side * 0.52, -0.38), 0.22, hole)
    pen.polygon([(-0.2, 0.3), (0.2, 0.3), (0.2, -0.1), (-0.2, -0.1)], ink)


def _bomb(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.disc((-0.14, -0.24), 0.66, ink)
    pen.polygon([(0.08, 0.36), (0.3, 0.58), (0.56, 0.32), (0.34, 0.1)], ink)
    pen.stroke([(0.4, 0.42), (0.56, 0.66), (0.78, 0.62)], 0.13, ink, caps=True)
    for turn in (20, 80, 140, -40):
        pen.stroke([polar((0.8, 0.7), 0.16, turn), polar((0.8, 0.7), 0.34, turn)], 0.1, ink)
    pen.stroke([polar((-0.14, -0.24), 0.42, a) for a in (110, 135, 160, 185)], 0.12, hole, caps=True)


def _laurel(pen: Pen, ink: RGB, hole: RGB) -> None:
    for side in (-1, 1):
        for turn in (-70, -40, -10, 20, 50):
            stem = polar((0, 0), 0.72, turn)
            lean = turn + 62
            tip, back = polar(stem, 0.34, lean), polar(stem, -0.2, lean)
            wide = 0.16
            left, right = polar(stem, wide, lean + 90), polar(stem, wide, lean - 90)
            pen.polygon([(side * x, y) for x, y in rounded([tip, left, back, right], 0.12)], ink)


def _wreath(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a closed wreath: branches with few leaves and a knot, which stays one where a laurel's leaves would be specks."""
    for side in (-1, 1):
        branch = [polar((0, 0), 0.62, turn) for turn in range(-90, 66, 12)]
        pen.stroke([(side * x, y) for x, y in branch], 0.3, ink, caps=True)
        for turn in (-48, -10, 28, 62):
            stem = polar((0, 0), 0.7, turn)
            lean = turn + 50
            leaf = [polar(stem, 0.4, lean), polar(stem, 0.22, lean + 90), polar(stem, 0.3, lean + 180)]
            leaf.append(polar(stem, 0.2, lean - 90))
            pen.polygon([(side * x, y) for x, y in leaf], ink)
    pen.disc((0, -0.72), 0.26, ink)


def _power(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(burst((0, 0), 1.0), ink)


def _armor(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(plaque(1.0), ink)


def _folded(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.3, 0.72), (0.42, 0), (-0.3, -0.72)], 0.34, ink, caps=True)


def _unfolded(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.72, 0.3), (0, -0.42), (0.72, 0.3)], 0.34, ink, caps=True)


def _cards(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.2, 0.95), (0.8, 0.75), (0.55, -0.75), (-0.45, -0.55)], 0.15), ink)
    pen.polygon(rounded([(-0.82, 0.8), (0.3, 0.8), (0.3, -0.95), (-0.82, -0.95)], 0.15), hole)
    pen.polygon(rounded([(-0.72, 0.7), (0.2, 0.7), (0.2, -0.85), (-0.72, -0.85)], 0.15), ink)


def _disk(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw what programs save on: a plate with a slide above and a label below."""
    pen.polygon([(-0.82, 0.82), (0.5, 0.82), (0.82, 0.5), (0.82, -0.82), (-0.82, -0.82)], ink)
    pen.polygon([(-0.42, 0.82), (0.3, 0.82), (0.3, 0.3), (-0.42, 0.3)], hole)
    pen.polygon([(0.0, 0.82), (0.18, 0.82), (0.18, 0.42), (0.0, 0.42)], ink)
    pen.polygon([(-0.5, 0.02), (0.5, 0.02), (0.5, -0.82), (-0.5, -0.82)], hole)


def _sheet(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a sheet of paper with a folded corner and three lines."""
    pen.polygon([(-0.68, 0.9), (0.24, 0.9), (0.68, 0.46), (0.68, -0.9), (-0.68, -0.9)], ink)
    for y, end in ((0.3, 0.4), (-0.1, 0.4), (-0.5, 0.1)):
        pen.stroke([(-0.4, y), (end, y)], 0.16, hole)


def burst(centre: Point, radius: float) -> list[Point]:
    """Return the jagged outline of power: long and short points alternate, so that it is no nation's star."""
    points: list[Point] = []
    for index in range(20):
        reach = (1.0, 0.7, 0.9, 0.7)[index % 4]
        points.append(polar(centre, radius * reach, 90 + 18 * index))
    return points


def plaque(radius: float) -> list[Point]:
    """Return the outline of armor: square shoulders and a point below."""
    return [
        (x * radius, y * radius)
        for x, y in ((-0.84, 0.86), (0.84, 0.86), (0.84, -0.22), (0, -1), (-0.84, -0.22))
    ]


CUT, THIRDS = 0.3, 0.2
"""How wide the cuts in a diamond are, so that bars do not melt into each other on few pixels, and how far from its middle
along each axis two of them leave three equal bars.
"""


def draw_symbol(pen: Pen, symbol: Symbol, ink: RGB, hole: RGB) -> None:
    """Draw a class mark: one, two or three bars in a diamond, triangle, square or disc."""
    if symbol is Symbol.TANK_DESTROYER:
        pen.polygon([(-0.95, 0.78), (0.95, 0.78), (0, -0.9)], ink)
    elif symbol is Symbol.ARTILLERY:
        pen.polygon([(-0.76, 0.76), (0.76, 0.76), (0.76, -0.76), (-0.76, -0.76)], ink)
    elif symbol is Symbol.AUXILIARY:
        pen.disc((0, 0), 0.74, ink)
    else:
        pen.polygon([(0, 1), (1, 0), (0, -1), (-1, 0)], ink)
        cuts = {Symbol.MEDIUM: (0.0,), Symbol.HEAVY: (-THIRDS, THIRDS)}.get(symbol, ())
        for cut in cuts:
            pen.stroke([(cut - 0.8, -cut - 0.8), (cut + 0.8, -cut + 0.8)], CUT, hole)


ICONS: dict[str, Painter] = {
    "binoculars": _binoculars,
    "bomb": _bomb,
    "laurel": _laurel,
    "wreath": _wreath,
    "power": _power,
    "armor": _armor,
    "cards": _cards,
    "disk": _disk,
    "sheet": _sheet,
    "folded": _folded,
    "unfolded": _unfolded,
    **INSIGNIA,
}
"""The icons that any game may use, and those that games have added."""
SMALL_FORMS: dict[str, Painter] = {"laurel": _wreath}
"""How icons are drawn that would fall to pieces on few pixels."""


def add_icons(icons: Mapping[str, Painter]) -> None:
    """Add a game's own icons, so that texts and labels can name them. Raises ValueError for a name that is taken."""
    for key, painter in icons.items():
        if ICONS.setdefault(key, painter) is not painter:
            raise ValueError(f"There is another icon called {key!r}.")
