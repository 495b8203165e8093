"""What lies behind pages: a place of the war under a sky that darkens upwards into the felt of the table."""

from __future__ import annotations

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery import landscape as land
from wotrush.scenes.art.scenery.panoramas import Panorama
from wotrush.scenes.art.vehicles.dusk import vehicle_at_dusk
from wotrush.scenes.style.backdrop import Backdrop, contours, vignette
from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import mix, rgba
from wotrush.stage.drawing.shapes import Size, gradient

WIDEST = 1920
"""Larger windows show a picture of this width, enlarged: a dim one needs no finer lines, and takes its time to paint."""
FELT = 0.3
"""The share of the height in which the color of the page turns into that of the sky."""


class Battlefield(Backdrop):
    """Painted once for every size and panorama. It is darker than a title, so that words on it stand out."""

    def __init__(self, palette: Palette, panorama: Panorama) -> None:
        super().__init__(palette.page, line=palette.map, name=f"battlefield, {panorama.name}")
        self._palette, self._panorama = palette, panorama

    def picture(self, size: Size) -> Surface:
        if size[0] <= WIDEST:
            return battlefield(size, self._palette, self._panorama)
        narrower = (WIDEST, round(size[1] * WIDEST / size[0]))
        return pygame.transform.smoothscale(battlefield(narrower, self._palette, self._panorama), size)


def battlefield(size: Size, palette: Palette, panorama: Panorama) -> Surface:
    """Return an opaque picture, which is copied without blending."""
    surface, height = Surface(size, depth=32), size[1]
    _sky(surface, palette, panorama)
    for number, ridge in enumerate(panorama.ridges):
        surface.blit(land.ridge_picture(size, ridge, panorama.twilight), (0, ridge.top(height)))
        _vehicles(surface, panorama, number, ridge)
    front = land.front_picture(size, panorama.twilight, panorama.defended)
    surface.blit(front, (0, land.FRONT.top(height)))
    _vehicles(surface, panorama, len(panorama.ridges), land.FRONT)
    surface.blit(vignette(size, 90), (0, 0))
    return surface


def _sky(surface: Surface, palette: Palette, panorama: Panorama) -> None:
    """Paint the page's color, the colors of the sky below it, and the light of the horizon."""
    (width, height), twilight = surface.get_size(), panorama.twilight
    felt, horizon = round(height * FELT), round(height * (land.HORIZON + 0.08))
    surface.fill(rgba(twilight.ground)[:3])
    surface.blit(gradient((width, felt), palette.page[0], twilight.zenith), (0, 0))
    surface.blit(gradient((width, horizon - felt), twilight.zenith, twilight.middle), (0, felt))
    surface.blit(contours((width, height), rgba(palette.map, 0.055)), (0, 0))
    afterglow = land.halo((round(width * 1.3), round(height * 0.7)), mix((0, 0, 0), twilight.glow, 0.9))
    place = afterglow.get_rect(center=(round(width * panorama.afterglow), horizon))
    surface.blit(afterglow, place, special_flags=pygame.BLEND_RGB_ADD)


def _vehicles(surface: Surface, panorama: Panorama, number: int, ridge: land.Ridge) -> None:
    width, height = surface.get_size()
    for parked in panorama.parked:
        if parked.ridge == number:
            picture = vehicle_at_dusk(
                parked.code, parked.nation, round(width * parked.width), panorama.twilight, parked.haze
            )
            picture = pygame.transform.flip(picture, parked.mirrored, False)
            foot = ridge.at(parked.place) * height + height * 0.004
            at = picture.get_rect(midbottom=(round(parked.place * width), round(foot)))
            surface.blit(picture, at)
