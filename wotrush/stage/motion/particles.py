"""Bursts of particles as pure functions of time: the same seed and moment always give the same picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.stage.color import BLACK, WHITE, Color, mix, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank, soft
from wotrush.stage.motion.tween import Motion, Progress, call, parallel, sequence
from wotrush.stage.node import Node

FADE_STEPS = 8


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a burst is made of; lengths in units, times as shares of the whole burst."""

    count: int
    colors: tuple[Color, ...]
    """The colors over a particle's life, or one at random for each particle if `motley`."""
    speed: tuple[float, float]
    """The distance that a particle without drag covers in the whole time."""
    size: tuple[float, float]
    """The size at birth and at death."""
    direction: float = -90.0
    spread: float = 360.0
    gravity: float = 0.0
    born_until: float = 0.1
    life: tuple[float, float] = (0.6, 0.9)
    softness: float = 0.0
    motley: bool = False
    streak: float = 0.0
    """The share of its flight that is drawn as a line."""
    shines: bool = False
    """Whether it adds light instead of covering what lies behind."""


FLASH = Recipe(
    3,
    ((255, 250, 225, 255), (255, 190, 90, 200), (160, 70, 20, 0)),
    (0, 6),
    (150, 240),
    born_until=0.02,
    life=(0.16, 0.24),
    softness=0.6,
    shines=True,
)
EXPLOSION = Recipe(
    34,
    ((255, 236, 170, 230), (255, 150, 50, 220), (170, 50, 16, 130), (60, 16, 6, 0)),
    (20, 230),
    (58, 30),
    born_until=0.1,
    life=(0.3, 0.6),
    softness=0.55,
    shines=True,
)
MUZZLE = Recipe(
    12,
    ((255, 248, 220, 255), (255, 190, 90, 220), (150, 60, 20, 0)),
    (10, 120),
    (46, 12),
    spread=26,
    born_until=0.1,
    life=(0.4, 0.7),
    softness=0.6,
    shines=True,
)
GLINT = Recipe(
    18,
    ((255, 246, 210, 255), (255, 214, 110, 255), (160, 110, 20, 0)),
    (60, 190),
    (20, 5),
    born_until=0.25,
    life=(0.45, 0.75),
    softness=0.75,
    shines=True,
)
DUST = Recipe(
    10,
    ((150, 138, 110, 0), (150, 138, 110, 110), (150, 138, 110, 0)),
    (20, 90),
    (14, 40),
    born_until=0.15,
    life=(0.5, 0.8),
    softness=0.6,
)
SMOKE = Recipe(
    34,
    ((60, 54, 46, 0), (66, 60, 54, 225), (88, 84, 78, 150), (104, 102, 98, 0)),
    (30, 170),
    (54, 130),
    direction=-90,
    spread=220,
    gravity=-90,
    born_until=0.35,
    life=(0.5, 0.65),
    softness=0.42,
)
SPARKS = Recipe(
    44,
    ((255, 250, 210, 255), (255, 190, 80, 255), (200, 90, 30, 0)),
    (160, 560),
    (4, 2),
    gravity=260,
    born_until=0.04,
    life=(0.35, 0.85),
    streak=0.05,
)
DEBRIS = Recipe(
    16,
    ((58, 54, 46, 255), (44, 42, 36, 255), (74, 68, 56, 255)),
    (200, 420),
    (11, 9),
    spread=220,
    gravity=620,
    born_until=0.03,
    life=(0.6, 0.95),
    motley=True,
)
CONFETTI = Recipe(
    90,
    ((217, 180, 74, 255), (176, 42, 48, 255), (240, 230, 205, 255), (60, 96, 140, 255)),
    (260, 620),
    (9, 9),
    spread=80,
    gravity=700,
    born_until=0.15,
    life=(0.7, 0.85),
    motley=True,
)


@dataclass(frozen=True, slots=True)
class Particle:
    born: float
    life: float
    heading: Vector2
    color: Color | None


@dataclass(frozen=True, slots=True)
class Spot:
    """A particle at one moment: offset from the origin, diameter, color and direction of flight."""

    offset: Vector2
    size: float
    color: Color
    heading: Vector2


@dataclass(frozen=True, slots=True)
class Burst:
    """All particles of one burst; `spots(part)` says where they are."""

    recipe: Recipe
    particles: tuple[Particle, ...]

    @classmethod
    def of(cls, recipe: Recipe, seed: int) -> Burst:
        rng = Random(seed)
        return cls(recipe, tuple(_particle(recipe, rng) for _ in range(recipe.count)))

    def spots(self, part: float) -> Sequence[Spot]:
        """Return the visible particles after `part` of the burst's time."""
        ages = ((p, (part - p.born) / p.life) for p in self.particles)
        return [self._spot(p, age) for p, age in ages if 0 <= age < 1]

    def _spot(self, particle: Particle, age: float) -> Spot:
        recipe = self.recipe
        slowed = 1 - (1 - age) ** 2
        fallen = Vector2(0, recipe.gravity * (age * particle.life) ** 2)
        size = recipe.size[0] + (recipe.size[1] - recipe.size[0]) * age
        color = particle.color or _ramp(recipe.colors, age)
        way = particle.heading * slowed * particle.life + fallen
        return Spot(way, size, color, particle.heading * (1 - age) + fallen)


class BurstNode(Node):
    """Shows a burst around its centre; drive `part` from 0 to 1, for instance with `burst`."""

    touchable = False
    ABOVE = 2000.0

    def __init__(self, shape: Burst, center: Vector2) -> None:
        super().__init__(FRect(center.x, center.y, 0, 0))
        self.z = self.ABOVE
        self._burst = shape
        self._part = 0.0

    def show(self, part: float) -> None:
        self._part = part
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        origin = canvas.transform((0, 0))
        streak = self._burst.recipe.streak
        for spot in self._burst.spots(self._part):
            at = origin + spot.offset * canvas.scale
            if streak:
                end = at - spot.heading * streak * canvas.scale
                canvas.line(spot.color, at, end, canvas.px(spot.size))
            else:
                self._paint_dot(canvas, spot, at)

    def _paint_dot(self, canvas: Canvas, spot: Spot, at: Vector2) -> None:
        recipe = self._burst.recipe
        picture = _dot(canvas, spot, recipe)
        corner = at - Vector2(picture.get_size()) / 2
        if recipe.shines:
            canvas.shine(picture, corner)
        else:
            canvas.blit(picture, corner)


def burst(parent: Node, recipe: Recipe, center: Vector2, duration: float, seed: int) -> Motion:
    """Return a motion that adds a burst to a parent and removes it at the end."""
    node = BurstNode(Burst.of(recipe, seed), center)
    return sequence(
        call(partial(parent.add, node)), Progress(duration, node.show, ease=lambda t: t), call(node.detach)
    )


def explosion(parent: Node, center: Vector2, duration: float, seed: int) -> Motion:
    """Return flash, fire, sparks, debris, and the smoke that outlasts them."""
    layers = ((SMOKE, 1.0), (DEBRIS, 0.8), (EXPLOSION, 0.7), (FLASH, 0.8), (SPARKS, 0.6))
    return parallel(
        *(burst(parent, recipe, center, duration * part, seed + i) for i, (recipe, part) in enumerate(layers))
    )


def muzzle(
    parent: Node, place: Vector2, heading: Vector2, duration: float, seed: int, reach: float = 1.0
) -> Motion:
    """Return the fire from a muzzle; `reach` is how large it is."""
    (slow, fast), (large, small) = MUZZLE.speed, MUZZLE.size
    recipe = replace(
        MUZZLE,
        direction=Vector2(1, 0).angle_to(heading),
        speed=(slow * reach, fast * reach),
        size=(large * reach, small * reach),
    )
    return burst(parent, recipe, place, duration, seed)


def hit(parent: Node, center: Vector2, duration: float, seed: int) -> Motion:
    """Return the impact of a shell: a short flash, sparks, dust."""
    layers = ((DUST, 1.0), (FLASH, 0.6), (SPARKS, 1.0))
    return parallel(
        *(burst(parent, recipe, center, duration * part, seed + i) for i, (recipe, part) in enumerate(layers))
    )


def _particle(recipe: Recipe, rng: Random) -> Particle:
    angle = recipe.direction + (rng.random() - 0.5) * recipe.spread
    speed = recipe.speed[0] + (recipe.speed[1] - recipe.speed[0]) * math.sqrt(rng.random())
    born = rng.random() * recipe.born_until
    return Particle(
        born=born,
        life=min(rng.uniform(*recipe.life), 1 - born),
        heading=Vector2(speed, 0).rotate(angle),
        color=rng.choice(recipe.colors) if recipe.motley else None,
    )


def _ramp(colors: Sequence[Color], part: float) -> Color:
    at = part * (len(colors) - 1)
    index = min(int(at), len(colors) - 2)
    return mix(colors[index], colors[index + 1], round((at - index) * FADE_STEPS) / FADE_STEPS)


def _dot(canvas: Canvas, spot: Spot, recipe: Recipe) -> Surface:
    """Return a dot. Diameters come in steps of a tenth, so that few pictures serve many particles."""
    wide = max(1, round(1.1 ** round(math.log(max(1.0, spot.size * canvas.scale), 1.1))))
    key = ("dot", wide, recipe.softness, recipe.shines, spot.color)
    return canvas.pictures.get(key, lambda: _drawn_dot(canvas, wide, recipe, spot.color))


def _drawn_dot(canvas: Canvas, wide: int, recipe: Recipe, color: Color) -> Surface:
    if not recipe.softness:
        return blank((wide, max(1, wide * 2 // 3)), color)
    key = ("soft dot", wide, recipe.softness, recipe.shines)
    picture = canvas.pictures.get(key, lambda: _soft_dot(wide, recipe)).copy()
    picture.fill(
        mix(BLACK, color, rgba(color)[3] / 255) if recipe.shines else color,
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    return picture


def _soft_dot(wide: int, recipe: Recipe) -> Surface:
    """Return a soft white dot; blurring takes ten times as long as coloring."""
    core = max(1, round(wide * (1 - recipe.softness)))
    dot = soft((core, core), core // 2, max(1, round(wide * recipe.softness / 2)), WHITE)
    return as_light(dot) if recipe.shines else dot


def as_light(picture: Surface) -> Surface:
    """Return the picture prepared for adding it as light."""
    light = Surface(picture.get_size(), depth=32)
    light.blit(picture, (0, 0))
    return light
