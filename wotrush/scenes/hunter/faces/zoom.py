"""A unit shown large: every value with its name, every ability with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import Note, badge, emblem
from wotrush.scenes.art.color import darker, lighter, mix
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.hunter.faces import badges, flags
from wotrush.scenes.hunter.faces.face import UnitFace, UnitState, Value
from wotrush.scenes.hunter.faces.icons import SIGNS

HEADER, ROW, SMALLEST_PICTURE = 27.0, 17.5, 78.0
NOTE, TITLE = 8.8, 10.4
FIGURE, LABEL, WORDS, FINER = 11.5, 9.6, 8.4, 0.1
"""The sizes of a value and, at most, of its name, of a value in words, and the steps in which names become smaller."""
LARGE = 1.42
"""How many times as large values are where all have room below each other."""
IDLE = mix(palette.INK_SOFT, palette.PAPER, 0.3)
"""The ink of an ability without effect in this game."""
HEADROOM, MARKS_AT, MARKS_END = 0.24, 16.0, 31.0
"""The part of the picture above the unit, and how far down it marks stand and end: they cover nothing of the unit."""
MARGIN, WIDE, BETWEEN, SIGN, APART = 8.0, 184.0, 10.0, 17.0, 4.0
"""Where the two columns of values begin, their width, the room between them, that of a sign, and that before a figure."""


def zoom_unit(
    face: UnitFace,
    caption: str,
    values: Sequence[Value],
    notes: Sequence[Note],
    size: tuple[int, int],
    state: UnitState,
) -> pygame.Surface:
    """Return the unit spelled out; its text shrinks only if the picture would become too low."""
    sheet = Sheet(size, radius=6)
    below_picture = sheet.height - HEADER - SMALLEST_PICTURE
    large = len(values) * ROW * LARGE + 8
    one_column = large + _height(sheet, notes, 1.0) <= below_picture
    rows = large if one_column else -(-len(values) // 2) * ROW + 8
    room = below_picture - rows
    scale = 1.0
    while scale > 0.5 and _height(sheet, notes, scale) > room:
        scale -= 0.03
    paper = max(HEADER + SMALLEST_PICTURE, sheet.height - rows - _height(sheet, notes, scale))
    part = sheet.part(0, HEADER, 200, paper - HEADER)
    above = MARKS_END / (paper - HEADER) if flags.marked(state) else 0.0
    vehicle_picture(part, face.code, face.nation, headroom=max(HEADROOM, above), light=face.light)
    if state.pinned:
        flags.mesh(sheet, HEADER, paper - HEADER)
    _header(sheet, face, caption)
    badges.strike(sheet, face, 20, HEADER + 21, 16, 20)
    badges.points(sheet, face.points, 179, HEADER + 20, 16, 16.5)
    flags.marks(sheet, state, HEADER + MARKS_AT, HEADER + MARKS_AT, 110, 12)
    sheet.gradient(0, paper, 200, sheet.height - paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
    sheet.fill(0, paper - 0.8, 200, 1.4, darker(palette.GOLD_DARK, 0.3))
    if one_column:
        for index, value in enumerate(values):
            middle = paper + 5 + ROW * LARGE * (index + 0.5)
            _value(sheet, value, MARGIN, MARGIN + WIDE, middle, LABEL * LARGE, LARGE)
    else:
        _values(sheet, values, paper + 5)
    sheet.fill(8, paper + rows - 1.5, 184, 0.7, palette.PAPER_SHADE)
    _notes(sheet, notes, paper + rows + 1, scale)
    return sheet.finish()


def _header(sheet: Sheet, face: UnitFace, caption: str) -> None:
    badges.nation_band(sheet, face.nation, HEADER)
    ground = palette.livery(face.nation).header_dark
    badges.sign(sheet, face.type, 14, 12, 7.6, palette.CREAM, ground)
    sheet.write(face.name, Face.TITLE, 12.4, 26, 9.0, 150, palette.CREAM)
    sheet.write(caption, Face.TEXT, 7.4, 26, 20.2, 150, lighter(palette.livery(face.nation).header, 0.66))
    emblem(sheet, face.nation, 187, 12, 8.4, on_dark=True)


def _values(sheet: Sheet, values: Sequence[Value], top: float) -> None:
    """Write the values in two columns, each as wide as its words need: icon, name, figure. All names have one size. Of an odd
    number one in words has the last row for itself.
    """
    alone = [value for value in values if _in_words(value)][: len(values) % 2]
    paired = [value for value in values if value not in alone]
    room, size = WIDE - BETWEEN, LABEL
    while sum(wide := [_width(sheet, paired[side::2], size) for side in (0, 1)]) > room and size > FINER:
        size -= FINER
    first = wide[0] + (room - sum(wide)) / 2
    lefts, rights = (MARGIN, MARGIN + first + BETWEEN), (MARGIN + first, MARGIN + WIDE)
    for index, value in enumerate(paired):
        middle = top + ROW * (index // 2 + 0.5)
        _value(sheet, value, lefts[index % 2], rights[index % 2], middle, size)
    for value in alone:
        _value(sheet, value, lefts[0], rights[1], top + ROW * (len(paired) / 2 + 0.5), size)


def _value(
    sheet: Sheet, value: Value, left: float, right: float, middle: float, size: float, times: float = 1.0
) -> None:
    """Write a value between two edges; its sign and its figure are so many times as large as usual."""
    badges.sign(sheet, value.key, left + 7 * times, middle, 6 * times, palette.INK, palette.PAPER)
    figure = _figure_size(value) * times
    sheet.write(value.figure, Face.TITLE, figure, right, middle, WIDE, palette.INK, 1.0)
    words = WIDE - SIGN * times - APART - sheet.measure(value.figure, Face.TITLE, figure)
    sheet.write(value.label, Face.TEXT_MEDIUM, size, left + SIGN * times, middle, words, palette.INK_SOFT)


def _width(sheet: Sheet, values: Sequence[Value], size: float) -> float:
    """Return how wide a column of these values is, with names of that size."""
    widths = [
        sheet.measure(value.label, Face.TEXT_MEDIUM, LABEL) * size / LABEL
        + sheet.measure(value.figure, Face.TITLE, _figure_size(value))
        for value in values
    ]
    return SIGN + APART + max(widths, default=0.0)


def _figure_size(value: Value) -> float:
    return WORDS if _in_words(value) else FIGURE


def _in_words(value: Value) -> bool:
    return not value.figure[0].isdigit()


def _height(sheet: Sheet, notes: Sequence[Note], scale: float) -> float:
    return 5 + sum(_note_height(sheet, note, scale) for note in notes)


def _note_height(sheet: Sheet, note: Note, scale: float) -> float:
    text = sheet.paragraph_height(note.text, Face.TEXT, NOTE * scale, 166) if note.text else 0.0
    return max(18 * scale, 12 * scale + text) + 2.5 * scale


def _notes(sheet: Sheet, notes: Sequence[Note], top: float, scale: float) -> None:
    for note in notes:
        badge(sheet, replace(note.tag, level=None), 16, top + 9 * scale, 8 * scale, SIGNS)
        title, text = (IDLE, IDLE) if note.tag.idle else (palette.INK, palette.INK_SOFT)
        middle = top + (5.6 if note.text else 9) * scale
        sheet.write(note.tag.label, Face.TEXT_BOLD, TITLE * scale, 29, middle, 164, title)
        sheet.paragraph(note.text, Face.TEXT, NOTE * scale, 29, top + 11 * scale, 166, text)
        top += _note_height(sheet, note, scale)
