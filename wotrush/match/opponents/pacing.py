"""How long each step of an opponent is shown: long enough to follow, short enough that a round never drags."""

from __future__ import annotations

from dataclasses import dataclass, replace

_PART = 0.35
"""Each step takes this share of the time left, so that many steps are shorter than few."""
_BRIEFEST = 1 / 80
"""The shortest step as a share of a round, so that even the last of many can be seen."""
_SHARED_OUT = 0.9
"""The rest of a round goes into the frames between its steps."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that all opponents of a round may take together, and that the longest single step may take."""

    round: float
    longest: float
    each: bool = False
    """Whether every opponent may take the whole of that time, however many there are."""
    by_motion: bool = False
    """Whether a step takes as long as its motion needs, as far as the turn has time for it."""

    def slowed(self, times: float) -> Pace:
        """Return the pace at which all takes so many times as long."""
        return replace(self, round=times * self.round, longest=times * self.longest)

    def share(self, opponents: int) -> float:
        """Return the time for the turn of one of them."""
        return _SHARED_OUT * self.round / (1 if self.each else opponents)

    def step(self, left: float) -> float:
        """Return the time for the next step, given what is left for the turn."""
        return min(self.longest, max(self.round * _BRIEFEST, left * _PART))


PACES = {"off": Pace(0, 0), "fast": Pace(2, 0.25), "normal": Pace(6, 0.7), "slow": Pace(15, 1.5)}
LONG_TURNS = {
    "off": Pace(0, 0, each=True),
    "fast": Pace(2, 0.7, each=True, by_motion=True),
    "normal": Pace(4, 1.6, each=True, by_motion=True),
    "slow": Pace(10, 2.6, each=True, by_motion=True),
}
"""Of games in which every turn is a story of its own, told step by step."""
HURRIED = Pace(1.5, 0.1)
"""The pace of fast-forward."""
