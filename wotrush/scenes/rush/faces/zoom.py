"""The card shown large: name in both scripts, a large picture, every ability and passive spelled out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import Note, badge, emblem, laurels
from wotrush.scenes.art.bands import band
from wotrush.scenes.art.color import darker, lighter
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush.faces import badges
from wotrush.scenes.rush.faces.face import CardFace
from wotrush.scenes.rush.faces.illustration import illustrate

HEADER = 27.0
COIN = 185.0, 12.8
"""Where the price stands: beside the name, since a long gun reaches into every corner of the picture."""
FOOT = 30.0
SMALLEST_PICTURE = 84.0
TEXT_LEFT, TEXT_WIDE, WIDEST_BADGE = 29.0, 166.0, 10.0
LARGEST, SMALLEST, FINER = 1.4, 0.6, 0.04
"""The scales between which the text is written, and the steps in which it becomes smaller."""
GROUND = 0.76
"""Where a vehicle stands, as a share of the picture: with ground before it, and less sky above."""


def zoom(face: CardFace, size: tuple[int, int], notes: Sequence[Note] = ()) -> pygame.Surface:
    """Draw the card. `notes` are printed in the order given, as large as leaves the picture high enough."""
    sheet = Sheet(size, radius=6)
    room = sheet.height - HEADER - FOOT - SMALLEST_PICTURE
    scale = note_scale(sheet, notes, room)
    paper = sheet.height - FOOT - min(_height(sheet, notes, scale), room)
    sheet.fill(0, 0, 200, sheet.height, palette.PAPER)
    illustrate(sheet.part(0, HEADER, 200, paper - HEADER), face, ground=GROUND)
    _title(sheet, face)
    if face.nation is not None:
        emblem(sheet, face.nation, 15, HEADER + 14, 8.5)
    if face.cost is not None:
        badges.cost(sheet, face.cost, *COIN, 11, 13.5)
    sheet.gradient(0, paper, 200, sheet.height - paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
    sheet.fill(0, paper - 0.8, 200, 1.4, darker(palette.GOLD_DARK, 0.3))
    _notes(sheet, notes, paper + 4, scale)
    _figures(sheet, face, sheet.height - 16)
    return sheet.finish()


def _title(sheet: Sheet, face: CardFace) -> None:
    top, bottom = badges.header_colors(face.nation)
    band(sheet, face.nation, (0, 0, 200, HEADER), lighter(top, 0.05), bottom)
    sheet.fill(0, HEADER - 1.4, 200, 1.4, palette.GOLD)
    left, right = 9.0, 194.0 if face.cost is None else COIN[0] - 15
    if face.symbol is not None:
        badges.symbol(sheet, face.symbol, 15, 12.8, 7, top)
        left = 28.0
    second = face.latin if face.latin != face.name else ""
    middle = 9.2 if second else 12.8
    sheet.write(face.name, Face.TITLE, 13.5 if second else 14.5, left, middle, right - left, palette.CREAM)
    sheet.write(second, Face.TEXT, 8.2, left, 20.4, right - left, lighter(top, 0.66))


def note_scale(sheet: Sheet, notes: Sequence[Note], room: float) -> float:
    """Return the largest scale at which the notes fit into a room of that height."""
    scale = LARGEST
    while scale > SMALLEST and _height(sheet, notes, scale) > room:
        scale -= FINER
    return scale


def _height(sheet: Sheet, notes: Sequence[Note], scale: float) -> float:
    return 6 + sum(_note_height(sheet, note, scale) for note in notes)


def _note_height(sheet: Sheet, note: Note, scale: float) -> float:
    text = sheet.paragraph_height(note.text, Face.TEXT, 9.4 * scale, TEXT_WIDE)
    return max(20 * scale, 12.5 * scale + text) + 3 * scale


def _notes(sheet: Sheet, notes: Sequence[Note], top: float, scale: float) -> None:
    for note in notes:
        badge(sheet, replace(note.tag, level=None), 16, top + 9.5 * scale, min(8.4 * scale, WIDEST_BADGE))
        sheet.write(
            note.tag.label, Face.TEXT_BOLD, 10.8 * scale, TEXT_LEFT, top + 5.6 * scale, TEXT_WIDE, palette.INK
        )
        sheet.paragraph(
            note.text, Face.TEXT, 9.4 * scale, TEXT_LEFT, top + 11.7 * scale, TEXT_WIDE, palette.INK
        )
        top += _note_height(sheet, note, scale)


def _figures(sheet: Sheet, face: CardFace, middle: float) -> None:
    sheet.fill(8, middle - 14, 184, 0.7, palette.PAPER_SHADE)
    if face.power is not None:
        badges.power(sheet, face.power, 20, middle, 11.5, 12.5)
    if face.armor is not None:
        badges.armor(sheet, face.armor, 46, middle, 10.8, 12.5)
    if face.points is None:
        ink = palette.INK_SOFT
        sheet.write(face.caption, Face.TEXT_MEDIUM, 10.4, 108, middle, 92, ink, 0.5)
    else:
        laurels(sheet, face.points, 100, middle, 11, palette.INK)
    if face.resources is not None:
        national = any(tag.key == "national_resources" for tag in face.passives)
        badges.resource(sheet, face.resources, 176, middle, 18.5, 13.5, face.nation if national else None)
