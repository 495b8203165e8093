"""Cards that lie face down: a unit in its place, a pile of units, events."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.cloth import cloth, medallion
from wotrush.scenes.art.color import darker, parse
from wotrush.scenes.art.geometry import polar
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.hunter.faces.icons import SIGNS

UNITS = parse("#46382a")
EVENTS = parse("#2b3f5c")
SMALL = 80
"""Below so many pixels across, the place number fills the card."""
PILE_SIGN = 0.24
"""How far down the sign of a pile stands, as a part of its height."""
LEAST_NUMBER = 19.0
"""Height in pixels of the letters of a place number, however narrow the card is."""


def pile_back(size: tuple[int, int], *, events: bool) -> pygame.Surface:
    """Return the top of a pile: its sign stands where the number of its cards leaves it free."""
    ground = EVENTS if events else UNITS
    sheet = cloth(ground, size)
    pen = medallion(sheet, ground, 100, sheet.height * PILE_SIGN, 46)
    key, share = ("cards", 0.52) if events else ("vehicle", 0.5)
    SIGNS[key](pen.moved((0, 0), share), palette.GOLD, darker(ground, 0.45))
    return sheet.finish()


def unit_back(size: tuple[int, int], place: int | None = None) -> pygame.Surface:
    """Return the back of a unit: its place number, or the sign of units."""
    sheet = cloth(UNITS, size)
    middle = sheet.height / 2
    if place is None:
        SIGNS["vehicle"](medallion(sheet, UNITS, 100, middle, 56).moved((0, 0), 0.5), palette.GOLD, UNITS)
        return sheet.finish()
    if size[0] < SMALL:
        sheet.pen(100, middle, 82).disc((0, 0), 1.0, darker(UNITS, 0.5))
        numeral = max(92.0, LEAST_NUMBER / sheet.unit)
        sheet.write(str(place), Face.TITLE, numeral, 100, middle, 190, palette.GOLD_LIGHT, 0.5)
        return sheet.finish()
    pen = sheet.pen(100, middle, 66)
    for radius, color in ((1.0, palette.GOLD_DARK), (0.97, palette.GOLD), (0.9, darker(UNITS, 0.5))):
        pen.disc((0, 0), radius, color)
    sheet.write(str(place), Face.TITLE, 74, 100, middle, 100, palette.GOLD_LIGHT, 0.5)
    for y in (32.0, sheet.height - 32.0):
        mark = sheet.pen(100, y, 10)
        mark.ring((0, 0), 0.7, 0.16, palette.GOLD_DARK)
        for turn in (0, 90, 180, 270):
            mark.stroke([polar((0, 0), 0.3, turn), polar((0, 0), 1.1, turn)], 0.16, palette.GOLD_DARK)
    return sheet.finish()


def enlarged_unit_back(size: tuple[int, int], place: int | None = None) -> pygame.Surface:
    """Return a back that was drawn small, to be shown until the back itself is ready."""
    wide = min(SMALL // 2, size[0])
    small = unit_back((wide, round(wide * size[1] / max(1, size[0]))), place)
    return pygame.transform.smoothscale(small, size)


def event_back(size: tuple[int, int]) -> pygame.Surface:
    """Return the back of an event."""
    sheet = cloth(EVENTS, size)
    pen = medallion(sheet, EVENTS, 100, sheet.height / 2, 56)
    SIGNS["cards"](pen.moved((0, 0), 0.52), palette.GOLD, darker(EVENTS, 0.45))
    return sheet.finish()
