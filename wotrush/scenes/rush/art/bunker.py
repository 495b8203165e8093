"""The base: a concrete bunker, whole or breached."""

from __future__ import annotations

import pygame

from wotrush.scenes.rush.art.colour import parse
from wotrush.scenes.rush.art.icons import draw_icon
from wotrush.scenes.rush.art.pen import Pen


def draw_bunker(target: pygame.Surface, damaged: bool) -> None:
    wide, high = target.get_size()
    target.fill(parse("#6f664e") if not damaged else parse("#4c4536"))
    draw_icon(
        Pen(target, (wide / 2, high * 0.5), wide * 0.32), "bases_only", parse("#3d3a30"), parse("#14130f")
    )
