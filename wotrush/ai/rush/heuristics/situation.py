"""A decision as rules of thumb see it: the facts, and what things are worth."""

from __future__ import annotations

from random import Random

from wotrush.ai.rush.heuristics.facts import Facts
from wotrush.ai.rush.heuristics.worth import Worth
from wotrush.model.rush import Observation, RushGame


class Situation(Facts):
    """The facts about a decision, and an opinion about the worth of things."""

    def __init__(self, observation: Observation, rng: Random, worth: type[Worth] = Worth) -> None:
        super().__init__(observation, rng)
        self.worth = worth(self)

    def later(self, world: RushGame) -> Situation:
        """Return the same seat's situation at another table."""
        return Situation(world.observe(self.me), self.rng, type(self.worth))
