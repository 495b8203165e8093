"""Which games there are: the only file that names them. What is heavy is named as `module:name` and imported when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


class UnknownNameError(LookupError):
    """No such game or opponent; the message lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class OptionText:
    """A rule option: its field in the game's options, its name, and what it changes. Texts are message ids."""

    field: str
    name: str
    explanation: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What menus show of a game before anything of it is imported. Texts are message ids."""

    name: str
    title: str
    seats: range
    """Numbers of players."""
    levels: Mapping[str, str]
    """Opponents that people can choose, from the easiest to the hardest: agent and name."""
    usual_level: str
    """Where nobody chose; it also plays on for a person who gives up."""
    options: tuple[OptionText, ...] = ()
    styles: Mapping[str, str] = field(default_factory=dict)
    """Styles of play by key, all equally strong."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """Where the parts of a game are found, each as `module:name`. An entry can be sent to another process."""

    ruleset: str
    """A function that returns the Ruleset."""
    agents: str | None = None
    """A function that returns the game's opponents by name."""
    observers: str | None = None
    """A function that returns the observers that `simulate` knows, by name."""
    report: str | None = None
    """Writes the page of what the observer `balance` counted."""
    reviewer: str | None = None
    """Makes the reviewer of finished games."""
    info: str | None = None
    """The GameInfo; its module imports nothing heavy. A game without one is not offered to people."""
    screens: str | None = None
    """The Screens: what the game hands to the shared scenes."""


GAMES: dict[str, GameEntry] = {
    "rush": GameEntry(
        ruleset="wotrush.model.rush:rush_ruleset",
        agents="wotrush.ai.rush:agents",
        observers="wotrush.workshop.rush:observers",
        report="wotrush.workshop.rush.balance.writing:write_report",
        reviewer="wotrush.ai.rush.review:Hindsight",
        info="wotrush.scenes.rush.info:INFO",
        screens="wotrush.scenes.rush.screens:SCREENS",
    ),
}


def game_entry(name: str, games: Mapping[str, GameEntry] = GAMES) -> GameEntry:
    """Return the game of that name, or raise UnknownNameError."""
    if name not in games:
        raise UnknownNameError(f"There is no game called {name!r}; known are: {', '.join(sorted(games))}.")
    return games[name]


def load(path: str) -> Any:
    """Return what `module:name` names."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
