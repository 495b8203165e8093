"""What a hit leaves on a picture: darkening, cracks, a burning breach, smoke."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.rush.art.colour import parse
from wotrush.scenes.rush.art.geometry import Point, star
from wotrush.scenes.rush.art.pen import Pen

CHAR = parse("#1a1512")
FLAME = (parse("#c2361b"), parse("#ef8a2b"), parse("#fbd977"))


def scorch(target: pygame.Surface, seed: int) -> None:
    """Darkens the picture, cracks it across and sets a fire where the shell went in."""
    wide, high = target.get_size()
    target.fill((150, 138, 134), special_flags=pygame.BLEND_RGB_MULT)
    source = random.Random(seed)
    pen = Pen(target, (0, high), wide)
    tall = high / wide
    centre = (0.42, tall * 0.5)
    for index in range(6):
        _crack(pen, source, centre, index * 60 + source.uniform(-18, 18))
    for share, colour in zip((0.15, 0.11, 0.065), FLAME, strict=True):
        pen.polygon(star(centre, share, share * 0.55, 9, turn=80), colour)


def _crack(pen: Pen, source: random.Random, start: Point, turn: float) -> None:
    point, width = start, 0.022
    vector = pygame.Vector2(0.1, 0).rotate(turn)
    for _ in range(5):
        bent = vector.rotate(source.uniform(-38, 38))
        onward = (point[0] + bent.x, point[1] + bent.y)
        pen.stroke([point, onward], width, CHAR, caps=True)
        point, width = onward, width * 0.72
