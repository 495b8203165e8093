"""What a game provides to the benchmark: its busiest moment, its opponents and its targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from wotrush.match.match import AnyMatch
from wotrush.workshop.bench.target import Target

WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160))
"""The sizes of the window in which scenes are measured."""


@dataclass(frozen=True, slots=True)
class BenchContents:
    """The part of the benchmark that depends on the game."""

    game: str
    busy_match: Callable[[str], AnyMatch]
    """Return a match whose first player is a person about to act; all others are opponents of that name."""
    film: Callable[[AnyMatch], Iterator[Any]]
    """Yield the decisions of a turn that moves as much as any, each when the one before it was made."""
    film_text: str
    """What that film shows, as the end of a sentence."""
    hand_over: Callable[[AnyMatch], Iterator[Any]]
    """Yield the decisions after which an opponent must think."""
    opponents: Mapping[str, float]
    """Each level, and how many times as long as other figures it is measured."""
    slowest: str
    """The opponent that is measured in the packaged game."""
    targets: tuple[Target, ...]
    players: tuple[int, ...] = (2,)
    """Numbers of players that the rules are measured with."""
    beside: tuple[str, ...] = ()
    """Other games here whose rules are measured in the same run, for comparison."""

    @property
    def first_opponent(self) -> str:
        """The opponent of measurements in which it makes no difference."""
        return next(iter(self.opponents))
