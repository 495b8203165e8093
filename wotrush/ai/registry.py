"""Imports the parts of a game that are named in its entry: rules, opponents, observers, reviewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.observer import ObserverFactory
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.review import Reviewer
from wotrush.games import GameEntry, UnknownNameError, load
from wotrush.model.game import AnyRuleset


def load_ruleset(entry: GameEntry) -> AnyRuleset:
    """Return the rules of that game."""
    ruleset: AnyRuleset = load(entry.ruleset)()
    return ruleset


def agents_of(entry: GameEntry) -> Mapping[str, AgentFactory]:
    """Return all opponents that can play that game, including `random`, which plays every game."""
    own: Mapping[str, AgentFactory] = load(entry.agents)() if entry.agents else {}
    return {"random": RandomAgent, **own}


def make_agent(entry: GameEntry, name: str) -> Agent[Any, Any]:
    """Make an opponent of that name, or raise UnknownNameError."""
    return _made(agents_of(entry), name)


def make_player(entry: GameEntry, name: str) -> Agent[Any, Any]:
    """Make an opponent or a sparring partner of that name, or raise UnknownNameError."""
    partners: Mapping[str, AgentFactory] = load(entry.sparring)() if entry.sparring else {}
    return _made({**partners, **agents_of(entry)}, name)


def _made(known: Mapping[str, AgentFactory], name: str) -> Agent[Any, Any]:
    if name not in known:
        raise UnknownNameError(
            f"There is no opponent called {name!r}; known are: {', '.join(sorted(known))}."
        )
    return known[name]()


def observer_factory(entry: GameEntry, name: str) -> ObserverFactory:
    """Return the factory of observers of that name for that game, or raise UnknownNameError."""
    known: Mapping[str, ObserverFactory] = load(entry.observers)() if entry.observers else {}
    if name not in known:
        raise UnknownNameError(
            f"There is no observer called {name!r}; known are: {', '.join(sorted(known))}."
        )
    return known[name]


def make_reviewer(entry: GameEntry) -> Reviewer | None:
    """Make the reviewer of finished games of that kind, or return None if there is none."""
    reviewer: Reviewer | None = load(entry.reviewer)() if entry.reviewer else None
    return reviewer
