"""Suspensions of road wheels: rockers, coil and leaf springs, and the arms of torsion bars."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wotrush.scenes.art.color import darker, lighter
from wotrush.scenes.art.geometry import Point, rounded
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.finish import Finish


class _Gear(NamedTuple):
    """What every kind of suspension needs to know about its track."""

    pen: Pen
    finish: Finish
    wheels: list[float]
    height: float
    radius: float


def bogies(pen: Pen, part: spec.Track, finish: Finish) -> None:
    draw = _SUSPENSIONS.get(part.bogies)
    if draw is not None:
        height = part.radius + part.thick + part.lift
        draw(_Gear(pen, finish, part.wheels, height, part.radius))


def _pairs_of(gear: _Gear) -> list[tuple[float, float]]:
    return list(zip(gear.wheels[0::2], gear.wheels[1::2], strict=False))


def _rockers(gear: _Gear) -> None:
    for left, right in _pairs_of(gear):
        top = ((left + right) / 2, gear.height + gear.radius * 1.3)
        outline = [(left, gear.height), top, (right, gear.height)]
        gear.pen.stroke(outline, 0.16, gear.finish.tone("dark"), caps=True)
        gear.pen.stroke(outline, 0.05, gear.finish.tone("side"))


def _half_leaves(gear: _Gear) -> None:
    """Draw a bundle of leaves bent over each pair of wheels under a round bracket, as on the Panzer IV."""
    pen, side = gear.pen, gear.finish.tone("side")
    for left, right in _pairs_of(gear):
        middle = (left + right) / 2
        bracket = [
            (middle - 0.2, gear.height - 0.02),
            (middle + 0.2, gear.height - 0.02),
            (middle + 0.13, gear.height + gear.radius * 1.7),
            (middle - 0.13, gear.height + gear.radius * 1.7),
        ]
        pen.polygon(rounded(bracket, 0.1), darker(side, 0.22))
        for leaf in range(3):
            level = gear.height + gear.radius * (1.16 - 0.2 * leaf)
            reach = (right - left) / 2 * (0.95 - 0.22 * leaf)
            pen.stroke(
                [(middle - reach, level - 0.06), (middle, level), (middle + reach, level - 0.06)], 0.03, side
            )
        pen.disc((middle, gear.height + gear.radius * 1.25), 0.07, lighter(side, 0.2))


def _quarter_leaves(gear: _Gear) -> None:
    """Draw a bundle of leaves for each wheel, held at its thick end behind and above, as on the Panzer II."""
    side = gear.finish.tone("side")
    for x in gear.wheels:
        root = (x - gear.radius * 1.25, gear.height + gear.radius * 1.25)
        tip = (x, gear.height + gear.radius * 0.55)
        for leaf in range(4):
            share = 1 - 0.2 * leaf
            end = (root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share - leaf * 0.05)
            tone = darker(side, 0.16 if leaf % 2 else 0.34)
            gear.pen.stroke([(root[0], root[1] - leaf * 0.05), end], 0.05, tone)
        gear.pen.disc((root[0], root[1] - 0.08), 0.09, side)


def _fours(gear: _Gear) -> None:
    """Draw two pairs of wheels under one bracket, with leaf springs bent out to either side, as on the Vickers 6-ton."""
    pen, side = gear.pen, gear.finish.tone("side")
    for start in range(0, len(gear.wheels) - 3, 4):
        a, b, c, d = gear.wheels[start : start + 4]
        middle, hub = (b + c) / 2, gear.height + gear.radius * 2.6
        for low, high in ((a, b), (c, d)):
            pair = (low + high) / 2
            pen.stroke(
                [(low, gear.height), (pair, gear.height + gear.radius), (high, gear.height)],
                0.1,
                side,
                caps=True,
            )
            for leaf in range(3):
                end = (pair + (middle - pair) * 0.12 * leaf, gear.height + gear.radius * 1.1 + 0.05 * leaf)
                bend = ((pair + middle) / 2, hub + 0.02 - 0.07 * leaf)
                pen.stroke([(middle, hub), bend, end], 0.045, darker(side, 0.3 - 0.14 * leaf))
        block = [
            (middle - 0.14, hub - 0.22),
            (middle + 0.14, hub - 0.22),
            (middle + 0.2, hub + 0.1),
            (middle - 0.2, hub + 0.1),
        ]
        pen.polygon(rounded(block, 0.06), darker(side, 0.15))
        pen.disc((middle, hub - 0.06), 0.07, lighter(side, 0.2))


def _upright_springs(gear: _Gear) -> None:
    """Draw two wheels on rocker arms under a housing with upright springs, as on the Sherman."""
    pen, body, edge = gear.pen, darker(gear.finish.tone("side"), 0.14), gear.finish.tone("seam")
    for left, right in _pairs_of(gear):
        middle, top = (left + right) / 2, gear.height + gear.radius * 2.0
        knee = (middle, gear.height + gear.radius * 0.8)
        pen.stroke(
            [(left, gear.height), knee, (right, gear.height)], 0.17, gear.finish.tone("dark"), caps=True
        )
        block = [
            (middle - 0.22, gear.height - 0.02),
            (middle + 0.22, gear.height - 0.02),
            (middle + 0.17, top),
            (middle - 0.17, top),
        ]
        pen.polygon(rounded(block, 0.06), body)
        pen.stroke([(middle - 0.15, top - 0.02), (middle + 0.15, top - 0.02)], 0.04, lighter(body, 0.3))
        for x in (middle - 0.08, middle + 0.08):
            pen.stroke([(x, gear.height + 0.12), (x, top - 0.1)], 0.07, edge)
            pen.stroke([(x - 0.015, gear.height + 0.12), (x - 0.015, top - 0.1)], 0.025, lighter(body, 0.2))


def _level_springs(gear: _Gear) -> None:
    """Draw two arms pressed apart by springs between their upper ends, as on the late Sherman."""
    pen, body, edge = gear.pen, darker(gear.finish.tone("side"), 0.14), gear.finish.tone("seam")
    for left, right in _pairs_of(gear):
        middle, level = (left + right) / 2, gear.height + gear.radius * 1.45
        block = [
            (middle - 0.15, gear.height - 0.12),
            (middle + 0.15, gear.height - 0.12),
            (middle + 0.24, level + 0.14),
            (middle - 0.24, level + 0.14),
        ]
        pen.polygon(rounded(block, 0.06), darker(body, 0.25))
        for x, side in ((left, -1), (right, 1)):
            pen.stroke([(middle + side * 0.08, gear.height), (x, gear.height)], 0.16, body)
            pen.stroke([(x, gear.height), (middle + side * 0.36, level)], 0.16, body, caps=True)
        pen.stroke([(middle - 0.34, level), (middle + 0.34, level)], 0.17, edge)
        for coil in range(-2, 3):
            x = middle + coil * 0.12
            pen.stroke([(x - 0.02, level - 0.08), (x + 0.02, level + 0.08)], 0.045, lighter(body, 0.22))


def _trailing_arms(gear: _Gear) -> None:
    dark, side = gear.finish.tone("dark"), gear.finish.tone("side")
    for x in gear.wheels:
        pivot: Point = (x + gear.radius * 1.2, gear.height + gear.radius * 0.95)
        gear.pen.stroke([pivot, (x, gear.height)], 0.15, dark, caps=True)
        gear.pen.disc(pivot, 0.12, darker(side, 0.12))
        gear.pen.disc(pivot, 0.05, darker(side, 0.5))


_SUSPENSIONS: dict[spec.Bogies, Callable[[_Gear], None]] = {
    "pairs": _rockers,
    "leaf": _half_leaves,
    "quarter": _quarter_leaves,
    "fours": _fours,
    "vertical": _upright_springs,
    "horizontal": _level_springs,
    "trailing": _trailing_arms,
}
