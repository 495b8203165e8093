"""The list of games, and the only file that names them. Heavy parts are named as `module:name` and imported on demand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from wotrush.game_info import GameInfo


class UnknownNameError(LookupError):
    """No such game or opponent; the message lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


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
    checks: tuple[tuple[str, str], ...] = ()
    """What `check` validates of the game's own files, as pairs of a name and a function that yields problems."""
    damaged: str | None = None
    """Tells an error that a damaged file of the game's own has caused in one sentence, or returns None."""
    bench: str | None = None
    """What `bench` measures of it."""
    gesture: str | None = None
    """Tells what a hand does next with the mouse towards an action at the table, for pictures and for tests."""
    shots: str | None = None
    """The scenes that `shot` draws, by name."""
    trainer: str | None = None
    """Trains the game's opponents for `train`."""
    sparring: str | None = None
    """A function that returns its sparring partners, players that only `simulate` knows, by name."""
    info: str | None = None
    """The GameInfo; its module imports nothing heavy. A game without one is not offered to people."""
    drawing: str | None = None
    """The module that draws card faces; the render worker imports it before the first face is asked for."""
    icons: str | None = None
    """Its own icons; they are loaded without anything else of it that draws."""
    description: str | None = None
    """The GameDescription: what the game says of itself, in words and small pictures, wherever a match is shown."""
    screens: str | None = None
    """The Screens: its table, and the contents of its pages."""


DEFAULT_GAME = "rush"
"""The game of commands that name none."""

GAMES: dict[str, GameEntry] = {
    "rush": GameEntry(
        ruleset="wotrush.model.rush:rush_ruleset",
        agents="wotrush.ai.rush:agents",
        sparring="wotrush.workshop.rush.sparring:partners",
        observers="wotrush.workshop.rush:observers",
        report="wotrush.workshop.rush.balance.writing:write_report",
        reviewer="wotrush.ai.rush.reviewer:RushReviewer",
        checks=(
            ("cards", "wotrush.workshop.rush.checks:cards"),
            ("profiles", "wotrush.workshop.rush.checks:profiles"),
            ("puzzles", "wotrush.workshop.rush.checks:puzzles"),
            ("network", "wotrush.workshop.rush.checks:network"),
        ),
        damaged="wotrush.workshop.rush.checks:damaged",
        bench="wotrush.workshop.rush.bench.contents:RUSH_BENCH",
        gesture="wotrush.workshop.rush.gestures:next_gesture",
        shots="wotrush.workshop.rush.shots:RUSH_SCENES",
        trainer="wotrush.workshop.rush.train:train_network",
        drawing="wotrush.scenes.rush.cards.faces",
        info="wotrush.scenes.rush.info:INFO",
        icons="wotrush.scenes.rush.icons:RUSH_ICONS",
        description="wotrush.scenes.rush.description:DESCRIPTION",
        screens="wotrush.scenes.rush.screens:SCREENS",
    ),
    "hunter": GameEntry(
        ruleset="wotrush.model.hunter:hunter_ruleset",
        agents="wotrush.ai.hunter:agents",
        reviewer="wotrush.ai.hunter.review.reviewer:HunterReviewer",
        checks=(
            ("cards", "wotrush.workshop.hunter.checks:cards"),
            ("profiles", "wotrush.workshop.hunter.checks:profiles"),
            ("texts", "wotrush.workshop.hunter.checks:texts"),
        ),
        damaged="wotrush.workshop.hunter.checks:damaged",
        bench="wotrush.workshop.hunter.bench:HUNTER_BENCH",
        gesture="wotrush.workshop.hunter.gestures:next_gesture",
        shots="wotrush.workshop.hunter.shots:HUNTER_SCENES",
        drawing="wotrush.scenes.hunter.cards.card_faces",
        info="wotrush.scenes.hunter.info:INFO",
        icons="wotrush.scenes.hunter.faces.icons:SIGNS",
        description="wotrush.scenes.hunter.description:HUNTER_DESCRIPTION",
        screens="wotrush.scenes.hunter.screens:HUNTER_SCREENS",
    ),
}


def game_entry(name: str, games: Mapping[str, GameEntry] = GAMES) -> GameEntry:
    """Return the game of that name, or raise UnknownNameError."""
    if name not in games:
        raise UnknownNameError(f"There is no game called {name!r}; known are: {', '.join(sorted(games))}.")
    return games[name]


def game_info(name: str, games: Mapping[str, GameEntry] = GAMES) -> GameInfo:
    """Return the info of the game of that name. Raises UnknownNameError, also for a game that people cannot choose."""
    entry = game_entry(name, games)
    if entry.info is None:
        raise UnknownNameError(f"The game {name!r} is only for tools.")
    info: GameInfo = load(entry.info)
    return info


def games_to_choose(games: Mapping[str, GameEntry] = GAMES) -> tuple[GameInfo, ...]:
    """Return the infos of all games that people can choose, in their order."""
    return tuple(game_info(name, games) for name, entry in games.items() if entry.info is not None)


def game_to_choose(name: str) -> GameInfo | None:
    """Return the info of the game of that name, or None if people can choose no such game."""
    return next((info for info in games_to_choose() if info.name == name), None)


def load(path: str) -> Any:
    """Return what `module:name` names."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
