"""The busts of the commanders, each with a headgear, a face and something in hand of its own."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, ellipse, rounded
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.land import draw_scenery

SKIN = parse("#dba982")
HAIR = (parse("#4a3524"), parse("#8a6a3c"), parse("#6b6660"), parse("#2c2622"))
LEATHER = parse("#5b3d27")
BRASS = parse("#d9b44a")


@dataclass(frozen=True, slots=True)
class Bust:
    """How one commander looks."""

    land: ArtNation | None
    coat: RGB
    hat: str
    hair: int
    beard: str = "none"
    thing: str = "none"


BUSTS: dict[str, Bust] = {
    "c01": Bust(None, parse("#6c6a45"), "side", 1, "none", "list"),
    "c02": Bust(ArtNation.UK, parse("#6f653f"), "peak", 2, "moustache", "stick"),
    "c03": Bust(None, parse("#4f5738"), "goggles", 0, "none", "none"),
    "c04": Bust(ArtNation.USA, parse("#66663f"), "helmet", 3, "stubble", "glasses"),
    "c05": Bust(ArtNation.FRANCE, parse("#4f6067"), "headset", 1, "none", "map"),
    "c06": Bust(ArtNation.GERMANY, parse("#6a6f66"), "helmet", 2, "none", "shell"),
    "c07": Bust(ArtNation.ITALY, parse("#6a4a2f"), "flyer", 0, "none", "scarf"),
    "c08": Bust(ArtNation.USSR, parse("#5d5233"), "ribbed", 3, "moustache", "none"),
    "c09": Bust(ArtNation.POLAND, parse("#5b6a40"), "leaves", 1, "stubble", "none"),
    "c10": Bust(ArtNation.HUNGARY, parse("#4a4f46"), "peak", 2, "beard", "map"),
}
"""By the names of the card file."""


def draw_portrait(target: pygame.Surface, code: str) -> None:
    """Fill the surface with a commander before the land."""
    bust = BUSTS[code]
    draw_scenery(target, bust.land, int(code[1:]), 0.9)
    wide, high = target.get_size()
    scale = min(wide * 0.42, high * 0.44)
    pen = Pen(target, (wide / 2, high * 0.52), scale)
    _shoulders(pen, bust, high * 0.48 / scale)
    _head(pen, bust)
    _HATS[bust.hat](pen, bust)
    if bust.thing in _THINGS:
        _THINGS[bust.thing](pen)


def _shoulders(pen: Pen, bust: Bust, depth: float) -> None:
    coat, foot = bust.coat, -depth - 0.02
    outline = [(-1.05, foot), (-0.98, -0.78), (-0.42, -0.5), (0.42, -0.5), (0.98, -0.78), (1.05, foot)]
    pen.polygon(outline, darker(coat, 0.4))
    pen.polygon([(x * 0.965, y if y == foot else y - 0.03) for x, y in outline], coat)
    pen.polygon([(0.1, foot), (0.2, -0.62), (0.42, -0.52), (0.95, -0.8), (1.0, foot)], darker(coat, 0.14))
    pen.polygon([(-0.24, -0.38), (0.24, -0.38), (0.2, -0.66), (0, -0.86), (-0.2, -0.66)], darker(SKIN, 0.25))
    for side in (-1, 1):
        lapel = [(side * 0.22, -0.44), (side * 0.5, -0.6), (side * 0.3, -0.92), (side * 0.02, -0.86)]
        pen.polygon(lapel, lighter(coat, 0.12))
        pen.stroke([(side * 0.52, -0.6), (side * 0.9, -0.8)], 0.11, darker(coat, 0.32), caps=True)
        pen.disc((side * 0.62, -0.645), 0.035, BRASS)


def _head(pen: Pen, bust: Bust) -> None:
    hair = HAIR[bust.hair]
    pen.polygon(ellipse((0, 0.06), 0.43, 0.44), hair)
    for side in (-1, 1):
        pen.polygon(ellipse((side * 0.42, -0.02), 0.07, 0.11), darker(SKIN, 0.2))
    jaw = [(-0.4, 0.3), (0.4, 0.3), (0.4, -0.14), (0.24, -0.44), (-0.24, -0.44), (-0.4, -0.14)]
    pen.polygon(rounded(jaw, 0.16), SKIN)
    pen.polygon(
        rounded([(0.08, 0.28), (0.4, 0.28), (0.4, -0.14), (0.24, -0.44), (0.08, -0.44)], 0.14),
        darker(SKIN, 0.1),
    )
    if bust.beard in ("beard", "stubble"):
        tone = mix(SKIN, hair, 0.85 if bust.beard == "beard" else 0.3)
        chin = [(-0.4, -0.1), (-0.26, -0.16), (0.26, -0.16), (0.4, -0.1), (0.26, -0.47), (-0.26, -0.47)]
        pen.polygon(rounded(chin, 0.12), tone)
    for side in (-1, 1):
        pen.polygon(ellipse((side * 0.17, 0.06), 0.07, 0.04), (244, 238, 224))
        pen.disc((side * 0.17 + 0.012, 0.06), 0.034, (44, 36, 30))
        pen.stroke([(side * 0.08, 0.16), (side * 0.26, 0.17)], 0.04, hair, caps=True)
    pen.polygon([(-0.02, 0.08), (0.05, 0.06), (0.085, -0.08), (-0.03, -0.1)], darker(SKIN, 0.2))
    pen.stroke([(-0.11, -0.26), (0.0, -0.275), (0.12, -0.25)], 0.034, (142, 76, 62), caps=True)
    if bust.beard in ("moustache", "beard"):
        pen.polygon(
            rounded([(-0.2, -0.2), (-0.06, -0.13), (0.06, -0.13), (0.2, -0.2), (0.0, -0.19)], 0.05), hair
        )


def _crown(pen: Pen, color: RGB, high: float) -> None:
    dome: list[Point] = [
        (-0.46, 0.2),
        (-0.46, 0.42),
        (-0.3, high - 0.06),
        (0.3, high - 0.06),
        (0.46, 0.42),
        (0.46, 0.2),
    ]
    pen.polygon(rounded(dome, 0.22), darker(color, 0.25))
    pen.polygon(rounded([(x * 0.95 - 0.01, y + 0.015) for x, y in dome], 0.22), color)


def _side_cap(pen: Pen, bust: Bust) -> None:
    pen.polygon([(-0.44, 0.22), (0.46, 0.3), (0.36, 0.6), (-0.2, 0.66)], darker(bust.coat, 0.22))
    pen.polygon([(-0.44, 0.22), (0.46, 0.3), (0.42, 0.4), (-0.38, 0.36)], lighter(bust.coat, 0.08))
    pen.disc((0.24, 0.44), 0.05, BRASS)


def _peaked_cap(pen: Pen, bust: Bust) -> None:
    pen.polygon(
        rounded([(-0.62, 0.5), (0.62, 0.5), (0.48, 0.78), (-0.48, 0.78)], 0.18), lighter(bust.coat, 0.05)
    )
    pen.polygon([(-0.45, 0.24), (0.45, 0.24), (0.52, 0.52), (-0.52, 0.52)], darker(bust.coat, 0.45))
    pen.polygon(
        rounded([(-0.46, 0.28), (0.46, 0.28), (0.4, 0.16), (0, 0.1), (-0.4, 0.16)], 0.08), (32, 28, 26)
    )
    pen.disc((0, 0.5), 0.075, BRASS)
    pen.disc((0, 0.5), 0.04, darker(BRASS, 0.4))


def _steel_helmet(pen: Pen, bust: Bust) -> None:
    _crown(pen, darker(bust.coat, 0.12), 0.84)
    pen.polygon(
        rounded([(-0.58, 0.18), (0.58, 0.18), (0.5, 0.32), (-0.5, 0.32)], 0.06), darker(bust.coat, 0.34)
    )
    for side in (-1, 1):
        pen.stroke([(side * 0.42, 0.2), (side * 0.3, -0.38)], 0.04, LEATHER)


def _leather_helmet(pen: Pen, color: RGB) -> None:
    _crown(pen, color, 0.76)
    for side in (-1, 1):
        flap = [(side * 0.48, 0.34), (side * 0.34, 0.24), (side * 0.36, -0.24), (side * 0.48, -0.2)]
        pen.polygon(rounded(flap, 0.06), darker(color, 0.16))


def _goggles(pen: Pen, y: float) -> None:
    pen.stroke([(-0.46, y), (0.46, y)], 0.1, (38, 34, 30))
    for side in (-1, 1):
        pen.polygon(ellipse((side * 0.2, y), 0.19, 0.14), (44, 38, 32))
        pen.polygon(ellipse((side * 0.2, y + 0.01), 0.14, 0.1), (118, 168, 188))
        pen.polygon(ellipse((side * 0.2 - 0.04, y + 0.045), 0.05, 0.025), (222, 238, 240))


def _headset(pen: Pen) -> None:
    for side in (-1, 1):
        pen.polygon(ellipse((side * 0.47, 0.0), 0.1, 0.17), (34, 32, 30))
        pen.polygon(ellipse((side * 0.485, 0.0), 0.05, 0.1), (84, 82, 78))


def _tank_helmet(pen: Pen, bust: Bust) -> None:
    _leather_helmet(pen, LEATHER)
    _goggles(pen, 0.46)
    _headset(pen)


def _flyer(pen: Pen, bust: Bust) -> None:
    _leather_helmet(pen, darker(LEATHER, 0.25))
    _goggles(pen, 0.5)


def _radio_cap(pen: Pen, bust: Bust) -> None:
    _crown(pen, darker(bust.coat, 0.2), 0.68)
    pen.polygon(
        rounded([(-0.46, 0.22), (0.46, 0.22), (0.46, 0.38), (-0.46, 0.38)], 0.05), lighter(bust.coat, 0.06)
    )
    band = [(-0.5, 0.02), (-0.5, 0.44), (-0.26, 0.72), (0.26, 0.72), (0.5, 0.44), (0.5, 0.02)]
    pen.stroke(band, 0.06, (34, 32, 30))
    _headset(pen)


def _ribbed(pen: Pen, bust: Bust) -> None:
    _leather_helmet(pen, (52, 48, 44))
    for x in (-0.28, 0.0, 0.28):
        pen.stroke([(x * 1.2, 0.26), (x * 0.9, 0.72)], 0.1, (74, 69, 63), caps=True)
    _headset(pen)


def _leaves(pen: Pen, bust: Bust) -> None:
    _steel_helmet(pen, bust)
    greens = (parse("#4c6a33"), parse("#6f8a44"), parse("#3d5429"))
    places = (
        (-0.5, 0.42),
        (-0.34, 0.66),
        (-0.1, 0.82),
        (0.16, 0.82),
        (0.38, 0.64),
        (0.52, 0.4),
        (-0.2, 0.5),
        (0.2, 0.5),
    )
    for index, (x, y) in enumerate(places):
        for lean in (-0.12, 0.0, 0.12):
            leaf = [(x - 0.05, y), (x + lean, y + 0.22), (x + 0.05, y)]
            pen.polygon(leaf, greens[index % 3])


def _list(pen: Pen) -> None:
    board = [(0.3, -1.16), (0.86, -1.1), (0.8, -0.5), (0.24, -0.56)]
    pen.polygon([(x + 0.04, y - 0.04) for x, y in board], LEATHER)
    pen.polygon(board, (240, 230, 204))
    for step in range(4):
        y = -0.66 - 0.13 * step
        pen.stroke([(0.34, y), (0.72, y + 0.04)], 0.03, (92, 84, 70))


def _stick(pen: Pen) -> None:
    pen.stroke([(-0.86, -1.2), (0.3, -0.8)], 0.07, LEATHER, caps=True)
    pen.disc((0.32, -0.79), 0.07, BRASS)


def _glasses(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke([(side * 0.12, -0.84), (side * 0.3, -0.46)], 0.03, LEATHER)
        barrel = [(side * 0.03, -0.84), (side * 0.2, -0.84), (side * 0.24, -1.14), (side * 0.03, -1.14)]
        pen.polygon(rounded(barrel, 0.04), (34, 32, 30))
        pen.stroke([(side * 0.05, -0.92), (side * 0.2, -0.92)], 0.03, (96, 94, 90))


def _map(pen: Pen) -> None:
    sheet = [(-0.9, -1.2), (-0.1, -1.12), (-0.16, -0.7), (-0.84, -0.76)]
    pen.polygon(sheet, (236, 224, 188))
    pen.stroke([(-0.8, -1.06), (-0.56, -0.92), (-0.4, -1.0), (-0.22, -0.82)], 0.035, (190, 60, 44))
    pen.stroke([(-0.5, -1.16), (-0.54, -0.74)], 0.02, (186, 172, 134))


def _shell(pen: Pen) -> None:
    case = [(0.5, -1.2), (0.76, -1.2), (0.76, -0.78), (0.5, -0.78)]
    pen.polygon(case, BRASS)
    pen.polygon([(0.5, -0.78), (0.76, -0.78), (0.7, -0.56), (0.63, -0.46), (0.56, -0.56)], (110, 62, 36))


def _scarf(pen: Pen) -> None:
    pen.polygon(
        rounded([(-0.36, -0.4), (0.36, -0.4), (0.3, -0.66), (0, -0.74), (-0.3, -0.66)], 0.1), (236, 230, 214)
    )
    pen.polygon([(-0.1, -0.66), (0.12, -0.68), (0.2, -1.1), (-0.04, -1.08)], (214, 206, 186))


_HATS = {
    "side": _side_cap,
    "peak": _peaked_cap,
    "helmet": _steel_helmet,
    "goggles": _tank_helmet,
    "flyer": _flyer,
    "headset": _radio_cap,
    "ribbed": _ribbed,
    "leaves": _leaves,
}
_THINGS = {
    "list": _list,
    "stick": _stick,
    "glasses": _glasses,
    "map": _map,
    "shell": _shell,
    "scarf": _scarf,
}
