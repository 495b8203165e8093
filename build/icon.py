"""Draws the game's icon into assets/icon.png: `python build/icon.py`. A tank before a low sun, on a badge of steel."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.vehicles.placing import placed
from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured

FILE = Path(__file__).parents[1] / "assets" / "icon.png"
SIDE, FINER = 512, 2
VEHICLE = "us09"
SKY = ((47, 60, 74), (214, 122, 62), (248, 203, 120))
EARTH, RIM, SUN = (62, 36, 26), (226, 184, 84), (255, 236, 176)


def icon(side: int = SIDE) -> Surface:
    """Draw the icon: a rounded square, with everything outside it clear."""
    whole = side * FINER
    picture = _sky(whole)
    _rays(picture)
    pygame.draw.circle(picture, SUN, (whole * 0.5, whole * 0.56), whole * 0.2)
    pygame.draw.rect(picture, EARTH, (0, whole * 0.72, whole, whole))
    pygame.draw.rect(picture, (84, 50, 34), (0, whole * 0.72, whole, whole * 0.025))
    _tank(picture)
    return pygame.transform.smoothscale(_framed(picture), (side, side))


def _sky(whole: int) -> Surface:
    ramp = Surface((1, len(SKY)), pygame.SRCALPHA)
    for row, color in enumerate(SKY):
        ramp.set_at((0, row), color)
    picture = Surface((whole, whole), pygame.SRCALPHA)
    picture.blit(pygame.transform.smoothscale(ramp, (whole, round(whole * 0.74))), (0, 0))
    return picture


def _rays(picture: Surface) -> None:
    whole = picture.get_width()
    light, sun = Surface(picture.get_size(), pygame.SRCALPHA), pygame.Vector2(whole * 0.5, whole * 0.56)
    for ray in range(12):
        edges = (pygame.Vector2(whole, 0).rotate(ray * 30 + turn) for turn in (-6, 6))
        pygame.draw.polygon(light, (255, 240, 200, 46), [sun, *(sun + edge for edge in edges)])
    picture.blit(light, (0, 0))


def _tank(picture: Surface) -> None:
    """Draw the tank as wide as the badge allows, its tracks a little below the horizon."""
    whole = picture.get_width()
    placing = placed(measured(VEHICLE), pygame.FRect(whole * 0.06, 0, whole * 0.88, whole), whole * 0.8)
    shadow = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.ellipse(shadow, (20, 10, 6, 150), (whole * 0.08, whole * 0.78, whole * 0.7, whole * 0.05))
    picture.blit(shadow, (0, 0))
    draw_vehicle(picture, profile_of(VEHICLE), ArtNation.USA, placing)


def _framed(picture: Surface) -> Surface:
    whole = picture.get_width()
    badge = Surface(picture.get_size(), pygame.SRCALPHA)
    box, radius = badge.get_rect(), whole // 5
    pygame.draw.rect(badge, (255, 255, 255), box, border_radius=radius)
    badge.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(badge, RIM, box, width=whole // 36, border_radius=radius)
    return badge


if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.image.save(icon(), FILE)
