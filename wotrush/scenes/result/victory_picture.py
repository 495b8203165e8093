"""The picture across the head of a victory: what the winner fought with drives in from both sides, at sunset."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.result.hero_picture import FINER
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Size

SCRIM = (1.0, 0.9, 0.4, 0.12, 0.08)
"""How bright it is from the sides to the middle, where words stand."""
FADES = (255, 255, 250, 215, 130, 0)
"""How opaque it is from top to bottom."""
DIM = 0.8
HEADROOM, GROUND, ACROSS = 0.26, 0.8, 0.7
"""Where it stands, as shares of the height and, from the edge, of half the width."""


@dataclass(frozen=True, slots=True)
class VictoryPicture(SlowFace):
    """Fades into the page below it, and is dark behind the headline in its middle."""

    code: str
    nation: ArtNation

    def __call__(self, size: Size) -> Surface:
        half = Surface((FINER * (size[0] // 2 + 1), FINER * size[1]))
        vehicle_picture(
            half, self.code, self.nation, GROUND, headroom=HEADROOM, light=Light.EVENING, across=ACROSS
        )
        return _shaded(half, size)

    def stand_in(self, size: Size) -> Surface:
        return _shaded(bare_land(self.nation, (size[0] // 2 + 1, size[1])), size)


def _shaded(half: Surface, size: Size) -> Surface:
    """Mirror the half, darken its middle and fade its lower edge."""
    wide, high = size
    half = pygame.transform.smoothscale(half, (wide // 2 + 1, high))
    whole = Surface(size, pygame.SRCALPHA)
    whole.blit(half, (0, 0))
    whole.blit(pygame.transform.flip(half, True, False), (wide - half.get_width(), 0))
    across = [*SCRIM, *reversed(SCRIM)]
    light = Surface((len(across), 1), pygame.SRCALPHA)
    for x, share in enumerate(across):
        light.set_at((x, 0), (*[round(255 * DIM * share)] * 3, 255))
    fade = Surface((1, len(FADES)), pygame.SRCALPHA)
    for y, alpha in enumerate(FADES):
        fade.set_at((0, y), (255, 255, 255, alpha))
    for mask in (light, fade):
        whole.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole
