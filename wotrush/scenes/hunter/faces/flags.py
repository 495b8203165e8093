"""What play adds to a unit: the mesh of a pinned one, the veil of a hidden one, marks, and cards under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, WHITE, darker, lighter, parse
from wotrush.scenes.art.geometry import circle
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces.badges import sign
from wotrush.scenes.hunter.faces.face import Attached, UnitState

RED: RGB = parse("#c3271f")
VEIL: RGB = (16, 18, 22)
STRIP: RGB = parse("#c8a03a")
LABEL: RGB = parse("#e9dfc6")
TAPE: RGB = parse("#8d7f58")
LETTERS, MIDDLE = 0.8, 0.47
"""Height of letters on a strip, and of their middle, as parts of its height: letters that reach below their line have room."""
BAND, ABOVE = 5.5, 3.0
"""Breadth of the frame around a hidden unit, and above it, so that its name stands as high as those of others."""


def mesh(sheet: Sheet, y: float, high: float) -> None:
    """Draw barbed wire across a picture, clear of the figures around it."""
    part = sheet.part(0, y, 200, high)
    thick, pitch = max(1, round(1.5 * sheet.scale)), 25 * sheet.scale
    for color, shift in ((darker(RED, 0.6), 0.8 * sheet.scale), (lighter(RED, 0.35), 0.0)):
        for index in range(-int(part.get_height() // pitch) - 1, int(part.get_width() // pitch) + 2):
            left, tall = index * pitch + shift, part.get_height()
            pygame.draw.line(part, color, (left, 0), (left + tall, tall), thick)
            pygame.draw.line(part, color, (left + tall, 0), (left, tall), thick)


def veiled(size: tuple[int, int], draw: Callable[[tuple[int, int]], pygame.Surface]) -> pygame.Surface:
    """Return a whole card inside a hatched frame, so that its figures and its picture show as on an open one."""
    sheet = Sheet(size)
    edge, above = (max(2, round(broad * sheet.unit)) for broad in (BAND, ABOVE))
    wide, high = sheet.big.get_size()
    thick, pitch = max(2, round(6 * sheet.scale)), round(15 * sheet.scale)
    sheet.big.fill(VEIL)
    for left in range(-high, wide, pitch):
        pygame.draw.line(sheet.big, TAPE, (left, high), (left + high, 0), thick)
    frame = sheet.finish()
    frame.blit(draw((size[0] - 2 * edge, size[1] - above - edge)), (edge, above))
    return frame


LABELED = 1.1
"""The height of a place number on the mark of a hidden unit, in radii."""
MARK = 2.3
"""How much room a mark takes with its rim, in radii."""


def marks(sheet: Sheet, state: UnitState, y: float, low: float, free: float, radius: float) -> None:
    """Draw a disc for each state in the middle of the card: a cross, a crossed-out shell, an eye with the place.

    They stand between the figures at height `y`, where `free` units are, and cover nothing of the picture; where there is
    no room for all of them, those that take away strength stand at height `low`.
    """
    shown = _shown(state)
    if shown and 2.3 * radius * len(shown) <= free * 1.15:
        _discs(sheet, state, shown, y, min(radius, free / 2.3 / len(shown)))
        return
    _discs(sheet, state, [key for key in shown if key == "hidden"], y, radius)
    _discs(sheet, state, [key for key in shown if key != "hidden"], low, radius)


def _discs(sheet: Sheet, state: UnitState, shown: list[str], y: float, radius: float) -> None:
    left = 100 - radius * 1.15 * (len(shown) - 1)
    for index, key in enumerate(shown):
        _mark(sheet, key, left + radius * 2.3 * index, y, radius, state.place)


def small_marks(sheet: Sheet, state: UnitState, y: float, room: float) -> None:
    """Draw the marks from the left edge into `room` units; the place number of a hidden unit stands alone."""
    shown = _shown(state)
    if shown == ["hidden"]:
        place_label(sheet, state.place, room / 2, y, 66)
        return
    radius = min(38.0, room / 2.3 / max(1, len(shown)))
    for index, key in enumerate(shown):
        _mark(sheet, key, 4 + radius * 1.1 * (1 + 2 * index), y, radius, state.place)


def corner_marks(sheet: Sheet, state: UnitState, y: float, radius: float) -> None:
    """Draw the markers at height `y` along the edges of a back: one at the right, a second at the left."""
    for key, x in zip((key for key in _shown(state) if key != "hidden"), (1, -1), strict=False):
        _mark(sheet, key, 100 + x * (94 - radius * MARK / 2), y, radius, None)


def marks_between(sheet: Sheet, state: UnitState, top: float, low: float) -> None:
    """Draw the marks between two heights, side by side or one below the other, whichever makes them larger."""
    shown = _shown(state)
    count = max(1, len(shown))
    column, row = (low - top) / MARK / count, min((low - top) / MARK, 200 / MARK / count)
    radius, beside = min(78.0, max(column, row)), row > column
    for index, key in enumerate(shown):
        step = (index - (len(shown) - 1) / 2) * radius * MARK
        x, y = (100 + step, low - radius * MARK / 2) if beside else (100, (top + low) / 2 + step)
        _mark(sheet, key, x, y, radius, state.place)


def marked(state: UnitState) -> bool:
    """Return whether any mark is drawn."""
    return bool(_shown(state))


def _shown(state: UnitState) -> list[str]:
    present = {
        "pinned": state.pinned,
        "dry": state.dry,
        "exhausted": state.exhausted,
        "hidden": state.place is not None,
    }
    return [key for key, on in present.items() if on]


def _mark(sheet: Sheet, key: str, x: float, y: float, radius: float, place: int | None) -> None:
    pen = sheet.pen(x, y, radius)
    dark = key == "hidden"
    ground = palette.INK if dark else RED if key == "pinned" else WHITE
    rim = palette.GOLD if dark else WHITE if key == "pinned" else palette.INK
    pen.polygon(circle((0, 0), 1.1, 40), palette.INK)
    pen.polygon(circle((0, 0), 1.02, 40), rim)
    pen.polygon(circle((0, 0), 0.88, 40), ground)
    if dark:
        sign(sheet, key, x, y - radius * 0.44, radius * 0.5, palette.GOLD_LIGHT, palette.INK)
        place_label(sheet, place, x, y + radius * 0.6, radius * LABELED)
    else:
        sign(sheet, key, x, y, radius * 0.54, WHITE if key == "pinned" else palette.INK, ground)


def place_label(sheet: Sheet, place: int | None, x: float, y: float, high: float) -> None:
    """Write the number of a place on a label of paper: it is a name, and no value like the golden figures of a card."""
    wide = max(1.5 * high, sheet.measure(str(place), Face.TITLE, high) + 0.7 * high)
    sheet.fill(x - wide / 2, y - high * 0.53, wide, high * 1.06, LABEL, high * 0.22)
    sheet.write(str(place), Face.TITLE, high, x, y, wide, palette.INK, 0.5)


def strip(sheet: Sheet, attached: tuple[Attached, ...], high: float, words: bool) -> None:
    """Draw the cards under the unit as one strip along the lower edge: icon, name where there is room, change."""
    top, wide = sheet.height - high, 200 / len(attached)
    sheet.gradient(0, top, 200, high, lighter(STRIP, 0.15), darker(STRIP, 0.12))
    sheet.fill(0, top, 200, max(1.4, high * 0.06), palette.INK)
    for index, card in enumerate(attached):
        left, middle = index * wide, top + high * MIDDLE
        sign(sheet, card.key, left + high * 0.62, middle, high * 0.32, palette.INK, STRIP)
        change = sheet.measure(card.change, Face.TITLE, high * LETTERS)
        right = left + wide - high * 0.3
        sheet.write(card.change, Face.TITLE, high * LETTERS, right, middle, wide * 0.4, palette.INK, 1.0)
        if words and len(attached) == 1:
            name = left + high * 1.15
            sheet.write(
                *(card.label, Face.TEXT_BOLD, high * LETTERS, name, middle, right - change - 4 - name),
                palette.INK,
                least=high * LETTERS,
            )
