"""The workshop's tools that know Rush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from wotrush.ai.observer import Observer, ObserverFactory
from wotrush.games import load

OBSERVERS = {
    "balance": "wotrush.workshop.rush.balance.watching:Balance",
    "blunders": "wotrush.ai.rush.blunders.critic:Critic",
}
"""The class of each observer, which takes the names of the opponents by seat and the seed of the game."""


def observers() -> Mapping[str, ObserverFactory]:
    """Return the observers that `simulate` knows, by name; each is imported when it is made."""
    return {name: partial(_observer, path) for name, path in OBSERVERS.items()}


def _observer(path: str, agents: Sequence[str], seed: int) -> Observer:
    observer: Observer = load(path)(agents, seed)
    return observer
