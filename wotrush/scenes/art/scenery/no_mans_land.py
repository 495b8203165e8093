"""The land between two fronts at first light: a glow behind far hills, wire and tank traps, then mud with craters and ruts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.landscape import FINER, halo
from wotrush.stage.color import Color, darker, mix, rgba
from wotrush.stage.drawing.shapes import Size, blank, gradient

LOWEST, HIGHEST = 0.62, 0.08
"""How far down a window its horizon may lie, as shares of its height."""
DAWN = 0.1
"""How high the sky is lit, as a share of a window's height."""
STRIP = 0.052
"""How high what stands at the horizon rises, and how far it reaches down before it, as a share of a window's height."""
NEAR = 0.62
"""How far down the ground things look as large as they ever do."""
EARTH = (960, 500)
"""The size of the ground's picture, which is enlarged for most windows and so softened: what lies on it is sharp."""
CRATERS, RUTS = 64, ((0.36, 0.1), (0.52, 0.66), (0.66, 1.12))
"""How many craters there are, and where tracks begin and end, as shares of the width at the horizon and at the foot."""
GAUGE = 0.034
"""Half the distance between the two tracks of a vehicle at the foot of the picture, as a share of the width."""
EDGES, SMOOTHER = 18, 3
SMOOTH = (1.0,) * EDGES
"""The outline of a round thing, which is drawn so many times larger and scaled down."""
Spot = tuple[float, float, float]
"""A place on the ground in pixels, and how large what lies there looks: 1 at the foot of the picture."""


@dataclass(frozen=True, slots=True)
class FirstLight:
    """Colors: of the sky above and at the horizon, of the mud near the enemy and near the viewer, of what stands against
    the light.
    """

    night: Color
    glow: Color
    mud: Color
    near: Color
    silhouette: Color


def no_mans_land(size: Size, light: FirstLight) -> Surface:
    """Return an opaque picture for a window of that size: it is higher, so that its horizon can lie anywhere down to `LOWEST`."""
    width, height = size
    horizon, strip = horizon_of(height), max(8, round(height * STRIP))
    surface = Surface((width, horizon + round(height * (1 - HIGHEST))), depth=32)
    surface.fill(light.night[:3])
    dawn = round(height * DAWN)
    surface.blit(gradient((width, dawn), light.night, mix(light.night, light.glow, 0.5)), (0, horizon - dawn))
    below = surface.get_height() - horizon
    surface.blit(pygame.transform.smoothscale(earth_picture(light), (width, below)), (0, horizon))
    _glow(surface, horizon, (width, height), light)
    surface.blit(_against_the_light((width, 2 * strip), light), (0, horizon - strip))
    return surface


def horizon_of(height: int) -> int:
    """Return how far down the picture for a window of that height its horizon lies."""
    return round(height * LOWEST)


def _glow(surface: Surface, horizon: int, window: Size, light: FirstLight) -> None:
    """Add the light of the sun that is about to rise, most of it in two places."""
    width, height = window
    small = _shine(light)
    for place, across, down in ((0.5, 1.3, 0.34), (0.3, 0.5, 0.16), (0.62, 0.36, 0.13)):
        shine = pygame.transform.smoothscale(small, (round(width * across), round(height * down)))
        at = shine.get_rect(center=(round(width * place), horizon))
        surface.blit(shine, at, special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=2)
def _shine(light: FirstLight) -> Surface:
    return halo((64, 64), mix((0, 0, 0), light.glow, 0.24))


@lru_cache(maxsize=2)
def earth_picture(light: FirstLight) -> Surface:
    """Return mud that grows darker towards the viewer, with craters and ruts in it, of one size for any window."""
    wide, high = EARTH
    earth = Surface((wide, high), depth=32)
    earth.fill(light.near[:3])
    earth.blit(gradient((wide, round(high * NEAR)), light.mud, light.near), (0, 0))
    rng = Random(41)
    for start, end in RUTS:
        for side in (-GAUGE, GAUGE):
            _rut(earth, start + side * 0.1, end + side, light)
    for spot in sorted(_places(rng, wide, high), key=lambda spot: spot[1]):
        _crater(earth, spot, light, rng)
    for cell, kept in ((36, 196), (9, 214), (3, 222)):
        earth.blit(_mottled((wide, high), cell, kept), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return earth


def _mottled(size: Size, cell: int, least: int) -> Surface:
    """Return grey noise in soft patches of about so many pixels, none darker than `least`."""
    across, down = size[0] // cell + 2, size[1] // cell * 2 + 2  # Patches lie flat on the ground.
    grey = pygame.image.frombytes(Random(cell).randbytes(across * down), (across, down), "P")
    grey.set_palette(
        [(shade, shade, shade) for shade in (255 - (255 - least) * step // 255 for step in range(256))]
    )
    return pygame.transform.smoothscale(grey.convert(32), size)


def _nearness(depth: float) -> float:
    """Return how large things look so far down the ground."""
    return 0.1 + 0.9 * min(1.0, depth / NEAR)


def _places(rng: Random, wide: int, high: int) -> Iterator[Spot]:
    """Yield where craters lie: as many in every part of the land, so more of them far away."""
    for _ in range(CRATERS):
        depth = rng.random() ** 1.7
        yield rng.uniform(-0.02, 1.02) * wide, (0.015 + depth) * high, _nearness(depth)


def _crater(earth: Surface, spot: Spot, light: FirstLight, rng: Random) -> None:
    """Draw a hollow: its far wall lies in shade, its near wall in the light of the horizon, and in some stands water."""
    x, y, near = spot
    half = earth.get_width() * rng.uniform(0.012, 0.03) * near
    flat = half * 0.34
    ground = mix(light.mud, light.near, near)
    bumps = [rng.uniform(0.82, 1.12) for _ in range(EDGES)]
    for share, dy, color in (
        (1.5, 0.1, rgba(darker(ground, 0.3), 0.6)),
        (1.16, 0.14, rgba(mix(ground, light.glow, 0.13), 0.8)),
        (1.0, 0.0, darker(ground, 0.62)),
        (0.7, -0.16, darker(ground, 0.42)),
    ):
        _oval(earth, (x, y + dy * flat), half * share, flat * share, color, bumps)
    if rng.random() < 0.4:
        water = mix(ground, mix(light.night, light.glow, 0.6), 0.5)
        _oval(earth, (x, y + 0.1 * flat), half * 0.5, flat * 0.4, water)
    for _ in range(9):
        turn, out = rng.uniform(0, math.tau), rng.uniform(1.4, 2.3)
        clod = half * rng.uniform(0.04, 0.1)
        at = (x + math.cos(turn) * half * out, y + math.sin(turn) * flat * out)
        _flat(earth, at, clod, clod * 0.6, darker(ground, 0.3))


def _oval(
    earth: Surface,
    middle: tuple[float, float],
    half: float,
    flat: float,
    color: Color,
    bumps: Sequence[float] = SMOOTH,
) -> None:
    """Draw an ellipse with soft edges, whose outline has bumps."""
    wide, high = max(2, round(half * 2.4)), max(2, round(flat * 2.4))
    fine = blank((wide * SMOOTHER, high * SMOOTHER), (*color[:3], 0))
    across, down = fine.get_size()
    turns = [math.tau * step / len(bumps) for step in range(len(bumps))]
    outline = [
        (across * (0.5 + math.cos(turn) * bump / 2.4), down * (0.5 + math.sin(turn) * bump / 2.4))
        for turn, bump in zip(turns, bumps, strict=True)
    ]
    pygame.draw.polygon(fine, color, outline)
    picture = pygame.transform.smoothscale(fine, (wide, high))
    earth.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def _flat(earth: Surface, middle: tuple[float, float], half: float, flat: float, color: Color) -> None:
    """Draw a small ellipse."""
    box = pygame.Rect(0, 0, max(1, round(half * 2)), max(1, round(flat * 2)))
    box.center = round(middle[0]), round(middle[1])
    pygame.draw.ellipse(earth, color, box)


def _rut(earth: Surface, start: float, end: float, light: FirstLight) -> None:
    """Draw the print of a track: cleats across its way, closer together the farther away they are."""
    wide, high = earth.get_size()
    depth = 0.02
    while depth < 1.05:
        near = _nearness(depth)
        bend = 0.05 * math.sin(depth * 4.2 + start * 9)
        x, y = (start + (end - start) * depth + bend * depth) * wide, depth * high
        half, long = wide * 0.011 * near, max(1.0, high * 0.0055 * near)
        ground = mix(light.mud, light.near, near)
        _flat(earth, (x, y), half, long, darker(ground, 0.26))
        _flat(earth, (x, y - long), half * 0.9, long * 0.4, mix(ground, light.glow, 0.08))
        depth += 0.016 * near


def _against_the_light(size: Size, light: FirstLight) -> Surface:
    """Return what stands at the horizon, which is in the middle of the picture: far hills and ruins, traps, posts with wire."""
    fine = blank((size[0] * FINER, size[1] * FINER))
    wide, high = fine.get_size()
    level, rng = high / 2, Random(7)
    far = mix(light.silhouette, light.glow, 0.24)
    hills = [
        (x, level - high * (0.05 + 0.04 * math.sin(x / wide * 21) + 0.03 * math.sin(x / wide * 47 + 1)))
        for x in range(0, wide + 32, 32)
    ]
    pygame.draw.polygon(fine, far, [*hills, (wide, level + 2), (0, level + 2)])
    for place in (0.215, 0.235, 0.33, 0.345, 0.61, 0.63, 0.645, 0.71):
        _ruin(fine, place * wide, level, high * rng.uniform(0.1, 0.24), far, rng)
    for _ in range(34):
        _stump(fine, rng.random() * wide, level, high * rng.uniform(0.08, 0.2), light.silhouette, rng)
    _posts(fine, level, light.silhouette, rng)
    return pygame.transform.smoothscale(fine, size)


def _ruin(fine: Surface, x: float, foot: float, tall: float, color: Color, rng: Random) -> None:
    """Draw a wall whose top has fallen in, with the holes of its windows."""
    half = tall * rng.uniform(0.3, 0.6)
    top = [(x - half, foot - tall * rng.uniform(0.5, 1.0))]
    top += [(x + half * share, foot - tall * rng.uniform(0.3, 1.0)) for share in (-0.5, -0.1, 0.4)]
    pygame.draw.polygon(
        fine, color, [(x - half, foot), *top, (x + half, foot - tall * 0.4), (x + half, foot)]
    )


def _stump(fine: Surface, x: float, foot: float, tall: float, color: Color, rng: Random) -> None:
    """Draw what shells have left of a tree."""
    lean, thick = tall * rng.uniform(-0.2, 0.2), max(1.0, tall * 0.06)
    pygame.draw.polygon(fine, color, [(x - thick, foot + 2), (x + lean, foot - tall), (x + thick, foot + 2)])
    for share, side in ((0.5, 1), (0.7, -1)):
        start = (x + lean * share, foot - tall * share)
        tip = (start[0] + side * tall * 0.22, start[1] - tall * rng.uniform(0.1, 0.28))
        pygame.draw.line(fine, color, start, tip, max(1, round(thick * 0.7)))


def _posts(fine: Surface, level: float, color: Color, rng: Random) -> None:
    """Draw an entanglement along the whole strip: posts, two wires between each pair, a coil before them, and tank traps."""
    wide, high = fine.get_size()
    tall, thick = high * 0.24, max(2, round(high * 0.012))
    step = high * 0.62
    feet = [
        (x * step + rng.uniform(-0.1, 0.1) * step, level + high * 0.12) for x in range(round(wide / step) + 2)
    ]
    heads = [(x + rng.uniform(-0.16, 0.16) * tall, y - tall * rng.uniform(0.85, 1.1)) for x, y in feet]
    for foot, head in zip(feet, heads, strict=True):
        pygame.draw.line(fine, color, foot, head, thick * 2)
    for i in range(len(feet) - 1):
        for share in (0.95, 0.5):
            start, end = (_between(feet[i + k], heads[i + k], share) for k in (0, 1))
            points = [_between(start, end, k / 8) for k in range(9)]
            points = [(x, y + math.sin(k / 8 * math.pi) * tall * 0.16) for k, (x, y) in enumerate(points)]
            pygame.draw.lines(fine, color, False, points, thick)
    coil = [
        (turn * tall * 0.09 + math.cos(turn) * tall * 0.34, level + high * 0.13 - math.sin(turn) * tall * 0.3)
        for turn in (k * 0.45 for k in range(round(wide / (tall * 0.09) / 0.45) + 10))
    ]
    pygame.draw.lines(fine, color, False, coil, max(1, thick // 2))
    for place in (0.195, 0.262, 0.344, 0.585, 0.69, 0.742):
        _trap(fine, (place * wide, level + high * 0.2), high * 0.3, color)


def _trap(fine: Surface, foot: tuple[float, float], tall: float, color: Color) -> None:
    """Draw three crossed beams."""
    x, y = foot
    for (ax, ay), (bx, by) in (
        ((-0.5, 0), (0.45, 0.9)),
        ((0.5, 0), (-0.45, 0.9)),
        ((-0.6, 0.28), (0.6, 0.5)),
    ):
        start, end = (x + ax * tall, y - ay * tall), (x + bx * tall, y - by * tall)
        pygame.draw.line(fine, color, start, end, max(2, round(tall * 0.12)))


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
