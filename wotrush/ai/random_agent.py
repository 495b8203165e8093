"""The opponent that chooses uniformly among its legal actions."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from wotrush.ai.agent import Choice
from wotrush.model.game import AnyObservation

ActionT = TypeVar("ActionT")


class RandomAgent:
    """Plays any game; every other opponent is measured against it."""

    def choose(self, observation: AnyObservation[ActionT], rng: Random) -> Choice[ActionT]:
        actions = observation.actions
        # random() is the only method whose stream Python promises not to change.
        return Choice(actions[int(rng.random() * len(actions))])
