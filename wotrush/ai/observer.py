"""Whoever watches games being played, sees everything and changes nothing; and how what they count adds up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

Counts = dict[str, Any]
"""What was counted, as JSON: names lead to numbers, to Counts again, or to examples in any other form."""


class Observer(Protocol):
    """Watches one game; every game has observers of its own."""

    def saw(self, game: Any, seat: int, action: Any) -> None:
        """This seat is about to do this; the game still stands as it was asked."""
        ...

    def ended(self, game: Any) -> None:
        """The game is over, or was stopped as unfinished: then it has no outcome. A game that broke never gets here."""
        ...

    @property
    def counts(self) -> Counts:
        """What this game brought; only asked for after `ended`."""
        ...


ObserverFactory = Callable[[Sequence[str], int], Observer]
"""Makes the observer of one game out of the opponents' names by seat, and of the game's seed."""


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
"""Makes a page of what an observer counted."""


def add_up(sum_: Counts, more: Counts) -> None:
    """`more` joins `sum_`: numbers add up, Counts are joined name by name, of anything else the first is kept."""
    for name, value in more.items():
        if name not in sum_:
            sum_[name] = _copied(value)
        elif isinstance(value, dict):
            add_up(sum_[name], value)
        elif isinstance(value, int | float):
            sum_[name] += value


def _copied(value: Any) -> Any:
    return {name: _copied(inner) for name, inner in value.items()} if isinstance(value, dict) else value
