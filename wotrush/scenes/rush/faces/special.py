"""Cards that are no vehicles: medals and bases, and the frames of empty places."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import emblem, laurels
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.bunker import draw_bunker
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush.faces.medals import draw_medals


def base(size: tuple[int, int], damaged: bool = False, points: int = 3) -> pygame.Surface:
    """Draw a base on its slot, upright; the table turns it when it is damaged."""
    sheet = Sheet(size)
    draw_bunker(sheet.big, damaged)
    sheet.frame(0, 0, 200, sheet.height, palette.PAPER_SHADE, 4, 9)
    laurels(sheet, points, 100, sheet.height - 55, 43)
    return sheet.finish()


def medal(nation: ArtNation, points: int, size: tuple[int, int]) -> pygame.Surface:
    """Draw a medal card as it lies in its pile: one or two decorations on their ribbons."""
    sheet = Sheet(size)
    draw_medals(sheet.big, nation, points, middle=0.56)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 4, 9)
    emblem(sheet, nation, 27, 29, 14, on_dark=True)
    laurels(sheet, points, 100, sheet.height - 34, 24)
    return sheet.finish()
