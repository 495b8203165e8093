"""The busts of the commanders: each with a build, a face, a headgear, a gesture and a place of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.land import draw_scenery
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.hunter.faces.scenes import heads, props, terrain, things
from wotrush.scenes.hunter.faces.scenes.gestures import GESTURES, face_paint, spectacles
from wotrush.scenes.hunter.faces.scenes.heads import (
    BROAD,
    HAIR,
    LEAN,
    SKIN,
    STOUT,
    Head,
    TurnedPen,
    draw_head,
)
from wotrush.scenes.hunter.faces.scenes.headwear import BRASS, HEADWEAR
from wotrush.scenes.hunter.faces.scenes.stage import DARK, Stage

NECK = (0.0, -0.45)
"""About which heads are tilted."""


def _depot(stage: Stage) -> None:
    props.crates(stage, (0.12, stage.tall * 0.14), 0.16, (2, 2, 1))
    props.crates(stage, (0.9, stage.tall * 0.16), 0.15, (2, 1))


def _drill(stage: Stage) -> None:
    high = min(0.28, stage.tall * 0.4)
    stage.men((0.02, stage.tall * 0.2), high, [("march", "british", 1.3 * step) for step in range(8)])


def _gunnery(stage: Stage) -> None:
    stage.vehicle("de07", ArtNation.GERMANY, 0.8, 0.24, 0.56)


def _outpost(stage: Stage) -> None:
    stage.vehicle("us15", ArtNation.USA, 0.16, 0.24, 0.36)
    terrain.leaves(stage, (0.6, 1.1), stage.tall * 0.4, 40)


def _observation(stage: Stage) -> None:
    props.mast(stage, 0.86, stage.tall * 0.2, stage.tall * 0.5)
    stage.blast((0.16, stage.tall * 0.34), 0.07)


def _flak(stage: Stage) -> None:
    high = stage.tall
    for x, y, size in ((0.8, 0.86, 0.08), (0.93, 0.76, 0.06), (0.7, 0.7, 0.05)):
        stage.cloud((x, high * y), size, DARK, 190)
    props.plane(stage, (0.86, high * 0.92), 0.08, 0)
    stage.vehicle("u080", ArtNation.GERMANY, 0.16, 0.2, 0.5)


def _airfield(stage: Stage) -> None:
    props.plane(stage, (0.14, stage.tall * 0.82), 0.12, 12, props.STEEL_BLUE)
    props.plane(stage, (0.86, stage.tall * 0.7), 0.15, 12, props.STEEL_BLUE)


def _charge(stage: Stage) -> None:
    stage.glow((0.82, stage.tall * 0.36), 0.4, (120, 50, 12))
    stage.vehicle("su07", ArtNation.USSR, 0.84, 0.22, 0.46)
    stage.blast((0.14, stage.tall * 0.3), 0.09)


def _thicket(stage: Stage) -> None:
    for span, part in (((-0.2, 0.34), 0.62), ((0.66, 1.2), 0.7)):
        terrain.leaves(stage, span, stage.tall * part, 110)


def _headquarters(stage: Stage) -> None:
    things.tent(stage)
    props.paper(stage, (0.76, stage.tall * 0.64), min(0.22, stage.tall * 0.3))


@dataclass(frozen=True, slots=True)
class Bust:
    """How one commander looks, and what lies behind."""

    land: ArtNation | None
    light: Light
    behind: Callable[[Stage], None]
    coat: RGB
    hat: str
    head: Head
    gesture: str
    glasses: bool = False
    painted: bool = False


BUSTS: dict[str, Bust] = {
    "c01": Bust(
        None, Light.DAY, _depot, parse("#6c6a45"), "side",
        Head(STOUT, 0.55, heads.SMILE, HAIR[1], SKIN[1], up=-0.03, tilt=-4), "list", glasses=True,
    ),
    "c02": Bust(
        ArtNation.UK, Light.RAIN, _drill, parse("#6f653f"), "peak",
        Head(BROAD, -0.75, heads.SHOUT, HAIR[4], SKIN[0], "moustache", tilt=3), "stick",
    ),
    "c03": Bust(
        None, Light.EVENING, _gunnery, parse("#4f5738"), "goggles",
        Head(LEAN, 0.5, heads.GRIN, HAIR[0], SKIN[1], tilt=-6), "thumb",
    ),
    "c04": Bust(
        ArtNation.USA, Light.MORNING, _outpost, parse("#66663f"), "helmet",
        Head(LEAN, 0.9, heads.WATCH, HAIR[3], SKIN[2], "stubble"), "glasses",
    ),
    "c05": Bust(
        ArtNation.FRANCE, Light.DAY, _observation, parse("#4f6067"), "headset",
        Head(BROAD, -0.5, heads.CALL, HAIR[1], SKIN[1], tilt=-5), "listen",
    ),
    "c06": Bust(
        ArtNation.GERMANY, Light.DAY, _flak, parse("#6a6f66"), "flared",
        Head(BROAD, 0.6, heads.STERN, HAIR[2], SKIN[0], up=0.035, tilt=7), "shade",
    ),
    "c07": Bust(
        ArtNation.ITALY, Light.DAY, _airfield, parse("#6a4a2f"), "flyer",
        Head(LEAN, -0.6, heads.SMILE, HAIR[0], SKIN[1], up=0.02, tilt=4), "microphone",
    ),
    "c08": Bust(
        ArtNation.USSR, Light.EVENING, _charge, parse("#5d5233"), "ribbed",
        Head(STOUT, 0.75, heads.SHOUT, HAIR[3], SKIN[0], "moustache", tilt=-3), "fist",
    ),
    "c09": Bust(
        ArtNation.POLAND, Light.MORNING, _thicket, parse("#5b6a40"), "leaves",
        Head(LEAN, 0.25, heads.WATCH, HAIR[1], SKIN[2], "stubble"), "hush", painted=True,
    ),
    "c10": Bust(
        ArtNation.HUNGARY, Light.DAY, _headquarters, parse("#4a4f46"), "peak",
        Head(BROAD, -0.45, heads.STERN, HAIR[2], SKIN[0], "beard", up=-0.02, tilt=5), "chin",
    ),
}  # fmt: skip
"""By the names of the card file."""


def draw_portrait(target: pygame.Surface, code: str) -> None:
    """Fill the surface with a commander where he serves."""
    bust = BUSTS[code]
    draw_scenery(target, bust.land, int(code[1:]), 0.9, bust.light)
    bust.behind(Stage(target))
    wide, high = target.get_size()
    scale = min(wide * 0.42, high * 0.44)
    pen = Pen(target, (wide / 2, high * 0.52), scale)
    _shoulders(pen, bust, high * 0.48 / scale)
    tilted = TurnedPen(pen, NECK, bust.head.tilt)
    draw_head(tilted, bust.head)
    if bust.painted:
        face_paint(tilted)
    if bust.glasses:
        spectacles(tilted, bust.head.turn)
    HEADWEAR[bust.hat](tilted, bust.coat, bust.head.turn)
    GESTURES[bust.gesture](pen, bust.coat, bust.head.skin)


def _shoulders(pen: Pen, bust: Bust, depth: float) -> None:
    """Draw the coat with its collar and shoulder straps, and the neck; the body turns half as far as the head."""
    coat, skin, foot = bust.coat, bust.head.skin, -depth - 0.02
    turn, broad = bust.head.turn * 0.5, bust.head.build.shoulders
    outline = [(-1.05, foot), (-0.98, -0.78), (-0.4, -0.48), (0.4, -0.48), (0.98, -0.78), (1.05, foot)]
    outline = [(x * broad * (1 - 0.14 * turn * (1 if x > 0 else -1)), y) for x, y in outline]
    pen.polygon(outline, darker(coat, 0.45))
    pen.polygon([(x * 0.965, y if y == foot else y - 0.03) for x, y in outline], coat)
    shade = [(0.1, foot), (0.2, -0.62), outline[3], outline[4], outline[5]]
    pen.polygon([(x * 0.96, y if y == foot else y - 0.03) for x, y in shade], darker(coat, 0.16))
    pen.polygon([(-0.24, -0.3), (0.24, -0.3), (0.21, -0.66), (0, -0.86), (-0.21, -0.66)], darker(skin, 0.3))
    pen.polygon([(-0.24, -0.3), (-0.04, -0.3), (-0.06, -0.7), (-0.21, -0.64)], darker(skin, 0.12))
    opening = turn * 0.16
    for side in (-1, 1):
        lapel = [
            (side * 0.22, -0.42),
            (side * 0.5, -0.6),
            (side * 0.3 + opening, -0.94),
            (side * 0.02 + opening, -0.86),
        ]
        pen.polygon([(x, y - 0.02) for x, y in lapel], darker(coat, 0.35))
        pen.polygon(lapel, lighter(coat, 0.14 if side < 0 else 0.04))
        start, end = (side * 0.5, -0.58), (side * 0.88 * broad * (1 - 0.14 * turn * side), -0.78)
        pen.stroke([start, end], 0.11, darker(coat, 0.34), caps=True)
        pen.disc((start[0] + side * 0.1, start[1] - 0.05), 0.035, BRASS)
