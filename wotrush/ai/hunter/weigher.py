"""An opponent that values every play by how it changes the table, and makes the best one."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.knowledge.kinds import kind_worth
from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.ai.hunter.reasons.reasons import because
from wotrush.model.hunter import HunterObservation, HunterOptions
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.box import box


class Weigher:
    """The common base of the levels, which differ only in their `weights`."""

    weights = LevelWeights()

    def prepare(self) -> None:
        """Compare all kinds of units."""
        kind_worth(box(), HunterOptions())

    def choose(self, observation: HunterObservation, rng: Random) -> Choice[HunterAction]:
        """Return the action with the highest score; ties are broken at random. Nothing is said where there is no choice."""
        decision = BattleDecision(observation, self.weights)
        scored = [(decision.score(action), rng.random(), action) for action in observation.actions]
        action = max(scored, key=lambda one: one[:2])[2]
        return Choice(action, *(because(decision, action) if len(scored) > 1 else ()))
