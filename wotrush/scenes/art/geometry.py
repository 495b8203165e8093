"""Polygons as lists of points: clipping, rounding, belts around wheels. It knows nothing of pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

Point = tuple[float, float]
Polygon = list[Point]

STEPS = 5
"""The edges of a rounded corner."""


def clipped_below(polygon: Sequence[Point], level: float) -> Polygon:
    """Return the part of the polygon below a height."""
    return _clip(polygon, (0.0, -1.0), level)


def clipped_above(polygon: Sequence[Point], level: float) -> Polygon:
    """Return the part of the polygon above a height."""
    return _clip(polygon, (0.0, 1.0), -level)


def clipped_to(polygon: Sequence[Point], convex: Sequence[Point]) -> Polygon:
    """Return the part of any polygon inside a convex one, which is given counter-clockwise."""
    result = list(polygon)
    for (ax, ay), (bx, by) in zip(convex, [*convex[1:], convex[0]], strict=True):
        normal = (ay - by, bx - ax)
        result = _clip(result, normal, -(ax * normal[0] + ay * normal[1]))
        if len(result) < 3:
            return []
    return result


def _clip(polygon: Sequence[Point], normal: Point, offset: float) -> Polygon:
    """Clip against one line (Sutherland-Hodgman): keep where normal · point + offset is not negative."""
    kept: Polygon = []
    for index, (x, y) in enumerate(polygon):
        px, py = polygon[index - 1]
        here = normal[0] * x + normal[1] * y + offset
        before = normal[0] * px + normal[1] * py + offset
        if (here < 0) != (before < 0):
            part = before / (before - here)
            kept.append((px + (x - px) * part, py + (y - py) * part))
        if here >= 0:
            kept.append((x, y))
    return kept


def rounded(polygon: Sequence[Point], radius: float) -> Polygon:
    """Return the polygon with rounded corners, never using more than half of the shorter side."""
    if radius <= 0:
        return list(polygon)
    result: Polygon = []
    for index, corner in enumerate(polygon):
        before, after = polygon[index - 1], polygon[(index + 1) % len(polygon)]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        for step in range(STEPS + 1):
            t = step / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            x = a * start[0] + b * corner[0] + c * end[0]
            y = a * start[1] + b * corner[1] + c * end[1]
            result.append((x, y))
    return result


def _towards(corner: Point, other: Point, distance: float) -> Point:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = math.hypot(dx, dy) or 1.0
    part = min(distance / length, 0.5)
    return corner[0] + dx * part, corner[1] + dy * part


def circle(centre: Point, radius: float, count: int = 28) -> Polygon:
    """Return a regular polygon that looks like a circle, counter-clockwise."""
    x, y = centre
    return [(x + radius * across, y + radius * up) for across, up in _around(count)]


@cache
def _around(count: int) -> Polygon:
    """Return points on the circle about the origin whose radius is 1."""
    return [polar((0.0, 0.0), 1.0, 360 * i / count) for i in range(count)]


def ellipse(centre: Point, half_width: float, half_height: float, count: int = 24) -> Polygon:
    turns = [2 * math.pi * i / count for i in range(count)]
    return [(centre[0] + half_width * math.cos(a), centre[1] + half_height * math.sin(a)) for a in turns]


def bar(start: Point, end: Point, width: float) -> Polygon:
    """Return a straight line of some width."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
    return [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def star(centre: Point, outer: float, inner: float, points: int, turn: float = 90) -> Polygon:
    """Return a star with alternating radii; its first point is at the angle `turn`."""
    step = 180 / points
    return [polar(centre, inner if i % 2 else outer, turn + step * i) for i in range(points * 2)]


def convex_hull(points: Iterable[Point]) -> Polygon:
    """Return the convex hull by Andrew's monotone chain, counter-clockwise."""
    ordered = sorted(set(points))

    def half(sequence: Iterable[Point]) -> Polygon:
        chain: Polygon = []
        for point in sequence:
            x, y = point
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2], chain[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(ordered) + half(reversed(ordered))


def area(polygon: Sequence[Point]) -> float:
    """Return the signed area, positive when counter-clockwise."""
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def counter_clockwise(polygon: Sequence[Point]) -> Polygon:
    return list(polygon) if area(polygon) >= 0 else list(reversed(polygon))


def along(path: Sequence[Point], pitch: float, closed: bool = True) -> list[tuple[Point, Point]]:
    """Return points every `pitch` along a path, each with the unit direction there."""
    ends = [*path[1:], path[0]] if closed else list(path[1:])
    result: list[tuple[Point, Point]] = []
    rest = 0.0
    for (ax, ay), (bx, by) in zip(path, ends, strict=False):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        dx, dy = (bx - ax) / length, (by - ay) / length
        while rest < length:
            result.append(((ax + dx * rest, ay + dy * rest), (dx, dy)))
            rest += pitch
        rest -= length
    return result
