"""What can be said of a finished game: how likely everybody was to win, and which steps cost most of that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from wotrush.ai.agent import Phrase
from wotrush.model.game import Game, Seat


@dataclass(frozen=True, slots=True)
class Lapse:
    """A step that was not the best: what was done, what would have been better, and the chances after either."""

    played: Phrase
    better: Phrase
    gain: Phrase | None
    """What would have been better about it."""
    chance: float
    best: float

    @property
    def loss(self) -> float:
        """Of the chance to win, 0 to 1."""
        return self.best - self.chance


class Reviewer(Protocol):
    """Looks back on games of one kind; knows no more at a step than the seat did."""

    def chances(self, game: Game[Any, Any, Any]) -> tuple[float, ...]:
        """Of every seat, at a table where a turn is about to end or the game is over; together they are 1."""
        ...

    def second_thoughts(self, before: Game[Any, Any, Any], seat: Seat, action: Any) -> Iterator[Lapse | None]:
        """Comes back while it thinks, so that nobody waits long; the last answer counts. None: nothing better."""
        ...
