"""Dark outlines of what stands on the ground at dusk: trees, a village, grass, tank traps and wire."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random

import pygame
from pygame import Surface

from wotrush.scenes.art.geometry import bar
from wotrush.stage.color import Color


def tree(fine: Surface, x: float, foot: float, tall: float, color: Color, rng: Random) -> None:
    """Draw a poplar or a round crown."""
    if rng.random() < 0.55:
        body = pygame.FRect(x - tall * 0.17, foot - tall, tall * 0.34, tall * 1.1)
        pygame.draw.ellipse(fine, color, body)
        return
    for dx, dy, size in ((-0.22, 0.45, 0.3), (0.2, 0.5, 0.27), (0.0, 0.7, 0.3)):
        pygame.draw.circle(fine, color, (x + dx * tall, foot - dy * tall), size * tall)
    pygame.draw.rect(fine, color, (x - tall * 0.05, foot - tall * 0.5, tall * 0.1, tall * 0.6))


def fir(fine: Surface, x: float, foot: float, tall: float, color: Color) -> None:
    """Draw a fir of three tiers."""
    for low, high, half in ((0.05, 0.55, 0.26), (0.3, 0.8, 0.2), (0.55, 1.0, 0.14)):
        tier = [
            (x - half * tall, foot - low * tall),
            (x, foot - high * tall),
            (x + half * tall, foot - low * tall),
        ]
        pygame.draw.polygon(fine, color, tier)
    pygame.draw.rect(fine, color, (x - tall * 0.03, foot - tall * 0.1, tall * 0.06, tall * 0.15))


def village(fine: Surface, x: float, ground: Callable[[float], float], unit: float, color: Color) -> None:
    """Draw roofs around a church tower, some of them broken."""
    house = unit * 0.012
    for offset, size in ((-5.4, 0.9), (-3.6, 1.2), (-1.9, 1.0), (1.8, 1.25), (3.4, 0.85), (5.0, 1.05)):
        left, wide = x + offset * house, 1.5 * house * size
        foot = ground(left) + house
        wall = foot - 1.6 * house * size
        roof = [
            (left - wide * 0.12, wall),
            (left + wide / 2, wall - house * size),
            (left + wide * 1.12, wall),
        ]
        pygame.draw.rect(fine, color, (left, wall, wide, foot - wall))
        pygame.draw.polygon(fine, color, roof)
    foot = ground(x) + house
    pygame.draw.rect(fine, color, (x - 0.6 * house, foot - 4.4 * house, 1.2 * house, 4.4 * house))
    spire = [
        (x - 0.75 * house, foot - 4.3 * house),
        (x, foot - 7.4 * house),
        (x + 0.75 * house, foot - 4.3 * house),
    ]
    pygame.draw.polygon(fine, color, spire)


def grass(fine: Surface, ground: Callable[[float], float], wide: int, unit: float, color: Color) -> None:
    rng = Random(21)
    for _ in range(wide // 9):
        x = rng.random() * wide
        foot, tall = ground(x) + 4, unit * rng.uniform(0.004, 0.014)
        lean = tall * rng.uniform(-0.5, 0.7)
        pygame.draw.polygon(fine, color, [(x - 3, foot), (x + lean, foot - tall), (x + 3, foot)])


def tank_trap(fine: Surface, x: float, foot: float, tall: float, color: Color) -> None:
    """Draw three crossed beams."""
    for start, end in (
        ((-0.55, 0.05), (0.5, -0.95)),
        ((0.55, 0.05), (-0.45, -0.95)),
        ((-0.62, -0.3), (0.62, -0.52)),
    ):
        low = (x + start[0] * tall, foot + start[1] * tall)
        high = (x + end[0] * tall, foot + end[1] * tall)
        pygame.draw.polygon(fine, color, bar(low, high, tall * 0.15))


def wire(fine: Surface, ground: Callable[[float], float], wide: int, unit: float, color: Color) -> None:
    posts = [(place * wide, ground(place * wide)) for place in (0.655, 0.715, 0.77, 0.83, 0.885)]
    tall, thick = unit * 0.07, max(2, round(unit * 0.0035))
    for i, (x, foot) in enumerate(posts):
        lean = (-0.1, 0.06, 0.12, -0.05, 0.08)[i] * tall
        pygame.draw.line(fine, color, (x, foot + 6), (x + lean, foot - tall), thick * 2)
    for (x0, y0), (x1, y1) in itertools.pairwise(posts):
        for part in (0.9, 0.55):
            points = []
            for step in range(17):
                along = step / 16
                sag = math.sin(along * math.pi) * tall * 0.12
                points.append((x0 + (x1 - x0) * along, y0 + (y1 - y0) * along - tall * part + sag))
            pygame.draw.lines(fine, color, False, points, max(1, thick // 2))
            for x, y in points[2::4]:
                barb = tall * 0.04
                pygame.draw.line(fine, color, (x - barb, y - barb), (x + barb, y + barb), max(1, thick // 2))
                pygame.draw.line(fine, color, (x - barb, y + barb), (x + barb, y - barb), max(1, thick // 2))
