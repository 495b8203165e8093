"""A hedge in the foreground, behind which somebody may lie in wait."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import pygame
from pygame import Surface

from wotrush.scenes.art.scenery.landscape import FINER, FRONT, Twilight
from wotrush.stage.color import Color, darker, mix
from wotrush.stage.drawing.shapes import Size, blank

BUSHES = (
    *((0.62, 0.045), (0.66, 0.06), (0.71, 0.05), (0.765, 0.056), (0.81, 0.046), (0.845, 0.058)),
    *((0.89, 0.05), (0.935, 0.084), (0.985, 0.07)),
)
"""Where they stand, as a share of the window's width, and how high, as a share of its height."""
LEAVES = 130


def hedge_picture(size: Size, twilight: Twilight) -> Surface:
    """Return bushes before the front ridge on a transparent background, as large as that ridge's picture."""
    width, height = size
    top = FRONT.top(height)
    fine = blank((width * FINER, (height - top) * FINER))
    dark: Color = darker(twilight.ground, 0.2)
    lit = mix(dark, twilight.light, 0.4)
    wide, rng = fine.get_width(), Random(17)

    def foot(x: float) -> tuple[float, float]:
        return x, (FRONT.at(x / wide) * height - top) * FINER

    for place, high in BUSHES:
        _bush(fine, foot(place * wide), high * height * FINER, dark, lit, rng)
    ground = [foot(x) for x in range(0, wide + 16, 16)]
    pygame.draw.polygon(fine, dark, [*ground, (wide, fine.get_height()), (0, fine.get_height())])
    return pygame.transform.smoothscale(fine, (width, height - top))


def _bush(
    fine: Surface, foot: tuple[float, float], tall: float, dark: Color, lit: Color, rng: Random
) -> None:
    """Draw a dark body and leaves on it, the lighter the more they face the moon above on the left."""
    x, y = foot
    for dx, dy, radius in ((0.0, 0.42, 0.5), (-0.55, 0.3, 0.36), (0.55, 0.28, 0.38), (0.0, 0.0, 0.7)):
        pygame.draw.circle(fine, dark, (x + dx * tall, y - dy * tall), radius * tall)
    for across, up, long, angle in _leaves(rng):
        light = max(0.0, 0.55 * up - 0.45 * across) * rng.uniform(0.35, 1.0)
        tip = (x + (across + long * math.cos(angle)) * tall, y - (up + long * math.sin(angle)) * tall)
        side = 0.35 * long * tall
        base = (x + across * tall, y - up * tall)
        middle = ((tip[0] + base[0]) / 2, (tip[1] + base[1]) / 2)
        turned = (math.sin(angle) * side, math.cos(angle) * side)
        leaf = (
            base,
            (middle[0] - turned[0], middle[1] - turned[1]),
            tip,
            (middle[0] + turned[0], middle[1] + turned[1]),
        )
        pygame.draw.polygon(fine, mix(dark, lit, light), leaf)


def _leaves(rng: Random) -> Iterator[tuple[float, float, float, float]]:
    """Yield places, lengths and directions of leaves in heights of the bush, those below first."""
    found = []
    for _ in range(LEAVES):
        turn, out = rng.uniform(0.05, math.pi - 0.05), math.sqrt(rng.random())
        found.append(
            (
                0.85 * out * math.cos(turn),
                0.92 * out * math.sin(turn),
                rng.uniform(0.08, 0.16),
                turn + rng.uniform(-0.6, 0.6),
            )
        )
    yield from sorted(found, key=lambda leaf: leaf[1])
