"""What stands in the scenes of events: airplanes, crates, water, weather, masts and signs."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded, star
from wotrush.scenes.hunter.faces.scenes.stage import DARK, WOOD, Stage

STEEL_BLUE = parse("#46586a")
WATER = parse("#4f7f93")
SAND = parse("#b7a06a")


def plane(stage: Stage, at: Point, size: float, turn: float, color: RGB = DARK, bombs: int = 0) -> None:
    """Draw an airplane from the side that flies to the left, turned counter-clockwise, and bombs under it."""

    def place(points: list[Point]) -> list[Point]:
        return [polar(polar(at, x * size, turn + 180), y * size, turn + 90) for x, y in points]

    hull = [(1.0, 0.0), (0.8, 0.16), (0.3, 0.2), (-0.9, 0.06), (-1.0, -0.02), (0.2, -0.16), (0.8, -0.14)]
    stage.pen.polygon(rounded(place(hull), 0.05 * size), color)
    stage.pen.polygon(place([(-0.72, 0.04), (-1.06, 0.44), (-1.12, 0.0)]), color)
    stage.pen.polygon(place([(0.42, 0.16), (0.3, 0.34), (-0.06, 0.3), (-0.16, 0.12)]), lighter(color, 0.35))
    wing = [(0.52, -0.06), (-0.02, -0.52), (-0.24, -0.5), (-0.02, -0.04)]
    stage.pen.polygon(place(wing), lighter(color, 0.14))
    for index in range(bombs):
        middle = (at[0] - 0.2 * size * index, at[1] - size * (0.85 + 0.5 * index))
        stage.pen.polygon(ellipse(middle, size * 0.08, size * 0.17), color)


def crates(stage: Stage, at: Point, size: float, rows: tuple[int, ...] = (3, 2, 1)) -> None:
    """Draw a stack of crates, the lowest row first."""
    for level, count in enumerate(rows):
        for index in range(count):
            left = at[0] + size * 1.06 * (index - count / 2)
            _crate(stage, left, at[1] + size * 0.72 * level, size)


def _crate(stage: Stage, left: float, foot: float, size: float) -> None:
    box = [(left, foot), (left + size, foot), (left + size, foot + size * 0.7), (left, foot + size * 0.7)]
    stage.pen.polygon(box, darker(WOOD, 0.5))
    edge = size * 0.05
    inner = [(left + edge, foot + edge), (left + size - edge, foot + edge)]
    inner += [(left + size - edge, foot + size * 0.7 - edge), (left + edge, foot + size * 0.7 - edge)]
    stage.pen.polygon(inner, WOOD)
    stage.pen.stroke([inner[0], inner[2]], size * 0.08, darker(WOOD, 0.28))
    stage.pen.stroke([inner[3], inner[2]], size * 0.07, lighter(WOOD, 0.3))


def drums(stage: Stage, at: Point, size: float, count: int) -> None:
    """Draw upright fuel drums in a row."""
    for index in range(count):
        left, foot = at[0] + index * size * 0.86, at[1]
        box = [
            (left, foot),
            (left + size * 0.76, foot),
            (left + size * 0.76, foot + size),
            (left, foot + size),
        ]
        color = parse("#5a6b44")
        stage.pen.polygon(rounded(box, size * 0.1), darker(color, 0.45))
        stage.pen.polygon(rounded([(x * 0.94 + left * 0.06 + 0.01, y) for x, y in box], size * 0.1), color)
        for share in (0.3, 0.66):
            level = foot + size * share
            stage.pen.stroke([(left, level), (left + size * 0.76, level)], size * 0.06, lighter(color, 0.3))


def water(stage: Stage, foot: float, top: float, color: RGB = WATER) -> None:
    """Draw water across the picture, with lines of light."""
    stage.pen.polygon([(0, foot), (1, foot), (1, top), (0, top)], color)
    source = random.Random(8)
    for _ in range(26):
        x, y = source.uniform(-0.1, 1), source.uniform(foot + 0.01, top - 0.01)
        length = source.uniform(0.06, 0.2)
        stage.pen.polygon(ellipse((x, y), length, 0.006), lighter(color, source.uniform(0.1, 0.4)))


def reeds(stage: Stage, places: tuple[float, ...], foot: float) -> None:
    """Draw reeds with their brown heads."""
    for index, x in enumerate(places):
        high = 0.16 + 0.05 * (index % 3)
        stage.pen.stroke([(x, foot), (x + 0.02, foot + high)], 0.012, parse("#4d5a30"))
        stage.pen.stroke(
            [(x + 0.02, foot + high), (x + 0.024, foot + high + 0.06)], 0.026, parse("#5c3d22"), caps=True
        )


def rain(stage: Stage) -> None:
    """Draw a dark sky and slanting rain over everything."""
    shade = pygame.Surface(stage.target.get_size(), pygame.SRCALPHA)
    shade.fill((30, 38, 52, 110))
    stage.target.blit(shade, (0, 0))
    source = random.Random(4)
    for _ in range(8):
        stage.cloud((source.uniform(0, 1), stage.tall * source.uniform(0.82, 1.0)), 0.22, (58, 64, 76), 220)
    for _ in range(60):
        x, y = source.uniform(0, 1.1), source.uniform(0, stage.tall * 0.9)
        stage.pen.stroke([(x, y), (x - 0.03, y - 0.09)], 0.008, (176, 192, 206))


def bags(stage: Stage, at: Point, columns: int, rows: int) -> None:
    """Draw a wall of sandbags."""
    for row in range(rows):
        for index in range(columns - row % 2):
            x = at[0] + 0.1 * index + (0.05 if row % 2 else 0)
            middle = (x, at[1] + 0.05 * row)
            stage.pen.polygon(ellipse(middle, 0.056, 0.032), darker(SAND, 0.5))
            stage.pen.polygon(
                ellipse((x, middle[1] + 0.004), 0.05, 0.026), darker(SAND, 0.08 * ((index + row) % 3))
            )


def mast(stage: Stage, x: float, foot: float, high: float) -> None:
    """Draw a radio mast with waves about its top."""
    top = (x, foot + high)
    for side in (-0.06, 0.06):
        stage.pen.stroke([(x + side, foot), top], 0.014, DARK)
    for share in (0.25, 0.5, 0.75):
        half = 0.06 * (1 - share)
        stage.pen.stroke([(x - half, foot + high * share), (x + half, foot + high * share)], 0.01, DARK)
    for radius in (0.08, 0.14, 0.2):
        for start in (-40, 140):
            arc = [polar(top, radius, start + step * 16) for step in range(6)]
            stage.pen.stroke(arc, 0.014, (240, 226, 180))


def scope(stage: Stage, radius: float) -> None:
    """Darken all but a round sight in the middle, and draw its cross-hairs."""
    middle = (0.5, stage.tall / 2)
    layer = pygame.Surface(stage.target.get_size(), pygame.SRCALPHA)
    layer.fill((8, 9, 10, 255))
    pygame.draw.circle(layer, (0, 0, 0, 0), stage.pen.pixel(middle), radius * stage.wide)
    stage.target.blit(layer, (0, 0))
    for turn in (0, 90, 180, 270):
        stage.pen.stroke([polar(middle, 0.05, turn), polar(middle, radius, turn)], 0.008, DARK)
    stage.pen.ring(middle, radius, 0.02, (60, 60, 58))
    stage.pen.disc(middle, 0.014, (206, 48, 38))


def paper(stage: Stage, at: Point, size: float) -> None:
    """Draw a map with a route."""
    left, foot = at[0] - size, at[1] - size * 0.7
    corners = [(left, foot), (left + 2 * size, foot + 0.03), (left + 2 * size - 0.03, foot + 1.4 * size)]
    corners.append((left + 0.03, foot + 1.4 * size - 0.03))
    stage.pen.polygon([(x + 0.02, y - 0.02) for x, y in corners], DARK)
    stage.pen.polygon(corners, (232, 220, 184))
    for level in (0.3, 0.62, 0.94):
        wave = [
            (left + size * (0.2 + 0.2 * step), foot + size * (level + 0.1 * (step % 2))) for step in range(9)
        ]
        stage.pen.stroke(wave, 0.008, (150, 168, 120))
    route = [
        (left + size * x, foot + size * y) for x, y in ((0.3, 0.25), (0.8, 0.5), (1.1, 0.9), (1.6, 1.05))
    ]
    stage.pen.stroke(route, 0.02, (196, 48, 38), caps=True)
    stage.pen.polygon(star(route[-1], 0.05, 0.022, 5), (196, 48, 38))


def sign_post(stage: Stage, at: Point, size: float) -> None:
    """Draw the warning sign of a minefield: a board with a skull-like mark."""
    x, y = at
    stage.pen.stroke([(x, y), (x, y + size)], 0.022, darker(WOOD, 0.4))
    board = [(x - size * 0.6, y + size * 0.6), (x + size * 0.6, y + size * 0.6)]
    board += [(x + size * 0.6, y + size * 1.3), (x - size * 0.6, y + size * 1.3)]
    stage.pen.polygon(board, (236, 228, 206))
    stage.pen.disc((x, y + size), size * 0.18, (196, 48, 38))
    for turn in range(0, 360, 45):
        stage.pen.stroke([(x, y + size), polar((x, y + size), size * 0.28, turn)], 0.012, (196, 48, 38))


def mines(stage: Stage, places: tuple[Point, ...]) -> None:
    """Draw flat mines on the ground."""
    for x, y in places:
        stage.pen.polygon(ellipse((x, y), 0.06, 0.022), DARK)
        stage.pen.polygon(ellipse((x, y + 0.008), 0.05, 0.016), (92, 96, 84))
        stage.pen.polygon(ellipse((x, y + 0.012), 0.018, 0.007), (170, 60, 44))


def bridge(stage: Stage, foot: float, top: float) -> None:
    """Draw a plank bridge on pontoons across the picture."""
    for x in (0.16, 0.4, 0.64, 0.88):
        boat = [(x - 0.09, top - 0.02), (x + 0.09, top - 0.02), (x + 0.06, foot), (x - 0.06, foot)]
        stage.pen.polygon(boat, parse("#59634a"))
    stage.pen.polygon([(0, top), (1, top), (1, top - 0.05), (0, top - 0.05)], darker(WOOD, 0.3))
    for step in range(20):
        stage.pen.stroke([(step / 20, top), (step / 20, top - 0.05)], 0.006, darker(WOOD, 0.6))


def camouflage_net(stage: Stage) -> None:
    """Draw a net of leaves over the lower half."""
    leaves(stage, (0.08, 0.92), min(0.5, stage.tall * 0.52), 120)


def leaves(stage: Stage, span: tuple[float, float], high: float, count: int) -> None:
    """Draw a bush of that width, highest in the middle."""
    source = random.Random(12)
    greens = (parse("#55663a"), parse("#6d7a44"), parse("#44532f"), parse("#7d7a4a"))
    middle, half = sum(span) / 2, (span[1] - span[0]) / 2
    for _ in range(count):
        x, share = source.uniform(*span), source.uniform(0.1, 1)
        if (abs(x - middle) / half) * 0.62 + share * 0.76 > 1:
            continue
        leaf = ellipse((x, share * high), source.uniform(0.03, 0.055), source.uniform(0.014, 0.028), 10)
        stage.pen.polygon(leaf, source.choice(greens))


def flag(stage: Stage, at: Point, size: float, color: RGB) -> None:
    """Draw a flag on its staff."""
    x, y = at
    stage.pen.stroke([(x, y), (x, y + size * 1.5)], 0.016, darker(WOOD, 0.5))
    cloth = [(x, y + size * 1.5), (x + size * 0.5, y + size * 1.42), (x + size, y + size * 1.5)]
    cloth += [(x + size, y + size * 0.92), (x + size * 0.5, y + size * 0.84), (x, y + size * 0.92)]
    stage.pen.polygon(cloth, color)


def shell(stage: Stage, at: Point, size: float) -> None:
    """Draw a large armor-piercing round that lies pointing right."""
    x, y = at
    for wide, tone in ((0.22, DARK), (0.2, parse("#c9963c"))):
        stage.pen.polygon(
            [
                (x - size, y - size * wide),
                (x + size * 0.1, y - size * wide),
                (x + size * 0.1, y + size * wide),
                (x - size, y + size * wide),
            ],
            tone,
        )
    nose = [(x + size * 0.1, y - size * 0.19), (x + size * 0.55, y - size * 0.15), (x + size, y)]
    nose += [(x + size * 0.55, y + size * 0.15), (x + size * 0.1, y + size * 0.19)]
    stage.pen.polygon(nose, parse("#3e434a"))
    stage.pen.stroke(
        [(x + size * 0.16, y + size * 0.1), (x + size * 0.6, y + size * 0.08)],
        size * 0.05,
        (190, 196, 200),
    )
    stage.pen.stroke(
        [(x - size * 0.96, y + size * 0.1), (x + size * 0.06, y + size * 0.1)],
        size * 0.06,
        (246, 220, 150),
    )
    stage.pen.stroke(
        [(x - size, y - size * 0.24), (x - size, y + size * 0.24)], size * 0.06, darker(WOOD, 0.5)
    )
