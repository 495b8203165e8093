"""A defender on an opponent's base at the smallest size: silhouette, emblem, class, armor, damage."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import emblem
from wotrush.scenes.art.bands import band
from wotrush.scenes.art.color import lighter
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.vehicles.damage import scorch
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.rush.faces import badges
from wotrush.scenes.rush.faces.face import CardFace

HEADER = 52.0


def token(face: CardFace, size: tuple[int, int], damaged: bool = False) -> pygame.Surface:
    """Draw the token, including damage; turning the card by 90° is up to the table."""
    sheet = Sheet(size, radius=14)
    nation = face.nation or ArtNation.USSR
    top, bottom = badges.header_colors(face.nation)
    view = sheet.part(0, HEADER, 200, sheet.height - HEADER)
    vehicle_picture(view, face.code, nation, ground=0.63, headroom=0.1)
    if damaged:
        scorch(view, seed=len(face.name))
    band(sheet, nation, (0, 0, 200, HEADER), lighter(top, 0.05), bottom)
    sheet.fill(0, HEADER - 4, 200, 4, palette.GOLD)
    if face.symbol is not None:
        badges.symbol(sheet, face.symbol, 34, HEADER / 2 - 2, 19, top)
    emblem(sheet, nation, 84, HEADER / 2 - 2, 19, on_dark=True)
    if face.armor is not None:
        badges.armor(sheet, face.armor, 155, sheet.height - 49, 40, 56)
    return sheet.finish()
