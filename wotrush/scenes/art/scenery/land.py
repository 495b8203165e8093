"""The land behind a vehicle: sky, slanting light, hills with the skyline of a country, and ground to stand on."""

from __future__ import annotations

import math
import random

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix
from wotrush.scenes.art.geometry import Point, ellipse
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import Land, livery
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.light import Light, lit
from wotrush.scenes.art.scenery.skylines import DESERT, SKYLINES

HORIZON = 0.66
"""How far down the picture the far land meets the sky behind a vehicle."""


def draw_scenery(
    target: pygame.Surface,
    nation: ArtNation | None,
    seed: int,
    ground: float,
    light: Light = Light.DAY,
    horizon: float = HORIZON,
) -> None:
    """Paint the whole surface; `ground` is the height of the vehicle's tracks as a share of the picture, `horizon` how
    far down the far land meets the sky.
    """
    land = lit(livery(nation).land, light)
    source = random.Random(seed)
    wide, high = target.get_size()
    _sky(target, land, int(high * (horizon + 0.08)))
    _rays(target, land, source)
    pen = Pen(target, (0, high), wide)
    tall = high / wide
    _clouds(pen, land, source, tall)
    level = tall * (1 - horizon)
    _hills(pen, source, level + tall * 0.1, tall * 0.09, land.far, land.glow)
    _hills(pen, source, level + tall * 0.02, tall * 0.06, land.middle, land.far)
    skylines = DESERT if light is Light.DESERT else SKYLINES[nation]
    source.choice(skylines)(pen, source, level - tall * 0.01, tall, land)
    _ground(target, land, source, int(high * (horizon + 0.04)), ground)


def _sky(target: pygame.Surface, land: Land, high: int) -> None:
    strip = pygame.Surface((1, 64))
    for row in range(64):
        share = row / 63
        color = (
            mix(land.zenith, land.sky, share / 0.55)
            if share < 0.55
            else mix(land.sky, land.glow, (share - 0.55) / 0.45)
        )
        strip.set_at((0, row), color)
    target.blit(pygame.transform.smoothscale(strip, (target.get_width(), high)), (0, 0))


def _rays(target: pygame.Surface, land: Land, source: random.Random) -> None:
    """Draw broad beams from behind the hills on the left, as on war posters; faint, and fading upward."""
    wide, high = target.get_size()
    layer = pygame.Surface((wide // 2, high // 2), pygame.SRCALPHA)
    origin = (wide * 0.12, high * 0.38)
    reach = wide * 0.9
    turn = -8.0
    while turn < 190:
        spread = source.uniform(5, 9)
        ends = [
            (origin[0] + reach * math.cos(math.radians(a)), origin[1] - reach * math.sin(math.radians(a)))
            for a in (turn, turn + spread)
        ]
        pygame.draw.polygon(layer, (*land.glow, 38), [origin, *ends])
        turn += spread * 2
    target.blit(pygame.transform.smoothscale(layer, (wide, high)), (0, 0))


def _clouds(pen: Pen, land: Land, source: random.Random, tall: float) -> None:
    for _ in range(3):
        x, y = source.uniform(0.05, 0.75), tall * source.uniform(0.62, 0.9)
        length = source.uniform(0.12, 0.3)
        color = mix(land.sky, land.glow, source.uniform(0.35, 0.7))
        for step in range(3):
            shift = source.uniform(-0.3, 0.3) * length
            pen.polygon(
                ellipse((x + shift, y + step * 0.012), length * (0.6 - step * 0.14), 0.012 + 0.004 * step),
                color,
            )


def _hills(pen: Pen, source: random.Random, base: float, swing: float, color: RGB, haze: RGB) -> None:
    phases = [source.uniform(0, 6.28) for _ in range(3)]
    ridge: list[Point] = []
    for step in range(41):
        x = step / 40
        wave = (
            math.sin(x * 5.1 + phases[0])
            + 0.5 * math.sin(x * 11 + phases[1])
            + 0.22 * math.sin(x * 23 + phases[2])
        )
        ridge.append((x, base + swing * wave * 0.6))
    pen.polygon([(0, 0), *ridge, (1, 0)][::-1], color)
    pen.stroke(ridge, 0.006, lighter(mix(color, haze, 0.35), 0.1))


def _ground(target: pygame.Surface, land: Land, source: random.Random, top: int, ground: float) -> None:
    wide, high = target.get_size()
    for row in range(top, high):
        share = (row - top) / max(1, high - top)
        target.fill(mix(land.ground, land.soil, min(1.0, share * 1.15)), (0, row, wide, 1))
    pen = Pen(target, (0, high), wide)
    level = (high - top) / wide
    pen.stroke([(0, level), (1, level)], 0.008, lighter(land.ground, 0.25))
    tall = high / wide
    track_line = tall * (1 - ground)
    for _ in range(16):
        x, y = source.uniform(-0.1, 1), source.uniform(0, level * 0.92)
        length = source.uniform(0.05, 0.22)
        tone = (
            darker(land.ground, 0.12 + 0.5 * (1 - y / level))
            if source.random() < 0.6
            else mix(land.ground, land.soil, 0.3)
        )
        pen.polygon(ellipse((x, y), length, 0.005 + 0.006 * (1 - y / level)), tone)
    for _ in range(9):
        x, y = source.uniform(0, 1), source.uniform(0.0, max(0.01, track_line - 0.03))
        _tuft(pen, source, (x, y), darker(land.soil, 0.25))


def _tuft(pen: Pen, source: random.Random, at: Point, color: RGB) -> None:
    for _ in range(5):
        lean, tall = source.uniform(-0.02, 0.02), source.uniform(0.015, 0.04)
        pen.polygon([(at[0] - 0.004, at[1]), (at[0] + 0.004, at[1]), (at[0] + lean, at[1] + tall)], color)
