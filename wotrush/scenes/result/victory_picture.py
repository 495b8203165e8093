"""The picture across the head of a result: what the winner fought with on the left, what was beaten on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.result.hero_picture import FINER, HeroPicture
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Size

SCRIM = (1.0, 0.9, 0.4, 0.12, 0.08)
"""How bright it is from the sides to the middle, where words stand."""
FADES = (255, 255, 250, 215, 130, 0)
"""How opaque it is from top to bottom."""
DIM, MUTED = 0.95, 0.5
"""How bright it is at most, and above a result without a victory, where it also loses most of its colors."""
COLORLESS = 0.7
HEADROOM, GROUND, ACROSS = 0.26, 0.8, 0.7
"""Where it stands, as shares of the height and, from the edge, of half the width."""


@dataclass(frozen=True, slots=True)
class VictoryPicture(SlowFace):
    """Fades into the page below it, and is dark behind the headline in its middle."""

    hero: HeroPicture
    beaten: HeroPicture
    muted: bool = False

    def __call__(self, size: Size) -> Surface:
        return self._joined([self._half(one, size) for one in (self.hero, self.beaten)], size)

    def stand_in(self, size: Size) -> Surface:
        wide = (size[0] // 2 + 1, size[1])
        return self._joined([bare_land(one.nation, wide) for one in (self.hero, self.beaten)], size)

    def _half(self, one: HeroPicture, size: Size) -> Surface:
        half = Surface((FINER * (size[0] // 2 + 1), FINER * size[1]))
        vehicle_picture(
            half, one.code, one.nation, GROUND, headroom=HEADROOM, light=Light.EVENING, across=ACROSS
        )
        return half

    def _joined(self, halves: Sequence[Surface], size: Size) -> Surface:
        """Mirror the right half, darken the middle and fade the lower edge."""
        left, right = (pygame.transform.smoothscale(half, (size[0] // 2 + 1, size[1])) for half in halves)
        whole = Surface(size, pygame.SRCALPHA)
        whole.blit(left, (0, 0))
        whole.blit(pygame.transform.flip(right, True, False), (size[0] - right.get_width(), 0))
        if self.muted:
            gray = pygame.transform.grayscale(whole)
            gray.set_alpha(round(255 * COLORLESS))
            whole.blit(gray, (0, 0))
        bright = MUTED if self.muted else DIM
        across = [*SCRIM, *reversed(SCRIM)]
        light = Surface((len(across), 1), pygame.SRCALPHA)
        for x, share in enumerate(across):
            light.set_at((x, 0), (*[round(255 * bright * share)] * 3, 255))
        fade = Surface((1, len(FADES)), pygame.SRCALPHA)
        for y, alpha in enumerate(FADES):
            fade.set_at((0, y), (255, 255, 255, alpha))
        for mask in (light, fade):
            whole.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole
