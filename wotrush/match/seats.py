"""The people and opponents at the table, and everything that a match is started from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
"""No game began before; a clock that says so is wrong."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person at the screen."""

    name: str
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Opponent:
    """A seat played by the agent of that name; `took_over` says that it plays on for a person who gave up."""

    name: str
    agent: str
    took_over: bool = False


Player = Human | Opponent


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a match is started from; with the same rules it always gives the same game."""

    options: Mapping[str, object]
    seed: int
    players: tuple[Player, ...]
    started: datetime
    colors: tuple[int, ...] = ()
    """The numbers of the seats' colors; none if the settings decide."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "started", max(self.started, EARLIEST))
