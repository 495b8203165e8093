"""The band of a nation: its color, and a weave that tells it from the others without color."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from wotrush.scenes.art.color import RGB, lighter, mix
from wotrush.scenes.art.geometry import Point
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet

PITCH, THREAD = 9.0, 2.2
"""Of the threads of a weave, in units."""
CLEARER = 0.09
"""How much lighter a thread is than its band: seen, and never in the way of what is written over it."""

Box = tuple[float, float, float, float]
Thread = tuple[Point, Point]


def band(sheet: Sheet, nation: ArtNation | None, box: Box, top: RGB, bottom: RGB) -> None:
    """USSR plain, Germany slanting, USA level, France upright."""
    sheet.gradient(*box, top, bottom)
    part, scale = sheet.part(*box), sheet.scale
    color = lighter(mix(top, bottom, 0.5), CLEARER)
    thick = max(1, round(THREAD * scale))
    for (ax, ay), (bx, by) in _threads(nation, box[2], box[3]):
        pygame.draw.line(part, color, (ax * scale, ay * scale), (bx * scale, by * scale), thick)


def _threads(nation: ArtNation | None, wide: float, high: float) -> Iterator[Thread]:
    match nation:
        case ArtNation.GERMANY:
            for index in range(int((wide + high) / PITCH) + 1):
                yield (index * PITCH - high, high), (index * PITCH, 0.0)
        case ArtNation.USA:
            for index in range(int(high / PITCH) + 1):
                yield (0.0, (index + 0.5) * PITCH), (wide, (index + 0.5) * PITCH)
        case ArtNation.FRANCE:
            for index in range(int(wide / PITCH) + 1):
                yield ((index + 0.5) * PITCH, 0.0), ((index + 0.5) * PITCH, high)
        case _:
            return
