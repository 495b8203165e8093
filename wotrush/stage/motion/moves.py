"""Motions of nodes: glide, fly, fade, flip, shake, pop. Each begins from where the node then is."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Vector2

from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.easing import (
    Easing,
    ease_carry,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    there_and_back,
)
from wotrush.stage.motion.tween import Motion, Progress, Tween, call, sequence
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite


def glide(node: Node, goal: Pose, duration: float, ease: Easing = ease_in_out) -> Motion:
    """Glide to a pose, straight on."""
    return Glide(node, goal, duration, ease)


class Glide:
    """Changes place, size and angle together, the angle by the shorter way round.

    `arc` bends the path by that many units, to the left of its direction if positive.
    """

    def __init__(self, node: Node, goal: Pose, duration: float, ease: Easing, arc: float = 0.0) -> None:
        self.duration = duration
        self._node = node
        self._goal = goal
        self._ease = ease
        self._arc = arc
        self._start: Pose | None = None

    def at(self, t: float, since: float = -1.0) -> None:
        node, goal = self._node, self._goal
        if self._start is None or since < 0:
            self._start = node.pose
        if t >= self.duration:
            node.pose = goal
            return
        start, part = self._start, self._ease(t / self.duration)
        way = goal.center - start.center
        aside = way.rotate(-90).normalize() * self._arc if way.length() > 1 else Vector2()
        node.pos = start.center + way * part + aside * (4 * part * (1 - part))
        node.size = start.size + (goal.size - start.size) * part
        node.angle = start.angle + _shorter(goal.angle - start.angle) * part
        node.z = max(start.z, goal.z)

    def moments(self) -> tuple[float, float]:
        return (0.0, self.duration)


def fly(sprite: Sprite, goal: Pose, duration: float, *, arc: float = 60.0, over: float = 1000.0) -> Motion:
    """Lift off, cross the table above everything else, leaning into the curve, and land."""
    return Flight(sprite, goal, duration, arc, over)


class Flight:
    """A glide through the air. A card that is already held starts from where and how it is held."""

    RISE = 0.08
    """How much larger it appears at the height of its path."""
    LEAN, MOST_LEAN = 0.006, 6.0
    """Degrees per unit a second of sideways speed, and the largest lean."""

    def __init__(self, sprite: Sprite, goal: Pose, duration: float, arc: float, over: float) -> None:
        self.duration = duration
        self._sprite = sprite
        self._goal = goal
        self._over = over
        self._way = Glide(sprite, goal, duration, ease_carry, arc)
        self._held = (0.0, 1.0)
        self._lean = 0.0

    def at(self, t: float, since: float = -1.0) -> None:
        sprite = self._sprite
        if since < 0:
            if 0 < sprite.size.x < self._goal.size.x:
                # It is drawn as large as it will be, so that it stays crisp.
                sprite.scale *= sprite.size.x / self._goal.size.x
                sprite.size = Vector2(self._goal.size)
            self._held = (sprite.lift, sprite.scale)
            speed = (self._goal.center.x - sprite.pos.x) / max(self.duration, 0.01)
            self._lean = max(-self.MOST_LEAN, min(self.MOST_LEAN, speed * self.LEAN))
        self._way.at(t, since)
        if t >= self.duration:
            sprite.lift, sprite.scale = 0.0, 1.0
            return
        part = t / self.duration
        height = there_and_back(part)
        lift, scale = self._held
        sprite.z = self._over + self._goal.z
        sprite.lift = min(1.0, lift * (1 - part) + height)
        sprite.scale = scale + (1 - scale) * part + self.RISE * height
        sprite.angle += self._lean * height

    def moments(self) -> tuple[float, float]:
        return (0.0, self.duration)


def fade(node: Node, goal: float, duration: float) -> Motion:
    return Tween[float](
        lambda: node.alpha, goal, duration, lambda alpha: setattr(node, "alpha", alpha), ease_out
    )


def rescale(node: Node, goal: float, duration: float) -> Motion:
    return Tween[float](
        lambda: node.scale, goal, duration, lambda scale: setattr(node, "scale", scale), ease_out
    )


def flip(sprite: Sprite, face: Face, duration: float) -> Motion:
    """Turn a card over to another face."""

    def squeeze(goal: float, ease: Easing) -> Motion:
        return Tween[float](
            lambda: sprite.squeeze, goal, duration / 2, lambda part: setattr(sprite, "squeeze", part), ease
        )

    return sequence(
        squeeze(0.0, ease_in), call(lambda: setattr(sprite, "face", face)), squeeze(1.0, ease_out)
    )


def shake(node: Node, reach: float, duration: float, swings: int = 4) -> Motion:
    """Tremble sideways, less and less, and come to rest."""
    return _Offset(
        node, duration, lambda part: Vector2(reach * (1 - part) * math.sin(part * swings * math.tau), 0)
    )


def nudge(node: Node, by: Vector2, duration: float) -> Motion:
    """Move out by a step and return: a recoil, a blow."""
    return _Offset(node, duration, lambda part: by * there_and_back(part))


def pop(node: Node, reach: float, duration: float) -> Motion:
    """Grow and shrink back: a number that changed."""
    return Progress(
        duration, lambda part: setattr(node, "scale", 1 + reach * there_and_back(part)), ease=linear
    )


class _Offset:
    """An offset from where the node stood at the beginning, which is zero again at the end."""

    def __init__(self, node: Node, duration: float, offset: Callable[[float], Vector2]) -> None:
        self.duration = duration
        self._node = node
        self._offset = offset
        self._home = Vector2()

    def at(self, t: float, since: float = -1.0) -> None:
        if since < 0:
            self._home = Vector2(self._node.pos)
        done = t >= self.duration
        self._node.pos = self._home if done else self._home + self._offset(t / self.duration)

    def moments(self) -> tuple[float, float]:
        return (0.0, self.duration)


def _shorter(turn_by: float) -> float:
    return (turn_by + 180) % 360 - 180
