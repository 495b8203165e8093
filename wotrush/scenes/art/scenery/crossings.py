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
    waits, a `mirrored` one faces left, and one that is `hedged` waits behind the hedge.
    """

    code: str
    nation: str
    ridge: land.Ridge
    width: float
    seconds: float
    ahead: float
    haze: float
    mirrored: bool = False
    hedged: bool = False

    @classmethod
    def waiting(
        cls, code: str, nation: str, ridge: land.Ridge, width: float, middle: float, haze: float, **how: bool
    ) -> Crossing:
        """Return one that stands there for good; `middle` is a part of the width of the window."""
        return cls(code, nation, ridge, width, math.inf, (middle + width) / (1 + 2 * width), haze, **how)

    @property
    def waits(self) -> bool:
        return math.isinf(self.seconds)

    def middle(self, now: float) -> float:
        """Return where it is at that time, from 0 (left) to 1 (right); beyond both ends it is out of sight."""
        part = (self.ahead + now / self.seconds) % 1.0
        return part * (1 + 2 * self.width) - self.width

    def across(self, size: Size) -> int:
        """Return how wide it is in a picture of that size. One behind the hedge is no smaller than that, which grows with the
        height; any other that waits is no larger than the height allows.
        """
        usual = size[1] * USUAL
        within = max(size[0], usual) if self.hedged else min(size[0], usual) if self.waits else size[0]
        return round(self.width * within)


ADVANCE = (
    Crossing("us08", "USA", land.FAR, 0.034, 190, 0.55, 0.62),
    Crossing("us05", "USA", land.FAR, 0.03, 190, 0.46, 0.62),
    Crossing.waiting("su17", "USSR", land.NEAR, 0.11, 0.445, 0.1),
    Crossing.waiting("de18", "Germany", land.FRONT, 0.42, 0.775, 0.0, mirrored=True),
)
"""Two that face each other, none behind the words and neither before the other's outline, while others pass on the horizon, above
their guns.
"""
AMBUSH = (
    Crossing("us08", "USA", land.MIDDLE, 0.042, 150, 0.62, 0.5),
    Crossing("us05", "USA", land.MIDDLE, 0.036, 150, 0.46, 0.5),
    Crossing("su11", "USSR", land.NEAR, 0.11, 120, 0.63, 0.1),
    Crossing("su17", "USSR", land.NEAR, 0.125, 120, 0.51, 0.1),
    Crossing.waiting("u010", "Germany", land.FRONT, 0.26, 0.804, 0.0, mirrored=True, hedged=True),
)
