"""The sums of many games: wins, intervals and decision times, the same whatever the order of adding."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import NormalDist
from typing import Any

from wotrush.ai.observer import Counts, add_up

_STEP = math.log(1.02)
"""Decision times are counted in classes 2 % wide: millions of them fit, and a percentile is accurate to 1 %."""
_SHORTEST = 1e-9
_NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(slots=True)
class DecisionTimes:
    """How long decisions took."""

    classes: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.classes[round(math.log(max(seconds, _SHORTEST)) / _STEP)] += 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: DecisionTimes) -> None:
        self.classes.update(other.classes)
        self.longest = max(self.longest, other.longest)

    def percentile(self, share: float) -> float:
        """Return the seconds within which this share of all decisions stayed, or 0 if there were none."""
        wanted = share * self.classes.total()
        seen = 0
        for key in sorted(self.classes):
            seen += self.classes[key]
            if seen >= wanted:
                return min(math.exp(key * _STEP), self.longest)
        return 0.0

    def milliseconds(self) -> dict[str, float]:
        values = {"p50": self.percentile(0.5), "p95": self.percentile(0.95), "max": self.longest}
        return {name: round(value * 1000, 4) for name, value in values.items()}


@dataclass(slots=True)
class AgentTally:
    """One opponent's games; a win shared by k players counts 1/k."""

    played: int = 0
    wins: Fraction = Fraction(0)
    times: DecisionTimes = field(default_factory=DecisionTimes)

    def merge(self, other: AgentTally) -> None:
        self.played += other.played
        self.wins += other.wins
        self.times.merge(other.times)


@dataclass(slots=True)
class Tally:
    """The sums of some games; `agents` are in the order in which they were named."""

    agents: list[AgentTally]
    games: int = 0
    unfinished: int = 0
    errors: list[dict[str, Any]] = field(default_factory=list)
    observed: Counts = field(default_factory=dict)
    """What each observer counted, by its name."""

    @classmethod
    def empty(cls, agents: int) -> Tally:
        return cls([AgentTally() for _ in range(agents)])

    def count_wins(self, seated: Iterable[int], winners: Iterable[int]) -> None:
        """Count a finished game: which agent sat in each seat, and which seats won."""
        places = list(seated)
        won = list(winners)
        for seat, agent in enumerate(places):
            self.agents[agent].played += 1
            self.agents[agent].wins += Fraction(seat in won, len(won))

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.errors += other.errors
        add_up(self.observed, other.observed)
        for mine, theirs in zip(self.agents, other.agents, strict=True):
            mine.merge(theirs)

    def to_json(self) -> dict[str, Any]:
        """Return the sums as kept in the file from which a stopped simulation resumes."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "errors": self.errors,
            "observed": self.observed,
            "agents": [
                [agent.played, str(agent.wins), agent.times.longest, sorted(agent.times.classes.items())]
                for agent in self.agents
            ],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Tally:
        agents = [
            AgentTally(played, Fraction(wins), DecisionTimes(Counter(dict(classes)), longest))
            for played, wins, longest, classes in data["agents"]
        ]
        return cls(agents, data["games"], data["unfinished"], data["errors"], data["observed"])


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate, which is reliable near 0 and 1, unlike the textbook interval."""
    if games == 0:
        return 0.0, 1.0
    z, rate = _NORMAL, wins / games
    spread = z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    margin = z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - margin), min(1.0, centre + margin)
