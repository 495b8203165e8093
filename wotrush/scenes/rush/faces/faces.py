"""The two large faces: in the Reserve, where the cost stands out, and in hand, indexed along the left edge."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import badge, emblem, laurels
from wotrush.scenes.art.bands import band
from wotrush.scenes.art.color import RGB, darker
from wotrush.scenes.art.icons import draw_icon
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush.faces import badges
from wotrush.scenes.rush.faces.face import CardFace, FaceKind
from wotrush.scenes.rush.faces.illustration import illustrate

HEADER = 35.0
STRIP = 37.0
ROW = 29.0
CAPTION = 27.0
RIBBON = 28.0
FOOT = 45.0
HAND_RIBBON = 20.0
NEAR_TEXT = 15.2
FAR_TEXT = 23.4
"""The smallest text on a card in hand and on one in the Reserve, in units: 12 px high on a table of 1280×720, and 16
px on one of 1920×1080.
"""


def reserve(face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw a card for sale, or one in an open pile: what it costs or counts, and what it can do, stands out."""
    sheet = Sheet(size)
    foot = 0.0 if face.kind in (FaceKind.BASE, FaceKind.MEDAL) else FOOT
    paper = sheet.height - foot - ROW * len(face.abilities) - (2 if face.abilities else 0)
    sheet.fill(0, 0, 200, sheet.height, palette.PAPER)
    _picture(sheet, face, 0, HEADER, 200, paper - HEADER, RIBBON)
    badges.header(sheet, face, 0, HEADER, FAR_TEXT, FAR_TEXT)
    if face.nation is not None:
        emblem(sheet, face.nation, 20, HEADER + 19, 11.5)
    if face.cost is not None:
        badges.cost(sheet, face.cost, 175, HEADER + 25, 20.5, 25)
    if face.points is not None:
        laurels(sheet, face.points, 173, HEADER + 28, 22, on_disc=True)
    _ribbon(sheet, face, paper, RIBBON)
    if paper < sheet.height:
        sheet.paper(0, paper, sheet.height)
    _abilities(sheet, face, 7, paper + 4, 187, FAR_TEXT)
    _statistics(sheet, face, sheet.height - 25)
    return sheet.finish()


def hand(face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw a card to play: class, resource, power and armor stay visible when a fan covers the rest."""
    sheet = Sheet(size)
    rows = len(face.abilities)
    paper = sheet.height - (ROW * rows + 8 if rows else CAPTION if face.caption else 0)
    sheet.fill(0, 0, 200, sheet.height, palette.PAPER)
    _picture(sheet, face, STRIP, HEADER, 200 - STRIP, paper - HEADER, HAND_RIBBON)
    badges.header(sheet, face, STRIP, HEADER, 18.5, NEAR_TEXT)
    if face.cost is not None:
        badges.cost(sheet, face.cost, 183.5, HEADER + 15.5, 12.2, NEAR_TEXT)
    _ribbon(sheet, face, paper, HAND_RIBBON)
    if paper < sheet.height:
        sheet.paper(STRIP, paper, sheet.height)
    if rows:
        _abilities(sheet, face, STRIP + 6, paper + 4, 200 - STRIP - 14, NEAR_TEXT)
    else:
        _caption(sheet, face, paper + CAPTION / 2)
    _index(sheet, face)
    return sheet.finish()


def _picture(
    sheet: Sheet, face: CardFace, x: float, y: float, width: float, height: float, ribbon: float
) -> None:
    illustrate(sheet.part(x, y, width, height), face, len(face.passives) * ribbon / height)


def _ribbon(sheet: Sheet, face: CardFace, bottom: float, high: float) -> None:
    for index, passive in enumerate(face.passives):
        badges.ribbon(sheet, passive, 200, bottom - index * (high + 1), high, 160)


def _abilities(sheet: Sheet, face: CardFace, x: float, top: float, width: float, least: float) -> None:
    for index, tag in enumerate(face.abilities):
        badges.ability(sheet, tag, x, top + ROW * (index + 0.5), 12.8, FAR_TEXT, width, least)


def _caption(sheet: Sheet, face: CardFace, middle: float) -> None:
    """Draw what kind of card it is, for a card that only pays, hits and stands."""
    centre, room = STRIP + (200 - STRIP) / 2, 200 - STRIP - 14
    ink = palette.INK_SOFT
    sheet.write(face.caption, Face.TEXT_MEDIUM, 18, centre, middle, room, ink, 0.5, least=NEAR_TEXT)


def _statistics(sheet: Sheet, face: CardFace, middle: float) -> None:
    """Draw what a card can do in figures or, of one that does not fight, what kind of card it is."""
    if face.power is not None:
        badges.power(sheet, face.power, 25, middle, 19.5, FAR_TEXT)
    if face.armor is not None:
        badges.armor(sheet, face.armor, 68, middle, 18, FAR_TEXT)
    if face.resources is not None:
        national = face.nation if _national(face) else None
        badges.resource(sheet, face.resources, 166, middle, 30, FAR_TEXT, national)
    if face.power is None:
        sheet.write(
            face.caption, Face.TEXT_MEDIUM, FAR_TEXT, 10, middle, 125, palette.INK_SOFT, least=FAR_TEXT
        )


def _national(face: CardFace) -> bool:
    return any(tag.key == "national_resources" for tag in face.passives)


def _index(sheet: Sheet, face: CardFace) -> None:
    """Draw the strip by which a fan is read."""
    top, bottom = badges.header_colors(face.nation)
    band(sheet, face.nation, (0, 0, STRIP, sheet.height), darker(top, 0.1), darker(bottom, 0.35))
    sheet.fill(STRIP - 1.8, 0, 1.8, sheet.height, palette.GOLD)
    middle = (STRIP - 1.8) / 2
    if face.symbol is not None:
        badges.symbol(sheet, face.symbol, middle, 19, 10.5, top)
    elif face.kind is FaceKind.BARRACKS:
        draw_icon(sheet.pen(middle, 19, 11), "barracks", palette.CREAM, darker(top, 0.1))
    if face.nation is not None:
        emblem(sheet, face.nation, middle, 50, 11.5, on_dark=True)
    place = 88.0
    if face.points is not None:
        laurels(sheet, face.points, middle, place if face.resources is None else place + 42, 14)
    if face.resources is not None:
        badges.resource_stacked(sheet, face.resources, middle, place, 33, 18)
    if face.power is not None:
        badges.power(sheet, face.power, middle, place + 41, 16.5, 19, on_dark=True)
    if face.armor is not None:
        badges.armor(sheet, face.armor, middle, place + 80, 15.5, 19, on_dark=True)
    if face.kind is FaceKind.VEHICLE:
        place += 122
    elif face.resources is not None:
        place += 42
    for index, tag in enumerate(face.abilities):
        badge(sheet, tag, middle - 1.5, place + 31 * index, 12.8)
    if face.nation is None:
        _chevrons(sheet, middle, darker(top, 0.3))


def _chevrons(sheet: Sheet, middle: float, color: RGB) -> None:
    """Draw marks of rank where other cards have their figures."""
    for step in range(3):
        pen = sheet.pen(middle, sheet.height - 24 - 15 * step, 11)
        pen.polygon([(-1, -0.4), (0, 0.4), (1, -0.4), (1, 0.2), (0, 1), (-1, 0.2)], color)
