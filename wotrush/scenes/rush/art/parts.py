"""How single parts of a vehicle are drawn: plates with light and shade, guns, cupolas, stowage, wheels with tyres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.scenes.rush.art import profile as spec
from wotrush.scenes.rush.art.colour import RGB, darker, lighter, mix
from wotrush.scenes.rush.art.emblems import draw_emblem
from wotrush.scenes.rush.art.face import Nation
from wotrush.scenes.rush.art.finish import DEEP, RUBBER, Finish, patches
from wotrush.scenes.rush.art.geometry import (
    Point,
    Polygon,
    along,
    area,
    clipped_above,
    clipped_below,
    clipped_to,
    polar,
    rounded,
)
from wotrush.scenes.rush.art.pen import Pen

PAINTED = ("side", "top", "turret")
EDGE = 0.035


@dataclass(frozen=True, slots=True)
class Shop:
    """What every part is drawn with."""

    pen: Pen
    finish: Finish
    nation: Nation | None


def plate(shop: Shop, part: spec.Plate) -> None:
    outline = rounded(part.at, part.round)
    base = shop.finish.tone(part.tone)
    surface(shop, outline, base, part.shade, part.lit, camo=part.camo and part.tone in PAINTED)
    xs = [x for x, _ in part.at]
    for index in range(1, part.panels):
        x = min(xs) + (max(xs) - min(xs)) * index / part.panels
        cut = _column(outline, x)
        if cut is not None:
            shop.pen.stroke([(x, cut[0]), (x, cut[1])], 0.022, darker(base, 0.42))
            shop.pen.stroke([(x + 0.022, cut[0]), (x + 0.022, cut[1])], 0.016, lighter(base, 0.18))
    if part.ribs:
        _ribs(shop.pen, outline, base, min(xs), max(xs))


def _ribs(pen: Pen, outline: Polygon, base: RGB, left: float, right: float) -> None:
    """Hoops that press through canvas, with the cloth sagging between them."""
    count = max(3, round((right - left) / 0.55))
    for index in range(1, count):
        x = left + (right - left) * index / count
        cut = _column(outline, x)
        if cut is not None:
            pen.stroke([(x - 0.05, cut[0]), (x - 0.05, cut[1] - 0.02)], 0.07, darker(base, 0.16))
            pen.stroke([(x + 0.01, cut[0]), (x + 0.01, cut[1] - 0.01)], 0.04, lighter(base, 0.25))


def _column(outline: Polygon, x: float) -> tuple[float, float] | None:
    """Where an upright line enters and leaves a polygon."""
    heights: list[float] = []
    for index, (bx, by) in enumerate(outline):
        ax, ay = outline[index - 1]
        if (ax < x) != (bx < x):
            heights.append(ay + (by - ay) * (x - ax) / (bx - ax))
    return (min(heights), max(heights)) if len(heights) > 1 else None


def surface(
    shop: Shop,
    outline: Sequence[Point],
    base: RGB,
    shade: float,
    lit: float,
    camo: bool = False,
    edge: float = EDGE,
) -> None:
    """Fills an outline with its base tone, a darker lower band, a lighter upper one, camouflage and bevelled edges."""
    ys = [y for _, y in outline]
    low, height = min(ys), max(ys) - min(ys)
    shop.pen.polygon(outline, base)
    if camo and shop.finish.camo is not None:
        _camouflage(shop, outline, shop.finish.camo)
    if shade and not (camo and shop.finish.camo):
        shop.pen.polygon(clipped_below(outline, low + height * shade), darker(base, 0.16))
    if lit:
        shop.pen.polygon(clipped_above(outline, low + height * (1 - lit)), lighter(base, 0.16))
    bevel(shop.pen, outline, base, edge)


def _camouflage(shop: Shop, outline: Sequence[Point], camo: spec.Camouflage) -> None:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    for colour, piece in patches(camo, (-1.0, 0.0), (11.0, 4.0)):
        px, py = [x for x, _ in piece], [y for _, y in piece]
        if max(px) > low[0] and min(px) < high[0] and max(py) > low[1] and min(py) < high[1]:
            shop.pen.polygon(clipped_to(outline, piece), colour)


def bevel(pen: Pen, outline: Sequence[Point], base: RGB, width: float) -> None:
    """A light line on edges that look up, a dark one on edges that look down: this is what makes plates solid."""
    around = list(outline) if area(outline) >= 0 else list(reversed(outline))
    bright, dull = lighter(base, 0.38), darker(base, 0.45)
    for index, (bx, by) in enumerate(around):
        ax, ay = around[index - 1]
        run = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if run == 0:
            continue
        up = -(bx - ax) / run
        inward = (-(by - ay) / run * width / 2, (bx - ax) / run * width / 2)
        a, b = (ax + inward[0], ay + inward[1]), (bx + inward[0], by + inward[1])
        if up > 0.25:
            pen.stroke([a, b], width, mix(base, bright, min(1.0, up + 0.1)))
        elif up < -0.25:
            pen.stroke([a, b], width, dull)


def gun(shop: Shop, part: spec.Gun) -> None:
    base = shop.finish.tone(part.tone)
    tip = part.radius * 0.8 if part.tip is None else part.tip
    barrel = _Barrel(shop.pen, part.at, part.elevation, base)
    barrel.tube(0, part.length, part.radius, tip)
    if part.sleeve:
        wide = part.sleeve_radius or part.radius * 1.45
        barrel.tube(0, part.length * part.sleeve, wide, wide * 0.92)
    if part.evacuator:
        barrel.tube(part.length * 0.62, part.length * 0.78, tip * 1.6, tip * 1.6)
    _brake(barrel, part.brake, part.length, tip)
    _mantlet(shop, part, base)


class _Barrel:
    """Draws rings and tubes along a raised barrel."""

    def __init__(self, pen: Pen, at: Point, elevation: float, base: RGB) -> None:
        self._pen, self._at, self._elevation, self._base = pen, at, elevation, base

    def point(self, distance: float, aside: float) -> Point:
        return polar(polar(self._at, distance, self._elevation), aside, self._elevation + 90)

    def tube(self, start: float, end: float, radius: float, tip: float, dark: float = 0.0) -> None:
        base = darker(self._base, dark)
        bands = (
            (1.0, -1.0, darker(base, 0.42)),
            (1.0, -0.55, base),
            (1.0, 0.3, lighter(base, 0.3)),
            (1.0, 0.8, base),
        )
        for top, bottom, colour in bands:
            points = [self.point(start, radius * top), self.point(end, tip * top)]
            points += [self.point(end, tip * bottom), self.point(start, radius * bottom)]
            self._pen.polygon(points, colour)


def _brake(barrel: _Barrel, kind: str, length: float, tip: float) -> None:
    if kind == "single":
        barrel.tube(length - 0.3, length, tip * 1.75, tip * 1.6)
        barrel.tube(length - 0.18, length - 0.1, tip * 1.3, tip * 1.3, dark=0.6)
    elif kind == "double":
        barrel.tube(length - 0.46, length - 0.26, tip * 1.8, tip * 1.8)
        barrel.tube(length - 0.26, length - 0.2, tip * 1.25, tip * 1.25, dark=0.6)
        barrel.tube(length - 0.2, length, tip * 1.7, tip * 1.6)
        barrel.tube(length - 0.06, length - 0.02, tip * 1.3, tip * 1.3, dark=0.6)
    elif kind == "bulb":
        barrel.tube(length - 0.4, length, tip * 1.1, tip * 2.1)
        barrel.tube(length - 0.12, length - 0.05, tip * 1.5, tip * 1.5, dark=0.6)
    elif kind == "pepper":
        barrel.tube(length - 0.7, length, tip * 1.35, tip * 1.35)
        for step in range(4):
            barrel.tube(
                length - 0.62 + step * 0.16, length - 0.56 + step * 0.16, tip * 0.7, tip * 0.7, dark=0.6
            )
    elif kind == "ring":
        barrel.tube(length - 0.1, length, tip * 1.4, tip * 1.4)


def _mantlet(shop: Shop, part: spec.Gun, base: RGB) -> None:
    x, y = part.at
    size = part.mantlet_size
    if part.mantlet == "round":
        shop.pen.disc((x, y), size, darker(base, 0.3))
        shop.pen.disc((x - 0.01, y + size * 0.08), size * 0.92, base)
        shop.pen.disc((x - 0.02, y + size * 0.3), size * 0.6, lighter(base, 0.18))
    elif part.mantlet == "ball":
        shop.pen.disc((x, y), size, darker(base, 0.35))
        shop.pen.disc((x + size * 0.1, y), size * 0.7, lighter(base, 0.12))
    elif part.mantlet == "box":
        outline = [
            (x - size * 0.3, y - size),
            (x + size * 0.4, y - size * 0.8),
            (x + size * 0.5, y + size * 0.7),
        ]
        surface(shop, rounded([*outline, (x - size * 0.3, y + size)], size * 0.2), base, 0.35, 0.0)
    elif part.mantlet == "plate":
        outline = [(x - 0.08, y - size), (x + 0.1, y - size), (x + 0.1, y + size), (x - 0.08, y + size)]
        surface(shop, rounded(outline, 0.04), base, 0.35, 0.0)
    elif part.mantlet == "pig":
        outline = [
            (x - size * 0.3, y - size),
            (x + size * 0.5, y - size * 0.8),
            (x + size * 1.5, y - size * 0.35),
        ]
        outline += [
            (x + size * 1.5, y + size * 0.35),
            (x + size * 0.5, y + size * 0.8),
            (x - size * 0.3, y + size),
        ]
        surface(shop, rounded(outline, size * 0.4), base, 0.4, 0.0)


def cupola(shop: Shop, part: spec.Cupola) -> None:
    (x, y), (wide, high) = part.at, part.size
    base = shop.finish.tone(part.tone)
    left, right = x - wide / 2, x + wide / 2
    shapes: dict[str, tuple[Polygon, float]] = {
        "drum": ([(left, y), (right, y), (right, y + high), (left, y + high)], 0.04),
        "ring": ([(left, y), (right, y), (right, y + high), (left, y + high)], 0.04),
        "cone": (
            [(left, y), (right, y), (right - wide * 0.14, y + high), (left + wide * 0.14, y + high)],
            0.03,
        ),
        "dome": (
            [
                (left, y),
                (right, y),
                (right, y + high * 0.5),
                (x + wide * 0.2, y + high),
                (x - wide * 0.2, y + high),
                (left, y + high * 0.5),
            ],
            high * 0.6,
        ),
        "hatch": ([(left, y), (right, y), (right, y + high), (left, y + high)], high * 0.4),
    }
    outline, radius = shapes[part.style]
    surface(shop, rounded(outline, radius), base, 0.4, 0.0)
    if part.style in ("drum", "cone"):
        shop.pen.stroke([(x - wide * 0.2, y + high * 0.62), (x + wide * 0.3, y + high * 0.62)], 0.04, DEEP)
    if part.style == "ring":
        for step in (-0.34, -0.12, 0.1, 0.32):
            shop.pen.stroke(
                [(x + wide * step, y + high * 0.6), (x + wide * (step + 0.12), y + high * 0.6)], 0.045, DEEP
            )
        lid = [
            (left + 0.04, y + high),
            (right - 0.04, y + high),
            (right - 0.1, y + high + 0.06),
            (left + 0.1, y + high + 0.06),
        ]
        surface(shop, lid, base, 0.0, 0.0)


def box(shop: Shop, part: spec.Box) -> None:
    (x, y), (wide, high) = part.at, part.size
    base = shop.finish.tone(part.tone)
    outline: Polygon = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    radius = {"drum": 0.05, "roll": min(wide, high) * 0.5, "exhaust": high * 0.4, "lamp": high * 0.5}.get(
        part.style, 0.02
    )
    surface(shop, rounded(outline, radius), base, 0.35, 0.0)
    pen = shop.pen
    if part.style == "box":
        pen.stroke(
            [(x + wide * 0.5, y + high * 0.55), (x + wide * 0.5, y + high * 0.85)], 0.04, darker(base, 0.45)
        )
    elif part.style in ("drum", "roll"):
        for share in (0.2, 0.8):
            pen.stroke(
                [(x + wide * share, y + 0.02), (x + wide * share, y + high - 0.02)], 0.03, darker(base, 0.4)
            )
    elif part.style == "crate":
        pen.stroke([(x, y + high * 0.5), (x + wide, y + high * 0.5)], 0.025, darker(base, 0.4))
    elif part.style == "lamp":
        pen.disc((x + wide * 0.7, y + high / 2), high * 0.3, (250, 238, 190))


def line(shop: Shop, part: spec.Line) -> None:
    shop.pen.stroke(part.at, part.width, shop.finish.tone(part.tone), caps=part.width > 0.04)


def rivets(shop: Shop, part: spec.Rivets) -> None:
    for point, _ in along(part.at, part.pitch, closed=False):
        shop.pen.disc(point, 0.028, shop.finish.tone("seam"))
        shop.pen.disc((point[0] - 0.006, point[1] + 0.008), 0.017, shop.finish.tone("light"))


def disc(shop: Shop, part: spec.Disc) -> None:
    base = shop.finish.tone(part.tone)
    shop.pen.disc(part.at, part.radius, darker(base, 0.35))
    shop.pen.disc((part.at[0], part.at[1] + part.radius * 0.06), part.radius * 0.86, base)
    if part.inner is not None:
        shop.pen.disc(part.at, part.radius * 0.55, shop.finish.tone(part.inner))


def grille(shop: Shop, part: spec.Grille) -> None:
    (x, y), (wide, high) = part.at, part.size
    shop.pen.polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], shop.finish.tone("dark"))
    for index in range(part.bars):
        share = (index + 0.5) / part.bars
        ends = (
            [(x + wide * share, y), (x + wide * share, y + high)]
            if part.upright
            else [(x, y + high * share), (x + wide, y + high * share)]
        )
        width = (wide if part.upright else high) / part.bars * 0.45
        shop.pen.stroke(ends, width, shop.finish.tone("top"))


def wheel(shop: Shop, part: spec.Wheel) -> None:
    pen, radius = shop.pen, part.radius
    centre = (part.at, radius)
    base = shop.finish.tone("side")
    pen.disc(centre, radius, darker(RUBBER, 0.35))
    pen.disc((part.at, radius + 0.01), radius * 0.95, RUBBER)
    pen.ring((part.at, radius), radius * 0.8, 0.025, lighter(RUBBER, 0.16))
    pen.disc(centre, radius * 0.62, darker(base, 0.45))
    pen.disc((part.at, radius + 0.01), radius * 0.56, base)
    if part.style == "spoked":
        for turn in range(0, 360, 60):
            pen.stroke(
                [polar(centre, radius * 0.15, turn), polar(centre, radius * 0.56, turn)],
                0.05,
                darker(base, 0.4),
            )
    else:
        for turn in range(30, 390, 60):
            pen.disc(
                polar(centre, radius * 0.4, turn),
                radius * (0.09 if part.style == "steel" else 0.05),
                darker(base, 0.5),
            )
    pen.disc(centre, radius * 0.22, lighter(base, 0.25))
    pen.disc(centre, radius * 0.11, darker(base, 0.4))


def mark(shop: Shop, part: spec.Mark) -> None:
    if shop.nation is not None:
        draw_emblem(shop.pen.moved(part.at, part.radius), shop.nation)
