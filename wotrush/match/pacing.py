"""How long each step of an opponent waits, so that turns can be followed and a round never takes too long."""

from __future__ import annotations

from dataclasses import dataclass

_SHRINK = 0.8
"""Each step waits so much of the one before: however many there are, their sum has a bound."""


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds: what all opponents of a round may wait together, and the longest single wait."""

    round: float
    longest: float


PACES = {"off": Pace(0, 0), "fast": Pace(2, 0.25), "normal": Pace(6, 0.7), "slow": Pace(15, 1.5)}


def wait_before(step: int, opponents: int, pace: Pace) -> float:
    """How long the opponent's step of that number (from 0) waits after the one before."""
    share = pace.round / opponents
    return min(pace.longest, share * (1 - _SHRINK)) * _SHRINK**step
