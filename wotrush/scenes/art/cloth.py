"""The cloth of card backs: stripes in a gold frame, and the medallion that lies on it."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, darker, lighter
from wotrush.scenes.art.geometry import circle, polar
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.sheet import Sheet


def cloth(base: RGB, size: tuple[int, int]) -> Sheet:
    """Return an unfinished card of this size, covered with cloth."""
    sheet = Sheet(size)
    sheet.big.blit(_woven(base, size), (0, 0))
    return sheet


@lru_cache(maxsize=1)
def _woven(base: RGB, size: tuple[int, int]) -> Surface:
    """Return the cloth, which is the same for the backs of many cards in a row."""
    sheet = Sheet(size)
    sheet.fill(0, 0, 200, sheet.height, darker(base, 0.25))
    pen = sheet.pen(0, 0, 1)
    for index in range(-14, 10):
        left = index * 22
        pen.polygon([(left, 0), (left + 11, 0), (left + 11 + 280, -280), (left + 280, -280)], base)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 3, 9)
    sheet.frame(7, 7, 186, sheet.height - 14, lighter(base, 0.2), 1.5, 6)
    for x in (17.0, 183.0):
        for y in (17.0, sheet.height - 17.0):
            sheet.pen(x, y, 4.5).polygon([(0, 1), (1, 0), (0, -1), (-1, 0)], palette.GOLD_DARK)
    return sheet.big


def medallion(sheet: Sheet, base: RGB, x: float, y: float, radius: float) -> Pen:
    """Draw an empty gold medallion; return a pen whose metre is its radius."""
    pen = sheet.pen(x, y, radius)
    pen.polygon(circle((0, 0), 1.0, 48), palette.GOLD_DARK)
    pen.polygon(circle((0, 0), 0.95, 48), palette.GOLD)
    pen.polygon(circle((0, 0), 0.88, 48), darker(base, 0.45))
    for turn in range(0, 360, 15):
        pen.disc(polar((0, 0), 0.8, turn), 0.022, palette.GOLD_DARK)
    return pen
