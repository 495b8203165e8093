"""Tracks and what they run on: a belt laid round wheels, sprocket and idler, sagging between its supports."""

from __future__ import annotations

import itertools
import math

from wotrush.scenes.rush.art import profile as spec
from wotrush.scenes.rush.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.rush.art.finish import DEEP, RUBBER, Finish
from wotrush.scenes.rush.art.geometry import (
    Point,
    Polygon,
    along,
    circle,
    clipped_above,
    convex_hull,
    polar,
    rounded,
)
from wotrush.scenes.rush.art.pen import Pen
from wotrush.scenes.rush.art.plates import Shop

LINK = parse("#4a453e")
LINK_LIGHT = parse("#8d8373")
LINK_PITCH = 0.17


def track(shop: Shop, part: spec.Track) -> None:
    pen, finish = shop.pen, shop.finish
    outer, inner = _belt(part, part.thick), _belt(part, 0.0)
    pen.polygon(outer, darker(LINK, 0.35))
    _links(pen, outer, part.thick)
    pen.polygon(inner, mix(DEEP, finish.paint, 0.13))
    pen.polygon(clipped_above(inner, max(y for _, y in inner) - 0.22), DEEP)
    for end, teeth in ((part.sprocket, True), (part.idler, False)):
        if end is not None:
            _end_wheel(pen, (end[0], end[1]), end[2], finish, teeth)
    for x, y, radius in part.rollers:
        _wheel(pen, (x, y), radius, "small", finish, 0.15, part.rubber)
    _bogies(pen, part, finish)
    height = part.radius + part.thick + part.lift
    if part.interleaved:
        for x in part.wheels[1::2]:
            _wheel(pen, (x, height), part.radius, part.style, finish, 0.38, part.rubber)
        for x in part.wheels[0::2]:
            _wheel(pen, (x, height), part.radius, part.style, finish, 0.0, part.rubber)
    else:
        for x in part.wheels:
            _wheel(pen, (x, height), part.radius, part.style, finish, 0.0, part.rubber)


def _belt(part: spec.Track, thick: float) -> Polygon:
    if part.path:
        return _grown(rounded(part.path, 0.35), thick)
    height = part.radius + part.thick + part.lift
    wheels = [(x, height, part.radius) for x in part.wheels]
    ends = [end for end in (part.sprocket, part.idler) if end is not None]
    points = [
        point
        for x, y, radius in [*wheels, *ends, *part.rollers]
        for point in circle((x, y), radius + thick, 32)
    ]
    supports = [x for x, _, _ in part.rollers] or part.wheels
    return _sagging(convex_hull(points), supports, part.sag)


def _grown(path: Polygon, thick: float) -> Polygon:
    """A path moved outward; exact enough for belts, whose corners are round."""
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
    """Lets long upper runs hang in arcs from the supports under them."""
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
    """Each link a lighter plate across the belt, with a grouser that bites outward."""
    for (x, y), (dx, dy) in along(outer, LINK_PITCH):
        out, half = (dy, -dx), LINK_PITCH * 0.32
        lift = max(0.0, out[1])
        color = mix(LINK, LINK_LIGHT, 0.35 + 0.5 * lift)
        a = (x - dx * half + out[0] * 0.012, y - dy * half + out[1] * 0.012)
        b = (x + dx * half + out[0] * 0.012, y + dy * half + out[1] * 0.012)
        c = (b[0] - out[0] * thick * 0.6, b[1] - out[1] * thick * 0.6)
        d = (a[0] - out[0] * thick * 0.6, a[1] - out[1] * thick * 0.6)
        pen.polygon([a, b, c, d], color)


def _end_wheel(pen: Pen, centre: Point, radius: float, finish: Finish, teeth: bool) -> None:
    base = finish.tone("side")
    if teeth:
        for turn in range(0, 360, 24):
            pen.stroke(
                [polar(centre, radius * 0.8, turn), polar(centre, radius * 1.08, turn)],
                radius * 0.16,
                darker(base, 0.3),
            )
    pen.disc(centre, radius * 0.94, darker(base, 0.5))
    pen.disc((centre[0], centre[1] + radius * 0.04), radius * 0.84, darker(base, 0.12))
    holes = 8 if teeth else 6
    for index in range(holes):
        pen.disc(polar(centre, radius * 0.56, 360 * index / holes + 10), radius * 0.13, darker(base, 0.62))
    pen.disc(centre, radius * 0.3, lighter(base, 0.16))
    pen.disc(centre, radius * 0.14, darker(base, 0.4))


def _bogies(pen: Pen, part: spec.Track, finish: Finish) -> None:
    """Frames that join road wheels: rocker pairs, vertical coil springs (American), or one long beam."""
    height = part.radius + part.thick + part.lift
    base, edge = finish.tone("dark"), finish.tone("seam")
    if part.bogies == "beam":
        low, high = part.wheels[0], part.wheels[-1]
        pen.stroke(
            [(low, height + part.radius * 0.9), (high, height + part.radius * 0.9)],
            part.radius * 0.5,
            edge,
            caps=True,
        )
    for left, right in zip(part.wheels[0::2], part.wheels[1::2], strict=False):
        middle = (left + right) / 2
        if part.bogies == "pairs":
            pen.stroke(
                [(left, height), (middle, height + part.radius * 1.3), (right, height)], 0.14, base, caps=True
            )
        elif part.bogies == "vertical":
            _spring_bogie(pen, (left, middle, right), height, part.radius, finish)


def _spring_bogie(
    pen: Pen, xs: tuple[float, float, float], height: float, radius: float, finish: Finish
) -> None:
    """Two wheels on rocker arms under a housing with upright springs, as on the Sherman."""
    left, middle, right = xs
    body, edge = darker(finish.tone("side"), 0.14), finish.tone("seam")
    top = height + radius * 2.0
    pen.stroke(
        [(left, height), (middle, height + radius * 0.8), (right, height)],
        0.17,
        finish.tone("dark"),
        caps=True,
    )
    block = [
        (middle - 0.22, height - 0.02),
        (middle + 0.22, height - 0.02),
        (middle + 0.17, top),
        (middle - 0.17, top),
    ]
    pen.polygon(rounded(block, 0.06), body)
    pen.stroke([(middle - 0.15, top - 0.02), (middle + 0.15, top - 0.02)], 0.04, lighter(body, 0.3))
    for x in (middle - 0.08, middle + 0.08):
        pen.stroke([(x, height + 0.12), (x, top - 0.1)], 0.07, edge)
        pen.stroke([(x - 0.015, height + 0.12), (x - 0.015, top - 0.1)], 0.025, lighter(body, 0.2))


def _wheel(
    pen: Pen, centre: Point, radius: float, style: str, finish: Finish, shade: float, rubber: bool
) -> None:
    base = darker(finish.tone("side"), shade)
    dark, bright = darker(base, 0.5), lighter(base, 0.26 * (1 - shade))
    x, y = centre
    if rubber:
        pen.disc(centre, radius, darker(RUBBER, shade * 0.6))
        pen.ring(centre, radius * 0.97, 0.02, darker(lighter(RUBBER, 0.22), shade))
    else:
        pen.disc(centre, radius, darker(base, 0.35))
    rim = radius * (0.82 if rubber else 0.93)
    if style == "small":
        pen.disc((x, y), rim, dark)
        pen.disc((x, y + radius * 0.05), rim * 0.86, base)
        pen.disc((x, y), radius * 0.25, dark)
        return
    pen.disc(centre, rim, dark)
    pen.disc((x, y + radius * 0.03), rim * 0.93, base)
    _face(pen, centre, radius, rim, style, (base, dark, bright))
    pen.disc(centre, radius * 0.27, dark)
    pen.disc((x, y + radius * 0.02), radius * 0.22, bright)
    pen.disc(centre, radius * 0.1, dark)


def _face(
    pen: Pen, centre: Point, radius: float, rim: float, style: str, tones: tuple[RGB, RGB, RGB]
) -> None:
    base, dark, bright = tones
    if style == "disc":
        pen.polygon(_crescent(centre, rim * 0.9), bright)
        pen.disc(centre, rim * 0.62, base)
        for turn in range(0, 360, 45):
            pen.disc(polar(centre, radius * 0.44, turn), radius * 0.055, dark)
    elif style == "star":
        for turn in range(0, 360, 36):
            pen.disc(polar(centre, rim * 0.66, turn), radius * 0.12, dark)
        pen.polygon(_crescent(centre, rim * 0.5), bright)
        pen.disc(centre, rim * 0.38, base)
    elif style == "spoke":
        pen.disc(centre, rim * 0.8, darker(base, 0.72))
        for turn in range(18, 378, 60):
            pen.stroke([centre, polar(centre, rim * 0.86, turn)], radius * 0.2, base)
            pen.stroke([centre, polar(centre, rim * 0.86, turn + 6)], radius * 0.06, bright)
    elif style == "dish":
        pen.disc(centre, rim * 0.76, darker(base, 0.22))
        pen.polygon(_crescent(centre, rim * 0.74, up=False), bright)
        pen.disc(centre, rim * 0.56, base)
        for turn in range(0, 360, 30):
            pen.disc(polar(centre, rim * 0.84, turn), radius * 0.04, dark)
    else:
        pen.polygon(_crescent(centre, rim * 0.88), bright)
        pen.disc(centre, rim * 0.74, base)


def _crescent(centre: Point, radius: float, up: bool = True) -> Polygon:
    """The lit sickle of a disc, upper left for bulging ones, lower right for hollow ones."""
    start = 45 if up else 225
    outer = [polar(centre, radius, start + 15 * step) for step in range(13)]
    inner = [polar(centre, radius * 0.8, start + 180 - 15 * step) for step in range(13)]
    return outer + inner
