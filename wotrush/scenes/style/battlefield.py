"""What lies behind pages: the felt of the table, and below it a battlefield after sunset."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery import landscape as land
from wotrush.scenes.art.vehicles.dusk import vehicle_at_dusk
from wotrush.scenes.style.backdrop import Backdrop, contours, vignette
from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import darker, mix, rgba
from wotrush.stage.drawing.shapes import Size, gradient

WIDEST = 1920
"""Larger windows show a picture of this width, enlarged: a dim one needs no finer lines, and takes its time to paint."""


@dataclass(frozen=True, slots=True)
class ParkedVehicle:
    """A vehicle on a ridge; its place and its width are shares of the picture's width."""

    code: str
    nation: str
    ridge: land.Ridge
    place: float
    width: float
    haze: float


PARKED = (
    ParkedVehicle("us08", "USA", land.MIDDLE, 0.44, 0.042, 0.5),
    ParkedVehicle("us05", "USA", land.MIDDLE, 0.385, 0.036, 0.5),
    ParkedVehicle("su11", "USSR", land.NEAR, 0.54, 0.1, 0.25),
    ParkedVehicle("de18", "Germany", land.FRONT, 0.24, 0.27, 0.1),
)


class Battlefield(Backdrop):
    """Painted once for every size. It is darker than plain felt, so that words on it stand out as well."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette.page, line=palette.map, name="battlefield")
        self._palette = palette

    def picture(self, size: Size) -> Surface:
        if size[0] <= WIDEST:
            return battlefield(size, self._palette)
        narrower = (WIDEST, round(size[1] * WIDEST / size[0]))
        return pygame.transform.smoothscale(battlefield(narrower, self._palette), size)


def battlefield(size: Size, palette: Palette) -> Surface:
    """Return an opaque picture, which is copied without blending."""
    width, height = size
    surface = Surface(size, depth=32)
    surface.blit(gradient(size, *palette.page), (0, 0))
    surface.blit(contours(size, rgba(palette.map, 0.055)), (0, 0))
    afterglow = land.halo((round(width * 1.3), round(height * 0.6)), mix((0, 0, 0), palette.dusk[2], 0.24))
    place = afterglow.get_rect(center=(round(width * 0.62), round(height * 0.7)))
    surface.blit(afterglow, place, special_flags=pygame.BLEND_RGB_ADD)
    twilight = nightfall(palette)
    for ridge in (land.FAR, land.MIDDLE, land.NEAR):
        _vehicles(surface, ridge, twilight)
        surface.blit(land.ridge_picture(size, ridge, twilight), (0, ridge.top(height)))
    surface.blit(land.front_picture(size, twilight), (0, land.FRONT.top(height)))
    _vehicles(surface, land.FRONT, twilight)
    surface.blit(vignette(size), (0, 0))
    return surface


def nightfall(palette: Palette) -> land.Twilight:
    """Return the title's dusk, faded into the colors of a page."""
    above, below = palette.page
    _, middle, glow, light = palette.dusk
    return land.Twilight(
        above,
        mix(below, middle, 0.28),
        mix(below, glow, 0.3),
        light=mix(below, light, 0.5),
        ground=darker(below, 0.35),
    )


def _vehicles(surface: Surface, ridge: land.Ridge, twilight: land.Twilight) -> None:
    width, height = surface.get_size()
    for parked in PARKED:
        if parked.ridge is ridge:
            picture = vehicle_at_dusk(
                parked.code, parked.nation, round(width * parked.width), twilight, parked.haze
            )
            foot = ridge.at(parked.place) * height + height * 0.004
            at = picture.get_rect(midbottom=(round(parked.place * width), round(foot)))
            surface.blit(picture, at)
