"""Small signs that are not icons of the set: what an achievement counts, and which way a row moves."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import FRect, Surface

from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush.class_marks import class_picture, nation_picture
from wotrush.scenes.style.paint import IconPicture, picture
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face, Size, blank
from wotrush.stage.geometry import rect_around

_ICONS = {Achievement.BASES: "bases_only", Achievement.DOUBLES: "doubles", Achievement.CARDS: "cards"}


def achievement_picture(achievement: int, color: Color) -> Face:
    """Return the sign of what an achievement counts: a class, a nation's emblem or an icon."""
    if Achievement.LIGHT <= achievement <= Achievement.AUXILIARY:
        return class_picture(VehicleClass(achievement - Achievement.LIGHT), color)
    if Achievement.USSR_MEDALS <= achievement <= Achievement.FRENCH_MEDALS:
        return nation_picture(Nation(achievement - Achievement.USSR_MEDALS))
    return IconPicture(_ICONS[Achievement(achievement)], color)


def achievement_mark(canvas: Canvas, achievement: int, color: Color, rect: FRect) -> None:
    """Paint the sign of what an achievement counts, in the middle of the rectangle."""
    side = min(rect.w, rect.h)
    picture(canvas, achievement_picture(achievement, color), rect_around(rect.center, (side, side)))


def chevron(canvas: Canvas, rect: FRect, color: Color) -> None:
    """Paint a chevron that points to the right."""
    box = canvas.box(rect)
    key = ("chevron", box.size, color)
    canvas.blit(canvas.pictures.get(key, partial(_chevron, box.size, color)), box.topleft)


def _chevron(size: Size, color: Color) -> Surface:
    large = blank((size[0] * 4, size[1] * 4), (*color[:3], 0))
    width, height = large.get_size()
    pygame.draw.lines(large, color, False, [(4, 4), (width - 6, height // 2), (4, height - 5)], 7)
    return pygame.transform.smoothscale(large, size)
