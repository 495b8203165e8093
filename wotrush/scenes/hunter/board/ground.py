"""What lies under the cards of Tank Hunter: the land between both sides at first light."""

from __future__ import annotations

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.no_mans_land import FirstLight, horizon_of, no_mans_land
from wotrush.scenes.style.backdrop import Backdrop, vignette
from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import CLEAR, darker, mix
from wotrush.stage.drawing.shapes import Size

WIDEST = 1920
"""Larger windows show a picture of this width, enlarged."""


class Ground(Backdrop):
    """Painted once for every size. Its `horizon`, a share of the height, lies between the enemies and the viewer; while it may
    still move, the land is kept. In high contrast there is none.
    """

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette.table, line=palette.map, name="ground")
        self._light = first_light(palette)
        self._land: tuple[Size, Surface] | None = None
        self.horizon = 0.5
        self.moves = False

    def picture(self, size: Size) -> Surface:
        if self.line == CLEAR:
            return super().picture(size)
        if size[0] > WIDEST:
            narrower = (WIDEST, round(size[1] * WIDEST / size[0]))
            return pygame.transform.smoothscale(self.picture(narrower), size)
        kept, self._land = self._land, None
        land = kept[1] if kept is not None and kept[0] == size else no_mans_land(size, self._light)
        if self.moves:
            self._land = size, land
        surface = Surface(size, depth=32)
        surface.blit(land, (0, round(self.horizon * size[1]) - horizon_of(size[1])))
        surface.blit(vignette(size), (0, 0))
        return surface


def first_light(palette: Palette) -> FirstLight:
    """Return the table's colors before sunrise; where words lie none is lighter than the felt."""
    above, below = palette.table
    _, middle, glow, _ = palette.dusk
    return FirstLight(
        night=darker(above, 0.6),
        glow=mix(middle, glow, 0.5),
        mud=mix(below, middle, 0.3),
        near=darker(above, 0.3),
        silhouette=darker(above, 0.85),
    )
