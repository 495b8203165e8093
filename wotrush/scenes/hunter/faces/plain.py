"""Cards without their picture, drawn small and enlarged; they are shown while the picture is being drawn."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.color import RGB, darker
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.faces import badges
from wotrush.scenes.hunter.faces.commander import STEEL_BLUE
from wotrush.scenes.hunter.faces.event import FRAMES
from wotrush.scenes.hunter.faces.face import AS_PRINTED, EventFace, HunterFace, UnitFace, UnitState

WIDEST = 80
"""More pixels across would only take longer."""


def plain(face: HunterFace, size: tuple[int, int], state: UnitState = AS_PRINTED) -> pygame.Surface:
    """Return name and figures on a plain background."""
    wide = min(WIDEST, max(8, size[0]))
    sheet = Sheet((wide, max(8, round(wide * size[1] / max(1, size[0])))))
    _ground(sheet, face)
    sheet.write(face.name, Face.TITLE, 22, 12, 18, 178, palette.CREAM)
    if isinstance(face, UnitFace):
        badges.strike(sheet, face, 34, 66, 28, 36)
        badges.defence(sheet, face, state, 160, sheet.height - 50, 32, 38)
    return pygame.transform.smoothscale(sheet.finish(), (max(1, size[0]), max(1, size[1])))


def _ground(sheet: Sheet, face: HunterFace) -> None:
    if isinstance(face, UnitFace):
        livery = palette.livery(face.nation)
        _fill(sheet, livery.header_dark, livery.land.sky, livery.land.ground)
    else:
        frame = FRAMES[face.sign] if isinstance(face, EventFace) else STEEL_BLUE
        _fill(sheet, darker(frame, 0.5), frame, darker(frame, 0.4))


def _fill(sheet: Sheet, header: RGB, top: RGB, bottom: RGB) -> None:
    sheet.fill(0, 0, 200, 36, header)
    sheet.gradient(0, 36, 200, sheet.height - 36, top, bottom)
