"""The land behind a vehicle: sky, slanting light, hills with the skyline of a country, and ground to stand on."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from wotrush.scenes.rush.art.colour import RGB, darker, lighter, mix
from wotrush.scenes.rush.art.face import Nation
from wotrush.scenes.rush.art.geometry import Point, ellipse
from wotrush.scenes.rush.art.palette import Land, livery
from wotrush.scenes.rush.art.pen import Pen

HORIZON = 0.66
"""How far down the picture the far land meets the sky."""


def draw_scenery(target: pygame.Surface, nation: Nation | None, seed: int, ground: float) -> None:
    """Paints the whole surface; `ground` is the height of the vehicle's tracks as a share of the picture."""
    land = livery(nation).land
    source = random.Random(seed)
    wide, high = target.get_size()
    _sky(target, land, int(high * (HORIZON + 0.08)))
    _rays(target, land, source)
    pen = Pen(target, (0, high), wide)
    tall = high / wide
    _clouds(pen, land, source, tall)
    horizon = tall * (1 - HORIZON)
    _hills(pen, source, horizon + tall * 0.1, tall * 0.09, land.far, land.glow)
    _hills(pen, source, horizon + tall * 0.02, tall * 0.06, land.middle, land.far)
    _SKYLINES[nation](pen, source, horizon - tall * 0.01, tall, land)
    _ground(target, land, source, int(high * (HORIZON + 0.04)), ground)


def _sky(target: pygame.Surface, land: Land, high: int) -> None:
    strip = pygame.Surface((1, 64))
    for row in range(64):
        share = row / 63
        colour = (
            mix(land.zenith, land.sky, share / 0.55)
            if share < 0.55
            else mix(land.sky, land.glow, (share - 0.55) / 0.45)
        )
        strip.set_at((0, row), colour)
    target.blit(pygame.transform.smoothscale(strip, (target.get_width(), high)), (0, 0))


def _rays(target: pygame.Surface, land: Land, source: random.Random) -> None:
    """Broad beams from behind the hills on the left, as war posters have them; faint, and fading upward."""
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
        colour = mix(land.sky, land.glow, source.uniform(0.35, 0.7))
        for step in range(3):
            shift = source.uniform(-0.3, 0.3) * length
            pen.polygon(
                ellipse((x + shift, y + step * 0.012), length * (0.6 - step * 0.14), 0.012 + 0.004 * step),
                colour,
            )


def _hills(pen: Pen, source: random.Random, base: float, swing: float, colour: RGB, haze: RGB) -> None:
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
    pen.polygon([(0, 0), *ridge, (1, 0)][::-1], colour)
    pen.stroke(ridge, 0.006, lighter(mix(colour, haze, 0.35), 0.1))


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


def _tuft(pen: Pen, source: random.Random, at: Point, colour: RGB) -> None:
    for _ in range(5):
        lean, tall = source.uniform(-0.02, 0.02), source.uniform(0.015, 0.04)
        pen.polygon([(at[0] - 0.004, at[1]), (at[0] + 0.004, at[1]), (at[0] + lean, at[1] + tall)], colour)


def _steppe(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Fir woods, and smoke far off."""
    colour = mix(land.near, land.middle, 0.35)
    _smoke(pen, source, base, tall, mix(land.middle, land.sky, 0.6))
    for _ in range(26):
        x = source.choice((source.uniform(0, 0.34), source.uniform(0.62, 1)))
        _fir(pen, (x, base), tall * source.uniform(0.06, 0.17), colour)


def _ruins(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Broken walls with empty windows, a chimney, smoke."""
    colour = mix(land.near, land.middle, 0.45)
    _smoke(pen, source, base, tall, mix(land.middle, land.sky, 0.6))
    x = -0.02
    while x < 1:
        wide = source.uniform(0.07, 0.14)
        if 0.36 < x < 0.6 or source.random() < 0.18:
            x += wide
            continue
        high = tall * source.uniform(0.09, 0.24)
        top = [(x + wide * share, base + high * source.uniform(0.6, 1)) for share in (0, 0.3, 0.34, 0.7, 1)]
        pen.polygon([(x, base - 0.05), *top, (x + wide, base - 0.05)], colour)
        for row in (0.25, 0.55):
            for column in (0.2, 0.6):
                left, low = x + wide * column, base + high * row
                pen.polygon(
                    [(left, low), (left + 0.016, low), (left + 0.016, low + 0.028), (left, low + 0.028)],
                    land.far,
                )
        x += wide + source.uniform(0, 0.03)


def _hedgerows(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Round-headed trees in hedges, and a row of poplars."""
    colour = mix(land.near, land.middle, 0.4)
    for _ in range(26):
        x = source.choice((source.uniform(-0.05, 0.38), source.uniform(0.66, 1.05)))
        size = tall * source.uniform(0.03, 0.075)
        pen.disc((x, base + size * 0.8), size, colour)
        pen.disc((x + size * 0.6, base + size * 1.2), size * 0.7, lighter(colour, 0.06))
    for index in range(source.randint(2, 4)):
        x = source.uniform(0.04, 0.2) + index * 0.05
        pen.polygon(ellipse((x, base + tall * 0.13), 0.014, tall * 0.13), darker(colour, 0.06))


def _village(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """A village with its steeple between poplars."""
    colour = mix(land.near, land.middle, 0.4)
    x = source.choice((source.uniform(0.0, 0.2), source.uniform(0.5, 0.64)))
    for index in range(4):
        wide, high = source.uniform(0.06, 0.09), tall * source.uniform(0.05, 0.08)
        left = x + index * 0.08
        pen.polygon(
            [
                (left, base - 0.02),
                (left, base + high),
                (left + wide / 2, base + high * 1.7),
                (left + wide, base + high),
                (left + wide, base - 0.02),
            ],
            colour,
        )
    spire = x + 0.13
    pen.polygon(
        [
            (spire - 0.022, base),
            (spire - 0.022, base + tall * 0.16),
            (spire, base + tall * 0.33),
            (spire + 0.022, base + tall * 0.16),
            (spire + 0.022, base),
        ],
        darker(colour, 0.08),
    )
    for index in range(7):
        place = source.uniform(0.62, 0.98) if index % 2 else source.uniform(0.36, 0.5)
        high = tall * source.uniform(0.07, 0.13)
        pen.polygon(
            ellipse((place, base + high * 0.9), 0.015, high), mix(colour, land.middle, source.uniform(0, 0.4))
        )


def _camp(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Tents and a watch tower."""
    colour = mix(land.near, land.middle, 0.45)
    for _ in range(7):
        x, half = source.uniform(0, 1), source.uniform(0.04, 0.07)
        pen.polygon([(x - half, base - 0.01), (x + half, base - 0.01), (x, base + half * 1.1)], colour)
        pen.polygon(
            [(x, base - 0.01), (x + half * 0.3, base - 0.01), (x, base + half * 0.8)], darker(colour, 0.25)
        )
    x = source.choice((0.1, 0.86))
    for side in (-0.02, 0.02):
        pen.stroke([(x + side * 1.6, base), (x + side, base + tall * 0.22)], 0.006, colour)
    hut = [(x - 0.035, base + tall * 0.2), (x + 0.035, base + tall * 0.2), (x + 0.035, base + tall * 0.27)]
    pen.polygon([*hut, (x, base + tall * 0.33), (x - 0.035, base + tall * 0.27)], colour)


def _smoke(pen: Pen, source: random.Random, base: float, tall: float, colour: RGB) -> None:
    """A column that leans with the wind and thins out, over every other place or so."""
    if source.random() < 0.5:
        return
    x, y, size = source.choice((source.uniform(0.05, 0.3), source.uniform(0.6, 0.75))), base, 0.01
    lean = source.uniform(0.008, 0.022)
    top = base + tall * source.uniform(0.2, 0.36)
    while y < top:
        pen.disc((x + source.uniform(-0.5, 0.5) * size, y), size * source.uniform(0.8, 1.1), colour)
        x, y, size = x + lean, y + size * 0.7, size * 1.1


def _fir(pen: Pen, at: Point, high: float, colour: RGB) -> None:
    x, y = at
    for step in range(3):
        low = y + high * 0.24 * step
        half = high * (0.26 - 0.06 * step)
        pen.polygon([(x - half, low), (x + half, low), (x, low + high * 0.52)], colour)


_Skyline = Callable[[Pen, random.Random, float, float, Land], None]
_SKYLINES: dict[Nation | None, _Skyline] = {
    None: _camp,
    Nation.USSR: _steppe,
    Nation.GERMANY: _ruins,
    Nation.USA: _hedgerows,
    Nation.FRANCE: _village,
}
