"""The way of a shell, from the muzzle of one unit to the hull of another, and how it looks as it misses: turned away by
armor, or falling short.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect, Vector2

from wotrush.scenes.hunter.choreography.spectacle import EARTH
from wotrush.scenes.hunter.faces.pictures import UnitPicture
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.table.motion.effects import Tracer
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.particles import burst
from wotrush.stage.motion.recipes import DUST, SPARKS, Recipe
from wotrush.stage.motion.tween import Motion, Progress, call, parallel, sequence
from wotrush.stage.node import Node

SHORT, GROUND = 0.13, 0.655
"""Where one strikes that falls short: how far inside the near edge of the card, and how far down on it."""
BOUNCE = Vector2(110, -230)
"""How far one goes on that armor turns away: ahead, and upwards."""
BOUNCES, THROWN = 0.2, 0.42
"""Seconds in which it does, and in which earth flies."""
PUFFS = 0.24
"""Seconds in which dust flies where a small round strikes."""
PUFF = replace(DUST, count=7, speed=(30, 110), size=(12, 34), direction=-90, spread=90)
GLINTS = replace(SPARKS, count=20, speed=(120, 360), spread=130)
SOIL = replace(EARTH, count=14, speed=(190, 420), size=(18, 13), born_until=0.12, spread=62)
HAZE = replace(
    DUST,
    count=22,
    colors=((128, 108, 78, 0), (128, 108, 78, 190), (140, 124, 96, 90), (140, 124, 96, 0)),
    speed=(60, 300),
    size=(30, 84),
    spread=70,
    born_until=0.2,
)
USUAL, LEAST = 150.0, 0.6
"""How wide a card is on which earth flies that far, and how much smaller everything is at most on smaller ones."""


@dataclass(frozen=True, slots=True)
class LineOfFire:
    """Where a shell leaves its gun, where it would hit, and how high up it flies between them."""

    muzzle: Vector2
    hull: Vector2
    top: float
    short: Vector2
    """The ground before the target."""

    def lob(self, goal: Vector2) -> float:
        """Return how far a shell rises on its way to a goal."""
        return max(0.0, (self.muzzle.y + goal.y) / 2 - self.top)


def line_of_fire(
    gun: FRect, gun_face: Face | None, target: FRect, target_face: Face | None, top: float
) -> LineOfFire:
    """Return the way of a shell from card to card, which rises to `top`."""
    muzzle, hull = muzzle_and_hull(gun, gun_face)[0], muzzle_and_hull(target, target_face)[1]
    inside = SHORT * target.w
    near = target.left + inside if hull.x > muzzle.x else target.right - inside
    return LineOfFire(muzzle, hull, top, Vector2(near, target.top + GROUND * target.h))


def muzzle_and_hull(card: FRect, face: Face | None) -> tuple[Vector2, Vector2]:
    """Return the muzzle and the hull that are drawn on a card; without any, both are its middle."""
    if not isinstance(face, UnitPicture):
        return Vector2(card.center), Vector2(card.center)
    muzzle, hull = face.muzzle_and_hull(Vector2(card.size))
    return card.topleft + muzzle, card.topleft + hull


def glances_off(effects: Node, palette: Palette, at: Vector2, ahead: float, seed: int) -> Motion:
    """Return the sparks of a shell that armor turns away, and its way on; `ahead` is 1 to the right and -1 to the left."""
    away = Vector2(BOUNCE.x * ahead, BOUNCE.y)
    shell = Tracer(palette, at, at + away)
    shell.tail = 0.5
    glints = replace(GLINTS, direction=Vector2(1, 0).angle_to(away))
    return parallel(flies(effects, shell, BOUNCES), burst(effects, glints, at, THROWN, seed))


def flies(effects: Node, shell: Node, seconds: float) -> Motion:
    """Have something fly once that has a `part`, from 0 to 1, of its way behind it."""
    return sequence(
        call(partial(effects.add, shell)),
        Progress(seconds, partial(setattr, shell, "part"), linear),
        call(shell.detach),
    )


def dust(effects: Node, at: Vector2, seed: int) -> Motion:
    """Return the dust where a small round strikes the ground."""
    return burst(effects, PUFF, at, PUFFS, seed)


def throws_up_earth(effects: Node, at: Vector2, seed: int, card: FRect) -> Motion:
    """Return the earth that flies where something falls short of a card or beside it, before a fan of dust."""
    part = min(1.0, max(LEAST, card.w / USUAL))
    clouds = (_smaller(recipe, part) for recipe in (HAZE, SOIL))
    return parallel(*(burst(effects, recipe, at, THROWN, seed) for recipe in clouds))


def _smaller(recipe: Recipe, part: float) -> Recipe:
    """Return a recipe for a burst that is so much smaller."""
    (slow, fast), (first, last) = recipe.speed, recipe.size
    return replace(
        recipe,
        speed=(slow * part, fast * part),
        size=(first * part, last * part),
        gravity=recipe.gravity * part,
    )
