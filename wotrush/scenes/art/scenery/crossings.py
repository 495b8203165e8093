"""The vehicles in the landscape of the title: those of an advance at dusk, and those of an ambush at night."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wotrush.scenes.art.scenery import landscape as land
from wotrush.stage.drawing.shapes import Size

USUAL = 16 / 9
"""The width of a window as a multiple of its height for which the vehicles and the hedge were sized."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """A vehicle on its way along a ridge: how large it is, how long it takes, and when it set out. One that takes forever
    waits, a `mirrored` one faces left, and one of negative seconds drives there.
    """

    code: str
    nation: str
    ridge: land.Ridge
    width: float
    seconds: float
    ahead: float
    haze: float
    mirrored: bool = False

    @property
    def waits(self) -> bool:
        return math.isinf(self.seconds)

    def middle(self, now: float) -> float:
        """Return where it is at that time, from 0 (left) to 1 (right); beyond both ends it is out of sight."""
        part = (self.ahead + now / self.seconds) % 1.0
        return part * (1 + 2 * self.width) - self.width

    def across(self, size: Size) -> int:
        """Return how wide it is in a picture of that size. One that waits is no smaller than the hedge before it, which
        grows with the height.
        """
        return round(self.width * (max(size[0], size[1] * USUAL) if self.waits else size[0]))


ADVANCE = (
    Crossing("us08", "USA", land.MIDDLE, 0.036, 150, 0.421, 0.5),
    Crossing("su11", "USSR", land.NEAR, 0.1, 166, 0.0, 0.1),
    Crossing("su17", "USSR", land.NEAR, 0.12, 172, 0.448, 0.1),
    Crossing("de18", "Germany", land.FRONT, 0.46, -120, 0.672, 0.0, mirrored=True),
)
"""The one in front comes to meet the others. Those on the ridges keep pace with one another, so that none drives into another's
picture. At first none is behind the words or the tank in front, and one is not there yet.
"""
AMBUSH = (
    Crossing("us08", "USA", land.MIDDLE, 0.042, 150, 0.62, 0.5),
    Crossing("us05", "USA", land.MIDDLE, 0.036, 150, 0.46, 0.5),
    Crossing("su11", "USSR", land.NEAR, 0.11, 120, 0.63, 0.1),
    Crossing("su17", "USSR", land.NEAR, 0.125, 120, 0.51, 0.1),
    Crossing("u010", "Germany", land.FRONT, 0.26, math.inf, 0.7, 0.0, mirrored=True),
)
