"""Card backs, piles with their count, and frames where nothing lies."""

from __future__ import annotations

from enum import StrEnum

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import circle, polar
from wotrush.scenes.art.icons import draw_icon
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet


class Back(StrEnum):
    VEHICLES = "vehicles"
    GARAGE = "garage"
    DISCARD = "discard"
    GRAVEYARD = "graveyard"


CLOTH: dict[Back, RGB] = {
    Back.VEHICLES: parse("#3d4a2c"),
    Back.GARAGE: parse("#2f3f38"),
    Back.DISCARD: parse("#4a2f28"),
    Back.GRAVEYARD: parse("#34332f"),
}


SIGNS: dict[Back, str] = {
    Back.VEHICLES: "vehicles_only",
    Back.GARAGE: "garage",
    Back.DISCARD: "cards",
    Back.GRAVEYARD: "scrap",
}


def back(kind: Back, size: tuple[int, int]) -> pygame.Surface:
    """The plain back with its sign in the middle."""
    sheet = _cloth(kind, size)
    _sign(sheet, kind, 100, sheet.height / 2, 52)
    return sheet.finish()


def pile(kind: Back, size: tuple[int, int], count: int, label: str) -> pygame.Surface:
    """A back with how many cards lie there and what the pile is called."""
    sheet = _cloth(kind, size)
    middle = sheet.height / 2
    _sign(sheet, kind, 100, middle - 62, 34)
    sheet.write(str(count), Face.TITLE, 66, 100, middle + 20, 160, palette.GOLD_LIGHT, 0.5)
    sheet.write(label, Face.LABEL, 25, 100, middle + 72, 168, palette.CREAM, 0.5)
    return sheet.finish()


def _sign(sheet: Sheet, kind: Back, x: float, y: float, radius: float) -> None:
    """A gold medallion with what the pile holds."""
    pen = sheet.pen(x, y, radius)
    base = CLOTH[kind]
    pen.polygon(circle((0, 0), 1.0, 48), palette.GOLD_DARK)
    pen.polygon(circle((0, 0), 0.95, 48), palette.GOLD)
    pen.polygon(circle((0, 0), 0.88, 48), darker(base, 0.45))
    for turn in range(0, 360, 15):
        pen.disc(polar((0, 0), 0.8, turn), 0.022, palette.GOLD_DARK)
    draw_icon(pen.moved((0, 0), 0.5), SIGNS[kind], palette.GOLD, darker(base, 0.45))


def _cloth(kind: Back, size: tuple[int, int]) -> Sheet:
    sheet = Sheet(size)
    base = CLOTH[kind]
    sheet.fill(0, 0, 200, sheet.height, darker(base, 0.25))
    pen = sheet.pen(0, 0, 1)
    for index in range(-14, 24):
        left = index * 22
        pen.polygon([(left, 0), (left + 11, 0), (left + 11 + 280, -280), (left + 280, -280)], base)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 3, 9)
    sheet.frame(7, 7, 186, sheet.height - 14, lighter(base, 0.2), 1.5, 6)
    for x in (17.0, 183.0):
        for y in (17.0, sheet.height - 17.0):
            sheet.pen(x, y, 4.5).polygon([(0, 1), (1, 0), (0, -1), (-1, 0)], palette.GOLD_DARK)
    return sheet
