"""A commander: a portrait and what it can do."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import darker, lighter, parse
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces.badges import sign
from wotrush.scenes.hunter.faces.event import LETTERED, LOW, NAMED
from wotrush.scenes.hunter.faces.face import CommanderFace
from wotrush.scenes.hunter.faces.lines import CardName, boxed, titled
from wotrush.scenes.hunter.faces.scenes.portraits import draw_portrait

STEEL_BLUE = parse("#33485a")
HEADER, FRAME = 38.0, 6.0


def draw_commander(face: CommanderFace, size: tuple[int, int]) -> pygame.Surface:
    """Return the card at this size; narrow ones leave the text out, and small ones the name too."""
    sheet = Sheet(size)
    low = LOW / sheet.unit
    title = titled(sheet, face.name, 154, HEADER, max(23.0, low), max(15.0, low), 19)
    lettered, header = size[0] >= LETTERED, title.header if size[0] >= NAMED else FRAME
    scene = (sheet.height - header) * 0.58 if lettered else sheet.height - header - FRAME
    sheet.gradient(0, 0, 200, sheet.height, STEEL_BLUE, darker(STEEL_BLUE, 0.4))
    draw_portrait(sheet.part(FRAME, header, 200 - 2 * FRAME, scene), face.code)
    if size[0] >= NAMED:
        _name(sheet, title)
    if lettered:
        low = header + scene
        paper = sheet.height - FRAME - low
        sheet.gradient(FRAME, low, 200 - 2 * FRAME, paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
        boxed(sheet, face.text, Face.TEXT_MEDIUM, 22, (FRAME + 8, low + 4, 172, paper - 8), palette.INK)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 3, 9)
    return sheet.finish()


def _name(sheet: Sheet, title: CardName) -> None:
    sheet.gradient(2, 2, 196, title.header - 4, lighter(STEEL_BLUE, 0.08), darker(STEEL_BLUE, 0.2))
    sign(sheet, "commander", 21, title.header / 2, 12, palette.GOLD_LIGHT, STEEL_BLUE)
    title.write(sheet, 38, 154, palette.CREAM)
