"""The band of a nation: its color, and a weave that distinguishes it without color."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from wotrush.scenes.art.color import RGB, lighter, mix
from wotrush.scenes.art.geometry import Point
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.sheet import Sheet

PITCH, THREAD = 9.0, 2.2
"""The distance and the width of the threads, in units."""
CLEARER = 0.09
"""How much lighter a thread is than its band: visible, but never disturbing what is written over it."""

Box = tuple[float, float, float, float]
Thread = tuple[Point, Point]


def band(sheet: Sheet, nation: ArtNation | None, box: Box, top: RGB, bottom: RGB) -> None:
    """Weave the nation's threads over its gradient: none for the USSR, one or two directions for the others."""
    sheet.gradient(*box, top, bottom)
    part, scale = sheet.part(*box), sheet.scale
    color = lighter(mix(top, bottom, 0.5), CLEARER)
    thick = max(1, round(THREAD * scale))
    for (ax, ay), (bx, by) in _threads(nation, box[2], box[3]):
        pygame.draw.line(part, color, (ax * scale, ay * scale), (bx * scale, by * scale), thick)


WEAVES = {
    ArtNation.GERMANY: "/",
    ArtNation.USA: "-",
    ArtNation.FRANCE: "|",
    ArtNation.UK: "/\\",
    ArtNation.JAPAN: "-|",
    ArtNation.ITALY: "\\",
    ArtNation.POLAND: "|/",
    ArtNation.HUNGARY: "-\\",
}


def _threads(nation: ArtNation | None, wide: float, high: float) -> Iterator[Thread]:
    for direction in WEAVES.get(nation, "") if nation else "":
        across = {"-": high, "|": wide}.get(direction, wide + high)
        for index in range(int(across / PITCH) + 1):
            place = index * PITCH
            match direction:
                case "/":
                    yield (place - high, high), (place, 0.0)
                case "\\":
                    yield (place - high, 0.0), (place, high)
                case "-":
                    yield (0.0, place + PITCH / 2), (wide, place + PITCH / 2)
                case _:
                    yield (place + PITCH / 2, 0.0), (place + PITCH / 2, high)
