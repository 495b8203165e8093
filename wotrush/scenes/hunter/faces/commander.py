"""A commander: a portrait and what it can do."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import darker, lighter, parse
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces.badges import sign
from wotrush.scenes.hunter.faces.event import LETTERED
from wotrush.scenes.hunter.faces.face import CommanderFace
from wotrush.scenes.hunter.faces.lines import boxed
from wotrush.scenes.hunter.faces.scenes.portraits import draw_portrait

STEEL_BLUE = parse("#33485a")
HEADER, FRAME = 38.0, 6.0


def draw_commander(face: CommanderFace, size: tuple[int, int]) -> pygame.Surface:
    """Return the card at this size; narrow ones leave the text out."""
    sheet = Sheet(size)
    lettered = size[0] >= LETTERED
    scene = (sheet.height - HEADER) * 0.58 if lettered else sheet.height - HEADER - FRAME
    sheet.gradient(0, 0, 200, sheet.height, STEEL_BLUE, darker(STEEL_BLUE, 0.4))
    draw_portrait(sheet.part(FRAME, HEADER, 200 - 2 * FRAME, scene), face.code)
    sheet.gradient(2, 2, 196, HEADER - 4, lighter(STEEL_BLUE, 0.08), darker(STEEL_BLUE, 0.2))
    sign(sheet, "leadership", 21, HEADER / 2, 12, palette.GOLD_LIGHT, STEEL_BLUE)
    sheet.write(face.name, Face.TITLE, 23, 38, HEADER / 2, 154, palette.CREAM, least=15)
    if lettered:
        low = HEADER + scene
        paper = sheet.height - FRAME - low
        sheet.gradient(FRAME, low, 200 - 2 * FRAME, paper, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
        boxed(sheet, face.text, Face.TEXT_MEDIUM, 22, (FRAME + 8, low + 4, 172, paper - 8), palette.INK)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 3, 9)
    return sheet.finish()
