"""Dice that tumble, knock and settle: a picture of each face, and where a die is at every moment of its roll."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Rect, Surface, Vector2

from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank, framed, plate

TURNS = 1.75
"""How often a die turns over before it lies still."""
HOP = 0.85
"""How high it is thrown, as a part of its side."""
BOUNCES = ((0.0, 0.45, 1.0), (0.45, 0.78, 0.34), (0.78, 1.0, 0.1))
"""From, to and height of each hop: it knocks on the table in between."""
APART = 0.45
"""After which part of its roll the next die is thrown."""
STEP = 15.0
"""Degrees between two pictures of a turning die."""
OVERSAMPLING = 3
_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


@dataclass(frozen=True, slots=True)
class DiePicture:
    """A face of a die within a rim."""

    value: int
    body: Color
    ink: Color
    rim: Color

    def __call__(self, size: tuple[int, int]) -> Surface:
        side = max(8, min(size))
        large = side * OVERSAMPLING
        rim = max(1, large // 16)
        surface = framed((large, large), large // 5, self.body, self.rim, rim)
        for x, y in PIPS[self.value]:
            pygame.draw.circle(surface, self.ink, (round(x * large), round(y * large)), large // 10)
        return pygame.transform.smoothscale(surface, (side, side))


def paint_die(
    canvas: Canvas,
    palette: Palette,
    rect: FRect,
    value: int,
    part: float,
    rim: Color,
    *,
    turn: int,
    headroom: float | None = None,
) -> None:
    """Paint a die after that part of its roll; only at the end its rim tells how it was meant.

    It is thrown no higher than `headroom`, where that is given.
    """
    rolling = part < 1
    shown = value if not rolling else 1 + (value + int(part * 9) + turn) % 6
    face = DiePicture(shown, palette.paper[0], palette.on_paper, palette.paper_rim if rolling else rim)
    side = canvas.px(rect.w)
    rest = -8.0 if turn % 2 else 7.0
    angle = rest if not rolling else rest + (1 - part) ** 1.5 * 360 * TURNS
    hop = rect.h * HOP if headroom is None else min(rect.h * HOP, headroom)
    lifted = Vector2(0, _height(part) * hop)
    shade = canvas.box(FRect(rect.x + 3, rect.y + rect.h * 0.16, rect.w, rect.h))
    _shadow(canvas, palette, shade, part)
    center = canvas.transform(Vector2(rect.center) - lifted)
    canvas.stamp((face, side), partial(face, (side, side)), center, angle=round(angle / STEP) * STEP)


def _shadow(canvas: Canvas, palette: Palette, box: Rect, part: float) -> None:
    color = (*palette.shadow[:3], 110 - round(60 * _height(part)))
    key = ("die shadow", box.size, color)
    canvas.blit(canvas.pictures.get(key, partial(_blot, box.size, color)), box.topleft)


def _blot(size: tuple[int, int], color: Color) -> Surface:
    surface = blank(size)
    surface.blit(plate(size, min(size) // 3, color), (0, 0))
    return surface


def _height(part: float) -> float:
    """Return how high the die is: hop after hop, each lower than the one before."""
    for begin, end, high in BOUNCES:
        if begin <= part < end:
            return high * math.sin(math.pi * (part - begin) / (end - begin))
    return 0.0


def part_of_die(rolled: float, index: int, count: int) -> float:
    """Return how far one of several dice is that are thrown one after another, when the whole roll is that far."""
    whole = 1 + (count - 1) * APART
    return min(1.0, max(0.0, rolled * whole - index * APART))
