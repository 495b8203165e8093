"""What commanders wear on their heads. `turn` moves what is in front to the side to which the head is turned."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import Point, ellipse, rounded
from wotrush.scenes.art.pen import Pen

LEATHER, BRASS, RUBBER = parse("#5b3d27"), parse("#d9b44a"), parse("#26231f")
LEAVES = (parse("#4c6a33"), parse("#6f8a44"), parse("#3d5429"))


def _crown(pen: Pen, color: RGB, high: float, turn: float) -> None:
    """Draw a dome, lit from the left."""
    back = -turn * 0.06
    dome: list[Point] = [
        (-0.46, 0.2),
        (-0.47, 0.44),
        (-0.3, high - 0.05),
        (0.3, high - 0.05),
        (0.47, 0.44),
        (0.46, 0.2),
    ]
    dome = [(x + back, y) for x, y in dome]
    pen.polygon(rounded(dome, 0.22), darker(color, 0.3))
    pen.polygon(rounded([(x * 0.9 - 0.035, y + 0.015 - 0.04 * (y > 0.6)) for x, y in dome], 0.22), color)
    pen.polygon(ellipse((-0.2 + back, high * 0.74), 0.12, 0.09), lighter(color, 0.14))


def _side_cap(pen: Pen, coat: RGB, turn: float) -> None:
    pen.polygon([(-0.43, 0.2), (0.45, 0.28), (0.34, 0.62), (-0.18, 0.7)], darker(coat, 0.3))
    pen.polygon([(-0.43, 0.2), (0.45, 0.28), (0.3, 0.6), (-0.18, 0.68)], darker(coat, 0.14))
    pen.polygon([(-0.44, 0.2), (0.46, 0.28), (0.42, 0.4), (-0.38, 0.36)], lighter(coat, 0.08))
    pen.disc((0.1 + turn * 0.2, 0.44), 0.05, BRASS)


def _peaked_cap(pen: Pen, coat: RGB, turn: float) -> None:
    front = turn * 0.12
    pen.polygon(
        rounded([(-0.62, 0.5), (0.62, 0.5), (0.5 + front, 0.82), (-0.46 + front, 0.76)], 0.18),
        darker(coat, 0.1),
    )
    pen.polygon(
        rounded([(-0.6, 0.54), (0.46, 0.54), (0.4 + front, 0.8), (-0.44 + front, 0.75)], 0.16),
        lighter(coat, 0.06),
    )
    pen.polygon([(-0.46, 0.24), (0.46, 0.24), (0.52, 0.52), (-0.52, 0.52)], darker(coat, 0.45))
    visor = [
        (-0.46 + front, 0.3),
        (0.46 + front, 0.3),
        (0.42 + 2 * front, 0.16),
        (2 * front, 0.09),
        (-0.42 + 2 * front, 0.16),
    ]
    pen.polygon(rounded(visor, 0.08), (32, 28, 26))
    pen.stroke([(-0.28 + 2 * front, 0.2), (0.05 + 2 * front, 0.16)], 0.025, (96, 92, 88), caps=True)
    pen.disc((front * 1.6, 0.5), 0.08, BRASS)
    pen.disc((front * 1.6, 0.5), 0.042, darker(BRASS, 0.4))


def _steel_helmet(pen: Pen, coat: RGB, turn: float) -> None:
    """Draw a helmet with a rim, and its strap along the jaw."""
    color = darker(coat, 0.12)
    for side in (-1, 1):
        pen.stroke([(side * 0.41 - turn * 0.04, 0.2), (side * 0.26 + turn * 0.12, -0.42)], 0.036, LEATHER)
    _crown(pen, color, 0.86, turn)
    rim = [(-0.6, 0.17), (0.6, 0.17), (0.5, 0.32), (-0.5, 0.32)]
    pen.polygon(rounded([(x + turn * 0.04, y) for x, y in rim], 0.06), darker(color, 0.32))
    pen.stroke([(-0.46, 0.29), (0.3, 0.29)], 0.02, lighter(color, 0.1), caps=True)


def _flared_helmet(pen: Pen, coat: RGB, turn: float) -> None:
    """Draw a helmet whose rim comes down over the ears."""
    color = darker(coat, 0.16)
    pen.stroke([(-0.4, 0.1), (-0.24 + turn * 0.12, -0.42)], 0.036, LEATHER)
    skirt = [(-0.64, -0.06), (-0.5, 0.4), (0.5, 0.4), (0.62, -0.02), (0.42, 0.2), (-0.4, 0.18)]
    pen.polygon(rounded(skirt, 0.06), darker(color, 0.3))
    _crown(pen, color, 0.84, turn)
    pen.polygon(rounded([(-0.6, -0.02), (-0.48, 0.34), (-0.34, 0.34), (-0.4, 0.16)], 0.04), color)
    pen.stroke([(-0.42, 0.19), (0.1 + turn * 0.1, 0.22), (0.46, 0.2)], 0.035, darker(color, 0.45), caps=True)


def _leather_helmet(pen: Pen, color: RGB, turn: float) -> None:
    _crown(pen, color, 0.78, turn)
    for side in (-1, 1):
        near = side * turn <= 0.3
        wide = 0.15 if near else 0.07
        flap = [
            (side * 0.48, 0.36),
            (side * (0.48 - wide), 0.24),
            (side * (0.48 - wide), -0.24),
            (side * 0.46, -0.22),
        ]
        pen.polygon(rounded(flap, 0.05), darker(color, 0.18))


def _goggles(pen: Pen, y: float, turn: float) -> None:
    pen.stroke([(-0.47, y - 0.02), (0.47, y - 0.02)], 0.1, RUBBER)
    for side in (-1, 1):
        x, wide = side * 0.2 + turn * 0.13, 0.19 * (1 - 0.2 * max(0.0, side * turn))
        pen.polygon(ellipse((x, y), wide, 0.14), RUBBER)
        pen.polygon(ellipse((x, y + 0.01), wide * 0.74, 0.1), (98, 150, 172))
        pen.polygon(ellipse((x - 0.04, y + 0.045), wide * 0.3, 0.026), (226, 240, 242))


def _headset(pen: Pen, turn: float) -> None:
    """Draw the cups of headphones; of a head that is turned away one is seen."""
    for side in (-1, 1):
        if side * turn > 0.3:
            continue
        x = side * (0.46 - 0.12 * abs(turn))
        pen.polygon(ellipse((x, -0.02), 0.12, 0.18), RUBBER)
        pen.polygon(ellipse((x - 0.015, -0.01), 0.07, 0.12), (88, 86, 82))
        pen.polygon(ellipse((x - 0.015, -0.01), 0.03, 0.05), RUBBER)


def _tank_helmet(pen: Pen, coat: RGB, turn: float) -> None:
    _leather_helmet(pen, LEATHER, turn)
    _goggles(pen, 0.48, turn)
    _headset(pen, turn)


def _flyer(pen: Pen, coat: RGB, turn: float) -> None:
    _leather_helmet(pen, darker(LEATHER, 0.25), turn)
    _goggles(pen, 0.52, turn)


def _radio_cap(pen: Pen, coat: RGB, turn: float) -> None:
    _crown(pen, darker(coat, 0.2), 0.7, turn)
    band = [(-0.47, 0.2), (0.47, 0.2), (0.46, 0.36), (-0.46, 0.36)]
    pen.polygon(rounded(band, 0.05), lighter(coat, 0.06))
    near = -1 if turn >= 0 else 1
    strap = [(-0.47, 0.05), (-0.48, 0.44), (-0.26, 0.76), (0.2, 0.76), (0.44, 0.5)]
    strap = [(-near * x, y) for x, y in strap]
    pen.stroke(strap, 0.06, RUBBER)
    _headset(pen, turn)


def _ribbed(pen: Pen, coat: RGB, turn: float) -> None:
    _leather_helmet(pen, (52, 48, 44), turn)
    for x in (-0.28, 0.0, 0.28):
        pen.stroke([(x * 1.15 + turn * 0.1, 0.28), (x * 0.9, 0.74)], 0.1, (78, 73, 67), caps=True)
    _headset(pen, turn)


def _leaves(pen: Pen, coat: RGB, turn: float) -> None:
    _steel_helmet(pen, coat, turn)
    places = ((-0.5, 0.4), (-0.38, 0.6), (-0.2, 0.76), (0.02, 0.82), (0.22, 0.76), (0.4, 0.6), (0.52, 0.4), (-0.24, 0.46),
              (0.02, 0.54), (0.26, 0.46))  # fmt: skip
    for index, (x, y) in enumerate(places):
        for lean in (-0.16, -0.05, 0.07, 0.17):
            leaf = [
                (x - 0.035, y - 0.02),
                (x + lean - 0.02, y + 0.12),
                (x + lean * 1.3, y + 0.22),
                (x + lean + 0.04, y + 0.1),
            ]
            pen.polygon(leaf, LEAVES[(index + int(lean * 40)) % 3])


HEADWEAR: dict[str, Callable[[Pen, RGB, float], None]] = {
    "side": _side_cap,
    "peak": _peaked_cap,
    "helmet": _steel_helmet,
    "flared": _flared_helmet,
    "goggles": _tank_helmet,
    "flyer": _flyer,
    "headset": _radio_cap,
    "ribbed": _ribbed,
    "leaves": _leaves,
}
