"""A card without its picture, drawn small and enlarged; it is shown while the picture is being drawn."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import lighter
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush.faces import badges
from wotrush.scenes.rush.faces.face import CardFace

WIDEST = 100
"""More pixels across would only take longer."""
HEADER, FOOT = 35.0, 50.0


def plain(face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw nation, name and figures over an empty landscape."""
    wide = min(WIDEST, max(8, size[0]))
    sheet = Sheet((wide, max(8, round(wide * size[1] / max(1, size[0])))))
    top, bottom = badges.header_colors(face.nation)
    land, foot = palette.livery(face.nation).land, max(HEADER, sheet.height - FOOT)
    sheet.gradient(0, 0, 200, HEADER, lighter(top, 0.05), bottom)
    sheet.gradient(0, HEADER, 200, foot - HEADER, land.sky, land.ground)
    sheet.fill(0, foot, 200, sheet.height - foot, palette.PAPER)
    sheet.write(face.name, Face.TITLE, 20, 12, HEADER / 2, 180, palette.CREAM)
    if face.power is not None:
        badges.power(sheet, face.power, 28, sheet.height - 25, 17.5, 19)
    if face.armor is not None:
        badges.armor(sheet, face.armor, 70, sheet.height - 25, 16.5, 19)
    return pygame.transform.smoothscale(sheet.finish(), (max(1, size[0]), max(1, size[1])))
