"""A vehicle in its land: scenery, shadow on the ground, the vehicle, and the dust around it."""

from __future__ import annotations

import pygame

from wotrush.scenes.art.color import RGB, darker, mix
from wotrush.scenes.art.geometry import ellipse
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import Land, livery
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.profile import FigurePart, Gun, Profile, Track, Wheel
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.scenery.land import draw_scenery
from wotrush.scenes.art.scenery.light import Light, draw_weather, lit
from wotrush.scenes.art.vehicles.placing import Placing, body, placed
from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured

SIDE_MARGIN = 0.03


def vehicle_picture(
    target: pygame.Surface,
    code: str,
    nation: ArtNation | None,
    ground: float | None = None,
    headroom: float = 0.14,
    covered: float = 0.0,
    light: Light | None = None,
    across: float = 1.0,
) -> None:
    """Fill the surface. Ground and headroom are shares of its height; the vehicle never leaves the frame, nor stands
    in the lowest share, which something else will cover. It stands `across` so much of the width,
    from the left. Without a light it is shown in that of its profile.
    """
    wide, high = target.get_size()
    if ground is None:
        ground = min(0.86 if wide > high else 0.8, 0.97 - covered)
    seed, profile = _seed(code), profile_of(code)
    light = light or Light(profile.light)
    draw_scenery(target, nation, seed, ground, light)
    placing = standing_in(code, (wide, high), ground, headroom, across)
    standing = body(measured(code), placing)
    feet = on_foot(profile)
    for x in feet:
        middle = placing.origin[0] + x * placing.scale
        tread = 0.95 * placing.scale
        _shadow(target, pygame.FRect(middle - tread / 2, standing.y, tread, standing.h))
    if not feet:
        _shadow(target, standing)
    draw_vehicle(target, profile, nation, placing)
    _dust(target, lit(livery(nation).land, light), standing)
    draw_weather(target, light, seed)


def standing_in(
    code: str, size: tuple[float, float], ground: float, headroom: float, across: float = 1.0
) -> Placing:
    """Return where a vehicle stands in a picture of that size."""
    wide, high = size
    margin = wide * SIDE_MARGIN
    frame = pygame.FRect(margin, high * headroom, wide * across - 2 * margin, high * (1 - headroom))
    return placed(measured(code), frame, high * ground)


_PUFFS = ((-0.1, 0.04, 0.22, 0.09, 70), (0.02, 0.02, 0.2, 0.06, 80), (0.45, 0.0, 0.6, 0.035, 60))
"""Dust as place, half size and strength, in widths of the vehicle."""


def _soft_disc(color: RGB, alpha: int) -> pygame.Surface:
    """Return a disc that fades to nothing at its edge."""
    disc = pygame.Surface((24, 24), pygame.SRCALPHA)
    disc.fill((*color, 0))
    for ring in range(11, 0, -1):
        pygame.draw.circle(disc, (*color, round(alpha * (1 - ring / 12) ** 1.4)), (12, 12), ring)
    return disc


def on_foot(profile: Profile) -> list[float]:
    """Return where the soldiers of a picture without a vehicle stand; each throws a shadow of their own."""
    wheels = sum(isinstance(part, Wheel) for part in profile.parts)
    if wheels > 1 or any(isinstance(part, Track | Gun) for part in profile.parts):
        return []
    return [part.at[0] for part in profile.parts if isinstance(part, FigurePart) and part.on_foot]


def _seed(code: str) -> int:
    return int.from_bytes(code.encode(), "big") % 9973


def _shadow(target: pygame.Surface, box: pygame.FRect) -> None:
    """Draw a soft shadow, deeper right under the tracks."""
    small = pygame.Surface((64, 16), pygame.SRCALPHA)
    for share, alpha in ((1.0, 46), (0.86, 92), (0.72, 150), (0.6, 185)):
        area = pygame.Rect(0, 0, int(64 * share), int(15 * share))
        area.center = (32, 8)
        pygame.draw.ellipse(small, (18, 12, 10, alpha), area)
    size = (int(box.width * 1.16), max(4, int(target.get_height() * 0.085)))
    soft = pygame.transform.smoothscale(small, size)
    target.blit(soft, soft.get_rect(center=(box.centerx, box.bottom + size[1] * 0.08)))


def _dust(target: pygame.Surface, land: Land, box: pygame.FRect) -> None:
    """Draw haze along the ground, thicker behind the vehicle."""
    color = mix(land.glow, land.ground, 0.35)
    wide, high = target.get_size()
    for x, y, half, tall, alpha in _PUFFS:
        size = (int(half * 2 * box.width), max(2, int(tall * 2 * box.width)))
        puff = pygame.transform.smoothscale(_soft_disc(color, alpha), size)
        middle = (box.left + x * box.width, box.bottom - y * box.width)
        target.blit(puff, puff.get_rect(center=middle))
    front = Pen(target, (0, high), wide)
    for x in (0.05, 0.93):
        front.polygon(ellipse((x, -0.02), 0.1, 0.04), darker(land.soil, 0.3))
