"""Which games there are and who plays them, by name; imported when asked for, never before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.observer import ObserverFactory
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.review import Reviewer
from wotrush.model.game import Ruleset

AnyRuleset = Ruleset[Any, Any, Any, Any]


class UnknownNameError(LookupError):
    """No such game or opponent; the message lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class GameEntry:
    """Which functions give a game's ruleset, own opponents, observers and so on, as `module:name`; can be sent to a process."""

    ruleset: str
    agents: str | None = None
    observers: str | None = None
    report: str | None = None
    """Writes the page of what the observer `balance` counted."""
    reviewer: str | None = None
    """Looks back on finished games."""


GAMES: Mapping[str, GameEntry] = {
    "rush": GameEntry(
        "wotrush.model.rush:rush_ruleset",
        "wotrush.ai.rush:agents",
        "wotrush.ai.rush:observers",
        "wotrush.workshop.rush.balance.writing:write_report",
        "wotrush.ai.rush.review:Hindsight",
    ),
}


def game_entry(name: str, games: Mapping[str, GameEntry] = GAMES) -> GameEntry:
    """The game of that name."""
    if name not in games:
        raise UnknownNameError(f"There is no game called {name!r}; known are: {', '.join(sorted(games))}.")
    return games[name]


def load_ruleset(entry: GameEntry) -> AnyRuleset:
    """The rules of that game."""
    ruleset: AnyRuleset = load(entry.ruleset)()
    return ruleset


def agents_of(entry: GameEntry) -> Mapping[str, AgentFactory]:
    """Everyone who can play that game: `random` plays them all."""
    own: Mapping[str, AgentFactory] = load(entry.agents)() if entry.agents else {}
    return {"random": RandomAgent, **own}


def make_agent(entry: GameEntry, name: str) -> Agent[Any, Any]:
    """A fresh opponent of that name."""
    known = agents_of(entry)
    if name not in known:
        raise UnknownNameError(
            f"There is no opponent called {name!r}; known are: {', '.join(sorted(known))}."
        )
    return known[name]()


def observer_factory(entry: GameEntry, name: str) -> ObserverFactory:
    """Whoever makes observers of that name for that game."""
    known: Mapping[str, ObserverFactory] = load(entry.observers)() if entry.observers else {}
    if name not in known:
        raise UnknownNameError(
            f"There is no observer called {name!r}; known are: {', '.join(sorted(known))}."
        )
    return known[name]


def make_reviewer(entry: GameEntry) -> Reviewer | None:
    """Who looks back on games of that kind; None where nobody does."""
    reviewer: Reviewer | None = load(entry.reviewer)() if entry.reviewer else None
    return reviewer


def load(path: str) -> Any:
    """What `module:name` names."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
