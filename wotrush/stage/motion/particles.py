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
from wotrush.stage.drawing.shapes import OVERSAMPLING, blank, soft
from wotrush.stage.motion.recipes import (
    DEBRIS,
    DUST,
    EXPLOSION,
    FLASH,
    MUZZLE,
    SMOKE,
    SPARKS,
    Outline,
    Recipe,
)
from wotrush.stage.motion.tween import Motion, Progress, call, parallel, sequence
from wotrush.stage.node import Node

FADE_STEPS = 8
SPIN, TURN = (120.0, 420.0), 20.0
"""By how many degrees a particle with an outline turns, and between two pictures of it."""


@dataclass(frozen=True, slots=True)
class Particle:
    born: float
    life: float
    heading: Vector2
    color: Color | None
    lump: Lump | None = None


@dataclass(frozen=True, slots=True)
class Lump:
    """How a particle with an outline looks: how large it is, and by how many degrees it is turned, at birth and at death."""

    outline: Outline
    size: float
    turns: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """A particle at one moment: offset from the origin, diameter, color, direction of flight, and its outline, so far turned."""

    offset: Vector2
    size: float
    color: Color
    heading: Vector2
    outline: Outline | None = None
    turn: float = 0.0


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
        heading, lump = particle.heading * (1 - age) + fallen, particle.lump
        if lump is None:
            return Spot(way, size, color, heading)
        begun, ended = lump.turns
        return Spot(way, size * lump.size, color, heading, lump.outline, begun + (ended - begun) * age)


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
            elif spot.outline is not None:
                _paint_lump(canvas, spot, spot.outline, at)
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
        lump=_lump(recipe, rng) if recipe.outlines else None,
    )


def _lump(recipe: Recipe, rng: Random) -> Lump:
    begun = rng.uniform(0, 360)
    turns = begun, begun + rng.choice((-1, 1)) * rng.uniform(*SPIN)
    return Lump(rng.choice(recipe.outlines), rng.choice(recipe.sizes), turns)


def _ramp(colors: Sequence[Color], part: float) -> Color:
    at = part * (len(colors) - 1)
    index = min(int(at), len(colors) - 2)
    return mix(colors[index], colors[index + 1], round((at - index) * FADE_STEPS) / FADE_STEPS)


def _paint_lump(canvas: Canvas, spot: Spot, outline: Outline, at: Vector2) -> None:
    wide = _width(canvas, spot)
    make = partial(_drawn_lump, outline, wide, spot.color)
    canvas.stamp(("lump", outline, wide, spot.color), make, at, angle=round(spot.turn / TURN) * TURN)


def _drawn_lump(outline: Outline, wide: int, color: Color) -> Surface:
    middle = wide * OVERSAMPLING / 2
    large = blank((wide * OVERSAMPLING, wide * OVERSAMPLING), (*color[:3], 0))
    pygame.draw.polygon(large, color, [(middle + x * middle, middle + y * middle) for x, y in outline])
    return pygame.transform.smoothscale(large, (wide, wide))


def _width(canvas: Canvas, spot: Spot) -> int:
    """Return how many pixels wide a particle is, in steps of a tenth, so that few pictures serve many."""
    return max(1, round(1.1 ** round(math.log(max(1.0, spot.size * canvas.scale), 1.1))))


def _dot(canvas: Canvas, spot: Spot, recipe: Recipe) -> Surface:
    wide = _width(canvas, spot)
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
