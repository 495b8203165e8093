"""Card backs, piles with their count, and frames of empty places."""

from __future__ import annotations

from enum import StrEnum

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.cloth import cloth, medallion
from wotrush.scenes.art.color import RGB, darker, parse
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
    """Draw the plain back with its sign in the middle."""
    sheet = cloth(CLOTH[kind], size)
    _sign(sheet, kind, 100, sheet.height / 2, 52)
    return sheet.finish()


def pile(kind: Back, size: tuple[int, int], count: int, label: str) -> pygame.Surface:
    """Draw a back with the number of cards and the name of the pile."""
    sheet = cloth(CLOTH[kind], size)
    middle = sheet.height / 2
    _sign(sheet, kind, 100, middle - 62, 34)
    sheet.write(str(count), Face.TITLE, 66, 100, middle + 20, 160, palette.GOLD_LIGHT, 0.5)
    sheet.write(label, Face.LABEL, 25, 100, middle + 72, 168, palette.CREAM, 0.5)
    return sheet.finish()


def _sign(sheet: Sheet, kind: Back, x: float, y: float, radius: float) -> None:
    """Draw a gold medallion with what the pile holds."""
    pen = medallion(sheet, CLOTH[kind], x, y, radius)
    draw_icon(pen.moved((0, 0), 0.5), SIGNS[kind], palette.GOLD, darker(CLOTH[kind], 0.45))
