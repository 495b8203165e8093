"""The opponent that does anything it may, every action alike."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from wotrush.ai.agent import Choice
from wotrush.model.game import AnyObservation

ActionT = TypeVar("ActionT")


class RandomAgent:
    """Plays any game; the floor every other opponent is measured against."""

    def choose(self, observation: AnyObservation[ActionT], rng: Random) -> Choice[ActionT]:
        actions = observation.actions
        # random() is the one method whose stream Python promises to keep.
        return Choice(actions[int(rng.random() * len(actions))])
