"""Four decorations on their ribbons, drawn in a box in which the medal itself reaches from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, Polygon, circle, ellipse, polar, rounded, star
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import LIVERIES
from wotrush.scenes.art.pen import Pen

GOLD = parse("#d8ac3d")
GOLD_LIGHT = parse("#f6dc85")
GOLD_DARK = parse("#8a6218")
SILVER = parse("#c3c6c8")
SILVER_DARK = parse("#70767b")
RED = parse("#b8231d")
WHITE = parse("#f4efe0")
BLACK = parse("#1b1b1c")
GREEN = parse("#2f6a3c")
BLUE = parse("#2a5591")
SKY_BLUE = parse("#7fb2d9")
YELLOW = parse("#e6c33c")

_VELVET = {ArtNation.GERMANY: parse("#6a6a66")}
"""Black iron needs a lighter background than the German header."""

Stripes = Sequence[tuple[float, RGB]]


def draw_medals(
    target: pygame.Surface, nation: ArtNation, count: int, middle: float = 0.6, largest: float = 0.19
) -> None:
    """Draw one or two decorations on velvet in the nation's color; `middle` is how far down they hang, `largest` their
    largest size as a share of the height.
    """
    wide, high = target.get_size()
    _velvet(target, _VELVET.get(nation, LIVERIES[nation].header_dark))
    unit = min(wide * (0.32 if count == 1 else 0.205), high * largest)
    for index in range(count):
        x = wide * (0.5 + (index - (count - 1) / 2) * 0.46)
        pen = Pen(target, (x, high * middle), unit)
        _shadow(target, pen, _DECORATIONS[nation])
        _DECORATIONS[nation](pen)


def _velvet(target: pygame.Surface, color: RGB) -> None:
    wide, high = target.get_size()
    small = pygame.Surface((9, 12))
    for row in range(12):
        for column in range(9):
            distance = ((column - 4) ** 2 / 16 + (row - 5) ** 2 / 30) ** 0.5
            small.set_at((column, row), mix(lighter(color, 0.3), darker(color, 0.45), min(1.0, distance)))
    target.blit(pygame.transform.smoothscale(small, (wide, high)), (0, 0))


def _shadow(target: pygame.Surface, pen: Pen, decoration: Callable[[Pen], None]) -> None:
    """Draw the decoration's own outline, dark and slightly offset."""
    layer = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    decoration(Pen(layer, pen.origin, pen.scale))
    outline = pygame.mask.from_surface(layer)
    shade = outline.to_surface(setcolor=(0, 0, 0, 100), unsetcolor=(0, 0, 0, 0))
    target.blit(shade, (round(pen.scale * 0.09), round(pen.scale * 0.14)))


def _ribbon(pen: Pen, outline: Polygon, stripes: Stripes) -> None:
    """Draw upright stripes cut to an outline from -0.55 to 0.55, with the gloss of silk."""
    left = -0.55
    for share, color in stripes:
        right = left + 1.1 * share
        pen.polygon(_between(outline, left, right), color)
        left = right
    for x, strength in ((-0.42, 0.22), (0.1, 0.16)):
        pen.polygon(_between(outline, x, x + 0.05), lighter(_color_at(stripes, x), strength))


def _color_at(stripes: Stripes, x: float) -> RGB:
    left = -0.55
    for share, color in stripes:
        left += 1.1 * share
        if x < left:
            return color
    return stripes[-1][1]


def _between(outline: Polygon, left: float, right: float) -> Polygon:
    """Return the part of a symmetric pentagon or box between two uprights."""
    bottom, point, top = outline[0][1], outline[1][1], outline[-1][1]

    def low(x: float) -> float:
        return point + (bottom - point) * abs(x) / 0.55

    middle = [(0.0, point)] if left < 0 < right else []
    return [(left, low(left)), *middle, (right, low(right)), (right, top), (left, top)]


POINTED: Polygon = [(-0.55, 1.62), (0.0, 1.08), (0.55, 1.62), (0.55, 2.6), (-0.55, 2.6)]


def _wreath(
    pen: Pen, radius: float, leaf: float, colors: tuple[RGB, RGB], start: int = -80, end: int = 80
) -> None:
    for side in (-1, 1):
        for turn in range(start, end + 1, 20):
            for inner in (-1, 1):
                at = polar((0, 0), radius + inner * leaf * 0.35, turn)
                lean = turn + 90 - inner * 28
                tip, back = polar(at, leaf, lean), polar(at, -leaf * 0.6, lean)
                a, b = polar(at, leaf * 0.45, lean + 90), polar(at, leaf * 0.45, lean - 90)
                shape = [(side * x, y) for x, y in rounded([tip, a, back, b], leaf * 0.4)]
                pen.polygon(shape, colors[inner > 0])


def _ring(pen: Pen, at: Point, radius: float, color: RGB) -> None:
    pen.ring(at, radius, radius * 0.35, darker(color, 0.35))
    pen.ring((at[0], at[1] + 0.01), radius * 0.94, radius * 0.2, lighter(color, 0.2))


def _red_banner(pen: Pen) -> None:
    """Draw white enamel under a red banner, in a wreath of gold, on a red and white ribbon."""
    _ribbon(pen, POINTED, ((0.08, WHITE), (0.27, RED), (0.3, WHITE), (0.27, RED), (0.08, WHITE)))
    _ring(pen, (0, 1.06), 0.16, GOLD)
    pen.polygon(circle((0, 0), 0.98, 40), GOLD_DARK)
    pen.polygon(circle((0, 0.02), 0.92, 40), GOLD)
    _wreath(pen, 0.76, 0.2, (GOLD_DARK, GOLD_LIGHT))
    pen.polygon(circle((0, 0), 0.58, 36), GOLD_DARK)
    pen.polygon(circle((0, 0), 0.53, 36), WHITE)
    pen.polygon(star((0, -0.06), 0.44, 0.17, 5), darker(RED, 0.3))
    pen.polygon(star((0, -0.05), 0.38, 0.15, 5), RED)
    pen.stroke([(-0.78, -0.5), (0.62, 0.98)], 0.07, GOLD_DARK, caps=True)
    banner = [(-0.62, 0.28), (-0.5, 0.62), (0.0, 0.82), (0.5, 0.9), (0.34, 0.62), (0.1, 0.46), (-0.2, 0.42)]
    pen.polygon(rounded(banner, 0.1), darker(RED, 0.35))
    pen.polygon(rounded([(x, y + 0.03) for x, y in banner], 0.1), RED)
    pen.stroke([(-0.44, 0.5), (0.0, 0.68), (0.36, 0.76)], 0.05, lighter(RED, 0.3))


def _iron_cross(pen: Pen) -> None:
    """Draw a black cross pattée edged in silver, on a black, white and red ribbon."""
    _ribbon(pen, POINTED, ((0.14, BLACK), (0.13, WHITE), (0.46, RED), (0.13, WHITE), (0.14, BLACK)))
    _ring(pen, (0, 1.1), 0.16, SILVER)
    for size, color in ((1.04, SILVER_DARK), (1.0, SILVER), (0.9, darker(SILVER, 0.35)), (0.84, BLACK)):
        for turn in range(4):
            pen.polygon(_arm(size, turn), color)
        pen.disc((0, 0), 0.3 * size, color)
    for turn in range(4):
        pen.stroke(_arm_ridge(turn), 0.035, (70, 72, 76))
    for turn in range(0, 360, 60):
        at = polar((0, 0), 0.16, turn)
        pen.polygon(ellipse(at, 0.09, 0.05), SILVER_DARK)
    pen.disc((0, 0), 0.1, SILVER)


def _arm(size: float, turn: int) -> Polygon:
    """Return one arm of the cross, its sides bowed in and its end slightly hollow."""
    thick = 0.09 * (1 - size)
    right = [(0.13 - thick, 0.1), (0.17 - thick, 0.38), (0.27 - thick, 0.66), (0.47, 0.98)]
    points = [(x * size, y * size) for x, y in [*right, (0, 0.93), *((-x, y) for x, y in reversed(right))]]
    for _ in range(turn):
        points = [(y, -x) for x, y in points]
    return points


def _arm_ridge(turn: int) -> list[Point]:
    points: list[Point] = [(-0.22, 0.72), (0.0, 0.68), (0.22, 0.72)]
    for _ in range(turn):
        points = [(y, -x) for x, y in points]
    return points


def _medal_of_honor(pen: Pen) -> None:
    """Draw a star on its point in a green wreath, under a pale blue ribbon with white stars."""
    bow: Polygon = [(-0.55, 1.7), (0.0, 1.5), (0.55, 1.7), (0.55, 2.6), (-0.55, 2.6)]
    _ribbon(pen, bow, ((1.0, SKY_BLUE),))
    for x, y in (
        (-0.3, 2.35),
        (0.0, 2.42),
        (0.3, 2.35),
        (-0.32, 2.0),
        (0.0, 2.05),
        (0.32, 2.0),
        (-0.16, 2.2),
        (0.16, 2.2),
    ):
        pen.polygon(star((x, y), 0.085, 0.035, 5), WHITE)
    bar = rounded([(-0.5, 1.28), (0.5, 1.28), (0.42, 1.5), (-0.42, 1.5)], 0.06)
    pen.polygon([(x, y - 0.03) for x, y in bar], GOLD_DARK)
    pen.polygon(bar, GOLD)
    _ring(pen, (0, 1.14), 0.13, GOLD)
    pen.polygon(star((0, 0), 1.1, 0.46, 5, turn=-90), GOLD_DARK)
    _wreath(pen, 0.72, 0.22, (darker(GREEN, 0.3), lighter(GREEN, 0.15)))
    pen.polygon(star((0, 0.02), 1.02, 0.42, 5, turn=-90), GOLD)
    for index in range(5):
        tips = star((0, 0.02), 1.02, 0.42, 5, turn=-90)
        pen.polygon([(0, 0.02), tips[index * 2], tips[index * 2 + 1]], GOLD_LIGHT)
        pen.disc(tips[index * 2], 0.09, GOLD)
    pen.polygon(circle((0, 0.02), 0.34, 30), GOLD_DARK)
    pen.polygon(circle((0, 0.03), 0.29, 30), GOLD)
    pen.polygon(ellipse((0, 0.06), 0.1, 0.13), GOLD_LIGHT)
    pen.polygon(rounded([(-0.18, -0.22), (0.18, -0.22), (0.12, -0.02), (-0.12, -0.02)], 0.06), GOLD_LIGHT)


def _medaille_militaire(pen: Pen) -> None:
    """Draw a silver wreath around gold and blue, weapons above, on a yellow ribbon edged in green."""
    _ribbon(pen, POINTED, ((0.16, GREEN), (0.68, YELLOW), (0.16, GREEN)))
    _ring(pen, (0, 1.16), 0.13, SILVER)
    for side in (-1, 1):
        pen.stroke([(side * -0.36, 0.8), (side * 0.34, 1.12)], 0.09, SILVER_DARK, caps=True)
        pen.stroke([(side * -0.36, 0.82), (side * 0.34, 1.14)], 0.05, SILVER, caps=True)
    pen.disc((0, 0.95), 0.13, SILVER_DARK)
    pen.disc((0, 0.96), 0.1, SILVER)
    pen.polygon(circle((0, 0), 0.94, 40), SILVER_DARK)
    pen.polygon(circle((0, 0.02), 0.9, 40), darker(SILVER, 0.1))
    _wreath(pen, 0.75, 0.2, (SILVER_DARK, lighter(SILVER, 0.4)))
    pen.polygon(circle((0, 0), 0.58, 36), GOLD_DARK)
    pen.polygon(circle((0, 0), 0.55, 36), BLUE)
    pen.ring((0, 0), 0.5, 0.025, GOLD_LIGHT)
    pen.polygon(circle((0, 0), 0.39, 32), GOLD_DARK)
    pen.polygon(circle((0, 0.01), 0.36, 32), GOLD)
    head = [
        (-0.1, -0.24),
        (0.08, -0.24),
        (0.06, -0.1),
        (0.17, -0.08),
        (0.13, 0.02),
        (0.16, 0.1),
        (0.06, 0.25),
        (-0.12, 0.24),
        (-0.2, 0.06),
        (-0.12, -0.08),
    ]
    pen.polygon(rounded(head, 0.06), GOLD_LIGHT)
    _wreath(pen.moved((-0.03, 0.14), 0.22), 0.7, 0.3, (GOLD_DARK, GOLD_DARK), 20, 60)


_DECORATIONS: dict[ArtNation, Callable[[Pen], None]] = {
    ArtNation.USSR: _red_banner,
    ArtNation.GERMANY: _iron_cross,
    ArtNation.USA: _medal_of_honor,
    ArtNation.FRANCE: _medaille_militaire,
}
