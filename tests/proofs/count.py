"""Counts what a proof has played and what failed. Counts can be added, and are stored as JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Count:
    """`games` and `turns` and `decisions` by the number of the table, which says players and options."""

    games: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    contracts: int = 0
    """The number of positions at which the whole contract of a game was checked."""
    stalls: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def add(self, other: Count) -> None:
        for mine, more in zip(self._by_table(), other._by_table(), strict=True):
            mine.update(more)
        self.contracts += other.contracts
        self.stalls += other.stalls
        self.errors += other.errors

    def _by_table(self) -> tuple[Counter[int], Counter[int], Counter[int]]:
        return self.games, self.turns, self.decisions

    def to_json(self) -> dict[str, Any]:
        games, turns, decisions = ([*map(list, each.items())] for each in self._by_table())
        played = {"games": games, "turns": turns, "decisions": decisions}
        return {**played, "contracts": self.contracts, "stalls": self.stalls, "errors": self.errors}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Count:
        games, turns, decisions = (
            Counter(dict(map(tuple, data[name]))) for name in ("games", "turns", "decisions")
        )
        return cls(games, turns, decisions, data["contracts"], data["stalls"], data["errors"])
