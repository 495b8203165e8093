"""Vehicles in the last light of a day, as they stand in a landscape."""

from __future__ import annotations

import pygame
from pygame import FRect, Surface

from wotrush.scenes.art.scenery.landscape import Twilight
from wotrush.stage.color import CLEAR, Color, mix, rgba
from wotrush.stage.drawing.shapes import blank

COLORLESS, DIMMED = 0.4, 0.95
"""How much of its colors a vehicle loses by moonlight, and how much of its brightness is left."""
RIM, RIM_LIGHT, BELOW = 120, 0.85, 0.3
"""The width of the light on its edges, of which so many make the height of its picture; and how opaque that of the moon
is, which comes from above, and that which the ground reflects at dusk onto whatever stands close by.
"""
NEAR_RIM, NEAR_LIGHT = 72, 0.4
"""The same width, and how far moonlight is white, on a vehicle with no haze before it."""


def vehicle_at_dusk(code: str, nation: str, width: int, twilight: Twilight, haze: float) -> Surface:
    """Return a vehicle facing right, as wide as asked; `haze` is how much of the sky's color lies over it."""
    from wotrush.scenes.art.nation import ArtNation
    from wotrush.scenes.art.profiles.profile_files import profile_of
    from wotrush.scenes.art.vehicles.placing import Placing
    from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured

    covered = measured(code).whole
    scale = 2 * width / covered.width
    size = (2 * width, round(covered.height * scale) + 8)
    fine = blank(size)
    box = FRect(0, size[1] - covered.top * scale, *size)
    draw_vehicle(
        fine, profile_of(code), ArtNation(nation), Placing((-covered.left * scale, size[1]), scale, box)
    )
    near = twilight.moon and not haze
    if twilight.moon:
        _moonlit(fine, twilight.glow, NEAR_RIM if near else RIM)
    shade = (
        mix(twilight.light, (255, 255, 255), NEAR_LIGHT)
        if near
        else mix(twilight.light, twilight.middle, haze)
    )
    fine.fill((*shade[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil = mix((0, 0, 0), twilight.middle, haze * 0.7)
    fine.fill((*veil[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    if not haze and not twilight.moon:
        _lit_from(fine, rgba(twilight.glow, BELOW), (0, -1), RIM)
    return pygame.transform.smoothscale(fine, (width, max(1, size[1] // 2)))


def _moonlit(fine: Surface, glow: Color, rim: int) -> None:
    """Take most of the colors away, as the eye sees by night, and light the edges towards the moon, up on the right."""
    gray = pygame.transform.grayscale(fine)
    for picture, share in ((fine, 1 - COLORLESS), (gray, COLORLESS)):
        picture.fill([round(255 * DIMMED * share)] * 3, special_flags=pygame.BLEND_RGB_MULT)
    fine.blit(gray, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _lit_from(fine, rgba(glow, RIM_LIGHT), (-1, 1), rim)


def _lit_from(fine: Surface, light: Color, way: tuple[int, int], parts: int) -> None:
    """Light the edges from which one leaves the vehicle against that way, which light takes."""
    wide = max(2, fine.get_height() // parts)
    whole = pygame.mask.from_surface(fine)
    rim = whole.copy()
    rim.erase(whole, (way[0] * wide, way[1] * wide))
    fine.blit(rim.to_surface(setcolor=light, unsetcolor=CLEAR), (0, 0))
