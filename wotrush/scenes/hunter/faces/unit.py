"""A unit in three degrees of detail: in the own lines, in those of an enemy, and as a token."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Vector2

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import emblem
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import WIDTH, Sheet
from wotrush.scenes.art.vehicles.muzzle import muzzle_of
from wotrush.scenes.art.vehicles.picture import standing_in, vehicle_picture
from wotrush.scenes.art.vehicles.placing import body
from wotrush.scenes.art.vehicles.vehicle import measured
from wotrush.scenes.hunter.faces import badges, flags
from wotrush.scenes.hunter.faces.face import AS_PRINTED, Detail, UnitFace, UnitState, UnitType
from wotrush.scenes.hunter.faces.lines import titled

HEADER, FOOT, STRIP = 33.0, 88.0, 25.0
LARGE_HEADROOM = 0.27
"""The part of the picture on a large card into which no unit rises, since figures stand there."""
FIGURES, CLEAR = Vector2(172, HEADER + 27), 35.0
"""The middle of the points on a large card, and how far from it a shot is fired: its fire covers no figure."""
MEDIUM_HEADER, MEDIUM_FOOT, MEDIUM_STRIP = 38.0, 54.0, 36.0
LEAST_LETTERS = 11.4
"""The least height of a name in pixels."""
TOKEN_HEADER, TOKEN_STRIP = 78.0, 40.0
LEAST_DIGITS = 18.0
"""The least height of the letters, in pixels, in which the points of a token are written."""
SLIM_HEADER, SLIM_FOOT, SLIM_STRIP, SLIM_DIGITS = 19.0, 20.0, 8.0, 19.0
"""Heights on a slim token, in pixels, since its figures are as high as those of a token however narrow it is."""
SLIM_SHIELD, SHIELD_OF_NUMERAL = 84.0, 0.66
"""The largest shield on a slim token, and how large it is for its numeral."""
SLIM_GROUND = 0.66
SLIM_LEAST = 56.0
"""The height, in pixels, below which all of a slim token becomes smaller."""
SLIM_PICTURE = 1.5
"""How wide its picture would be, as a part of its height; the middle of it is seen."""


def draw_unit(face: UnitFace, detail: Detail, size: tuple[int, int], state: UnitState) -> pygame.Surface:
    """Return the card, its figures readable whatever lies on it."""
    draw = partial(DRAWN[detail], face, state=state)
    return draw(size) if state.place is None else flags.veiled(size, draw)


def large(face: UnitFace, size: tuple[int, int], state: UnitState = AS_PRINTED) -> pygame.Surface:
    """Draw a card in the own lines: everything that is printed on it."""
    sheet = Sheet(size)
    low = sheet.height - (STRIP if state.attached else 0)
    paper = low - FOOT
    _picture(sheet, face, state, HEADER, paper, LARGE_HEADROOM, _covered(face))
    sheet.paper(0, paper, low)
    title = titled(sheet, face.name, 129, HEADER, 22, max(15.0, LEAST_LETTERS / sheet.unit), 19)
    badges.nation_band(sheet, face.nation, title.header)
    ground, middle = palette.livery(face.nation).header_dark, title.header / 2 - 1
    badges.sign(sheet, face.type, 19, middle, 11, palette.CREAM, ground)
    title.write(sheet, 35, 129, palette.CREAM)
    emblem(sheet, face.nation, 184, middle, 11.5, on_dark=True)
    badges.strike(sheet, face, 27, title.header + 27, 24, 31)
    badges.points(sheet, face.points, FIGURES.x, FIGURES.y + title.rise, 23.5, 25)
    badges.abilities(sheet, face, 8, paper - 13.5, 15.2, 128)
    _strikes(sheet, face, paper + 23)
    words = face.dry_word if state.dry else state.ready or face.ready
    badges.shells(sheet, face, state, 11, low - 24, 29, 17)
    ink = badges.WARNING if state.dry else palette.INK
    sheet.write(words, Face.TITLE, 20, 191, low - 24, 72, ink, 1.0, least=17.6)
    badges.defence(sheet, face, state, 167, paper + 12, 27, 33)
    flags.marks(sheet, state, title.header + 25, title.header + 72, 94, 21)
    if state.attached:
        flags.strip(sheet, state.attached, STRIP, words=True)
    return sheet.finish()


def medium(face: UnitFace, size: tuple[int, int], state: UnitState = AS_PRINTED) -> pygame.Surface:
    """Draw a card of an enemy: the strike on tanks, points, readiness and defence."""
    sheet = Sheet(size)
    low = sheet.height - (MEDIUM_STRIP if state.attached else 0)
    paper = low - MEDIUM_FOOT
    _picture(sheet, face, state, MEDIUM_HEADER, paper, 0.3, 6.0)
    sheet.paper(0, paper, low)
    least = LEAST_LETTERS / sheet.unit
    title = titled(sheet, face.name, 182, MEDIUM_HEADER, max(28.0, least), least, max(24.0, least))
    badges.nation_band(sheet, face.nation, title.header)
    title.write(sheet, 9, 182, palette.CREAM)
    badges.strike(sheet, face, 34, title.header + 35, 32, 41)
    badges.points(sheet, face.points, 164, title.header + 34, 31, 33)
    emblem(sheet, face.nation, 20, paper - 17, 13, on_dark=True)
    middle = low - MEDIUM_FOOT / 2
    badges.sign(sheet, face.type, 25, middle, 16, palette.INK, palette.PAPER)
    badges.readiness(sheet, face, state, 49, middle, 31, 126 if face.type is UnitType.VEHICLE else 104)
    badges.defence(sheet, face, state, 161, low - 42, 35, 42)
    flags.marks(sheet, state, title.header + 31, (MEDIUM_HEADER + paper) / 2 + 12, 64, 27)
    if state.attached:
        flags.strip(sheet, state.attached, MEDIUM_STRIP, words=False)
    return sheet.finish()


def token(face: UnitFace, size: tuple[int, int], state: UnitState = AS_PRINTED) -> pygame.Surface:
    """Draw the smallest card: strike, or else type, points, silhouette and defence, its figures 14 pixels high on 64."""
    sheet = Sheet(size, radius=14)
    low = sheet.height - (TOKEN_STRIP if state.attached else 0)
    _picture(sheet, face, state, TOKEN_HEADER, low, 0.06, (low - TOKEN_HEADER) * 0.3)
    badges.nation_band(sheet, face.nation, TOKEN_HEADER)
    ground = palette.livery(face.nation).header_dark
    if face.ap is None and face.suicide is None:
        badges.sign(sheet, face.type, 46, TOKEN_HEADER / 2 - 2, 32, palette.CREAM, ground)
    else:
        badges.strike(sheet, face, 50, TOKEN_HEADER / 2 + 8, 48, 78, salvos=False)
    badges.plain_points(sheet, face.points, 150, TOKEN_HEADER / 2 - 1, LEAST_DIGITS / sheet.unit)
    badges.defence(sheet, face, state, 144, low - 60, 50, 78)
    flags.small_marks(sheet, state, low - 48, 92)
    if state.attached:
        flags.strip(sheet, state.attached, TOKEN_STRIP, words=False)
    return sheet.finish()


def slim(face: UnitFace, size: tuple[int, int], state: UnitState = AS_PRINTED) -> pygame.Surface:
    """Draw a token that is narrower than a card: points, a part of the picture with the marks, and the shield, one below
    the other, since nothing has room beside it.
    """
    sheet = Sheet(size, radius=20)
    pixel = min(1 / sheet.unit, sheet.height / SLIM_LEAST)
    header, foot, strip = (high * pixel for high in (SLIM_HEADER, SLIM_FOOT, SLIM_STRIP))
    low = sheet.height - foot - (strip if state.attached else 0)
    part = sheet.part(0, header, 200, low + foot - header)
    wide = pygame.Surface((max(part.get_width(), round(part.get_height() * SLIM_PICTURE)), part.get_height()))
    vehicle_picture(wide, face.code, face.nation, ground=SLIM_GROUND, headroom=0.06, light=face.light)
    part.blit(wide, (-(wide.get_width() - part.get_width()) // 2, 0))
    if state.pinned:
        flags.mesh(sheet, header, low - header)
    badges.nation_band(sheet, face.nation, header)
    numeral = SLIM_DIGITS * pixel
    sheet.write(
        str(face.points), Face.TITLE, numeral, 100, header / 2 - 1, 198, palette.GOLD_LIGHT, 0.5, numeral
    )
    shield = min(SLIM_SHIELD, numeral * SHIELD_OF_NUMERAL)
    badges.defence(
        sheet, face, state, 196 - shield * 1.1, low + foot - shield * 1.1, shield, numeral, numeral
    )
    if state.attached:
        flags.strip(sheet, state.attached, strip, words=False)
    flags.marks_between(sheet, state, header, low + foot - shield * 2.2)
    return sheet.finish()


DRAWN = {Detail.LARGE: large, Detail.MEDIUM: medium, Detail.TOKEN: token, Detail.SLIM: slim}


def _picture(
    sheet: Sheet, face: UnitFace, state: UnitState, top: float, low: float, headroom: float, covered: float
) -> None:
    """Draw the unit in its land between two heights, under barbed wire if it is pinned."""
    part = sheet.part(0, top, 200, low - top)
    vehicle_picture(
        part, face.code, face.nation, ground=_ground(low - top, covered), headroom=headroom, light=face.light
    )
    if state.mirrored:
        part.blit(pygame.transform.flip(part, True, False), (0, 0))
    if state.pinned:
        flags.mesh(sheet, top, low - top)


def _ground(high: float, covered: float) -> float:
    """Return how far down a picture of that height the ground is, as a part of it."""
    return 0.93 - covered / high


def _covered(face: UnitFace) -> float:
    """Return how much of a large card's picture is covered from below."""
    return 30.0 if face.abilities else 14.0


def muzzle_and_hull(face: UnitFace, state: UnitState, high: float) -> tuple[Vector2, Vector2]:
    """Return where the unit on a large card fires from, or close by where its barrel reaches among the figures, and the middle
    of it; units as on a card that is 200 wide.
    """
    tall = high - (STRIP if state.attached else 0) - FOOT - HEADER
    placing = standing_in(face.code, (WIDTH, tall), _ground(tall, _covered(face)), LARGE_HEADROOM)
    x, y = muzzle_of(face.code)
    left, ground = placing.origin
    middle = Vector2(body(measured(face.code), placing).center)
    muzzle = Vector2(left + x * placing.scale, HEADER + ground - y * placing.scale)
    if muzzle.distance_to(FIGURES) < CLEAR:
        muzzle = FIGURES + (muzzle - FIGURES).normalize() * CLEAR
    places = muzzle, middle + Vector2(0, HEADER)
    for place in places:
        place.x = WIDTH - place.x if state.mirrored else place.x
    return places


def _strikes(sheet: Sheet, face: UnitFace, middle: float) -> None:
    """Draw shell and overrun, or rifle."""
    infantry = face.type is UnitType.INFANTRY
    shown = [("rifle" if infantry else "shell", face.nap), ("overrun", face.overrun)]
    left = 8.0
    for key, blow in shown:
        if blow is not None:
            badges.value(sheet, key, blow, left, middle, 61, 32)
            left += 65
