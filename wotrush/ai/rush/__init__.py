"""Opponents and observers that know Rush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.observer import Observer, ObserverFactory

AGENTS = {
    "recruit": "Recruit",
    "greedy": "Greedy",
    "regular": "Regular",
    "drill": "Drill",
    "veteran": "Veteran",
    "ace": "Ace",
}
"""Module and class of each."""

OBSERVERS = {"balance": "balance.watching:Balance", "stupidities": "stupidities.critic:Critic"}
"""Module and class of each, which is made of the opponents' names by seat and the game's seed."""


def agents() -> Mapping[str, AgentFactory]:
    """By the name under which players and commands know them; each is imported when it is made."""
    return {name: partial(_made, name) for name in AGENTS}


def _made(name: str) -> Agent[Any, Any]:
    agent: Agent[Any, Any] = getattr(import_module(f"{__name__}.{name}"), AGENTS[name])()
    return agent


def observers() -> Mapping[str, ObserverFactory]:
    """By the name under which commands know them; each is imported when it is made."""
    return {name: partial(_observer, path) for name, path in OBSERVERS.items()}


def _observer(path: str, agents: Sequence[str], seed: int) -> Observer:
    module, _, name = path.partition(":")
    observer: Observer = getattr(import_module(f"{__name__}.{module}"), name)(agents, seed)
    return observer
