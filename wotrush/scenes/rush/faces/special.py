"""Cards that are no vehicles: medals and bases, and the frames of empty places."""

from __future__ import annotations

import pygame

from wotrush.scenes.art import palette
from wotrush.scenes.art.badges import emblem, laurels
from wotrush.scenes.art.icons import draw_icon
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.bunker import draw_bunker, draw_ruin
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.rush.faces.medals import draw_medals

POINTS, ROUND, FIGURE = 41.0, 38.0, 1.45
"""How far the middle of a base's points is from both edges, the radius of the disc on which they stand, and the size of
the figure in radii: it can be read on the smallest bases.
"""


def base(
    size: tuple[int, int], points: int | None, damaged: bool = False, *, turned: bool = False
) -> pygame.Surface:
    """Draw a base on its slot, with its points in the corner that no defender covers, beside it or below. If it is `turned`, as
    the table does with a damaged one, they stand upright there.
    """
    sheet = Sheet(size)
    draw_bunker(sheet.big, damaged, raised=True)
    sheet.frame(0, 0, 200, sheet.height, palette.PAPER_SHADE, 4, 9)
    if points is not None:
        _write_points(sheet, str(points), turned=turned)
    return sheet.finish()


def _write_points(sheet: Sheet, points: str, *, turned: bool) -> None:
    """Write points on a disc in the upper left corner or, to be turned to the right, upwards in the lower one."""
    low = sheet.height - POINTS if turned else POINTS
    side = round(2 * ROUND * sheet.scale)
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pen = Pen(disc, (side / 2, side / 2), side / 2)
    pen.disc((0, 0), 1.0, palette.STEEL)
    draw_icon(pen, "laurel", palette.GOLD, palette.STEEL)
    place = disc.get_rect(center=(round(POINTS * sheet.scale), round(low * sheet.scale)))
    sheet.big.blit(pygame.transform.rotate(disc, 90 if turned else 0), place)
    figure = FIGURE * ROUND
    if turned:
        wide = sheet.measure(points, Face.TITLE, figure)
        sheet.write_up(points, Face.TITLE, figure, POINTS, low + wide / 2, 2 * ROUND, palette.CREAM)
    else:
        sheet.write(points, Face.TITLE, figure, POINTS, low, 2 * ROUND, palette.CREAM, 0.5)


def ruin(size: tuple[int, int]) -> pygame.Surface:
    """Draw the place of a base that was destroyed."""
    sheet = Sheet(size)
    draw_ruin(sheet.big)
    return sheet.finish()


def medal(nation: ArtNation, points: int, size: tuple[int, int]) -> pygame.Surface:
    """Draw a medal card as it lies in its pile: one or two decorations on their ribbons."""
    sheet = Sheet(size)
    draw_medals(sheet.big, nation, points, middle=0.56)
    sheet.frame(0, 0, 200, sheet.height, palette.GOLD, 4, 9)
    emblem(sheet, nation, 27, 29, 14, on_dark=True)
    laurels(sheet, points, 100, sheet.height - 34, 24)
    return sheet.finish()
