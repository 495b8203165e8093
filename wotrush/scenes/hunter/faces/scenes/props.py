"""What stands in the scenes of events: airplanes, crates, sandbags, masts and signs."""

from __future__ import annotations

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded
from wotrush.scenes.hunter.faces.scenes.stage import DARK, WOOD, Stage

STEEL_BLUE = parse("#46586a")
SAND = parse("#b7a06a")
BOARD, COPPER = parse("#e2d6b8"), parse("#8f4f2c")
SHINE = (
    (-0.2, -0.1, 0.5, 0.0),
    (-0.1, 0.02, 0.2, 0.0),
    (0.02, 0.11, 0.0, 0.0),
    (0.11, 0.15, 0.0, 0.6),
    (0.15, 0.2, 0.0, 0.1),
)
"""Bands of something round, from below: where they begin and end, how much shade and how much light lies on them."""


def plane(stage: Stage, at: Point, size: float, turn: float, color: RGB = DARK, bombs: int = 0) -> None:
    """Draw an airplane from the side that flies to the left, turned counter-clockwise, and bombs under it."""

    def place(points: list[Point]) -> list[Point]:
        return [polar(polar(at, x * size, turn + 180), y * size, turn + 90) for x, y in points]

    pen, dark, belly = stage.pen, darker(color, 0.45), lighter(color, 0.22)
    pen.polygon(place([(-0.62, 0.03), (-1.02, 0.46), (-1.16, 0.44), (-1.1, 0.0)]), dark)
    pen.polygon(place([(-0.66, 0.03), (-1.0, 0.38), (-1.1, 0.37), (-1.04, 0.0)]), color)
    far_wing = [(0.4, 0.02), (0.1, 0.26), (-0.04, 0.26), (-0.02, 0.02)]
    pen.polygon(place(far_wing), dark)
    hull = [(0.96, 0.08), (0.8, 0.16), (0.3, 0.19), (-0.4, 0.12), (-1.08, 0.03), (-1.08, -0.04)]
    hull += [(0.1, -0.17), (0.84, -0.13), (0.98, -0.04)]
    pen.polygon(rounded(place(hull), 0.05 * size), color)
    low = [(0.96, -0.03), (0.2, -0.06), (-1.06, -0.02), (-1.06, -0.04), (0.1, -0.17), (0.84, -0.13)]
    pen.polygon(rounded(place(low), 0.03 * size), belly)
    canopy = [(0.36, 0.16), (0.26, 0.31), (0.02, 0.31), (-0.26, 0.13)]
    pen.polygon(place(canopy), dark)
    pen.polygon(place([(0.31, 0.17), (0.24, 0.28), (0.16, 0.28), (0.15, 0.17)]), (176, 206, 216))
    pen.polygon(place([(0.11, 0.17), (0.12, 0.28), (0.02, 0.28), (-0.16, 0.15)]), (150, 184, 198))
    stabilizer = [(-0.76, 0.05), (-0.98, -0.06), (-1.14, -0.06), (-1.0, 0.05)]
    pen.polygon(place(stabilizer), dark)
    wing = [(0.5, -0.05), (0.04, -0.5), (-0.2, -0.52), (-0.06, -0.05)]
    pen.polygon(place(wing), dark)
    pen.polygon(place([(0.46, -0.06), (0.05, -0.46), (-0.13, -0.47), (-0.02, -0.06)]), lighter(color, 0.12))
    pen.stroke(place([(0.62, 0.1), (0.86, 0.08)]), size * 0.03, dark)
    pen.polygon(rounded(place([(0.94, 0.08), (1.14, 0.01), (0.94, -0.07)]), size * 0.03), dark)
    for blade in (0.44, -0.44):
        pen.polygon(place([(1.02, 0.0), (1.0, blade), (0.96, blade), (0.97, 0.0)]), dark)
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
    """Draw a map with hills, a river, and the arrows of an attack, folded in four."""
    pen = stage.pen

    def place(points: list[Point]) -> list[Point]:
        return [(at[0] + (x - 1) * size + 0.03 * y, at[1] + (y - 0.7) * size + 0.02 * x) for x, y in points]

    sheet = place([(0, 0), (2, 0), (2, 1.4), (0, 1.4)])
    pen.polygon([(x + size * 0.05, y - size * 0.06) for x, y in sheet], DARK)
    pen.polygon(sheet, (232, 220, 184))
    pen.polygon(place([(1, 0), (2, 0), (2, 1.4), (1, 1.4)]), (222, 208, 168))
    for x, y in ((0.45, 1.0), (1.5, 0.5)):
        for radius in (0.3, 0.2, 0.1):
            ring = ellipse((x, y), radius, radius * 0.7)
            pen.stroke(place([*ring, ring[0]]), size * 0.02, (166, 140, 98))
    stream = [(0, 0.62), (0.4, 0.54), (0.8, 0.7), (1.2, 0.66), (1.5, 0.9), (2, 0.98)]
    pen.stroke(place(stream), size * 0.05, (110, 152, 168))
    pen.stroke(place([(1, 0), (1, 1.4)]), size * 0.02, (190, 174, 132))
    pen.stroke(place([(0, 0.7), (2, 0.7)]), size * 0.016, (200, 184, 142))
    for path in ([(0.3, 0.2), (0.7, 0.36), (0.96, 0.86), (1.3, 1.1)], [(0.9, 0.16), (1.3, 0.3), (1.7, 0.7)]):
        pen.stroke(place(path), size * 0.07, (196, 48, 38), caps=True)
        (ax, ay), (bx, by) = place(path[-2:])
        turn = pygame.Vector2(1, 0).angle_to(pygame.Vector2(bx - ax, by - ay))
        pen.polygon([polar((bx, by), size * 0.17, turn + step) for step in (0, 125, -125)], (196, 48, 38))


def sign_post(stage: Stage, at: Point, size: float) -> None:
    """Draw the warning of a minefield: a board with a skull above crossed bones, on a post that leans."""
    (x, y), pen = at, stage.pen
    pen.stroke([(x + size * 0.1, y), (x, y + size)], size * 0.11, darker(WOOD, 0.4))
    for grow, tone in ((1.06, DARK), (1.0, BOARD)):
        board = [(-0.62, 0.56), (0.6, 0.5), (0.64, 1.4), (-0.58, 1.44)]
        pen.polygon([(x + a * grow * size, y + (1 + (b - 1) * grow) * size) for a, b in board], tone)
    for side in (-1, 1):
        bone = [(x - side * size * 0.4, y + size * 0.66), (x + side * size * 0.4, y + size * 0.86)]
        pen.stroke(bone, size * 0.09, DARK, caps=True)
    pen.disc((x, y + size * 1.1), size * 0.24, DARK)
    pen.polygon(rounded(_square((x, y + size * 0.88), size * 0.14), size * 0.04), DARK)
    for side in (-1, 1):
        pen.disc((x + side * size * 0.1, y + size * 1.08), size * 0.065, BOARD)
        pen.stroke(
            [(x + side * size * 0.06, y + size * 0.76), (x + side * size * 0.06, y + size * 0.86)],
            size * 0.03,
            BOARD,
        )


def _square(middle: Point, half: float) -> list[Point]:
    (x, y) = middle
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def mines(stage: Stage, places: tuple[Point, ...]) -> None:
    """Draw mines half buried in earth that was dug up; their heights are shares of the picture's."""
    for x, share in places:
        y = share * stage.tall
        near = 1.25 - 1.1 * share / 0.34
        stage.pen.polygon(ellipse((x, y - 0.008 * near), 0.1 * near, 0.03 * near), (74, 56, 36))
        stage.pen.polygon(ellipse((x, y), 0.06 * near, 0.024 * near), DARK)
        stage.pen.polygon(ellipse((x, y + 0.01 * near), 0.056 * near, 0.019 * near), (104, 108, 94))
        stage.pen.polygon(ellipse((x, y + 0.014 * near), 0.022 * near, 0.009 * near), (150, 52, 40))
        stage.pen.polygon(ellipse((x, y - 0.022 * near), 0.084 * near, 0.016 * near), (92, 70, 44))


def flag(stage: Stage, at: Point, size: float, color: RGB) -> None:
    """Draw a flag on its staff."""
    x, y = at
    stage.pen.stroke([(x, y), (x, y + size * 1.5)], 0.016, darker(WOOD, 0.5))
    cloth = [(x, y + size * 1.5), (x + size * 0.5, y + size * 1.42), (x + size, y + size * 1.5)]
    cloth += [(x + size, y + size * 0.92), (x + size * 0.5, y + size * 0.84), (x, y + size * 0.92)]
    stage.pen.polygon(cloth, color)


def shell(stage: Stage, at: Point, size: float) -> None:
    """Draw a large armor-piercing round that points right, lit from above."""
    (x, y), pen = at, stage.pen
    brass, steel, core = parse("#c9963c"), parse("#4a5058"), parse("#9aa4ac")

    def place(points: list[Point]) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in points]

    for low, high, shade, light in SHINE:
        case, shot, tip = (lighter(darker(tone, shade), light) for tone in (brass, steel, core))
        pen.polygon(place([(-1, low), (0.08, low), (0.08, high), (-1, high)]), case)
        low, high = low * 0.86, high * 0.86
        pen.polygon(place([(0.08, low), (0.08, high), (0.5, high * 0.86), (0.5, low * 0.86)]), shot)
        pen.polygon(
            place([(0.5, low * 0.86), (0.5, high * 0.86), (0.78, high * 0.5), (1, 0), (0.78, low * 0.5)]), tip
        )
    for left, tall, tone in (
        (-1.0, 0.24, darker(brass, 0.35)),
        (0.06, 0.2, darker(brass, 0.45)),
        (0.16, 0.18, COPPER),
    ):
        pen.stroke(place([(left, -tall), (left, tall)]), size * 0.06, tone)
