"""Small signs that are not icons of the set: what an achievement counts, and which way a row moves."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import FRect, Surface

from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush.class_marks import class_picture, nation_picture
from wotrush.scenes.style.paint import icon, picture
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank

_ICONS = {Achievement.BASES: "bases_only", Achievement.DOUBLES: "doubles", Achievement.CARDS: "cards"}


def achievement_mark(canvas: Canvas, achievement: int, color: Color, rect: FRect) -> None:
    """Paint the sign of what an achievement counts: a class, a nation's emblem or an icon."""
    if Achievement.LIGHT <= achievement <= Achievement.AUXILIARY:
        vehicle_class = VehicleClass(achievement - Achievement.LIGHT)
        picture(canvas, class_picture(vehicle_class, color), rect)
    elif Achievement.USSR_MEDALS <= achievement <= Achievement.FRENCH_MEDALS:
        nation = Nation(achievement - Achievement.USSR_MEDALS)
        picture(canvas, nation_picture(nation), rect)
    else:
        icon(canvas, _ICONS[Achievement(achievement)], color, rect)


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
