"""The base: a concrete bunker behind sandbags, whole or breached."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, clipped_below, ellipse, rounded, star
from wotrush.scenes.art.palette import GOLD, NEUTRAL
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.land import HORIZON, draw_scenery

CONCRETE = parse("#a39a84")
BURNT = parse("#6d665a")
DEEP = parse("#191713")
SACK = parse("#a58d5c")
STEEL = parse("#4c4436")
OBSTACLES = ((-0.6, -0.3, 0.12), (0.56, -0.4, 0.15), (-0.22, -0.6, 0.2))
"""Where steel beams bar the way to a raised bunker, and their sizes."""
FLAME: tuple[RGB, ...] = (parse("#a92d16"), parse("#e9802a"), parse("#fbd977"))
GROUND = 0.71
"""How far down the bunker stands."""
RAISED_GROUND, RAISED_HORIZON = 0.57, 0.5
"""How far down it stands on its card, and the land behind it meets the sky: a defender below leaves its upper storey in
sight.
"""
COLLAPSE = -11.0
"""The degrees by which the upper storey leans once the base is damaged."""
ASHES = (92, 88, 84)
RUIN, SCORCHED = parse("#6b675f"), parse("#2b2621")
STUMPS: tuple[list[Point], ...] = (
    [(-0.84, -0.02), (-0.42, -0.02), (-0.46, 0.14), (-0.56, 0.2), (-0.62, 0.42), (-0.74, 0.36)],
    [(0.36, -0.02), (0.84, -0.02), (0.76, 0.22), (0.62, 0.18), (0.56, 0.3), (0.44, 0.12)],
    [(-0.22, 0.1), (0.14, 0.1), (0.1, 0.24), (-0.04, 0.2), (-0.14, 0.3)],
)
"""What is left of the walls of a ruin."""
RUBBLE = (
    (-0.62, -0.3, 0.09),
    (-0.2, -0.44, 0.07),
    (0.34, -0.4, 0.1),
    (0.68, -0.24, 0.07),
    (0.02, -0.58, 0.06),
)
"""Where pieces of them lie, and how large."""


def draw_bunker(target: pygame.Surface, damaged: bool, *, raised: bool = False) -> None:
    """Fill the surface; `raised` as on a card of which a defender covers the lower part."""
    wide, high = target.get_size()
    ground, horizon = (RAISED_GROUND, RAISED_HORIZON) if raised else (GROUND, HORIZON)
    draw_scenery(target, None, 11, ground, horizon=horizon)
    if damaged:
        target.fill((128, 116, 112), special_flags=pygame.BLEND_RGB_MULT)
    pen = Pen(target, (wide / 2, high * ground), wide * 0.56)
    if damaged:
        _smoke(pen)
    _flag(pen, damaged)
    _walls(pen, BURNT if damaged else CONCRETE, COLLAPSE if damaged else 0.0)
    if damaged:
        _breach(pen)
    _sandbags(pen, SACK if not damaged else darker(SACK, 0.35), damaged)
    for x, y, size in OBSTACLES if raised else ():
        _hedgehog(pen, (x, y), size, darker(STEEL, 0.4) if damaged else STEEL)


def draw_ruin(target: pygame.Surface) -> None:
    """Fill the surface with what is left of a bunker: a crater between stumps of its walls, without colors."""
    wide, high = target.get_size()
    draw_scenery(target, None, 11, RAISED_GROUND, horizon=RAISED_HORIZON)
    target.fill(ASHES, special_flags=pygame.BLEND_RGB_MULT)
    pen = Pen(target, (wide / 2, high * RAISED_GROUND), wide * 0.56)
    for stump in STUMPS:
        pen.polygon(rounded(stump, 0.02), RUIN)
        pen.bevel(rounded(stump, 0.02), RUIN, 0.02)
    pen.stroke([(0.46, 0.24), (0.5, 0.52), (0.66, 0.6)], 0.03, darker(RUIN, 0.4))
    for reach, color in ((1.0, lighter(SCORCHED, 0.12)), (0.86, SCORCHED), (0.62, darker(SCORCHED, 0.5))):
        pen.polygon(ellipse((0, -0.06 - 0.03 * (1 - reach)), 0.72 * reach, 0.3 * reach), color)
    for x, y, size in RUBBLE:
        pen.polygon([(x - size, y), (x + 0.2 * size, y + size), (x + size, y - 0.2 * size)], RUIN)


def _walls(pen: Pen, stone: RGB, lean: float) -> None:
    slab: list[Point] = [(-0.5, 0.62), (0.5, 0.62), (0.42, 0.78), (-0.42, 0.78)]
    upper: list[Point] = [(-0.44, 0.42), (0.44, 0.42), (0.4, 0.64), (-0.4, 0.64)]
    lower: list[Point] = [(-0.82, 0.0), (0.82, 0.0), (0.7, 0.4), (-0.7, 0.4)]
    slab, upper = _leaning(slab, lean), _leaning(upper, lean)
    roof: list[Point] = [(-0.78, 0.36), (0.78, 0.36), (0.68, 0.48), (-0.68, 0.48)]
    for outline, color in (
        (upper, darker(stone, 0.12)),
        (slab, lighter(stone, 0.06)),
        (lower, stone),
        (roof, lighter(stone, 0.08)),
    ):
        pen.polygon(rounded(outline, 0.03), color)
        pen.polygon(clipped_below(outline, min(y for _, y in outline) + 0.1), darker(color, 0.18))
        pen.bevel(rounded(outline, 0.03), color, 0.018)
    for x in (-0.48, -0.2, 0.2, 0.48):
        pen.stroke([(x, 0.02), (x * 0.96, 0.34)], 0.008, darker(stone, 0.3))
    if not lean:
        _slit(pen, (0, 0.53), 0.3, 0.05, stone)
    _slit(pen, (0, 0.2), 0.4, 0.08, stone)
    pen.stroke([(-0.02, 0.205), (-0.02, 0.19), (0.12, 0.17)], 0.035, parse("#3d3d3a"), caps=True)


def _leaning(outline: list[Point], degrees: float) -> list[Point]:
    """Return the shape sunk to one side, about its lower left corner."""
    foot = pygame.Vector2(-0.42, 0.44)
    turned = [foot + (pygame.Vector2(point) - foot).rotate(degrees) for point in outline]
    return [(point.x, point.y) for point in turned]


def _slit(pen: Pen, at: Point, half: float, tall: float, stone: RGB) -> None:
    x, y = at
    pen.polygon(
        [
            (x - half - 0.05, y - tall - 0.03),
            (x + half + 0.05, y - tall - 0.03),
            (x + half, y + tall),
            (x - half, y + tall),
        ],
        darker(stone, 0.3),
    )
    pen.polygon(
        [
            (x - half, y - tall),
            (x + half, y - tall),
            (x + half - 0.02, y + tall - 0.02),
            (x - half + 0.02, y + tall - 0.02),
        ],
        DEEP,
    )
    pen.stroke(
        [(x - half - 0.05, y - tall - 0.03), (x + half + 0.05, y - tall - 0.03)], 0.016, lighter(stone, 0.3)
    )


def _flag(pen: Pen, damaged: bool) -> None:
    pole = [(0.0, 0.78), (0.0, 1.24)] if not damaged else [(0.0, 0.78), (0.03, 0.94), (0.16, 1.02)]
    pen.stroke(pole, 0.022, parse("#4a3c28"))
    if damaged:
        return
    flag: list[Point] = [
        (0.01, 1.23),
        (0.16, 1.19),
        (0.28, 1.22),
        (0.4, 1.16),
        (0.4, 0.98),
        (0.28, 1.03),
        (0.16, 0.99),
        (0.01, 1.03),
    ]
    pen.polygon(rounded(flag, 0.03), darker(GOLD, 0.1))
    pen.polygon(rounded([(0.16, 1.19), (0.28, 1.22), (0.28, 1.03), (0.16, 0.99)], 0.01), lighter(GOLD, 0.2))


def _sandbags(pen: Pen, sack: RGB, damaged: bool) -> None:
    source = random.Random(5)
    for row, (count, y) in enumerate(((9, 0.13), (10, 0.05), (11, -0.03))):
        for index in range(count):
            x = (index - (count - 1) / 2) * 0.178
            if damaged and row < 2 and 0.2 < x < 0.62:
                continue
            if row == 0 and abs(x) < 0.5:
                continue
            shade = source.uniform(0, 0.14)
            pen.polygon(ellipse((x, y), 0.1, 0.054), darker(sack, 0.5))
            pen.polygon(ellipse((x, y + 0.006), 0.092, 0.046), darker(sack, shade))
            pen.polygon(ellipse((x - 0.01, y + 0.02), 0.06, 0.018), lighter(sack, 0.25 - shade))


def _hedgehog(pen: Pen, at: Point, size: float, color: RGB) -> None:
    """Draw crossed steel beams on their shadow."""
    x, y = at
    pen.polygon(ellipse((x, y - 0.62 * size), 1.1 * size, 0.14 * size), darker(SACK, 0.62))
    for (left, low), (right, top), tone in (
        ((-0.9, -0.6), (0.7, 0.8), 0.25),
        ((0.9, -0.6), (-0.7, 0.8), 0.0),
        ((-0.1, -0.75), (0.15, 0.95), 0.12),
    ):
        beam = [(x + left * size, y + low * size), (x + right * size, y + top * size)]
        pen.stroke(beam, 0.24 * size, darker(color, tone))


def _breach(pen: Pen) -> None:
    source = random.Random(3)
    hole: list[Point] = [
        (0.16, 0.02),
        (0.1, 0.24),
        (0.22, 0.36),
        (0.2, 0.56),
        (0.34, 0.5),
        (0.46, 0.6),
        (0.5, 0.4),
        (0.66, 0.34),
        (0.58, 0.16),
        (0.66, 0.02),
    ]
    pen.polygon(hole, DEEP)
    for x, y, size in ((0.26, 0.44, 0.14), (0.5, 0.4, 0.16), (0.38, 0.2, 0.28)):
        for share, color in zip((1.0, 0.68, 0.38), FLAME, strict=True):
            pen.polygon(star((x, y), size * share, size * share * 0.5, 8, turn=96), color)
    for start, turn in (
        ((0.1, 0.24), 170),
        ((-0.3, 0.4), 250),
        ((-0.5, 0.3), 290),
        ((0.62, 0.2), 330),
    ):
        point, vector, width = start, pygame.Vector2(0.08, 0).rotate(turn), 0.024
        for _ in range(3):
            bent = vector.rotate(source.uniform(-40, 40))
            onward = (point[0] + bent.x, point[1] + bent.y)
            pen.stroke([point, onward], width, DEEP)
            point, width = onward, width * 0.75
    for _ in range(12):
        x, y, size = source.uniform(0.05, 0.85), source.uniform(-0.08, 0.06), source.uniform(0.02, 0.06)
        rubble = star((x, y), size, size * 0.7, 4, turn=source.uniform(0, 90))
        pen.polygon(rubble, darker(BURNT, source.uniform(0, 0.3)))


def _smoke(pen: Pen) -> None:
    source = random.Random(9)
    x, y, size = 0.36, 0.5, 0.1
    while y < 1.5:
        color = mix(darker(NEUTRAL.land.near, 0.5), NEUTRAL.land.near, min(1.0, y / 1.5))
        pen.disc((x + source.uniform(-0.05, 0.05), y), size, color)
        x, y, size = x - 0.05, y + size * 0.6, size * 1.1
