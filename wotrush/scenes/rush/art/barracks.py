"""Barracks at work: Engineers bridge, Technicians mend, Volunteers come along the road."""

from __future__ import annotations

import pygame

from wotrush.scenes.rush.art.colour import darker, lighter, mix, parse
from wotrush.scenes.rush.art.icons import draw_icon
from wotrush.scenes.rush.art.pen import Pen

SKY_TOP = parse("#c7a76c")
SKY_LOW = parse("#f0dfae")
LAND = parse("#6b5a3a")
_ICON = {"engineers": "resource", "technicians": "research", "volunteers": "recruitment"}


def draw_barracks(target: pygame.Surface, code: str) -> None:
    wide, high = target.get_size()
    for row in range(high):
        target.fill(mix(SKY_TOP, SKY_LOW, row / high), (0, row, wide, 1))
    pen = Pen(target, (wide / 2, high / 2), min(wide, high) * 0.3)
    draw_icon(pen, _ICON[code], darker(LAND, 0.2), lighter(LAND, 0.5))
