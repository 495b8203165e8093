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
FOOT = 30.0
SMALLEST_PICTURE = 84.0
GROUND = 0.76
"""Where a vehicle stands, as a share of the picture: with ground before it, and less sky above."""


def zoom(face: CardFace, size: tuple[int, int], notes: Sequence[Note] = ()) -> pygame.Surface:
    """Draw the card. `notes` are printed in the order given; text shrinks only if the picture would become too low."""
    sheet = Sheet(size, radius=6)
    room = sheet.height - HEADER - FOOT - SMALLEST_PICTURE
    scale = 1.0
    while scale > 0.6 and _height(sheet, notes, scale) > room:
        scale -= 0.04
    paper = sheet.height - FOOT - min(_height(sheet, notes, scale), room)
    sheet.fill(0, 0, 200, sheet.height, palette.PAPER)
    illustrate(sheet.part(0, HEADER, 200, paper - HEADER), face, ground=GROUND)
    _title(sheet, face)
    if face.nation is not None:
        emblem(sheet, face.nation, 15, HEADER + 14, 8.5)
    if face.cost is not None:
        badges.cost(sheet, face.cost, 183, HEADER + 16, 12.5, 15)
    sheet.gradient(0, paper, 200, sheet.height - paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
    sheet.fill(0, paper - 0.8, 200, 1.4, darker(palette.GOLD_DARK, 0.3))
    _notes(sheet, notes, paper + 4, scale)
    _figures(sheet, face, sheet.height - 16)
    return sheet.finish()


def _title(sheet: Sheet, face: CardFace) -> None:
    top, bottom = badges.header_colors(face.nation)
    band(sheet, face.nation, (0, 0, 200, HEADER), lighter(top, 0.05), bottom)
    sheet.fill(0, HEADER - 1.4, 200, 1.4, palette.GOLD)
    left = 9.0
    if face.symbol is not None:
        badges.symbol(sheet, face.symbol, 15, 12.8, 7, top)
        left = 28.0
    second = face.latin if face.latin != face.name else ""
    middle = 9.2 if second else 12.8
    sheet.write(face.name, Face.TITLE, 13.5 if second else 14.5, left, middle, 194 - left, palette.CREAM)
    sheet.write(second, Face.TEXT, 8.2, left, 20.4, 194 - left, lighter(top, 0.66))


def _height(sheet: Sheet, notes: Sequence[Note], scale: float) -> float:
    return 6 + sum(_note_height(sheet, note, scale) for note in notes)


def _note_height(sheet: Sheet, note: Note, scale: float) -> float:
    text = sheet.paragraph_height(note.text, Face.TEXT, 9.4 * scale, 166)
    return max(20 * scale, 12.5 * scale + text) + 3 * scale


def _notes(sheet: Sheet, notes: Sequence[Note], top: float, scale: float) -> None:
    for note in notes:
        badge(sheet, replace(note.tag, level=None), 16, top + 9.5 * scale, 8.4 * scale)
        sheet.write(note.tag.label, Face.TEXT_BOLD, 11.2 * scale, 29, top + 5.6 * scale, 164, palette.INK)
        sheet.paragraph(note.text, Face.TEXT, 9.4 * scale, 29, top + 11.2 * scale, 166, palette.INK_SOFT)
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
