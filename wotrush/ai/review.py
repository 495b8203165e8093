"""What can be said about a finished game: everybody's chances to win, and the decisions that cost most of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from wotrush.ai.agent import Phrase
from wotrush.model.game import Game, Seat


@dataclass(frozen=True, slots=True)
class Lapse:
    """A decision that was not the best: what was done, what would have been better, and the chance to win after each."""

    played: Phrase
    better: Phrase
    gain: Phrase | None
    """What would have been better about it."""
    chance: float
    best: float

    @property
    def loss(self) -> float:
        """The chance to win that was lost, 0 to 1."""
        return self.best - self.chance


class Reviewer(Protocol):
    """Reviews games of one kind, knowing no more about a decision than its seat did."""

    def chances(self, game: Game[Any, Any, Any]) -> tuple[float, ...]:
        """Return every seat's chance to win, where a turn is about to end or the game is over; they add up to 1."""

    def second_thoughts(self, before: Game[Any, Any, Any], seat: Seat, action: Any) -> Iterator[Lapse | None]:
        """Yield answers while thinking, so that nobody waits long; the last one counts, and None means that nothing is better."""
