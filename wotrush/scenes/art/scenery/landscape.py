"""A battlefield at dusk, painted from numbers: the sky, ridges in haze, and the foreground."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.outlines import fir, grass, tank_trap, tree, village, wire
from wotrush.stage.color import Color, darker, mix, rgba
from wotrush.stage.drawing.shapes import Size, blank, gradient, soft

HORIZON = 0.64
"""Where sky and land meet, as a share of the height."""
STARLESS = 0.14
"""The distance from the moon, as a share of the window's height, within which no star is seen."""
MOON, AROUND_MOON = 56, 2
"""The side of the moon's picture, which is scaled to any window, and the room around it, so that its edge stays round."""
SEAS = (
    (-0.36, -0.36, 0.3, -0.2),
    (-0.62, 0.0, 0.26, -0.17),
    (0.2, -0.36, 0.2, -0.19),
    (0.38, -0.1, 0.22, -0.2),
    (0.66, -0.26, 0.11, -0.2),
    (-0.26, 0.34, 0.2, -0.15),
    (0.58, 0.14, 0.14, -0.14),
    (-0.12, 0.7, 0.07, 0.12),
)
"""Dark plains and a bright crater of the moon: place, extent and how much they change its light."""
FINER = 2
"""Outlines are drawn this many times larger and scaled down, which smooths them."""


@dataclass(frozen=True, slots=True)
class Ridge:
    """A line of hills: its mean height and variation as shares of the window's height, and what grows there."""

    height: float
    swing: float
    waves: float
    seed: int
    haze: float
    """How much of the sky's glow lies over it: 1 far, 0 near."""
    trees: int = 0
    village: float | None = None
    """Where a village stands, as a share of the width."""
    wood: bool = False
    """Whether its trees are firs."""
    growth: float = 0.09
    """How far what stands on it rises above it, as a share of the window's height."""

    def top(self, height: int) -> int:
        """Return how far down the window its picture begins."""
        return round((self.height - self.swing - self.growth) * height)

    @property
    def lowest(self) -> float:
        """Return how far down the window its ground reaches at most, as a share of the height."""
        return self.height + self.swing

    def at(self, x: float) -> float:
        """Return the height of the ground at a place, from 0 (left) to 1 (right)."""
        return self.height - self.swing * (
            0.55 * math.sin(self.waves * x * math.tau + self.seed)
            + 0.3 * math.sin(2.3 * self.waves * x * math.tau + 2.1 * self.seed)
            + 0.15 * math.sin(5.1 * self.waves * x * math.tau + 0.7 * self.seed)
        )


FAR = Ridge(0.655, 0.045, 1.1, 3, 0.62)
MIDDLE = Ridge(0.715, 0.035, 1.4, 8, 0.38, trees=46, village=0.51)
NEAR = Ridge(0.795, 0.014, 0.9, 5, 0.17, trees=18)
FRONT = Ridge(0.93, 0.005, 0.7, 2, 0.0, growth=0.11)
"""So flat that below a list that fills a page nothing of the land behind it shows through the grass."""


MOONLIT_HAZE = 0.14
"""How much of the sky's glow the moon lays over ground that is near."""


@dataclass(frozen=True, slots=True)
class Twilight:
    """The three colors of the sky, the light on vehicles, and the color of the near ground."""

    zenith: Color
    middle: Color
    glow: Color
    light: Color
    ground: Color
    moon: bool = False

    def ridge_color(self, ridge: Ridge) -> Color:
        haze = MOONLIT_HAZE + (1 - MOONLIT_HAZE) * ridge.haze if self.moon else ridge.haze
        return mix(self.ground, mix(self.middle, self.glow, 0.45), haze)


def sky(size: Size, twilight: Twilight) -> Surface:
    """Paint an opaque sky: stars high up, a glow on the horizon, long clouds lit from below."""
    width, height = size
    surface = Surface(size, depth=32)
    horizon = round(height * (HORIZON + 0.08))
    surface.fill(rgba(twilight.ground)[:3])
    upper = round(horizon * 0.62)
    surface.blit(gradient((width, upper), twilight.zenith, twilight.middle), (0, 0))
    surface.blit(gradient((width, horizon - upper), twilight.middle, twilight.glow), (0, upper))
    if twilight.moon:
        _moon(surface, twilight)
    _stars(surface, Random(4), twilight)
    _fire_on_the_horizon(surface, twilight, horizon)
    _clouds(surface, twilight, Random(11))
    return surface


def _stars(surface: Surface, rng: Random, twilight: Twilight) -> None:
    """Draw stars, none of them where the moon outshines it."""
    width, height = surface.get_size()
    side, moon = 1 + height // 800, _moon_place(surface)
    for _ in range(90):
        x, y = rng.random() * width, rng.random() ** 1.7 * height * 0.36
        light = round(60 + 110 * rng.random() * (1 - y / (height * 0.42)))
        if not twilight.moon or math.dist((x, y), moon) > STARLESS * height:
            surface.fill((light, light, light), (x, y, side, side), pygame.BLEND_RGB_ADD)


def _moon_place(surface: Surface) -> tuple[int, int]:
    """Return the middle of the moon: right of the words of a title, and below a plate in the corner."""
    width, height = surface.get_size()
    return round(width * 0.72), round(height * 0.42)


def _moon(surface: Surface, twilight: Twilight) -> None:
    """Draw a full moon with its seas, and the light around it."""
    height, place = surface.get_height(), _moon_place(surface)
    half = round(height * 0.35)
    soft_light = halo((half, half), mix((0, 0, 0), twilight.glow, 0.5))
    soft_light = pygame.transform.box_blur(soft_light, max(1, half // 48))  # Otherwise one would see a grid.
    light = pygame.transform.smoothscale(soft_light, (2 * half, 2 * half))
    surface.blit(light, light.get_rect(center=place), special_flags=pygame.BLEND_RGB_ADD)
    side = round(height * 0.09 * (MOON + 2 * AROUND_MOON) / MOON)
    disc = pygame.transform.smoothscale(_moon_face(mix(twilight.glow, (255, 250, 232), 0.78)), (side, side))
    surface.blit(disc, disc.get_rect(center=place))


def _moon_face(pale: Color) -> Surface:
    """Return the moon, of one size: seas and a bright crater with soft edges, darker towards the rim."""
    whole = MOON + 2 * AROUND_MOON
    face = blank((whole, whole))
    for column in range(whole):
        for row in range(whole):
            across, down = (2 * (part - AROUND_MOON + 0.5) / MOON - 1 for part in (column, row))
            out = math.hypot(across, down)
            light = 1 - 0.2 * out**4
            for place, lower, reach, change in SEAS:
                light += change * math.exp(-((across - place) ** 2 + (down - lower) ** 2) / reach**2)
            opacity = max(0.0, min(1.0, (1 - out) * MOON / 2))
            face.set_at((column, row), rgba(mix((0, 0, 0), pale, max(0.0, min(1.0, light))), opacity))
    return face


def _fire_on_the_horizon(surface: Surface, twilight: Twilight, horizon: int) -> None:
    width, height = surface.get_size()
    for place, reach, part in ((0.72, 0.55, 0.34), (0.70, 0.28, 0.42), (0.2, 0.4, 0.16)):
        light = halo((round(width * reach), round(height * 0.42)), mix(twilight.glow, (0, 0, 0), 1 - part))
        surface.blit(
            light, light.get_rect(center=(round(width * place), horizon)), special_flags=pygame.BLEND_RGB_ADD
        )


def halo(size: Size, color: Color) -> Surface:
    """Return light that fades outwards, to be added to what is there."""
    small = Surface((48, 48), depth=32)
    for x in range(48):
        for y in range(48):
            near = max(0.0, 1 - math.hypot(x - 23.5, y - 23.5) / 23.5) ** 2
            small.set_at((x, y), tuple(round(part * near) for part in color[:3]))
    return pygame.transform.smoothscale(small, size)


def _clouds(surface: Surface, twilight: Twilight, rng: Random) -> None:
    width, height = surface.get_size()
    for _ in range(15):
        across = round(width * rng.uniform(0.12, 0.42))
        down = max(2, round(height * rng.uniform(0.006, 0.02)))
        top = rng.uniform(0.1, 0.56)
        color = mix(mix(twilight.zenith, twilight.middle, top), twilight.glow, max(0.0, top - 0.2))
        blur = max(3, height // 70)
        cloud = soft((across, down), down // 2, blur, rgba(color, 0.34))
        surface.blit(cloud, (rng.uniform(-0.15, 0.95) * width, top * height))


def ridge_picture(size: Size, ridge: Ridge, twilight: Twilight) -> Surface:
    """Return the hills with their trees on a transparent background."""
    width, height = size
    top = ridge.top(height)
    fine = blank((width * FINER, (height - top) * FINER))
    color = twilight.ridge_color(ridge)

    def ground(x: float) -> float:
        return (ridge.at(x / fine.get_width()) * height - top) * FINER

    _growth(fine, ridge, ground, darker(color, 0.12))
    wide, high = fine.get_size()
    outline = [(x, ground(x)) for x in range(0, wide + 8 * FINER, 8 * FINER)]
    pygame.draw.polygon(fine, color, [*outline, (wide, high), (0, high)])
    picture = pygame.transform.smoothscale(fine, (width, height - top))
    _mist(picture, mix(twilight.middle, twilight.glow, 0.35), 0.5 * ridge.haze)
    return picture


def _mist(picture: Surface, color: Color, part: float) -> None:
    """Paint haze, which is denser below, where the next ridge begins."""
    size, white, black = picture.get_size(), (255, 255, 255, 255), (0, 0, 0, 0)
    kept: Color = mix(white, (0, 0, 0, 255), part)
    picture.blit(gradient(size, white, kept), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    added: Color = (*mix(black, color, part)[:3], 0)
    picture.blit(gradient(size, black, added), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _growth(fine: Surface, ridge: Ridge, ground: Callable[[float], float], color: Color) -> None:
    rng, wide = Random(ridge.seed), fine.get_width()
    unit = fine.get_height() / (1 - ridge.height + ridge.swing + ridge.growth)
    for _ in range(ridge.trees):
        x = rng.random() * wide
        if ridge.wood:
            fir(fine, x, ground(x), unit * rng.uniform(0.02, 0.06), color)
        else:
            tree(fine, x, ground(x), unit * rng.uniform(0.014, 0.034), color, rng)
    if ridge.village is not None:
        village(fine, ridge.village * wide, ground, unit, color)


def front_picture(size: Size, twilight: Twilight, defended: bool = True) -> Surface:
    """Return the foreground: grass, and where the place is `defended` tank traps and posts with wire."""
    width, height = size
    top = FRONT.top(height)
    fine = blank((width * FINER, (height - top) * FINER))
    color = darker(twilight.ground, 0.45)
    unit, wide = height * FINER, width * FINER

    def ground(x: float) -> float:
        return (FRONT.at(x / wide) * height - top) * FINER

    if defended:
        wire(fine, ground, wide, unit, color)
        for place, size_of in ((0.56, 0.075), (0.63, 0.058), (0.93, 0.08)):
            tank_trap(fine, place * wide, ground(place * wide), size_of * unit, color)
    grass(fine, ground, wide, unit, color)
    outline = [(x, ground(x)) for x in range(0, wide + 16, 16)]
    pygame.draw.polygon(fine, color, [*outline, (wide, fine.get_height()), (0, fine.get_height())])
    return pygame.transform.smoothscale(fine, (width, height - top))
