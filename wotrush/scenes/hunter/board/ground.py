"""What lies under the cards of Tank Hunter: the land between both sides at first light."""

from __future__ import annotations

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.no_mans_land import FirstLight, no_mans_land
from wotrush.scenes.style.backdrop import Backdrop, vignette
from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import CLEAR, darker, mix
from wotrush.stage.drawing.shapes import Size

WIDEST = 1920
"""Larger windows show a picture of this width, enlarged."""


class Ground(Backdrop):
    """Painted once for every size and `front`, which is where the strip between the enemies and the viewer begins and ends
    as shares of the height. In high contrast it is plain.
    """

    def __init__(self, palette: Palette, front: tuple[float, float]) -> None:
        super().__init__(palette.table, line=palette.map, name="ground")
        self._light = first_light(palette)
        self._front = front

    def picture(self, size: Size) -> Surface:
        if self.line == CLEAR:
            return super().picture(size)
        if size[0] > WIDEST:
            narrower = (WIDEST, round(size[1] * WIDEST / size[0]))
            return pygame.transform.smoothscale(self.picture(narrower), size)
        upper, lower = self._front
        surface = no_mans_land(size, (upper * size[1], lower * size[1]), self._light)
        surface.blit(vignette(size), (0, 0))
        return surface


def first_light(palette: Palette) -> FirstLight:
    """Return the table's colors before sunrise; none is lighter than the felt, so that words on it stand out as well."""
    above, below = palette.table
    _, middle, glow, _ = palette.dusk
    return FirstLight(
        night=darker(above, 0.6),
        glow=mix(middle, glow, 0.5),
        mud=mix(below, middle, 0.3),
        near=darker(above, 0.3),
        silhouette=darker(above, 0.85),
    )
