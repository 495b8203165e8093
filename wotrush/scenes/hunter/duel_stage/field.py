"""The field on which two units meet: the last light behind far hills, and dark ground for all that is written."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery import landscape as land
from wotrush.scenes.art.scenery.no_mans_land import FirstLight, earth_picture
from wotrush.stage.color import WHITE, darker, mix
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Size, plate

HORIZON = 0.24
"""How far down the stage sky and land meet: between names and rows."""
TALL = 1.1
"""How high the whole landscape would be, as a part of the stage, which shows the middle of it."""

FRONT = 0.45
"""How much darker the ground in front is, as the landscape paints it."""
LIT, FOOT = 0.2, 0.3
"""How much of the last light lies on the mud, and how much darker that is at the lower edge than the ground."""


@dataclass(frozen=True, slots=True)
class FieldPicture(SlowFace):
    """The field in that light, with rounded corners."""

    twilight: land.Twilight
    radius: int
    """In pixels."""

    def __call__(self, size: Size) -> Surface:
        wide, high = size[0], round(size[1] * TALL)
        whole = Surface((wide, high), depth=32)
        whole.blit(land.sky((wide, high), self.twilight), (0, 0))
        for ridge in (land.FAR, land.MIDDLE, land.NEAR):
            whole.blit(land.ridge_picture((wide, high), ridge, self.twilight), (0, ridge.top(high)))
        whole.blit(land.front_picture((wide, high), self.twilight), (0, land.FRONT.top(high)))
        above = round(land.HORIZON * high - HORIZON * size[1])
        ground = round(land.FRONT.lowest * high) - above
        seen = Surface(size, depth=32)
        seen.blit(whole, (0, -above))
        earth = pygame.transform.smoothscale(earth_picture(self._mud), (wide, size[1] - ground))
        seen.blit(earth, (0, ground))
        picture = plate(size, self.radius, WHITE)
        picture.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    @property
    def _mud(self) -> FirstLight:
        """The ground in front, on which light falls from behind the hills."""
        light = self.twilight
        mud, near = mix(light.ground, light.glow, LIT), darker(light.ground, FOOT)
        return FirstLight(light.zenith, light.glow, mud, near, near)

    def stand_in(self, size: Size) -> Surface:
        return plate(size, self.radius, self.twilight.middle, darker(self.twilight.ground, FRONT))
