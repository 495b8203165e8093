"""Four decorations on their ribbons."""

from __future__ import annotations

import pygame

from wotrush.scenes.rush.art.colour import darker
from wotrush.scenes.rush.art.face import Nation
from wotrush.scenes.rush.art.icons import draw_icon
from wotrush.scenes.rush.art.palette import GOLD, LIVERIES
from wotrush.scenes.rush.art.pen import Pen


def draw_medals(target: pygame.Surface, nation: Nation, count: int) -> None:
    wide, high = target.get_size()
    target.fill(darker(LIVERIES[nation].header_dark, 0.3))
    for index in range(count):
        x = wide * (0.5 + (index - (count - 1) / 2) * 0.4)
        draw_icon(
            Pen(target, (x, high * 0.5), min(wide * 0.24, high * 0.3)), "medal", GOLD, LIVERIES[nation].header
        )
