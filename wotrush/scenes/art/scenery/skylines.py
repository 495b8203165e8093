"""The skyline of each country as flat shapes in the haze; every nation has more than one. Tall shapes keep to the
left, since the middle belongs to the vehicle and the right to its gun.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from wotrush.scenes.art.color import darker, lighter, mix
from wotrush.scenes.art.geometry import Point, ellipse, polar
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import Land
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.scenery.shapes import box, fir, house, lower, smoke, wind_pump


def _steppe(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw fir woods, and smoke in the distance."""
    color = mix(land.near, land.middle, 0.35)
    smoke(pen, source, base, tall, mix(land.middle, land.sky, 0.6))
    for _ in range(26):
        x = source.choice((source.uniform(0, 0.34), source.uniform(0.62, 1)))
        fir(pen, (x, base), tall * source.uniform(0.06, 0.17) * lower(x), color)


def _ruins(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw broken walls with empty windows, a chimney, and smoke."""
    color = mix(land.near, land.middle, 0.45)
    smoke(pen, source, base, tall, mix(land.middle, land.sky, 0.6))
    x = -0.02
    while x < 1:
        wide = source.uniform(0.07, 0.14)
        if 0.36 < x < 0.6 or source.random() < 0.18:
            x += wide
            continue
        high = tall * source.uniform(0.09, 0.24) * lower(x)
        top = [(x + wide * share, base + high * source.uniform(0.6, 1)) for share in (0, 0.3, 0.34, 0.7, 1)]
        pen.polygon([(x, base - 0.05), *top, (x + wide, base - 0.05)], color)
        for row in (0.25, 0.55):
            for column in (0.2, 0.6):
                left, low = x + wide * column, base + high * row
                pen.polygon(
                    [(left, low), (left + 0.016, low), (left + 0.016, low + 0.028), (left, low + 0.028)],
                    land.far,
                )
        x += wide + source.uniform(0, 0.03)


def _hedgerows(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw round-headed trees in hedges, and a row of poplars."""
    color = mix(land.near, land.middle, 0.4)
    for _ in range(26):
        x = source.choice((source.uniform(-0.05, 0.38), source.uniform(0.66, 1.05)))
        size = tall * source.uniform(0.03, 0.075)
        pen.disc((x, base + size * 0.8), size, color)
        pen.disc((x + size * 0.6, base + size * 1.2), size * 0.7, lighter(color, 0.06))
    for index in range(source.randint(2, 4)):
        x = source.uniform(0.04, 0.2) + index * 0.05
        pen.polygon(ellipse((x, base + tall * 0.13), 0.014, tall * 0.13), darker(color, 0.06))


def _village(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw a village with its steeple between poplars."""
    color = mix(land.near, land.middle, 0.4)
    x = source.uniform(0.0, 0.18)
    for index in range(4):
        wide, high = source.uniform(0.06, 0.09), tall * source.uniform(0.05, 0.08)
        left = x + index * 0.08
        pen.polygon(
            [
                (left, base - 0.02),
                (left, base + high),
                (left + wide / 2, base + high * 1.7),
                (left + wide, base + high),
                (left + wide, base - 0.02),
            ],
            color,
        )
    spire = x + 0.13
    pen.polygon(
        [
            (spire - 0.022, base),
            (spire - 0.022, base + tall * 0.16),
            (spire, base + tall * 0.33),
            (spire + 0.022, base + tall * 0.16),
            (spire + 0.022, base),
        ],
        darker(color, 0.08),
    )
    for index in range(7):
        place = source.uniform(0.62, 0.98) if index % 2 else source.uniform(0.36, 0.5)
        high = tall * source.uniform(0.07, 0.13) * lower(place)
        pen.polygon(
            ellipse((place, base + high * 0.9), 0.015, high), mix(color, land.middle, source.uniform(0, 0.4))
        )


def _camp(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw tents and a watch tower."""
    color = mix(land.near, land.middle, 0.45)
    for _ in range(7):
        x, half = source.uniform(0, 1), source.uniform(0.04, 0.07)
        pen.polygon([(x - half, base - 0.01), (x + half, base - 0.01), (x, base + half * 1.1)], color)
        pen.polygon(
            [(x, base - 0.01), (x + half * 0.3, base - 0.01), (x, base + half * 0.8)], darker(color, 0.25)
        )
    x = source.uniform(0.06, 0.16)
    for side in (-0.02, 0.02):
        pen.stroke([(x + side * 1.6, base), (x + side, base + tall * 0.22)], 0.006, color)
    hut = [(x - 0.035, base + tall * 0.2), (x + 0.035, base + tall * 0.2), (x + 0.035, base + tall * 0.27)]
    pen.polygon([*hut, (x, base + tall * 0.33), (x - 0.035, base + tall * 0.27)], color)


def _hamlet(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw log houses around a church with an onion dome."""
    color = mix(land.near, land.middle, 0.4)
    x = source.uniform(0.0, 0.14)
    for index in range(5):
        house(
            pen,
            (x + index * 0.065, base),
            source.uniform(0.05, 0.07),
            tall * source.uniform(0.04, 0.06),
            color,
        )
    church = x + 0.16
    pen.polygon(box(church, base, 0.05, tall * 0.15), darker(color, 0.1))
    pen.polygon(ellipse((church, base + tall * 0.17), 0.028, tall * 0.035), darker(color, 0.1))
    pen.polygon(
        [
            (church - 0.014, base + tall * 0.19),
            (church + 0.014, base + tall * 0.19),
            (church, base + tall * 0.27),
        ],
        darker(color, 0.1),
    )
    for _ in range(9):
        place = (x + source.choice((-0.1, 0.42)) + source.uniform(-0.1, 0.1), base)
        fir(pen, place, tall * source.uniform(0.06, 0.14), color)


def _works(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw the saw-tooth roofs and chimneys of a factory."""
    color = mix(land.near, land.middle, 0.5)
    x = source.uniform(-0.12, 0.06)
    for index in range(5):
        left = x + index * 0.07
        high = tall * 0.09
        pen.polygon(
            [
                (left, base - 0.02),
                (left, base + high),
                (left + 0.07, base + high * 1.6),
                (left + 0.07, base - 0.02),
            ],
            color,
        )
    for place, high in ((x + 0.1, 0.3), (x + 0.19, 0.24), (x + 0.32, 0.34)):
        pen.polygon(box(place, base, 0.02, tall * high), darker(color, 0.06))
    for _ in range(8):
        fir(pen, (source.uniform(0, 1), base), tall * source.uniform(0.05, 0.1), mix(color, land.middle, 0.4))


def _farm(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw a barn with its silo and wind pump among round trees."""
    color = mix(land.near, land.middle, 0.4)
    x = source.uniform(0.06, 0.2)
    barn: list[Point] = [
        (-0.07, -0.02),
        (-0.07, 0.11),
        (-0.045, 0.17),
        (0, 0.2),
        (0.045, 0.17),
        (0.07, 0.11),
        (0.07, -0.02),
    ]
    pen.polygon([(x + px, base + py * tall) for px, py in barn], darker(color, 0.12))
    pen.polygon(box(x + 0.1, base, 0.04, tall * 0.2), color)
    pen.polygon(ellipse((x + 0.1, base + tall * 0.2), 0.02, tall * 0.03), color)
    wind_pump(pen, (x + 0.17, base), tall * 0.26, color)
    for _ in range(14):
        place, size = source.uniform(-0.05, 1.05), tall * source.uniform(0.025, 0.05)
        pen.disc((place, base + size * 0.7), size, mix(color, land.middle, 0.25))


def _windmill(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw a windmill over an avenue of trees."""
    color = mix(land.near, land.middle, 0.4)
    x = source.uniform(0.08, 0.24)
    high = tall * 0.2
    pen.polygon(
        [(x - 0.034, base), (x + 0.034, base), (x + 0.022, base + high), (x - 0.022, base + high)],
        darker(color, 0.08),
    )
    pen.polygon(
        [(x - 0.028, base + high), (x + 0.028, base + high), (x, base + high * 1.22)], darker(color, 0.08)
    )
    for dx, dy in ((0.06, 0.05), (-0.05, 0.06), (-0.06, -0.05), (0.05, -0.06)):
        pen.stroke([(x, base + high * 1.05), (x + dx, base + high * 1.05 + dy)], 0.011, color)
    for index in range(9):
        place = x + 0.12 + index * 0.045
        size = tall * source.uniform(0.03, 0.042)
        pen.stroke([(place, base - 0.01), (place, base + size * 1.4)], 0.006, color)
        pen.disc((place, base + size * 2), size, mix(color, land.middle, 0.15))


def _palms(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw leaning palms with scrub below them."""
    color = mix(land.near, land.middle, 0.35)
    for _ in range(18):
        x, size = source.uniform(-0.02, 1.02), tall * source.uniform(0.02, 0.045)
        pen.polygon(ellipse((x, base), size * 1.7, size), mix(color, land.middle, 0.3))
    for index in range(5):
        x = 0.04 + index * 0.075 + source.uniform(-0.02, 0.02)
        high, lean = tall * source.uniform(0.16, 0.28), source.uniform(-0.03, 0.04)
        crown = (x + lean, base + high)
        stem = (x, base, 0.007), (x + lean * 0.4, base + high * 0.55, 0.005), (*crown, 0.003)
        left, right = ([(at + side * wide, y) for at, y, wide in stem] for side in (-1, 1))
        pen.polygon([*left, *reversed(right)], color)
        for turn in FRONDS:
            pen.polygon(_frond(crown, turn + source.uniform(-8, 8)), color)


FRONDS = (-38, -8, 22, 58, 96, 130, 162, 192, 218)
"""The directions of the leaves of a palm, in degrees."""


def _frond(crown: Point, turn: float) -> list[Point]:
    """Return a leaf of a palm that bends down to its tip and is widest before its middle."""
    back = [polar(crown, 0.066 * part, turn) for part in (0.0, 0.28, 0.6, 1.0)]
    upper = [(x, y + up) for (x, y), up in zip(back, (0.0, 0.008, 0.004, -0.03), strict=True)]
    lower = [(x, y - down) for (x, y), down in zip(back[1:3], (0.006, 0.012), strict=True)]
    return [*upper, *reversed(lower)]


def _cypresses(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw a walled town on a rise between cypresses."""
    color = mix(land.near, land.middle, 0.4)
    x = source.uniform(0.06, 0.14)
    for index in range(4):
        house(pen, (x + index * 0.06, base + tall * 0.02), 0.06, tall * source.uniform(0.05, 0.1), color)
    pen.polygon(box(x + 0.1, base, 0.045, tall * 0.26), darker(color, 0.08))
    for _ in range(9):
        place = source.choice((source.uniform(-0.02, 0.4), source.uniform(0.64, 1.0)))
        high = tall * source.uniform(0.08, 0.14) * lower(place)
        pen.polygon(ellipse((place, base + high * 0.8), 0.013, high), darker(color, 0.14))


def _dunes(pen: Pen, source: random.Random, base: float, tall: float, land: Land) -> None:
    """Draw table hills and dunes, one lit and one shaded side each."""
    color = mix(land.near, land.far, 0.55)
    for x, wide, high in ((0.16, 0.2, 0.15), (0.72, 0.3, 0.09)):
        left, right = x - wide * source.uniform(0.9, 1.1), x + wide
        top = base + tall * high
        pen.polygon(
            [(left, base - 0.05), (x - wide * 0.5, top), (x + wide * 0.4, top), (right, base - 0.05)], color
        )
        pen.polygon(
            [(x, base - 0.05), (x + wide * 0.15, top), (x + wide * 0.4, top), (right, base - 0.05)],
            darker(color, 0.14),
        )
    for _ in range(3):
        x, wide = source.uniform(0, 1), source.uniform(0.16, 0.3)
        crest = (x + wide * 0.2, base + tall * source.uniform(0.03, 0.06))
        pen.polygon([(x - wide, base - 0.03), crest, (x + wide, base - 0.03)], mix(land.ground, color, 0.5))
        pen.polygon([(x, base - 0.03), crest, (x + wide, base - 0.03)], mix(land.ground, color, 0.75))


Skyline = Callable[[Pen, random.Random, float, float, Land], None]
SKYLINES: dict[ArtNation | None, tuple[Skyline, ...]] = {
    None: (_camp,),
    ArtNation.USSR: (_steppe, _hamlet),
    ArtNation.GERMANY: (_ruins, _ruins, _works),
    ArtNation.USA: (_hedgerows, _farm),
    ArtNation.FRANCE: (_village, _windmill),
    ArtNation.UK: (_hedgerows, _village, _farm),
    ArtNation.JAPAN: (_palms,),
    ArtNation.ITALY: (_cypresses,),
    ArtNation.POLAND: (_windmill, _hedgerows),
    ArtNation.HUNGARY: (_farm, _windmill),
}
DESERT: tuple[Skyline, ...] = (_dunes,)
"""What stands on the horizon of a desert, whoever fights there."""
