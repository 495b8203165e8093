"""What opponents that weigh chances think: every action worth a thought with what it may lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Protocol

from wotrush.ai.agent import Choice
from wotrush.ai.rush.reasons import because, forced
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import Action


@dataclass(frozen=True, slots=True)
class Outlook:
    """An action and the log odds of winning after it."""

    action: Action
    log_odds: float
    steps: tuple[Action, ...] = ()
    """How it goes on, this action first, as far as that was thought out."""

    @property
    def chance(self) -> float:
        """0 to 1."""
        return chance(self.log_odds)


def chance(log_odds: float) -> float:
    """0 to 1."""
    return 1.0 / (1.0 + exp(-log_odds))


class Thinker(Protocol):
    """An opponent that can say what it thinks of every action."""

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Best first. `world` is a sample of what the seat cannot see."""
        ...


def choose(thinker: Thinker, observation: Observation, rng: Random) -> Choice[Action]:
    """The best outlook, and why."""
    if len(observation.actions) == 1:
        return Choice(observation.actions[0], *forced(observation))
    world = observation.determinize(rng)
    found = thinker.outlooks(observation, world, rng)
    return Choice(found[0].action, *because(world, found))


def best_first(hopes: dict[Action, float]) -> list[Outlook]:
    """Of equal ones those first that were found first."""
    return [
        Outlook(action, hopes[action], (action,))
        for action in sorted(hopes, key=hopes.__getitem__, reverse=True)
    ]
