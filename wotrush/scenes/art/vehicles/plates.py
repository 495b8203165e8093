"""Plates: flat sides with base tone, shade below, light above, camouflage and bevelled edges. Most parts are made of
them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.scenes.art.color import RGB, darker, lighter
from wotrush.scenes.art.geometry import (
    Point,
    Polygon,
    clipped_above,
    clipped_below,
    clipped_to,
    rounded,
)
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import Shop

CAST, CAST_LIGHT = 0.1, 0.24
"""From which roundness on a turret looks cast, and how much of it is then lit."""
PAINTED = ("side", "top", "turret")
EDGE = 0.035
SHADE, LIGHT = 0.16, 0.12
"""How much darker the lower part of a plate is, and how much lighter one that faces up."""


def plate(shop: Shop, part: spec.PlatePart) -> None:
    outline = rounded(part.at, part.round)
    base = shop.finish.tone(part.tone)
    if part.tone == "turret":
        _seat(shop, part.at)
    lit = CAST_LIGHT if part.tone == "turret" and part.round >= CAST else 0.0
    surface(shop, outline, base, part.shade, lit, camo=part.camo and part.tone in PAINTED)
    xs = [x for x, _ in part.at]
    for index in range(1, part.panels):
        x = min(xs) + (max(xs) - min(xs)) * index / part.panels
        cut = _column(outline, x)
        if cut is not None:
            shop.pen.stroke([(x, cut[0]), (x, cut[1])], 0.022, darker(base, 0.42))
            shop.pen.stroke([(x + 0.022, cut[0]), (x + 0.022, cut[1])], 0.016, lighter(base, 0.18))
    if part.ribs:
        _ribs(shop.pen, outline, base, min(xs), max(xs))


def _seat(shop: Shop, corners: Sequence[Point]) -> None:
    """Draw the shadow that a turret casts on what it stands on."""
    low = min(y for _, y in corners)
    foot = [x for x, y in corners if y < low + 0.04]
    left, right = min(foot) + 0.05, max(foot) - 0.05
    if right - left > 0.3:
        shop.pen.stroke([(left, low - 0.03), (right, low - 0.03)], 0.07, shop.finish.tone("seam"))


def _ribs(pen: Pen, outline: Polygon, base: RGB, left: float, right: float) -> None:
    """Draw hoops that press through canvas, with the cloth sagging between them."""
    count = max(3, round((right - left) / 0.55))
    for index in range(1, count):
        x = left + (right - left) * index / count
        cut = _column(outline, x)
        if cut is not None:
            pen.stroke([(x - 0.05, cut[0]), (x - 0.05, cut[1] - 0.02)], 0.07, darker(base, 0.16))
            pen.stroke([(x + 0.01, cut[0]), (x + 0.01, cut[1] - 0.01)], 0.04, lighter(base, 0.25))


def _column(outline: Polygon, x: float) -> tuple[float, float] | None:
    """Return where an upright line enters and leaves a polygon."""
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
    lit: float = 0.0,
    camo: bool = False,
) -> None:
    """Fill an outline with its base tone, a darker lower band, a lighter upper one, camouflage and bevelled edges."""
    ys = [y for _, y in outline]
    low, height = min(ys), max(ys) - min(ys)
    shop.pen.polygon(outline, base)
    if camo:
        _camouflage(shop, outline, lambda color: color)
    if shade:
        band = clipped_below(outline, low + height * shade)
        shop.pen.polygon(band, darker(base, SHADE))
        if camo:
            _camouflage(shop, band, lambda color: darker(color, SHADE))
    if lit:
        band = clipped_above(outline, low + height * (1 - lit))
        shop.pen.polygon(band, lighter(base, LIGHT))
        if camo:
            _camouflage(shop, band, lambda color: lighter(color, LIGHT))
    shop.pen.bevel(outline, base, EDGE)


def _camouflage(shop: Shop, outline: Sequence[Point], tone: Callable[[RGB], RGB]) -> None:
    if not shop.finish.coat or len(outline) < 3:
        return
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    for color, piece in shop.finish.coat:
        px, py = [x for x, _ in piece], [y for _, y in piece]
        if max(px) > low[0] and min(px) < high[0] and max(py) > low[1] and min(py) < high[1]:
            shop.pen.polygon(clipped_to(outline, piece), tone(color))
