"""A vehicle in its land: scenery, shadow on the ground, the vehicle, and the dust it stands in."""

from __future__ import annotations

import pygame

from wotrush.scenes.rush.art.colour import darker, mix
from wotrush.scenes.rush.art.face import Nation
from wotrush.scenes.rush.art.geometry import ellipse
from wotrush.scenes.rush.art.palette import LIVERIES
from wotrush.scenes.rush.art.pen import Pen
from wotrush.scenes.rush.art.profile import profile_of
from wotrush.scenes.rush.art.scenery import draw_scenery
from wotrush.scenes.rush.art.vehicle import Placing, draw_vehicle, placed

SIDE_MARGIN = 0.03


def vehicle_picture(
    target: pygame.Surface, code: str, nation: Nation, ground: float = 0.86, headroom: float = 0.14
) -> None:
    """Fills the surface. Ground and headroom are shares of its height; the vehicle never leaves the frame."""
    wide, high = target.get_size()
    draw_scenery(target, nation, _seed(code), ground)
    profile = profile_of(code)
    margin = wide * SIDE_MARGIN
    frame = pygame.FRect(margin, high * headroom, wide - 2 * margin, high * (1 - headroom))
    placing = placed(profile, nation, frame, high * ground)
    _shadow(target, placing)
    draw_vehicle(target, profile, nation, placing)
    _dust(target, nation, placing)


def _seed(code: str) -> int:
    return int.from_bytes(code.encode(), "big") % 9973


def _shadow(target: pygame.Surface, placing: Placing) -> None:
    """A soft pool of shade, deeper right under the tracks."""
    box = placing.box
    small = pygame.Surface((64, 16), pygame.SRCALPHA)
    for share, alpha in ((1.0, 46), (0.86, 92), (0.72, 150), (0.6, 185)):
        area = pygame.Rect(0, 0, int(64 * share), int(15 * share))
        area.center = (32, 8)
        pygame.draw.ellipse(small, (18, 12, 10, alpha), area)
    size = (int(box.width * 1.16), max(4, int(target.get_height() * 0.085)))
    soft = pygame.transform.smoothscale(small, size)
    target.blit(soft, soft.get_rect(center=(box.centerx, box.bottom + size[1] * 0.08)))


def _dust(target: pygame.Surface, nation: Nation, placing: Placing) -> None:
    """Haze along the ground, thicker behind the vehicle."""
    land = LIVERIES[nation].land
    colour = mix(land.glow, land.ground, 0.35)
    wide, high = target.get_size()
    layer = pygame.Surface((wide // 4 + 1, high // 4 + 1), pygame.SRCALPHA)
    layer.fill((*colour, 0))
    pen = Pen(layer, (placing.box.left / 4, placing.box.bottom / 4), placing.box.width / 4)
    for x, y, half, tall, alpha in (
        (-0.08, 0.03, 0.16, 0.05, 60),
        (-0.02, 0.02, 0.12, 0.035, 70),
        (0.3, 0.0, 0.5, 0.02, 40),
    ):
        shape = [pen.pixel(point) for point in ellipse((x, y), half, tall)]
        puff = pygame.Surface(layer.get_size(), pygame.SRCALPHA)
        puff.fill((*colour, 0))
        pygame.draw.polygon(puff, (*colour, alpha), shape)
        layer.blit(puff, (0, 0))
    target.blit(pygame.transform.smoothscale(layer, target.get_size()), (0, 0))
    front = Pen(target, (0, high), wide)
    for x in (0.05, 0.93):
        front.polygon(ellipse((x, -0.02), 0.1, 0.04), darker(land.soil, 0.3))
