"""A picture of lucky dice: two ones, thrown on felt."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.hunter.duel.dice import DiePicture
from wotrush.scenes.result.hero_picture import FINER, enlarged, framed
from wotrush.scenes.style.backdrop import felt
from wotrush.scenes.style.palette import STANDARD
from wotrush.stage.drawing.shapes import Size

THROWN = ((0.36, 0.55, 14.0), (0.63, 0.45, -9.0))
"""Where the dice lie, as shares of the width and height, and how they are turned."""
LARGE = 0.42
"""The size of a die as a share of the height."""


@dataclass(frozen=True, slots=True)
class DicePicture:
    """Low rolls hit: these are the luckiest."""

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        target.blit(felt(target.get_size(), STANDARD.table, STANDARD.map), (0, 0))
        side = round(LARGE * min(target.get_width() * 0.8, target.get_height()))
        die = DiePicture(1, STANDARD.paper[0], STANDARD.on_paper, STANDARD.gold[0])((side, side))
        for x, y, angle in THROWN:
            turned = pygame.transform.rotozoom(die, angle, 1.0)
            dark = pygame.mask.from_surface(turned).to_surface(
                setcolor=(0, 0, 0, 90), unsetcolor=(0, 0, 0, 0)
            )
            middle = (round(x * target.get_width()), round(y * target.get_height()))
            fallen = middle[0] + 3 * FINER, middle[1] + 4 * FINER
            target.blit(dark, dark.get_rect(center=fallen))
            target.blit(turned, turned.get_rect(center=middle))
        return framed(target, size)
