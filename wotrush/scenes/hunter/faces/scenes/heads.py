"""Heads of commanders, turned to one side, each with a build, a beard and an expression of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, ellipse, rounded
from wotrush.scenes.art.pen import Pen

HAIR = (parse("#4a3524"), parse("#8a6a3c"), parse("#8d8880"), parse("#2c2622"), parse("#7a4526"))
SKIN = (parse("#dba982"), parse("#e8bd97"), parse("#c48f68"))
WHITE, PUPIL, LIP, MOUTH = (244, 238, 224), (44, 36, 30), (142, 76, 62), (70, 28, 26)
FACE = 0.41
"""Half the width of a face."""


@dataclass(frozen=True, slots=True)
class Build:
    """How wide face and shoulders are, as parts of the usual, how wide the jaw is and how low the chin."""

    face: float
    jaw: float
    chin: float
    shoulders: float


LEAN = Build(0.9, 0.2, -0.5, 0.92)
BROAD = Build(1.0, 0.32, -0.47, 1.08)
STOUT = Build(1.12, 0.36, -0.49, 1.16)


@dataclass(frozen=True, slots=True)
class Expression:
    """What a face does: how far the brows sink towards the nose, how wide the eyes are, how the corners of the mouth
    rise, and how far it is open.
    """

    frown: float = 0.0
    eyes: float = 1.0
    smile: float = 0.0
    open: float = 0.0


CHEEK = ((0.86, 0.02), (0.74, -0.1), (0.34, -0.17))
"""Where a beard ends on a cheek, from the ear inward: how far from the middle as a part of that to the side, and how high."""
SHOUT = Expression(frown=0.07, eyes=0.85, open=0.11)
CALL = Expression(frown=0.02, eyes=1.0, open=0.05)
GRIN = Expression(frown=0.01, eyes=0.66, smile=0.06)
SMILE = Expression(frown=-0.03, eyes=0.9, smile=0.045)
STERN = Expression(frown=0.06, eyes=0.62, smile=-0.025)
WATCH = Expression(frown=0.04, eyes=0.5, smile=-0.01)


@dataclass(frozen=True, slots=True)
class Head:
    """How a head looks: it is turned right by `turn`, up to 1, or left by less than 0, and looks `up` or down."""

    build: Build
    turn: float
    look: Expression
    hair: RGB
    skin: RGB
    beard: str = "none"
    up: float = 0.0
    tilt: float = 0.0


class TurnedPen(Pen):
    """Draws everything turned counter-clockwise about a place."""

    def __init__(self, pen: Pen, pivot: Point, degrees: float) -> None:
        super().__init__(pen.surface, pen.origin, pen.scale)
        self._pivot = pivot
        self._across, self._along = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def pixels(self, points: Sequence[Point]) -> list[Point]:
        (left, base), across, along = self._pivot, self._across, self._along
        away = [(x - left, y - base) for x, y in points]
        return super().pixels(
            [(left + x * across - y * along, base + x * along + y * across) for x, y in away]
        )


def draw_head(pen: Pen, head: Head) -> None:
    """Draw a bare head in light from the left."""
    build, turn, skin = head.build, head.turn, head.skin
    half, side = FACE * build.face, 1 if turn >= 0 else -1
    away = abs(turn)
    pen.polygon(ellipse((-turn * 0.1, 0.08), half * 1.06, 0.44), head.hair)
    _ear(pen, -side * half * (1.0 - 0.16 * away), skin, side)
    if away < 0.3:
        _ear(pen, side * half, skin, -side)
    outline = _outline(head, half)
    pen.polygon(rounded(outline, 0.15), skin)
    shade = [(x, y) if x > 0.16 + turn * 0.2 else (0.16 + turn * 0.2, y) for x, y in outline]
    pen.polygon(rounded(shade, 0.08), darker(skin, 0.13))
    pen.polygon(ellipse((-0.24 + turn * 0.1, -0.08 + head.up), 0.1, 0.07), lighter(skin, 0.12))
    _beard(pen, head, half)
    _eyes(pen, head)
    _nose(pen, head)
    _mouth(pen, head)


def _outline(head: Head, half: float) -> list[Point]:
    """Return the outline of the face: the cheek on the side it is turned to lies nearer to the middle."""
    build, turn = head.build, head.turn
    left, right = -half * (1 - 0.14 * max(0.0, -turn)), half * (1 - 0.14 * max(0.0, turn))
    middle, chin = turn * 0.13, build.chin + head.up * 0.6
    return [
        (left, 0.32),
        (right, 0.32),
        (right, 0.04),
        (right * 0.92 + turn * 0.02, -0.18),
        (middle + build.jaw * 0.8, chin + 0.05),
        (middle + build.jaw * 0.4, chin),
        (middle - build.jaw * 0.4, chin),
        (middle - build.jaw * 0.8, chin + 0.05),
        (left * 0.92 + turn * 0.02, -0.18),
        (left, 0.04),
    ]


def _ear(pen: Pen, x: float, skin: RGB, side: int) -> None:
    pen.polygon(ellipse((x, -0.03), 0.075, 0.115), darker(skin, 0.18))
    pen.polygon(ellipse((x + side * 0.012, -0.03), 0.04, 0.07), darker(skin, 0.34))


def _eyes(pen: Pen, head: Head) -> None:
    turn, look, level = head.turn, head.look, 0.05 + head.up
    for side in (-1, 1):
        far = max(0.0, side * turn)
        x, wide = turn * 0.15 + side * 0.165 * (1 - 0.22 * far), 0.076 * (1 - 0.26 * far)
        tall = 0.042 * look.eyes
        pen.polygon(ellipse((x, level), wide * 1.18, tall + 0.02), darker(head.skin, 0.2))
        pen.polygon(ellipse((x, level), wide, tall), WHITE)
        gaze = (x + turn * 0.028, level + head.up * 0.12)
        pen.disc(gaze, min(0.036, tall), PUPIL)
        pen.disc((gaze[0] - 0.012, gaze[1] + 0.012), 0.01, WHITE)
        pen.stroke(
            [(x - wide, level + tall * 0.3), (x, level + tall), (x + wide, level + tall * 0.3)], 0.026, PUPIL
        )
        inner, outer = x - side * wide * 1.1, x + side * wide * 1.25
        brow = level + 0.11
        pen.stroke(
            [(inner, brow - look.frown), (x, brow + 0.02 - look.frown * 0.3), (outer, brow - 0.01)],
            0.045,
            darker(head.hair, 0.1),
            caps=True,
        )


def _nose(pen: Pen, head: Head) -> None:
    turn, skin, up = head.turn, head.skin, head.up
    bridge, tip = (turn * 0.17, 0.1 + up), (turn * 0.3, -0.09 + up * 1.4)
    low = -0.135 + up
    pen.polygon([bridge, (bridge[0] + 0.035, 0.06 + up), (tip[0] + 0.05, tip[1]), (tip[0] + 0.01, low), (tip[0] - 0.09, low)],
                darker(skin, 0.2))  # fmt: skip
    pen.polygon(
        rounded([bridge, tip, (tip[0] - 0.02, low + 0.01), (tip[0] - 0.1, low + 0.01)], 0.02),
        lighter(skin, 0.1),
    )
    pen.stroke([(tip[0] - 0.07, low), (tip[0] + 0.02, low - 0.004)], 0.018, darker(skin, 0.42), caps=True)


def _mouth(pen: Pen, head: Head) -> None:
    turn, look = head.turn, head.look
    x, y = turn * 0.2, -0.27 + head.up * 0.8
    wide = 0.13 * (1 - 0.16 * abs(turn))
    if look.open:
        pen.polygon(ellipse((x, y - look.open * 0.3), wide * 0.9, look.open), LIP)
        pen.polygon(ellipse((x, y - look.open * 0.3), wide * 0.74, look.open * 0.78), MOUTH)
        teeth = [(x - wide * 0.5, y + look.open * 0.36), (x + wide * 0.5, y + look.open * 0.36)]
        pen.stroke(teeth, look.open * 0.3, WHITE)
    else:
        line = [
            (x - wide, y + look.smile),
            (x - wide * 0.4, y),
            (x + wide * 0.4, y),
            (x + wide, y + look.smile),
        ]
        pen.stroke(line, 0.03, LIP, caps=True)
        pen.stroke([(x - 0.06, y - 0.055), (x + 0.06, y - 0.055)], 0.02, darker(head.skin, 0.16), caps=True)
    if head.beard in ("moustache", "beard"):
        brush = [
            (x - wide * 1.35, y + 0.02),
            (x - 0.05, y + 0.1),
            (x + 0.05, y + 0.1),
            (x + wide * 1.35, y + 0.02),
        ]
        pen.polygon(rounded([*brush, (x, y + 0.055)], 0.04), head.hair)


def _beard(pen: Pen, head: Head, half: float) -> None:
    if head.beard not in ("beard", "stubble"):
        return
    tone = mix(head.skin, head.hair, 0.85 if head.beard == "beard" else 0.26)
    jaw = _outline(head, half)[2:]
    (right, _), (left, _), middle = jaw[0], jaw[-1], head.turn * 0.13
    cheeks = [(middle + (x - middle) * part, y) for x in (left, right) for part, y in CHEEK]
    edge = [*cheeks[: len(CHEEK)], *reversed(cheeks[len(CHEEK) :])]
    pen.polygon(rounded([*jaw, *edge], 0.06), tone)
    x, y = head.turn * 0.2, -0.24 + head.up * 0.8
    pen.polygon(ellipse((x, y + 0.06), 0.17, 0.12), head.skin)
