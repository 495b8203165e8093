"""Framed pictures for the result, such as what a winner fought with."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import GOLD_DARK
from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Size

FINER = 2


@dataclass(frozen=True, slots=True)
class HeroPicture(SlowFace):
    """What has this profile, on the evening of the battle; `mirrored`, it comes from the right."""

    code: str
    nation: ArtNation
    mirrored: bool

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        vehicle_picture(target, self.code, self.nation, light=Light.EVENING)
        return framed(pygame.transform.flip(target, True, False) if self.mirrored else target, size)

    def stand_in(self, size: Size) -> Surface:
        return framed(bare_land(self.nation, size), size)


def enlarged(size: Size) -> Surface:
    """Return a surface larger than the picture, so that its edges are smooth."""
    return Surface((size[0] * FINER, size[1] * FINER))


def framed(picture: Surface, size: Size) -> Surface:
    """Return an enlarged picture in its size and a golden frame."""
    small = pygame.transform.smoothscale(picture, size)
    pygame.draw.rect(small, GOLD_DARK, small.get_rect(), max(1, size[1] // 50))
    return small
