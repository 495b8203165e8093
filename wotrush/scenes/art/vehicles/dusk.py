"""Vehicles in the last light of a day, as they stand in a landscape."""

from __future__ import annotations

import pygame
from pygame import FRect, Surface

from wotrush.scenes.art.scenery.landscape import Twilight
from wotrush.stage.color import mix
from wotrush.stage.drawing.shapes import blank


def vehicle_at_dusk(code: str, nation: str, width: int, twilight: Twilight, haze: float) -> Surface:
    """Return a vehicle facing right, as wide as asked; `haze` is how much of the sky's color lies over it."""
    from wotrush.scenes.art.nation import ArtNation
    from wotrush.scenes.art.vehicles.placing import Placing
    from wotrush.scenes.art.vehicles.profile_files import profile_of
    from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured

    covered = measured(code).whole
    scale = 2 * width / covered.width
    size = (2 * width, round(covered.height * scale) + 8)
    fine = blank(size)
    box = FRect(0, size[1] - covered.top * scale, *size)
    draw_vehicle(
        fine, profile_of(code), ArtNation(nation), Placing((-covered.left * scale, size[1]), scale, box)
    )
    shade = mix(twilight.light, twilight.middle, haze)
    fine.fill((*shade[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil = mix((0, 0, 0), twilight.middle, haze * 0.7)
    fine.fill((*veil[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(fine, (width, max(1, size[1] // 2)))
