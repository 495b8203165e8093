"""Captured plans: an officer's map, drawn out of its leather case and spread under a lamp; his cap lies beside it."""

from __future__ import annotations

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, ellipse, polar
from wotrush.scenes.hunter.faces.scenes.headwear import HEADWEAR
from wotrush.scenes.hunter.faces.scenes.stage import DARK, Stage
from wotrush.scenes.hunter.faces.scenes.things import BRASS, LAMP

PLANKS, PAPER, LEATHER = parse("#6b5234"), parse("#eadfbb"), parse("#6d4023")
WATER, WOODS, HEIGHTS, ROAD = parse("#6f9bb0"), parse("#8fa266"), parse("#b3966a"), parse("#8d7a55")
ATTACK, DEFENSE = parse("#c4302a"), parse("#2f4f86")
COAT = parse("#5d6350")
FAR_EDGE, NEAR_EDGE = (0.27, 0.8), (0.1, 0.9)
"""From where to where the map reaches across the picture, where it is farthest and nearest."""
MAGNIFIED = 1.7


class _Sheet:
    """The map as it lies there: from (0, 0) near on the left to (1, 1) far on the right."""

    def __init__(self, stage: Stage, low: float, high: float) -> None:
        self._pen, self._low, self._high = stage.pen, low, high

    def at(self, across: float, away: float) -> Point:
        far = away * (1.3 - 0.3 * away)  # What is farther away looks shorter.
        left, right = (near + (edge - near) * far for near, edge in zip(NEAR_EDGE, FAR_EDGE, strict=True))
        return left + (right - left) * across, self._low + (self._high - self._low) * far

    def area(self, points: list[Point], color: RGB) -> None:
        self._pen.polygon([self.at(*point) for point in points], color)

    def line(self, points: list[Point], width: float, color: RGB) -> None:
        self._pen.stroke([self.at(*point) for point in points], width, color, caps=True)

    def arrow(self, points: list[Point], width: float, color: RGB) -> None:
        """Draw a line that ends in a head."""
        self.line(points, width, color)
        (ax, ay), tip = self.at(*points[-2]), self.at(*points[-1])
        turn = pygame.Vector2(1, 0).angle_to(pygame.Vector2(tip[0] - ax, tip[1] - ay))
        self._pen.polygon([polar(tip, width * 2.1, turn + step) for step in (0, 125, -125)], color)


def draw_plans(stage: Stage) -> None:
    """Fill the picture."""
    room = min(stage.tall, 0.8)
    edge = stage.tall * 0.5 + room * 0.14
    _room(stage, edge)
    low, high = edge - room * 0.6, edge + room * 0.02
    _cap(stage, (0.86, edge + room * 0.02), room * 0.29)
    _case(stage, (0.2, edge + room * 0.05), room * 0.42)
    sheet = _Sheet(stage, low, high)
    _ground(stage, sheet, room)
    _plan(sheet, room)
    stage.glow((0.3, edge + room * 0.1), 0.6, darker(LAMP, 0.82))
    _magnifier(stage, sheet.at(0.81, 0.8), room * 0.14)


def _room(stage: Stage, edge: float) -> None:
    """Draw a dark room in lamplight, and a table of planks as wide as the picture up to its far edge."""
    for row in range(stage.high):
        stage.target.fill(
            mix(parse("#1f241f"), parse("#453d2b"), row / max(1, stage.high - 1)), (0, row, stage.wide, 1)
        )
    pen = stage.pen
    stage.glow((0.24, min(stage.tall, edge + 0.24)), 0.62, darker(LAMP, 0.3))
    pen.polygon([(0, 0), (1, 0), (1, edge), (0, edge)], PLANKS)
    for number in range(-4, 13):
        near, far = number / 8, 0.3 + number * 0.05
        pen.stroke([(near - (far - near) * 0.2, 0), (far, edge)], 0.007, darker(PLANKS, 0.28))
    pen.stroke([(0, edge), (1, edge)], 0.012, lighter(PLANKS, 0.18))


def _cap(stage: Stage, at: Point, size: float) -> None:
    stage.pen.polygon(ellipse((at[0], at[1] - size * 0.02), size * 0.66, size * 0.16), darker(PLANKS, 0.5))
    HEADWEAR["peak"](stage.pen.moved((at[0], at[1] - size * 0.14), size), COAT, 0.2)


def _case(stage: Stage, at: Point, size: float) -> None:
    """Draw the open case, with its flap, strap and buckle."""
    (x, y), pen = at, stage.pen

    def place(points: list[Point]) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in points]

    pen.stroke(
        place([(-0.34, 0.02), (-0.6, 0.24), (-0.3, 0.5), (0.3, 0.42)]), size * 0.05, darker(LEATHER, 0.4)
    )
    pen.polygon(place([(-0.44, -0.42), (0.46, -0.5), (0.5, 0.02), (-0.36, 0.1)]), darker(LEATHER, 0.55))
    flap = place([(-0.38, 0.02), (0.5, -0.06), (0.44, 0.36), (0.1, 0.46), (-0.3, 0.42)])
    pen.polygon(flap, LEATHER)
    pen.bevel(flap, LEATHER, size * 0.04)
    pen.stroke(place([(-0.28, 0.34), (0.08, 0.38), (0.38, 0.3)]), size * 0.014, lighter(LEATHER, 0.3))
    pen.polygon(place([(0.02, 0.32), (0.14, 0.31), (0.15, 0.46), (0.03, 0.47)]), BRASS)
    pen.polygon(place([(0.05, 0.35), (0.11, 0.345), (0.115, 0.43), (0.06, 0.435)]), darker(LEATHER, 0.3))


def _ground(stage: Stage, sheet: _Sheet, room: float) -> None:
    """Draw the sheet with its shadow, and what it shows of the land: woods, heights, a river, a road."""
    corners = [sheet.at(0, 0), sheet.at(1, 0), sheet.at(1, 1), sheet.at(0, 1)]
    stage.pen.polygon([(x + room * 0.02, y - room * 0.03) for x, y in corners], darker(PLANKS, 0.55))
    sheet.area([(0, 0), (1, 0), (1, 1), (0, 1)], PAPER)
    for fold, tone in ((0.0, 0.0), (0.25, 0.05), (0.5, 0.0), (0.75, 0.07)):
        sheet.area([(fold, 0), (fold + 0.25, 0), (fold + 0.25, 1), (fold, 1)], darker(PAPER, tone))
    for across, away, size in ((0.14, 0.78, 0.09), (0.22, 0.68, 0.07), (0.84, 0.2, 0.09), (0.76, 0.12, 0.06)):
        sheet.area(ellipse((across, away), size, size * 1.2), WOODS)
    for middle in ((0.16, 0.32), (0.66, 0.34)):
        for radius in (0.13, 0.088, 0.045):
            ring = ellipse(middle, radius, radius * 1.2)
            sheet.line([*ring, ring[0]], room * 0.008, HEIGHTS)
    stream = [(0, 0.52), (0.16, 0.56), (0.3, 0.5), (0.46, 0.58), (0.62, 0.5), (0.8, 0.52), (1, 0.44)]
    sheet.line(stream, room * 0.03, WATER)
    sheet.line([(0.06, 0), (0.3, 0.24), (0.5, 0.42), (0.52, 0.74), (0.46, 1)], room * 0.012, ROAD)


def _plan(sheet: _Sheet, room: float) -> None:
    """Draw the lines of the defense and the arrows of the attack."""
    for across in (0.33, 0.54, 0.82):
        box = [(across - 0.05, 0.8), (across + 0.05, 0.8), (across + 0.05, 0.91), (across - 0.05, 0.91)]
        sheet.line([*box, box[0]], room * 0.014, DEFENSE)
        sheet.line([box[0], box[2]], room * 0.01, DEFENSE)
        sheet.line([box[1], box[3]], room * 0.01, DEFENSE)
    for path in (
        [(0.24, 0.12), (0.36, 0.34), (0.32, 0.54), (0.36, 0.7)],
        [(0.48, 0.08), (0.6, 0.2), (0.62, 0.42), (0.56, 0.64)],
    ):
        sheet.arrow(path, room * 0.042, ATTACK)


def _magnifier(stage: Stage, at: Point, size: float) -> None:
    """Draw a magnifying glass, and larger what lies under it."""
    pen = stage.pen
    radius = max(2, round(size * stage.wide))
    lens = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    lens.center = round(pen.pixel(at)[0]), round(pen.pixel(at)[1])
    seen = lens.inflate(*[round(2 * radius * (1 / MAGNIFIED - 1))] * 2).clip(stage.target.get_rect())
    larger = pygame.transform.smoothscale(stage.target.subsurface(seen), lens.size).convert_alpha()
    glass = pygame.Surface(lens.size, pygame.SRCALPHA)
    pygame.draw.circle(glass, (255, 255, 255, 255), (radius, radius), radius)
    larger.blit(glass, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pen.disc((at[0] + size * 0.12, at[1] - size * 0.16), size * 1.06, darker(PAPER, 0.35))
    stage.target.blit(larger, lens)
    for width, tone in ((0.34, DARK), (0.22, LEATHER)):
        pen.stroke([polar(at, size * 1.12, -48), polar(at, size * 2.3, -48)], size * width, tone, caps=True)
    pen.ring(at, size * 1.12, size * 0.2, DARK)
    pen.ring(at, size * 1.08, size * 0.11, BRASS)
    glint = [polar(at, size * 0.74, turn) for turn in range(110, 161, 10)]
    pen.stroke(glint, size * 0.09, lighter(PAPER, 0.6), caps=True)
