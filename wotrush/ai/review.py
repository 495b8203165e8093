"""What can be said about a finished game: everybody's chances to win, what decisions cost of them, and what luck gave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from wotrush.ai.agent import Phrase
from wotrush.model.game import AnyGame, Seat

Shares: TypeAlias = tuple[float, ...]
"""A chance to win, or a part of one, for every seat."""


def mean_of(shares: Sequence[Shares]) -> Shares:
    """Return the mean of several, seat by seat."""
    return tuple(sum(seat) / len(shares) for seat in zip(*shares, strict=True))


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


@dataclass(frozen=True, slots=True)
class Judgment:
    """What a decision cost that was neither forced nor a matter of taste; below 0 if it was better than what was found."""

    cost: float = 0.0
    lapse: Lapse | None = None


class Reviewer(Protocol):
    """Reviews one game from its beginning, knowing no more about a decision than its seat did.

    What takes long is an iterator, so that nobody waits: it yields None while thinking, and the last answer counts.
    """

    @property
    def version(self) -> str:
        """The version of the evaluator: figures of different versions cannot be compared."""

    @property
    def costs_of_levels(self) -> Mapping[str, float]:
        """What a hundred decisions of each level cost, in wins, as this reviewer measured it."""

    def chances(self, ending: AnyGame, begun: AnyGame) -> Shares:
        """Return every seat's chance to win at the end of a turn; they add up to 1. `ending` is the game before the last action
        of that turn, `begun` the game after it; both are the same before the first turn and when the game is over.
        """

    def luck_of_the_deal(self, game: AnyGame) -> Shares:
        """Return what the deal gave to every seat; the sum is 0."""

    def luck(self, before: AnyGame, action: Any, after: AnyGame) -> Iterator[Shares | None]:
        """Find what the chance in an action gave to every seat; the sum is 0. Asked about every action, in their order."""

    def second_thoughts(self, before: AnyGame, seat: Seat, action: Any) -> Iterator[Judgment | None]:
        """Judge a decision; there is no answer if it did not matter."""
