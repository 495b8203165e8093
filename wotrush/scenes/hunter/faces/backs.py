"""Cards that lie face down: a unit in its place, a pile of units, events."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.cloth import cloth, medallion
from wotrush.scenes.art.color import darker, parse
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.hunter.faces import flags
from wotrush.scenes.hunter.faces.face import AS_PRINTED, UnitFace, UnitState
from wotrush.scenes.hunter.faces.icons import SIGNS
from wotrush.scenes.hunter.faces.lines import boxed, titled

UNITS = parse("#46382a")
EVENTS = parse("#2b3f5c")
SMALL = 80
"""Below so many pixels across, sign and place number of a unit fill the card."""
PILE_SIGN = 0.24
"""How far down the sign of a pile stands, as a part of its height."""
NUMBER, SMALL_NUMBER = 48.0, 72.0
"""Height of the letters of a place number on a large card, and on a small one."""
ALIKE, LEAST_NUMBER = 25.0, 17.0
"""Their height in pixels on cards of all widths between, and on the narrowest."""
MARK, SMALL_MARK = 25.0, 38.0
"""Radius of a marker."""
STRIP, SMALL_STRIP = 34.0, 40.0
"""Height of the strip of cards under the unit."""
WINDOW = 0.86
"""How much of the medallion shows a unit that is remembered, as a part of its radius."""
DIMMED = (190, 184, 172)
"""What is left of its colors, since it is remembered and not seen."""
NAME, NAME_LETTERS, NAME_SECOND, LEAST_NAME = 38.0, 24.0, 22.0, 11.0
"""Height of the band with its name, of its letters on one line and on two, and the least of them in pixels."""
BORDER = 6.0
"""Width of the rim of a back, inside which that band lies."""
ZOOM_EYE, ZOOM_RADIUS, ZOOM_TEXT = 50.0, 34.0, 94.0
"""Middle and radius of the medallion above the words, and where these begin."""
ZOOM_LETTERS, ZOOM_STRIP = 11.5, 20.0
"""Height of its letters at most, and of the strip of cards under the unit."""


def pile_back(size: tuple[int, int], *, events: bool) -> pygame.Surface:
    """Return the top of a pile: its sign stands where the number of its cards leaves it free."""
    ground = EVENTS if events else UNITS
    sheet = cloth(ground, size)
    pen = medallion(sheet, ground, 100, sheet.height * PILE_SIGN, 46)
    key, share = ("cards", 0.52) if events else ("vehicle", 0.5)
    SIGNS[key](pen.moved((0, 0), share), palette.GOLD, darker(ground, 0.45))
    return sheet.finish()


def unit_back(
    size: tuple[int, int],
    place: int | None,
    remembered: UnitFace | None = None,
    state: UnitState = AS_PRINTED,
) -> pygame.Surface:
    """Return the back of a unit: the sign of what is hidden above a label with its place number, or the sign of units.

    A unit that is remembered shows in place of that sign, with its name; markers and cards under it lie on the back.
    """
    sheet = cloth(UNITS, size)
    middle = sheet.height / 2
    if place is None:
        SIGNS["vehicle"](medallion(sheet, UNITS, 100, middle, 56).moved((0, 0), 0.5), palette.GOLD, UNITS)
        return sheet.finish()
    ground = darker(UNITS, 0.5)
    small = size[0] < SMALL
    radius = 70.0 if small else 60.0
    numeral = max(NUMBER, min(SMALL_NUMBER, ALIKE / sheet.unit), LEAST_NUMBER / sheet.unit)
    y = sheet.height * 0.4 if small else sheet.height * 0.42
    if small:
        sheet.pen(100, y, radius).disc((0, 0), 1.0, ground)
    pen = sheet.pen(100, y, radius) if small else medallion(sheet, UNITS, 100, y, radius)
    strip_high = (SMALL_STRIP if small else STRIP) if state.attached else 0.0
    if remembered is None:
        SIGNS["hidden"](pen.moved((0, 0), 0.68), palette.GOLD_LIGHT, ground)
    else:
        _remembered(sheet, remembered, y, radius, small=small)
    if state.pinned:
        flags.mesh(sheet, 0, sheet.height - strip_high)
    foot = max(strip_high + 5, 18 if small else 26)
    flags.place_label(sheet, place, 100, sheet.height - numeral / 2 - foot, numeral)
    flags.corner_marks(sheet, state, y + (-0.5 if small else 0.72) * radius, SMALL_MARK if small else MARK)
    if state.attached:
        flags.strip(sheet, state.attached, strip_high, words=not small)
    return sheet.finish()


def zoom_back(
    size: tuple[int, int], title: str, sentences: Sequence[str], state: UnitState
) -> pygame.Surface:
    """Return a back on which sentences stand, since nothing else can be read on it."""
    sheet = cloth(UNITS, size)
    ground = darker(UNITS, 0.5)
    pen = medallion(sheet, UNITS, 100, ZOOM_EYE, ZOOM_RADIUS)
    SIGNS["hidden"](pen.moved((0, 0), 0.68), palette.GOLD_LIGHT, ground)
    low = sheet.height - (ZOOM_STRIP if state.attached else 0)
    sheet.fill(12, ZOOM_TEXT, 176, low - 12 - ZOOM_TEXT, ground, 6)
    sheet.write(title, Face.TITLE, 15, 100, ZOOM_TEXT + 15, 160, palette.GOLD_LIGHT, 0.5)
    box = (20, ZOOM_TEXT + 29, 160, low - ZOOM_TEXT - 46)
    boxed(sheet, "\n\n".join(sentences), Face.TEXT, ZOOM_LETTERS, box, palette.CREAM)
    flags.corner_marks(sheet, state, ZOOM_EYE, ZOOM_RADIUS * 0.6)
    if state.attached:
        flags.strip(sheet, state.attached, ZOOM_STRIP, words=True)
    return sheet.finish()


def _remembered(sheet: Sheet, face: UnitFace, y: float, radius: float, *, small: bool) -> None:
    """Draw the unit in the medallion, dimmed, and its name above it where letters have room."""
    side = round(2 * WINDOW * radius * sheet.scale)
    window = pygame.Surface((side, side), pygame.SRCALPHA)
    vehicle_picture(window, face.code, face.nation, headroom=0.2, ground=0.72, light=face.light)
    window.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
    round_hole = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(round_hole, (255, 255, 255, 255), (side / 2, side / 2), side / 2)
    window.blit(round_hole, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    middle = 100 * sheet.scale, y * sheet.scale
    sheet.big.blit(window, window.get_rect(center=middle))
    if not small:
        least = LEAST_NAME / sheet.unit
        title = titled(sheet, face.name, 188, NAME, NAME_LETTERS, least, max(NAME_SECOND, least))
        sheet.fill(BORDER, BORDER, 200 - 2 * BORDER, title.header, darker(UNITS, 0.5))
        title.write(sheet, 100, 188, palette.CREAM, 0.5, BORDER)


def enlarged_unit_back(size: tuple[int, int], place: int | None) -> pygame.Surface:
    """Return a back that was drawn small, to be shown until the back itself is ready."""
    wide = min(SMALL // 2, size[0])
    small = unit_back((wide, round(wide * size[1] / max(1, size[0]))), place)
    return pygame.transform.smoothscale(small, size)


def event_back(size: tuple[int, int]) -> pygame.Surface:
    sheet = cloth(EVENTS, size)
    pen = medallion(sheet, EVENTS, 100, sheet.height / 2, 56)
    SIGNS["cards"](pen.moved((0, 0), 0.52), palette.GOLD, darker(EVENTS, 0.45))
    return sheet.finish()
