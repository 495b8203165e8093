"""How long each step of an opponent is seen, so that turns can be followed and a round never takes too long."""

from __future__ import annotations

from dataclasses import dataclass

_PART = 0.35
"""Each step takes so much of the time that is left, so that many are shorter than few."""
_BRIEFEST = 1 / 80
"""Of a round: so long even the last of many can be seen."""
_SHARED_OUT = 0.9
"""The rest of a round goes into the frames between its steps."""


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds: what all opponents of a round may take together, and the longest single step."""

    round: float
    longest: float

    def share(self, opponents: int) -> float:
        """For the turn of one of them."""
        return _SHARED_OUT * self.round / opponents

    def step(self, left: float) -> float:
        """For the next step, of what is left of the share."""
        return min(self.longest, max(self.round * _BRIEFEST, left * _PART))


PACES = {"off": Pace(0, 0), "fast": Pace(2, 0.25), "normal": Pace(6, 0.7), "slow": Pace(15, 1.5)}
HURRIED = Pace(1.5, 0.1)
"""While somebody fast-forwards."""
