"""Things seen from near in the scenes of events: a silent radio set, empty canisters and crates, a broken wall, a ship."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, mix, parse
from wotrush.scenes.art.geometry import Point, ellipse, polar, rounded
from wotrush.scenes.hunter.faces.scenes.stage import DARK, WOOD, Stage

OLIVE = parse("#5a6442")
STEEL = parse("#7c8288")
BRASS = parse("#c9963c")
HULL = parse("#6b7680")
BRICK = parse("#8d5640")
LAMP = parse("#f2c677")


def _box(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def tent(stage: Stage) -> None:
    """Fill the picture with canvas in lamplight, and a table of planks below."""
    high = stage.target.get_height()
    for row in range(high):
        share = row / max(1, high - 1)
        stage.target.fill(
            mix(parse("#2b2f2a"), parse("#4d4733"), share), (0, row, stage.target.get_width(), 1)
        )
    pen, tall = stage.pen, stage.tall
    for x, foot in ((0.2, 0.05), (0.55, 0.5), (0.86, 1.0)):
        pen.stroke([(x, tall), (foot, 0)], 0.012, parse("#242721"))
    stage.glow((0.12, tall * 0.82), 0.6, darker(LAMP, 0.35))
    top = tall * 0.3
    pen.polygon(_box(0, 0, 1, top), parse("#5f4a30"))
    for step in range(1, 4):
        y = top * step / 4
        pen.stroke([(0, y), (1, y)], 0.008, parse("#43331f"))
    pen.stroke([(0, top), (1, top)], 0.014, parse("#87693f"))


def radio_set(stage: Stage) -> None:
    """Draw a radio that is switched off: dark dials, needles at rest; its headphones lie before it."""
    pen, tall = stage.pen, stage.tall
    size = min(0.7, tall * 0.98)
    x, y = 0.5 - size * 0.42, tall * 0.26
    wide, high = size, size * 0.62
    pen.polygon(rounded(_box(x - 0.012, y - 0.012, wide + 0.024, high + 0.024), 0.03), DARK)
    pen.polygon(rounded(_box(x, y, wide, high), 0.025), OLIVE)
    pen.polygon(rounded(_box(x, y + high * 0.86, wide, high * 0.14), 0.02), lighter(OLIVE, 0.2))
    pen.stroke([(x + wide * 0.36, y + high), (x + wide * 0.4, y + high * 1.1), (x + wide * 0.6, y + high * 1.1),
                (x + wide * 0.64, y + high)], 0.022, DARK)  # fmt: skip
    for share in (0.26, 0.66):
        at = (x + wide * share, y + high * 0.56)
        pen.disc(at, size * 0.135, DARK)
        pen.disc(at, size * 0.115, parse("#22251f"))
        for turn in range(20, 161, 28):
            pen.stroke([polar(at, size * 0.08, turn), polar(at, size * 0.1, turn)], 0.006, (150, 148, 124))
        pen.stroke([polar(at, size * 0.02, 158), polar(at, size * 0.09, 158)], 0.01, (196, 72, 52))
        pen.disc(at, size * 0.02, STEEL)
    for index in range(6):
        at = (x + wide * (0.1 + 0.16 * index), y + high * 0.16)
        pen.disc(at, size * 0.042, DARK)
        pen.disc((at[0] - 0.004, at[1] + 0.004), size * 0.03, STEEL if index % 2 else parse("#3b3f36"))
    pen.disc((x + wide * 0.93, y + high * 0.74), size * 0.028, (70, 26, 22))
    _headphones(stage, (min(x + wide * 0.92, 0.97 - size * 0.32), y - tall * 0.05), size * 0.24)


def _headphones(stage: Stage, at: Point, size: float) -> None:
    pen, (x, y) = stage.pen, at
    cord = [
        (x - size, y),
        (x - size * 2, y - size * 0.35),
        (x - size * 2.8, y - size * 0.1),
        (x - size * 3.2, y + size),
    ]
    pen.stroke(cord, size * 0.1, (22, 20, 18), caps=True)
    band = [
        (x + size * 0.95 * px, y + size * 0.7 * py)
        for px, py in (polar((0, 0.2), 1, 15 * k) for k in range(13))
    ]
    pen.stroke(band, size * 0.26, DARK, caps=True)
    pen.stroke(band, size * 0.12, parse("#6e5a3e"), caps=True)
    for side in (-1, 1):
        cup = (x + side * size * 0.95, y)
        pen.polygon(ellipse(cup, size * 0.36, size * 0.44), DARK)
        pen.polygon(
            ellipse((cup[0] - size * 0.05, y + size * 0.04), size * 0.24, size * 0.3), parse("#55534e")
        )
        pen.polygon(ellipse((cup[0] - size * 0.05, y + size * 0.04), size * 0.1, size * 0.13), DARK)


def canister(stage: Stage, at: Point, size: float, tilt: float = 0.0) -> None:
    """Draw a fuel canister that stands, or lies turned by so many degrees; its mouth is open."""

    def place(points: list[Point]) -> list[Point]:
        return [polar(polar(at, x * size, tilt), y * size, tilt + 90) for x, y in points]

    pen = stage.pen
    pen.polygon(
        rounded(place([(-0.36, 0), (0.36, 0), (0.36, 0.82), (0.2, 0.98), (-0.36, 0.98)]), size * 0.07), DARK
    )
    body = [(-0.32, 0.04), (0.32, 0.04), (0.32, 0.8), (0.18, 0.94), (-0.32, 0.94)]
    pen.polygon(rounded(place(body), size * 0.06), OLIVE)
    pen.polygon(place([(-0.32, 0.1), (-0.22, 0.1), (-0.22, 0.86), (-0.32, 0.86)]), lighter(OLIVE, 0.22))
    for cross in ([(-0.2, 0.14), (0.24, 0.72)], [(-0.2, 0.72), (0.24, 0.14)]):
        pen.stroke(place(cross), size * 0.07, darker(OLIVE, 0.35))
        pen.stroke(place([(x - 0.015, y + 0.015) for x, y in cross]), size * 0.03, lighter(OLIVE, 0.16))
    for level in (1.06, 1.12):
        pen.stroke(
            place([(-0.28, 0.94), (-0.26, level), (0.0, level), (0.02, 0.94)]),
            size * 0.05,
            darker(OLIVE, 0.3),
        )
    pen.stroke(place([(0.24, 0.9), (0.34, 1.02)]), size * 0.16, darker(OLIVE, 0.4), caps=True)
    pen.disc(place([(0.36, 1.04)])[0], size * 0.06, (18, 16, 14))


def drum_on_its_side(stage: Stage, at: Point, size: float) -> None:
    """Draw an empty drum that lies with its open end to the front."""
    pen, (x, y) = stage.pen, at
    steel = parse("#6a4a38")
    pen.polygon(rounded(_box(x, y, size * 1.3, size * 0.86), size * 0.1), darker(steel, 0.5))
    pen.polygon(rounded(_box(x, y + size * 0.04, size * 1.28, size * 0.8), size * 0.1), steel)
    pen.stroke([(x, y + size * 0.7), (x + size * 1.2, y + size * 0.7)], size * 0.08, lighter(steel, 0.25))
    for share in (0.45, 0.9):
        pen.stroke(
            [(x + size * share, y), (x + size * share, y + size * 0.86)], size * 0.06, darker(steel, 0.3)
        )
    pen.polygon(ellipse((x, y + size * 0.43), size * 0.24, size * 0.44), lighter(steel, 0.12))
    pen.polygon(ellipse((x, y + size * 0.43), size * 0.19, size * 0.37), (20, 16, 14))


def empty_crate(stage: Stage, at: Point, size: float) -> None:
    """Draw an ammunition crate without ammunition: its lid leans behind it, and its hollows are empty."""
    pen, (x, y) = stage.pen, at
    high = size * 0.34
    lid = [
        (x + size * 0.06, y + high),
        (x + size * 0.94, y + high),
        (x + size, y + high * 2.3),
        (x + size * 0.02, y + high * 2.3),
    ]
    pen.polygon(lid, darker(WOOD, 0.55))
    pen.polygon(
        [(a + (x + size / 2 - a) * 0.05, b + (y + high * 1.65 - b) * 0.1) for a, b in lid], darker(WOOD, 0.18)
    )
    pen.stroke(
        [(x + size * 0.08, y + high * 1.65), (x + size * 0.92, y + high * 1.65)],
        size * 0.05,
        darker(WOOD, 0.4),
    )
    inside = [
        (x, y + high),
        (x + size, y + high),
        (x + size * 0.94, y + high * 1.36),
        (x + size * 0.06, y + high * 1.36),
    ]
    pen.polygon(inside, (26, 20, 15))
    for index in range(4):
        middle = (x + size * (0.2 + 0.2 * index), y + high * 1.17)
        pen.polygon(ellipse(middle, size * 0.075, high * 0.12), (60, 46, 31))
        pen.polygon(ellipse(middle, size * 0.05, high * 0.07), (12, 10, 8))
    pen.polygon(_box(x, y, size, high), darker(WOOD, 0.5))
    for level in (0.06, 0.53):
        pen.polygon(
            _box(x + size * 0.02, y + high * level, size * 0.96, high * 0.41),
            WOOD if level > 0.5 else darker(WOOD, 0.12),
        )
    for share in (0.1, 0.86):
        pen.polygon(_box(x + size * share, y, size * 0.06, high), darker(WOOD, 0.35))


def spent_case(stage: Stage, at: Point, size: float, turn: float) -> None:
    """Draw a brass case that lies on the ground; it is empty."""
    pen, mouth = stage.pen, polar(at, size, turn)
    pen.stroke([at, mouth], size * 0.34, darker(BRASS, 0.5))
    pen.stroke([at, mouth], size * 0.26, BRASS)
    pen.stroke(
        [polar(at, size * 0.06, turn + 90), polar(mouth, size * 0.06, turn + 90)],
        size * 0.07,
        lighter(BRASS, 0.5),
    )
    pen.stroke([at, polar(at, size * 0.08, turn)], size * 0.42, darker(BRASS, 0.3))
    pen.disc(mouth, size * 0.12, (28, 20, 12))


def wall(stage: Stage, left: float, right: float, high: float, gap: tuple[float, float]) -> None:
    """Draw a brick wall with a hole that something has just come through."""
    pen, foot, course = stage.pen, stage.tall * 0.12, high / 7
    source = random.Random(23)
    for row in range(7):
        y, x = foot + course * row, left - (course if row % 2 else 0)
        while x < right:
            ragged = source.uniform(-0.03, 0.03)
            if not gap[0] + ragged < x + course < gap[1] + ragged:
                tone = mix(BRICK, DARK, source.uniform(0.0, 0.3))
                pen.polygon(_box(x, y, course * 2, course), darker(BRICK, 0.55))
                pen.polygon(_box(x + course * 0.08, y + course * 0.1, course * 1.84, course * 0.8), tone)
            x += course * 2


def rubble(stage: Stage, at: Point, reach: float, count: int) -> None:
    """Draw bricks that fly away from a place."""
    source = random.Random(31)
    for _ in range(count):
        turn, out = source.uniform(-12, 118), reach * source.uniform(0.25, 1.0)
        middle, size, lean = polar(at, out, turn), source.uniform(0.012, 0.03), source.uniform(0, 180)
        corners = [polar(middle, size, lean + step) for step in (25, 155, 205, 335)]
        stage.pen.polygon(corners, mix(BRICK, DARK, source.uniform(0, 0.4)))


def ship(stage: Stage, size: float, foot: float) -> None:
    """Draw a freighter at anchor whose bow points left: hull, bridge, funnel, masts with their booms."""
    pen = stage.pen

    def at(points: list[Point]) -> list[Point]:
        return [(0.52 + (x - 0.5) * size, foot + y * size) for x, y in points]

    pen.polygon(
        at([(0.0, 0.2), (0.1, 0.17), (0.9, 0.16), (1.0, 0.19), (0.96, 0), (0.1, 0)]), darker(HULL, 0.45)
    )
    pen.polygon(
        at([(0.02, 0.185), (0.11, 0.155), (0.9, 0.147), (0.98, 0.175), (0.955, 0.05), (0.08, 0.05)]), HULL
    )
    pen.polygon(at([(0.09, 0.05), (0.955, 0.05), (0.95, 0.0), (0.1, 0.0)]), parse("#7c3a2e"))
    pen.stroke(at([(0.06, 0.15), (0.94, 0.138)]), size * 0.008, lighter(HULL, 0.3))
    for x in range(9):
        pen.disc(at([(0.2 + 0.07 * x, 0.105)])[0], size * 0.009, darker(HULL, 0.6))
    for left, low, wide, high in (
        (0.42, 0.15, 0.24, 0.09),
        (0.45, 0.24, 0.17, 0.07),
        (0.47, 0.31, 0.09, 0.05),
    ):
        pen.polygon(at(_box(left, low, wide, high)), darker(HULL, 0.3))
        pen.polygon(at(_box(left + 0.005, low, wide - 0.01, high - 0.006)), lighter(HULL, 0.42))
        for index in range(int(wide / 0.04)):
            pen.polygon(
                at(_box(left + 0.02 + 0.04 * index, low + high * 0.45, 0.018, 0.02)), darker(HULL, 0.6)
            )
    pen.polygon(at(_box(0.575, 0.3, 0.07, 0.14)), darker(HULL, 0.45))
    pen.polygon(at(_box(0.575, 0.4, 0.07, 0.025)), parse("#a33a2c"))
    for foot_x, tips in ((0.27, (0.14, 0.4)), (0.8, (0.7, 0.93))):
        pen.stroke(at([(foot_x, 0.14), (foot_x, 0.52)]), size * 0.016, darker(HULL, 0.5))
        for tip in tips:
            pen.stroke(at([(foot_x, 0.2), (tip, 0.4)]), size * 0.01, darker(HULL, 0.4))
            pen.stroke(at([(foot_x, 0.5), (tip, 0.4)]), size * 0.004, DARK)


def quay_crane(stage: Stage, hook: Point, size: float) -> None:
    """Draw the quay, its crane, and the slings of what hangs on the hook."""
    pen, tall = stage.pen, stage.tall
    quay = tall * 0.15
    pen.polygon(_box(0, 0, 1, quay), parse("#6f695c"))
    pen.polygon(_box(0, quay - 0.02, 1, 0.024), parse("#8f8877"))
    for step in range(7):
        pen.stroke([(step * 0.16 + 0.03, 0), (step * 0.16 + 0.03, quay - 0.02)], 0.006, parse("#4f4a40"))
    for x in (0.12, 0.5, 0.86):
        pen.polygon(rounded(_box(x, quay, 0.035, 0.03), 0.01), DARK)
    x, top = 0.9, min(hook[1] + size * 0.62, tall * 0.9)
    yellow = parse("#c79a35")
    for side in (-0.05, 0.05):
        pen.stroke([(x + side, quay), (x + side * 0.5, top)], 0.024, darker(yellow, 0.35))
    for step in range(5):
        low, high = (quay + (top - quay) * k / 5 for k in (step, step + 1))
        pen.stroke([(x - 0.045, low), (x + 0.045, high)], 0.01, darker(yellow, 0.2))
    jib = [(x + 0.1, top - 0.02), (hook[0] - 0.03, top + 0.02)]
    pen.stroke(jib, 0.034, darker(yellow, 0.4))
    pen.stroke(jib, 0.02, yellow)
    pen.stroke([(x, top + size * 0.22), (hook[0], top + 0.02)], 0.008, DARK)
    pen.stroke([(x, top), (x, top + size * 0.22)], 0.02, darker(yellow, 0.35))
    pen.stroke([(hook[0], top), hook], 0.01, DARK)
    for end in (-0.42, 0.42):
        pen.stroke([hook, (hook[0] + size * end, hook[1] - size * 0.36)], 0.008, DARK)
    pen.disc(hook, 0.016, DARK)


def beam(stage: Stage, color: RGB, alpha: int, points: list[Point]) -> None:
    """Lay a translucent shape over the picture."""
    layer = pygame.Surface(stage.target.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*color, alpha), [stage.pixel(point) for point in points])
    stage.target.blit(layer, (0, 0))
