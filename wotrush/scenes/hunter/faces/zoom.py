"""A unit shown large: every value with its name, every ability with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import add, truediv

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import Note, badge, emblem
from wotrush.scenes.art.color import darker, lighter, mix
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.hunter.faces import badges, flags
from wotrush.scenes.hunter.faces.face import AS_PRINTED, UnitFace, UnitState, Value
from wotrush.scenes.hunter.faces.icons import SIGNS

HEADER, ROW, SMALLEST_PICTURE = 27.0, 17.5, 78.0
NOTE, TITLE = 8.8, 10.4
FIGURE, LABEL, WORDS = 11.5, 9.6, 8.4
"""The sizes of a value and, at most, of its name, and of a value in words."""
IDLE = mix(palette.INK_SOFT, palette.PAPER, 0.3)
"""The ink of an ability without effect in this game."""
MARGIN, WIDE, BETWEEN, SIGN, APART = 8.0, 184.0, 10.0, 17.0, 4.0
"""Where the two columns of values begin, their width, the room between them, that of a sign, and that before a figure."""


def zoom_unit(
    face: UnitFace,
    caption: str,
    values: Sequence[Value],
    notes: Sequence[Note],
    size: tuple[int, int],
    state: UnitState = AS_PRINTED,
) -> pygame.Surface:
    """Return the unit spelled out; its text shrinks only if the picture would become too low."""
    sheet = Sheet(size, radius=6)
    rows = -(-len(values) // 2) * ROW + 8
    room = sheet.height - HEADER - rows - SMALLEST_PICTURE
    scale = 1.0
    while scale > 0.5 and _height(sheet, notes, scale) > room:
        scale -= 0.03
    paper = max(HEADER + SMALLEST_PICTURE, sheet.height - rows - _height(sheet, notes, scale))
    part = sheet.part(0, HEADER, 200, paper - HEADER)
    vehicle_picture(part, face.code, face.nation, headroom=0.24, light=face.light)
    if state.pinned:
        flags.mesh(sheet, 0, HEADER, 200, paper - HEADER)
    _header(sheet, face, caption)
    badges.strike(sheet, face, 20, HEADER + 21, 16, 20)
    badges.points(sheet, face.points, 179, HEADER + 20, 16, 16.5)
    flags.marks(sheet, state, HEADER + 22, HEADER + 22, 110, 15)
    sheet.gradient(0, paper, 200, sheet.height - paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
    sheet.fill(0, paper - 0.8, 200, 1.4, darker(palette.GOLD_DARK, 0.3))
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
    """Write the values in two columns, each as wide as its words need: icon, name, figure. All names have one size."""
    sizes = [FIGURE if value.figure[0].isdigit() else WORDS for value in values]
    figures = [
        sheet.measure(value.figure, Face.TITLE, size) for value, size in zip(values, sizes, strict=True)
    ]
    names = [sheet.measure(value.label, Face.TEXT_MEDIUM, LABEL) for value in values]
    needed = [max(map(add, names[side::2], figures[side::2]), default=0.0) for side in (0, 1)]
    share = (WIDE - BETWEEN - 2 * (SIGN + APART)) / sum(needed)
    wide = [SIGN + APART + each * share for each in needed]
    room = [wide[index % 2] - SIGN - APART - figure for index, figure in enumerate(figures)]
    size = LABEL * min(1.0, *map(truediv, room, names))
    for index, value in enumerate(values):
        side, middle = index % 2, top + ROW * (index // 2 + 0.5)
        left = MARGIN + side * (wide[0] + BETWEEN)
        badges.sign(sheet, value.key, left + 7, middle, 6, palette.INK, palette.PAPER)
        sheet.write(value.figure, Face.TITLE, sizes[index], left + wide[side], middle, WIDE, palette.INK, 1.0)
        sheet.write(value.label, Face.TEXT_MEDIUM, size, left + SIGN, middle, WIDE, palette.INK_SOFT)


def _height(sheet: Sheet, notes: Sequence[Note], scale: float) -> float:
    return 5 + sum(_note_height(sheet, note, scale) for note in notes)


def _note_height(sheet: Sheet, note: Note, scale: float) -> float:
    text = sheet.paragraph_height(note.text, Face.TEXT, NOTE * scale, 166)
    return max(18 * scale, 12 * scale + text) + 2.5 * scale


def _notes(sheet: Sheet, notes: Sequence[Note], top: float, scale: float) -> None:
    for note in notes:
        badge(sheet, replace(note.tag, level=None), 16, top + 9 * scale, 8 * scale, SIGNS)
        title, text = (IDLE, IDLE) if note.tag.idle else (palette.INK, palette.INK_SOFT)
        sheet.write(note.tag.label, Face.TEXT_BOLD, TITLE * scale, 29, top + 5.6 * scale, 164, title)
        sheet.paragraph(note.text, Face.TEXT, NOTE * scale, 29, top + 11 * scale, 166, text)
        top += _note_height(sheet, note, scale)
