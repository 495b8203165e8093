"""Cards that lie face down: a unit in its place, a pile of units, events."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.cloth import cloth, medallion
from wotrush.scenes.art.color import darker, parse
from wotrush.scenes.hunter.faces.flags import place_label
from wotrush.scenes.hunter.faces.icons import SIGNS

UNITS = parse("#46382a")
EVENTS = parse("#2b3f5c")
SMALL = 80
"""Below so many pixels across, sign and place number of a unit fill the card."""
PILE_SIGN = 0.24
"""How far down the sign of a pile stands, as a part of its height."""
LEAST_NUMBER = 17.0
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
    """Return the back of a unit: the sign of what is hidden above a label with its place number, or the sign of units."""
    sheet = cloth(UNITS, size)
    middle = sheet.height / 2
    if place is None:
        SIGNS["vehicle"](medallion(sheet, UNITS, 100, middle, 56).moved((0, 0), 0.5), palette.GOLD, UNITS)
        return sheet.finish()
    ground = darker(UNITS, 0.5)
    small = size[0] < SMALL
    radius, numeral = (70.0, max(72.0, LEAST_NUMBER / sheet.unit)) if small else (60.0, 48.0)
    y = sheet.height * 0.4 if small else sheet.height * 0.42
    if small:
        sheet.pen(100, y, radius).disc((0, 0), 1.0, ground)
    pen = sheet.pen(100, y, radius) if small else medallion(sheet, UNITS, 100, y, radius)
    SIGNS["hidden"](pen.moved((0, 0), 0.68), palette.GOLD_LIGHT, ground)
    place_label(sheet, place, 100, sheet.height - numeral / 2 - (18 if small else 26), numeral)
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
