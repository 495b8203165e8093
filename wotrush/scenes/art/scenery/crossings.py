"""The vehicles in the landscape of the title: those of an advance at dusk, and those of an ambush at night."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wotrush.scenes.art.scenery import landscape as land


@dataclass(frozen=True, slots=True)
class Crossing:
    """A vehicle on its way along a ridge: how large it is, how long it takes, and when it set out. One that takes forever
    waits, and a `mirrored` one faces left.
    """

    code: str
    nation: str
    ridge: land.Ridge
    width: float
    seconds: float
    ahead: float
    haze: float
    mirrored: bool = False


DISTANT = (
    Crossing("us08", "USA", land.MIDDLE, 0.042, 150, 0.62, 0.5),
    Crossing("us05", "USA", land.MIDDLE, 0.036, 150, 0.56, 0.5),
)
ADVANCE = (
    *DISTANT,
    Crossing("su11", "USSR", land.NEAR, 0.1, 96, 0.31, 0.1),
    Crossing("su17", "USSR", land.NEAR, 0.12, 96, 0.4, 0.1),
    Crossing("de18", "Germany", land.FRONT, 0.48, 120, 0.585, 0.0),
)
AMBUSH = (
    *DISTANT,
    Crossing("su11", "USSR", land.NEAR, 0.105, 120, 0.5, 0.14),
    Crossing("su17", "USSR", land.NEAR, 0.115, 120, 0.34, 0.14),
    Crossing("u010", "Germany", land.FRONT, 0.26, math.inf, 0.7, 0.0, mirrored=True),
)
