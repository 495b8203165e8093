"""The random opponent of Rush, which names another action that it might have drawn."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.rush.reasons.reasons import by_lot
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Action


class Lots:
    """Draws like the random opponent of any other game."""

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return any action, all equally likely."""
        drawn: Action = RandomAgent().choose(observation, rng).action
        return Choice(drawn, *(by_lot(observation, drawn) or ()))
