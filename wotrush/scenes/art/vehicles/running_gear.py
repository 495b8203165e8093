"""Tracks and their wheels: a belt laid around wheels, sprocket and idler, sagging between its supports."""

from __future__ import annotations

import itertools
import math

from wotrush.scenes.art.color import darker, mix, parse
from wotrush.scenes.art.geometry import Polygon, along, circle, clipped_above, convex_hull, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import DEEP, Finish, Shop
from wotrush.scenes.art.vehicles.bogies import bogies
from wotrush.scenes.art.vehicles.wheels import end_wheel, wheel

LINK = parse("#4a453e")
LINK_LIGHT = parse("#8d8373")
LINK_PITCH = 0.17
ROLLER_TYRE = 0.18


def track(shop: Shop, part: spec.Track) -> None:
    pen, finish = shop.pen, shop.finish
    outer, inner = _belt(part, part.thick), _belt(part, 0.0)
    pen.polygon(outer, darker(LINK, 0.35))
    _links(pen, outer, part.thick)
    _hollow(pen, inner, finish)
    for end, teeth in ((part.sprocket, True), (part.idler, False)):
        if end is not None:
            end_wheel(pen, (end[0], end[1]), end[2], finish, teeth)
    for x, y, radius in part.rollers:
        wheel(pen, (x, y), radius, "small", finish, 0.15, ROLLER_TYRE if part.rubber else 0.0)
    bogies(pen, part, finish)
    height = part.radius + part.thick + part.lift
    tyre = part.tyre if part.rubber else 0.0
    rows = (
        ((part.wheels[1::2], 0.38), (part.wheels[0::2], 0.0)) if part.interleaved else ((part.wheels, 0.0),)
    )
    for places, shade in rows:
        for x in places:
            wheel(pen, (x, height), part.radius, part.style, finish, shade, tyre)


def _hollow(pen: Pen, inner: Polygon, finish: Finish) -> None:
    """Draw the side of the hull behind the wheels: in shade, deepest right under the fender."""
    top = max(y for _, y in inner)
    pen.polygon(inner, mix(DEEP, finish.paint, 0.4))
    for depth, share in ((0.36, 0.26), (0.24, 0.12), (0.12, 0.0)):
        pen.polygon(clipped_above(inner, top - depth), mix(DEEP, finish.paint, share))


def _belt(part: spec.Track, thick: float) -> Polygon:
    if part.path:
        return _grown(rounded(part.path, 0.35), thick)
    height = part.radius + part.thick + part.lift
    wheels = [(x, height, part.radius) for x in (min(part.wheels), max(part.wheels))]  # Others lie between.
    ends = [end for end in (part.sprocket, part.idler) if end is not None]
    points = [
        point
        for x, y, radius in [*wheels, *ends, *part.rollers]
        for point in circle((x, y), radius + thick, 32)
    ]
    supports = [x for x, _, _ in part.rollers] or part.wheels
    return _sagging(convex_hull(points), supports, part.sag)


def _grown(path: Polygon, thick: float) -> Polygon:
    """Return a path moved outward; exact enough for belts, whose corners are round."""
    if thick == 0:
        return path
    result: Polygon = []
    for index, (x, y) in enumerate(path):
        ax, ay = path[index - 1]
        bx, by = path[(index + 1) % len(path)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        result.append((x + (by - ay) / length * thick, y - (bx - ax) / length * thick))
    return result


def _sagging(hull: Polygon, supports: list[float], sag: float) -> Polygon:
    """Let long upper runs hang in arcs from the supports below them."""
    result: Polygon = []
    for index, (ax, ay) in enumerate(hull):
        bx, by = hull[(index + 1) % len(hull)]
        result.append((ax, ay))
        if ax - bx < 0.5:
            continue
        stops = [ax, *sorted((x for x in supports if bx + 0.15 < x < ax - 0.15), reverse=True), bx]
        for start, end in itertools.pairwise(stops):
            for step in range(1, 7):
                x = start + (end - start) * step / 6
                drop = sag * min(1.0, (start - end) / 1.2) * 4 * (step / 6) * (1 - step / 6)
                result.append((x, ay + (by - ay) * (ax - x) / (ax - bx) - drop))
    return result


def _links(pen: Pen, outer: Polygon, thick: float) -> None:
    """Draw each link as a lighter plate across the belt, with a grouser that bites outward."""
    for (x, y), (dx, dy) in along(outer, LINK_PITCH):
        out, half = (dy, -dx), LINK_PITCH * 0.32
        lift = max(0.0, out[1])
        color = mix(LINK, LINK_LIGHT, 0.35 + 0.5 * lift)
        a = (x - dx * half + out[0] * 0.012, y - dy * half + out[1] * 0.012)
        b = (x + dx * half + out[0] * 0.012, y + dy * half + out[1] * 0.012)
        c = (b[0] - out[0] * thick * 0.6, b[1] - out[1] * thick * 0.6)
        d = (a[0] - out[0] * thick * 0.6, a[1] - out[1] * thick * 0.6)
        pen.polygon([a, b, c, d], color)
