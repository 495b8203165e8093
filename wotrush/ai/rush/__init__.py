"""Opponents and observers that know Rush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.observer import Observer, ObserverFactory
from wotrush.ai.rush.styles import STYLED, STYLES, level_and_style, styled

AGENTS = {
    "random": "Lots",
    "recruit": "Recruit",
    "greedy": "Greedy",
    "regular": "Regular",
    "drill": "Drill",
    "veteran": "Veteran",
    "ace": "Ace",
    "hasty": "Hasty",
}
"""Module and class of each."""

OBSERVERS = {
    "balance": "wotrush.workshop.rush.balance.watching:Balance",
    "stupidities": "wotrush.ai.rush.blunders.critic:Critic",
}
"""Module and class of each, which is made of the opponents' names by seat and the game's seed."""


def agents() -> Mapping[str, AgentFactory]:
    """By the name under which players and commands know them; each is imported when it is made."""
    of_a_style = [styled(level, style) for level in STYLED for style in STYLES]
    return {name: partial(_made, name) for name in (*AGENTS, *of_a_style)}


def _made(name: str) -> Agent[Any, Any]:
    level, style = level_and_style(name)
    kind = getattr(import_module(f"{__name__}.{level}"), AGENTS[level])
    agent: Agent[Any, Any] = kind(style=STYLES[style]) if level in STYLED else kind()
    return agent


def observers() -> Mapping[str, ObserverFactory]:
    """By the name under which commands know them; each is imported when it is made."""
    return {name: partial(_observer, path) for name, path in OBSERVERS.items()}


def _observer(path: str, agents: Sequence[str], seed: int) -> Observer:
    module, _, name = path.partition(":")
    observer: Observer = getattr(import_module(module), name)(agents, seed)
    return observer
