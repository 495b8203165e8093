"""Observers, who see everything in the games they watch and change nothing, and how their counts add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

Counts = dict[str, Any]
"""Counts as JSON: names lead to numbers, to further Counts, or to examples in any other form."""


class Observer(Protocol):
    """Watches one game; every game has observers of its own."""

    def saw(self, game: Any, seat: int, action: Any) -> None:
        """Note that this seat is about to take this action; the game is still as it was before."""

    def ended(self, game: Any) -> None:
        """Note that the game is over, or was stopped and has no outcome; a game that failed never gets here."""

    @property
    def counts(self) -> Counts:
        """What was counted in this game; only asked for after `ended`."""


ObserverFactory = Callable[[Sequence[str], int], Observer]
"""Makes the observer of one game from the opponents' names by seat and the game's seed."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What was played while an observer watched."""

    command: str
    agents: Sequence[str]
    seed: int
    games: int
    errors: int
    unfinished: int


ReportWriter = Callable[[Simulated, Counts, Path], None]
"""Writes a page about what an observer counted."""


def add_up(sum_: Counts, more: Counts) -> None:
    """Add `more` to `sum_`: numbers add up, Counts are merged by name, and of anything else the first is kept."""
    for name, value in more.items():
        if name not in sum_:
            sum_[name] = _copied(value)
        elif isinstance(value, dict):
            add_up(sum_[name], value)
        elif isinstance(value, int | float):
            sum_[name] += value


def _copied(value: Any) -> Any:
    return {name: _copied(inner) for name, inner in value.items()} if isinstance(value, dict) else value
