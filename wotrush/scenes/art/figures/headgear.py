"""What soldiers wear on their heads, around the middle of the head."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.art.color import RGB, darker, lighter
from wotrush.scenes.art.geometry import ellipse, polar, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.finish import BOOT, LEATHER


def _round_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.03, 0.155, 0.145, hat)
    pen.stroke([(x - 0.17, y + 0.01), (x + 0.19, y + 0.035)], 0.035, darker(hat, 0.35))


def _flared_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.03, 0.15, 0.14, hat)
    pen.polygon(
        [(x - 0.155, y + 0.06), (x - 0.21, y - 0.08), (x - 0.06, y - 0.07), (x + 0.02, y + 0.03)], hat
    )
    pen.polygon([(x + 0.1, y + 0.07), (x + 0.22, y + 0.02), (x, y + 0.02)], darker(hat, 0.15))
    pen.stroke(
        [(x - 0.21, y - 0.08), (x - 0.06, y - 0.065), (x + 0.03, y + 0.02), (x + 0.21, y + 0.02)],
        0.025,
        darker(hat, 0.45),
    )


def _bowl_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.02, 0.165, 0.165, hat)
    pen.stroke([(x - 0.18, y), (x + 0.2, y + 0.02)], 0.03, darker(hat, 0.4))
    pen.stroke([(x - 0.05, y), (x + 0.03, y - 0.13)], 0.02, LEATHER)


def _brodie(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a shallow bowl with a wide flat brim."""
    _dome(pen, x, y + 0.07, 0.15, 0.11, hat)
    pen.stroke([(x - 0.22, y + 0.05), (x + 0.24, y + 0.06)], 0.04, darker(hat, 0.3), caps=True)
    pen.stroke([(x - 0.06, y + 0.03), (x + 0.03, y - 0.13)], 0.02, LEATHER)


def _flaps(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a helmet over a cloth that hangs down the neck."""
    for left in (-0.17, -0.1):
        pen.polygon(
            [
                (x + left, y + 0.04),
                (x + left + 0.07, y + 0.04),
                (x + left + 0.03, y - 0.17),
                (x + left - 0.05, y - 0.15),
            ],
            lighter(hat, 0.15),
        )
    _dome(pen, x, y + 0.03, 0.15, 0.14, hat)
    pen.stroke([(x - 0.16, y + 0.02), (x + 0.19, y + 0.03)], 0.03, darker(hat, 0.4))


def _plume(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a helmet with a bunch of dark cock feathers on its side."""
    _bowl_helmet(pen, x, y, hat)
    for tip in ((0.2, 0.24), (0.12, 0.3), (0.02, 0.3), (0.26, 0.14), (0.27, 0.03)):
        pen.stroke([(x + 0.02, y + 0.1), (x + tip[0], y + tip[1])], 0.05, (26, 34, 32), caps=True)


def _covered_helmet(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _bowl_helmet(pen, x, y, hat)
    for px, py in ((-0.07, 0.1), (0.05, 0.07), (0.0, 0.15), (0.1, 0.12), (-0.12, 0.04)):
        pen.disc((x + px, y + py), 0.026, darker(hat, 0.35))


def _fur_cap(pen: Pen, x: float, y: float, hat: RGB) -> None:
    _dome(pen, x, y + 0.06, 0.13, 0.12, lighter(hat, 0.1))
    pen.polygon(
        rounded(
            [(x - 0.15, y + 0.0), (x + 0.15, y + 0.02), (x + 0.15, y + 0.11), (x - 0.15, y + 0.11)], 0.04
        ),
        hat,
    )
    pen.polygon(
        rounded(
            [(x - 0.14, y + 0.06), (x - 0.02, y + 0.06), (x - 0.03, y - 0.1), (x - 0.13, y - 0.08)], 0.04
        ),
        hat,
    )


def _scarf(pen: Pen, x: float, y: float, hat: RGB) -> None:
    """Draw a kerchief knotted behind the neck."""
    _dome(pen, x, y + 0.01, 0.145, 0.155, hat)
    knot = [
        (x - 0.14, y + 0.08),
        (x - 0.03, y + 0.06),
        (x - 0.06, y - 0.14),
        (x - 0.2, y - 0.2),
        (x - 0.15, y - 0.04),
    ]
    pen.polygon(rounded(knot, 0.04), darker(hat, 0.14))


def _beret(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon(ellipse((x - 0.04, y + 0.1), 0.19, 0.075), hat)
    pen.polygon(ellipse((x - 0.02, y + 0.12), 0.13, 0.035), lighter(hat, 0.2))
    pen.disc((x - 0.06, y + 0.18), 0.02, hat)


def _flat_cap(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon(ellipse((x, y + 0.1), 0.16, 0.07), hat)
    pen.polygon(ellipse((x + 0.01, y + 0.12), 0.11, 0.035), lighter(hat, 0.2))
    pen.polygon([(x + 0.08, y + 0.09), (x + 0.22, y + 0.04), (x + 0.06, y + 0.04)], darker(hat, 0.4))


def _kepi(pen: Pen, x: float, y: float, hat: RGB) -> None:
    pen.polygon([(x - 0.12, y + 0.05), (x + 0.13, y + 0.05), (x + 0.12, y + 0.21), (x - 0.1, y + 0.19)], hat)
    pen.polygon(
        [(x - 0.12, y + 0.05), (x - 0.02, y + 0.05), (x - 0.02, y + 0.2), (x - 0.1, y + 0.19)],
        darker(hat, 0.14),
    )
    pen.polygon([(x + 0.1, y + 0.07), (x + 0.23, y + 0.03), (x + 0.08, y + 0.03)], BOOT)
    pen.polygon(
        [(x - 0.13, y + 0.08), (x - 0.17, y - 0.13), (x - 0.04, y - 0.06), (x - 0.03, y + 0.06)],
        darker(hat, 0.06),
    )


def _dome(pen: Pen, x: float, y: float, half: float, high: float, color: RGB) -> None:
    arc = [(x + half * px, y + high * py) for px, py in (polar((0, 0), 1, 12 * step) for step in range(16))]
    pen.polygon(arc, darker(color, 0.12))
    lit = [
        (x + 0.02 + half * 0.82 * px, y + high * 0.9 * py)
        for px, py in (polar((0, 0), 1, 12 * step) for step in range(16))
    ]
    pen.polygon(lit, color)
    shine = [
        (x + 0.03 + half * 0.5 * px, y + high * (0.35 + 0.5 * py))
        for px, py in (polar((0, 0), 1, 15 * s) for s in range(13))
    ]
    pen.polygon(shine, lighter(color, 0.2))


HATS: dict[str, Callable[[Pen, float, float, RGB], None]] = {
    "round": _round_helmet,
    "flared": _flared_helmet,
    "bowl": _bowl_helmet,
    "cover": _covered_helmet,
    "fur": _fur_cap,
    "scarf": _scarf,
    "beret": _beret,
    "cap": _flat_cap,
    "kepi": _kepi,
    "brodie": _brodie,
    "flaps": _flaps,
    "plume": _plume,
}
