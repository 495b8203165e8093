"""Camouflage: patterns over a whole vehicle, the same for every call, of which each plate cuts out its own."""

from __future__ import annotations

import random

from wotrush.scenes.art.color import RGB, darker, mix, parse
from wotrush.scenes.art.geometry import Point, Polygon, counter_clockwise, polar
from wotrush.scenes.art.profiles.finish import Finish
from wotrush.scenes.art.profiles.profile import Camouflage


def camouflaged(paint: RGB, camo: Camouflage | None, low: Point, high: Point) -> Finish:
    """Return a finish whose camouflage covers the rectangle from low to high; it is the same for every call."""
    if camo is None:
        return Finish(paint)
    source = random.Random(camo.seed * 7919 + 13)
    colors = [parse(text) for text in camo.colors]
    maker = {
        "blotches": _blotches,
        "outlined": _outlined,
        "stripes": _stripes,
        "waves": _waves,
        "spots": _spots,
        "ambush": _ambush,
        "winter": _winter,
    }[camo.pattern]
    pieces = maker(source, colors, camo.size, low, high)
    return Finish(paint, tuple((color, counter_clockwise(piece)) for color, piece in pieces))


Pieces = list[tuple[RGB, Polygon]]


def _blob(source: random.Random, x: float, y: float, size: float) -> Polygon:
    """Return a patch about a place, flattened and tilted."""
    tilt = source.uniform(-40, 40)
    squash = source.uniform(0.45, 0.75)
    (cx, cy), (sx, sy) = polar((0, 0), 1, tilt), polar((0, 0), 1, tilt + 90)
    points: Polygon = []
    for step in range(9):
        px, py = polar((0, 0), size * source.uniform(0.86, 1.06), 40 * step)
        py *= squash
        points.append((x + px * cx + py * sx, y + px * cy + py * sy))
    return points


def _blotches(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    pieces: Pieces = []
    x, index = low[0] - size * 0.3, 0
    while x < high[0] + size:
        for y in (low[1] + size * 0.3, low[1] + size * 1.25, low[1] + size * 2.2, low[1] + size * 3.2):
            color = colors[index % len(colors)]
            place = (x + source.uniform(-0.35, 0.35) * size, y + source.uniform(-0.3, 0.3) * size)
            pieces.append((color, _blob(source, *place, size * source.uniform(0.42, 0.66))))
            second = (place[0] + size * source.uniform(0.2, 0.5), place[1] + size * source.uniform(-0.4, 0.4))
            pieces.append((color, _blob(source, *second, size * source.uniform(0.25, 0.4))))
            index += 1
        x += size * 1.35
        index += 1
    return pieces


def _outlined(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    """Paint as the French did in 1940: each patch edged with a dark line."""
    pieces: Pieces = []
    edge = darker(colors[0], 0.72)
    for color, piece in _blotches(source, colors, size * 1.15, low, high):
        middle = (sum(x for x, _ in piece) / len(piece), sum(y for _, y in piece) / len(piece))
        grown = [(middle[0] + (x - middle[0]) * 1.09, middle[1] + (y - middle[1]) * 1.16) for x, y in piece]
        pieces += [(edge, grown), (color, piece)]
    return pieces


def _stripes(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    pieces: Pieces = []
    x, index = low[0] - 2 * size, 0
    while x < high[0] + size:
        wide = size * source.uniform(0.35, 0.6)
        lean = source.uniform(0.5, 0.9) * (high[1] - low[1])
        bottom, top = (x, low[1]), (x + lean, high[1])
        points = [bottom, (x + wide, low[1]), (top[0] + wide * source.uniform(0.6, 1.2), high[1]), top]
        pieces.append((colors[index % len(colors)], points))
        x += size * source.uniform(1.1, 1.5)
        index += 1
    return pieces


def _waves(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    pieces: Pieces = []
    x, index = low[0] - size, 0
    while x < high[0] + size:
        y, drift = low[1], x
        wide = size * source.uniform(0.3, 0.5)
        while y < high[1]:
            step = size * 0.5
            onward = drift + source.uniform(-0.5, 0.7) * step
            quad = [
                (drift, y - 0.02),
                (drift + wide, y - 0.02),
                (onward + wide, y + step),
                (onward, y + step),
            ]
            pieces.append((colors[index % len(colors)], quad))
            y, drift = y + step, onward
        x += size * 1.15
        index += 1
    return pieces


def _spots(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    pieces: Pieces = []
    x, index = low[0], 0
    while x < high[0]:
        y = low[1]
        while y < high[1]:
            place = (x + source.uniform(0, 0.6) * size, y + source.uniform(0, 0.6) * size)
            pieces.append(
                (colors[index % len(colors)], _blob(source, *place, size * source.uniform(0.16, 0.34)))
            )
            y += size * 0.8
            index += 1
        x += size * 0.8
    return pieces


def _ambush(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    """Paint as the Germans did late in the war: large stripes sprinkled with dots of the other colors."""
    pieces = _stripes(source, colors[:2], size * 1.2, low, high)
    dots: list[RGB] = [mix(color, (235, 215, 165), 0.25) for color in colors]
    return pieces + _spots(source, dots, size * 0.32, low, high)[::3]


def _winter(source: random.Random, colors: list[RGB], size: float, low: Point, high: Point) -> Pieces:
    """Paint whitewash in patches that run into one another, and that has worn away from below."""
    pieces: Pieces = []
    worn, patch = low[1] + (high[1] - low[1]) * 0.3, size * 0.42
    y = worn
    while y < high[1] + patch:
        x = low[0] + source.uniform(-0.5, 0.5) * patch
        while x < high[0] + patch:
            if source.random() < (0.55 if y == worn else 0.85):
                pieces.append((colors[0], _blob(source, x, y, patch * source.uniform(0.9, 1.25))))
            x += patch * source.uniform(1.1, 1.5)
        y += patch * 0.75
    return pieces
