"""Light and weather over a land: the same country in the morning, in the evening, under cloud, in snow or as desert."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from functools import cache

import pygame

from wotrush.scenes.art.color import RGB, mix, parse
from wotrush.scenes.art.geometry import ellipse
from wotrush.scenes.art.palette import Land
from wotrush.scenes.art.pen import Pen


class Light(Enum):
    """When and in which weather a unit is shown."""

    DAY = "day"
    MORNING = "morning"
    EVENING = "evening"
    RAIN = "rain"
    SNOW = "snow"
    DESERT = "desert"


@dataclass(frozen=True, slots=True)
class _Tint:
    """What a light makes of a land: its own colors, and how much they replace those of the land (0 to 1)."""

    zenith: RGB
    sky: RGB
    glow: RGB
    air: float
    """How far the sky takes these colors."""
    hills: RGB
    haze: float
    """How far the hills take their color; those far away take more."""
    ground: RGB
    soil: RGB
    cover: float
    """How far the ground takes these colors."""


_TINTS = {
    Light.MORNING: _Tint(
        zenith=parse("#7f97b5"),
        sky=parse("#d9c6c6"),
        glow=parse("#ffe6c4"),
        air=0.75,
        hills=parse("#aeb2bd"),
        haze=0.5,
        ground=parse("#8f9678"),
        soil=parse("#3f4638"),
        cover=0.55,
    ),
    Light.EVENING: _Tint(
        zenith=parse("#4b4a72"),
        sky=parse("#c9716a"),
        glow=parse("#ffc27a"),
        air=0.8,
        hills=parse("#6b4a5c"),
        haze=0.5,
        ground=parse("#7c5a48"),
        soil=parse("#33262b"),
        cover=0.6,
    ),
    Light.RAIN: _Tint(
        zenith=parse("#5d6a74"),
        sky=parse("#8d989c"),
        glow=parse("#cdd3cd"),
        air=0.75,
        hills=parse("#77838a"),
        haze=0.5,
        ground=parse("#6b6350"),
        soil=parse("#2f2b24"),
        cover=0.6,
    ),
    Light.SNOW: _Tint(
        zenith=parse("#9db3c6"),
        sky=parse("#d3dde3"),
        glow=parse("#fbf7ea"),
        air=0.8,
        hills=parse("#c3d0d8"),
        haze=0.55,
        ground=parse("#eef1f2"),
        soil=parse("#a9b6c2"),
        cover=0.92,
    ),
    Light.DESERT: _Tint(
        zenith=parse("#79aac6"),
        sky=parse("#d8dcc0"),
        glow=parse("#fff0c0"),
        air=0.8,
        hills=parse("#d2b277"),
        haze=0.7,
        ground=parse("#dcbb7c"),
        soil=parse("#92703f"),
        cover=0.9,
    ),
}


@cache
def lit(land: Land, light: Light) -> Land:
    """Return the land in a light; the day changes nothing."""
    tint = _TINTS.get(light)
    if tint is None:
        return land
    return Land(
        zenith=mix(land.zenith, tint.zenith, tint.air),
        sky=mix(land.sky, tint.sky, tint.air),
        glow=mix(land.glow, tint.glow, tint.air),
        far=mix(land.far, tint.hills, tint.haze),
        middle=mix(land.middle, tint.hills, tint.haze * 0.8),
        near=mix(land.near, tint.hills, tint.haze * 0.45),
        ground=mix(land.ground, tint.ground, tint.cover),
        soil=mix(land.soil, tint.soil, tint.cover),
    )


def draw_weather(target: pygame.Surface, light: Light, seed: int) -> None:
    """Let snow or rain fall over the finished picture."""
    if light is Light.SNOW:
        _snow(target, random.Random(seed))
    elif light is Light.RAIN:
        _rain(target, random.Random(seed))


def _snow(target: pygame.Surface, source: random.Random) -> None:
    wide, high = target.get_size()
    pen = Pen(target, (0, high), wide)
    for _ in range(46):
        at = source.uniform(0, 1), source.uniform(0, high / wide)
        size = source.uniform(0.004, 0.009)
        pen.polygon(ellipse(at, size, size), (250, 252, 252))


def _rain(target: pygame.Surface, source: random.Random) -> None:
    wide, high = target.get_size()
    layer = pygame.Surface((wide, high), pygame.SRCALPHA)
    length = wide * 0.06
    for _ in range(70):
        x, y = source.uniform(0, wide * 1.1), source.uniform(-length, high)
        pygame.draw.line(
            layer,
            (226, 234, 238, source.randint(50, 110)),
            (x, y),
            (x - length * 0.3, y + length),
            max(1, round(wide * 0.005)),
        )
    target.blit(layer, (0, 0))
