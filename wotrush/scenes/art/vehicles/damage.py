"""The damage of a hit on a picture: darkening, cracks, a burning breach, smoke."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.art.color import mix, parse
from wotrush.scenes.art.geometry import Point, star
from wotrush.scenes.art.pen import Pen

CHAR = parse("#2a221d")
SMOKE = parse("#6d625a")
FLAME = (parse("#c2361b"), parse("#ef8a2b"), parse("#fbd977"))


def scorch(target: pygame.Surface, seed: int) -> None:
    """Darken the picture, crack it from the edges inward, and set the vehicle's rear on fire."""
    wide, high = target.get_size()
    target.fill((196, 178, 168), special_flags=pygame.BLEND_RGB_MULT)
    source = random.Random(seed)
    pen = Pen(target, (0, high), wide)
    tall = high / wide
    for start, turn in (
        ((0.0, tall * 0.86), -28),
        ((0.36, tall), -100),
        ((1.0, tall * 0.72), 200),
        ((0.0, tall * 0.3), 20),
    ):
        _crack(pen, source, start, turn)
    fire = (0.24, tall * 0.44)
    _smoke(pen, source, fire)
    for share, color in zip((0.13, 0.09, 0.05), FLAME, strict=True):
        pen.polygon(star(fire, share, share * 0.5, 8, turn=78), color)


def _smoke(pen: Pen, source: random.Random, start: Point) -> None:
    x, y, size = start[0], start[1] + 0.05, 0.06
    for step in range(7):
        pen.disc((x + source.uniform(-0.02, 0.02), y), size, mix(CHAR, SMOKE, step / 6))
        x, y, size = x - 0.03, y + size * 0.95, size * 1.14


def _crack(pen: Pen, source: random.Random, start: Point, turn: float) -> None:
    point, width = start, 0.03
    vector = pygame.Vector2(0.075, 0).rotate(turn)
    for _ in range(4):
        bent = vector.rotate(source.uniform(-42, 42))
        onward = (point[0] + bent.x, point[1] + bent.y)
        pen.stroke([point, onward], width, CHAR, caps=True)
        point, width = onward, width * 0.7
