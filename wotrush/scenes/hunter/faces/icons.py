"""The signs of Tank Hunter: single-color shapes in a box from -1 to 1, as the shared icon set draws them."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.geometry import Polygon, polar, rounded
from wotrush.scenes.art.icons import ICONS, Painter
from wotrush.scenes.art.marks import painted_image
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.hunter.faces.obstacles import OBSTACLES
from wotrush.scenes.hunter.faces.timings import TIMINGS
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size


@dataclass(frozen=True, slots=True)
class BadgePicture:
    """A sign of Tank Hunter in one color, for panels and lines of text."""

    key: str
    color: Color

    def __call__(self, size: Size) -> Surface:
        return painted_image(SIGNS[self.key], max(4, min(size)), self.color[:3])


def _vehicle(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-1, 0.46), (1, 0.46), (1, -0.46), (-1, -0.46)], 0.45), ink)
    for x in (-0.52, 0.0, 0.52):
        pen.disc((x, 0), 0.2, hole)


def _gun(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.9, -0.7), (-0.1, -0.1)], 0.2, ink, caps=True)
    pen.stroke([(-0.3, 0.1), (0.92, 0.66)], 0.2, ink, caps=True)
    pen.polygon([(0.02, 0.7), (0.24, 0.6), (0.06, -0.3), (-0.14, -0.2)], ink)
    pen.disc((-0.02, -0.4), 0.48, ink)
    pen.disc((-0.02, -0.4), 0.24, hole)


def _infantry(pen: Pen, ink: RGB, hole: RGB) -> None:
    for side in (-1, 1):
        pen.stroke([(-0.78 * side, 0.78), (0.34 * side, -0.34)], 0.17, ink, caps=True)
        pen.stroke([(0.34 * side, -0.34), (0.8 * side, -0.8)], 0.34, ink, caps=True)


def _shell(pen: Pen, ink: RGB, hole: RGB) -> None:
    for turn in range(0, 360, 45):
        pen.stroke([polar((0, 0), 0.5, turn), polar((0, 0), 0.92, turn)], 0.36, ink)
    pen.disc((0, 0), 0.68, ink)
    pen.disc((0, 0), 0.28, hole)


def _overrun(pen: Pen, ink: RGB, hole: RGB) -> None:
    _vehicle(pen.moved((0, 0.42), 0.92), ink, hole)
    for x in (-0.66, -0.22, 0.22, 0.66):
        pen.polygon([(x - 0.16, -0.14), (x + 0.16, -0.14), (x, -0.86)], ink)


def _rifle(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.9, -0.62), (-0.36, -0.24)], 0.36, ink, caps=True)
    pen.stroke([(-0.36, -0.24), (0.3, 0.2)], 0.22, ink, caps=True)
    pen.stroke([(0.2, 0.14), (0.98, 0.66)], 0.12, ink)
    pen.stroke([(-0.2, -0.2), (-0.02, -0.5)], 0.12, ink, caps=True)


def _bullet(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(cartridge(1.0), ink)
    pen.stroke([(-0.46, -0.62), (0.46, -0.62)], 0.16, hole)


def cartridge(scale: float) -> list[tuple[float, float]]:
    """Return the outline of a shell that stands on its base."""
    points = [(-0.42, -0.95), (0.42, -0.95), (0.42, 0.1), (0.3, 0.55), (0, 1.0), (-0.3, 0.55), (-0.42, 0.1)]
    return [(x * scale, y * scale) for x, y in points]


def _long_range(pen: Pen, ink: RGB, hole: RGB) -> None:
    path = [(-0.85, -0.8), (-0.6, 0.2), (-0.1, 0.72), (0.35, 0.4), (0.6, -0.3)]
    pen.stroke(path, 0.24, ink, caps=True)
    pen.polygon([(0.26, -0.2), (1.0, -0.34), (0.72, -0.95)], ink)


def _anti_air(pen: Pen, ink: RGB, hole: RGB) -> None:
    plane(pen.moved((0, 0.3), 0.68), ink)
    for x in (-0.5, 0.5):
        pen.stroke([(x, -0.95), (x, -0.3)], 0.2, ink)
        pen.polygon([(x - 0.3, -0.42), (x + 0.3, -0.42), (x, 0.0)], ink)


def plane(pen: Pen, ink: RGB) -> None:
    """Draw an airplane seen from below, its nose upward."""
    pen.stroke([(0, 0.85), (0, -0.75)], 0.3, ink, caps=True)
    pen.polygon([(-1.0, 0.16), (-0.9, 0.42), (0.9, 0.42), (1.0, 0.16), (0, 0.02)], ink)
    pen.polygon([(-0.46, -0.9), (-0.4, -0.64), (0.4, -0.64), (0.46, -0.9)], ink)


def _air_strike(pen: Pen, ink: RGB, hole: RGB) -> None:
    plane(pen, ink)


def _evade(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.5, -0.9), (-0.5, 0.1), (-0.2, 0.44), (0.3, 0.44)], 0.28, ink, caps=True)
    pen.polygon([(0.24, 0.94), (0.24, -0.06), (0.96, 0.44)], ink)


def _back_line(pen: Pen, ink: RGB, hole: RGB) -> None:
    _vehicle(pen.moved((0, 0.5), 0.72), ink, hole)
    pen.stroke([(-0.9, -0.12), (0.9, -0.12)], 0.16, ink)
    for x in (-0.6, 0.0, 0.6):
        pen.stroke([(x, -0.42), (x, -0.86)], 0.26, ink)


def _no_turret(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.95, -0.1), (0.95, -0.1), (0.7, -0.66), (-0.7, -0.66)], 0.2), ink)
    pen.polygon([(-0.6, 0.0), (0.3, 0.0), (0.02, 0.42), (-0.6, 0.42)], ink)
    pen.stroke([(0.2, 0.16), (0.98, 0.16)], 0.14, ink)
    for x in (-0.44, 0.0, 0.44):
        pen.disc((x, -0.4), 0.12, hole)
    pen.stroke([(-0.3, 0.94), (0.3, 0.56)], 0.14, ink)
    pen.stroke([(-0.3, 0.56), (0.3, 0.94)], 0.14, ink)


def _open_top(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(
        [
            (-0.9, 0.2),
            (-0.62, 0.2),
            (-0.5, -0.5),
            (0.5, -0.5),
            (0.62, 0.2),
            (0.9, 0.2),
            (0.72, -0.84),
            (-0.72, -0.84),
        ],
        ink,
    )
    pen.stroke([(0, 0.95), (0, 0.24)], 0.24, ink)
    pen.polygon([(-0.4, 0.34), (0.4, 0.34), (0, -0.24)], ink)


def _far_sight(pen: Pen, ink: RGB, hole: RGB) -> None:
    eye(pen, ink, hole)


def eye(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw an open eye."""
    lid = [(x / 8, 0.64 * (1 - (x / 8) ** 2)) for x in range(-8, 9)]
    pen.polygon([*lid, *((x, -y) for x, y in reversed(lid[1:-1]))], ink)
    pen.disc((0, 0), 0.4, hole)
    pen.disc((0, 0), 0.24, ink)


def _hidden(pen: Pen, ink: RGB, hole: RGB) -> None:
    eye(pen, ink, hole)
    pen.stroke([(-0.8, -0.8), (0.8, 0.8)], 0.36, hole)
    pen.stroke([(-0.8, -0.8), (0.8, 0.8)], 0.18, ink, caps=True)


def _amphibious(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(-0.8, 0.18), (0.86, 0.18), (0.56, -0.26), (-0.6, -0.26)], ink)
    pen.polygon([(-0.36, 0.26), (0.3, 0.26), (0.2, 0.7), (-0.3, 0.7)], ink)
    for y in (-0.48, -0.84):
        wave = [(-0.92 + 0.23 * step, y + (0.09 if step % 2 else -0.09)) for step in range(9)]
        pen.stroke(wave, 0.16, ink, caps=True)


def _transport(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.98, 0.6), (0.24, 0.6), (0.24, -0.4), (-0.98, -0.4)], 0.1), ink)
    pen.polygon(rounded([(0.32, 0.3), (0.7, 0.3), (0.98, -0.06), (0.98, -0.4), (0.32, -0.4)], 0.1), ink)
    for x in (-0.56, 0.56):
        pen.disc((x, -0.46), 0.34, hole)
        pen.disc((x, -0.46), 0.24, ink)


def _tractor(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.ring((0, 0.72), 0.26, 0.16, ink)
    pen.stroke([(0, 0.5), (0, 0.04)], 0.2, ink)
    hook = [polar((0, -0.4), 0.46, turn) for turn in range(90, -190, -20)]
    pen.stroke(hook, 0.22, ink, caps=True)


def _leadership(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.stroke([(-0.7, -0.95), (-0.7, 0.9)], 0.16, ink, caps=True)
    pen.polygon([(-0.6, 0.86), (0.92, 0.86), (0.56, 0.34), (0.92, -0.18), (-0.6, -0.18)], ink)
    pen.disc((-0.04, 0.34), 0.2, hole)


def _commander(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a peaked cap."""
    pen.polygon(
        [(-0.9, 0.3), (-0.55, 0.72), (0.0, 0.82), (0.55, 0.72), (0.9, 0.3), (0.58, 0.02), (-0.58, 0.02)], ink
    )
    pen.polygon([(-0.6, -0.06), (0.6, -0.06), (0.6, -0.32), (-0.6, -0.32)], ink)
    pen.polygon([(-0.62, -0.38), (0.62, -0.38), (0.5, -0.62), (0.0, -0.74), (-0.5, -0.62)], ink)
    pen.disc((0.0, 0.36), 0.15, hole)


def _paratrooper(pen: Pen, ink: RGB, hole: RGB) -> None:
    dome = [polar((0, 0.14), 0.92, turn) for turn in range(0, 181, 15)]
    pen.polygon([*dome, (-0.46, 0.3), (0, 0.14), (0.46, 0.3)], ink)
    for x in (-0.84, 0.84):
        pen.stroke([(x, 0.14), (0, -0.6)], 0.09, ink)
    pen.disc((0, -0.66), 0.26, ink)


def _charge(pen: Pen, ink: RGB, hole: RGB) -> None:
    for x in (-0.9, -0.3, 0.3):
        pen.polygon(
            [(x, 0.8), (x + 0.24, 0.8), (x + 0.66, 0), (x + 0.24, -0.8), (x, -0.8), (x + 0.4, 0)], ink
        )


def _pinned(pen: Pen, ink: RGB, hole: RGB) -> None:
    for side in (-1, 1):
        pen.stroke([(-0.7 * side, -0.7), (0.7 * side, 0.7)], 0.44, ink, caps=True)


def _dry(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(cartridge(0.95), ink)
    pen.polygon(cartridge(0.66), hole)
    pen.stroke([(-0.8, -0.8), (0.8, 0.8)], 0.32, hole)
    pen.stroke([(-0.84, -0.84), (0.84, 0.84)], 0.17, ink, caps=True)


def _exhausted(pen: Pen, ink: RGB, hole: RGB) -> None:
    """Draw a quarter turn."""
    pen.stroke([polar((-0.5, -0.7), 1.2, 10 + 12 * step) for step in range(7)], 0.34, ink, caps=True)
    tip = polar((-0.5, -0.7), 1.2, -6)
    pen.polygon(
        [(tip[0] - 0.6, tip[1] + 0.3), (tip[0] + 0.56, tip[1] + 0.24), (tip[0] + 0.02, tip[1] - 0.5)], ink
    )


def _trench(pen: Pen, ink: RGB, hole: RGB) -> None:
    for y, row in ((-0.1, (-0.66, 0.0, 0.66)), (0.36, (-0.34, 0.34))):
        for x in row:
            pen.polygon(
                rounded(
                    [(x - 0.3, y + 0.2), (x + 0.3, y + 0.2), (x + 0.3, y - 0.18), (x - 0.3, y - 0.18)], 0.2
                ),
                ink,
            )
    pen.polygon([(-0.98, -0.36), (0.98, -0.36), (0.62, -0.8), (-0.62, -0.8)], ink)


def _plates(pen: Pen, ink: RGB, hole: RGB) -> None:
    for x in (-0.5, 0.5):
        for y in (-0.5, 0.5):
            box = [(x - 0.42, y + 0.42), (x + 0.42, y + 0.42), (x + 0.42, y - 0.42), (x - 0.42, y - 0.42)]
            pen.polygon(rounded(box, 0.1), ink)
            pen.disc((x, y), 0.14, hole)


def _fuel(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon(rounded([(-0.6, 0.66), (0.6, 0.66), (0.6, -0.92), (-0.6, -0.92)], 0.16), ink)
    pen.stroke([(-0.34, 0.86), (0.2, 0.86)], 0.16, ink, caps=True)
    pen.stroke([(0.34, 0.62), (0.62, 0.9)], 0.2, ink, caps=True)
    for side in (-1, 1):
        pen.stroke([(-0.36 * side, 0.26), (0.36 * side, -0.6)], 0.14, hole)


LEANING: Polygon = [(-0.78, 0.86), (1.0, 0.86), (0.82, -0.2), (-0.1, -1.0), (-0.62, -0.2)]
SPEED = ((0.5, -1.5), (0.1, -1.32), (-0.3, -1.14))
"""The shield that stands for mobility, and its speed lines: how high each lies, and how far it reaches."""


def _mobility(pen: Pen, ink: RGB, hole: RGB) -> None:
    pen.polygon([(x * 0.75 + 0.25, y * 0.86) for x, y in LEANING], ink)
    for level, reach in SPEED:
        pen.stroke([(reach * 0.75 + 0.25, level), (-0.52, level)], 0.16, ink, caps=True)


SIGNS: dict[str, Painter] = {
    "spy": ICONS["binoculars"],
    "long_range": _long_range,
    "anti_air": _anti_air,
    "evade": _evade,
    "back_line": _back_line,
    "no_turret": _no_turret,
    "open_top": _open_top,
    "far_sight": _far_sight,
    "amphibious": _amphibious,
    "transport": _transport,
    "tractor": _tractor,
    "leadership": _leadership,
    "commander": _commander,
    "paratrooper": _paratrooper,
    "charge": _charge,
    "vehicle": _vehicle,
    "gun": _gun,
    "infantry": _infantry,
    "ap": ICONS["power"],
    "suicide": ICONS["bomb"],
    "shell": _shell,
    "overrun": _overrun,
    "rifle": _rifle,
    "bullet": _bullet,
    "pinned": _pinned,
    "dry": _dry,
    "exhausted": _exhausted,
    "hidden": _hidden,
    "trench": _trench,
    "applique_armor": _plates,
    "fuel_shortage": _fuel,
    "air_strike": _air_strike,
    "armor": ICONS["armor"],
    "mobility": _mobility,
    "laurel": ICONS["laurel"],
    "cards": ICONS["cards"],
    **OBSTACLES,
    **TIMINGS,
}
"""By the names that the card files use for abilities and cards."""
