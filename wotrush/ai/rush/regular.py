"""The regular: evaluates every play, and what the rest of the hand can make of it."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.rush.evaluation import Evaluation
from wotrush.ai.rush.explanation import because
from wotrush.ai.rush.turn_search import Outlook, TurnSearch
from wotrush.ai.rush.verdict import ONLY_CHOICE
from wotrush.ai.rush.weights import Weights, shipped_weights
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import KEEP, REFRESH, Action, Discard
from wotrush.model.rush.state import Prompt

_FRESH_CARD = 0.05
"""In log odds: an unknown card instead of the furthest of the Reserve, when nothing is planned with that one."""


class Regular:
    """Plays what leads to the best position; chance plays no part."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped_weights()

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """The best outlook; of equal ones the first listed."""
        if len(observation.actions) == 1:
            return Choice(observation.actions[0], ONLY_CHOICE)
        world = observation.determinize(rng)
        best = max(self.outlooks(observation, world), key=lambda outlook: outlook.value)
        reason, params = because(world, best.action)
        return Choice(best.action, reason, params)

    def outlooks(self, observation: Observation, world: RushGame) -> list[Outlook]:
        """What every action worth a thought may lead to."""
        evaluation = Evaluation(world, observation.seat, self.weights)
        if observation.prompt is Prompt.SABOTAGE:
            return _discards(observation, evaluation)
        if observation.prompt is Prompt.REFRESH:
            return _refresh(world, evaluation)
        return TurnSearch(world, evaluation).outlooks()


def _discards(observation: Observation, evaluation: Evaluation) -> list[Outlook]:
    """The next hand is known: it loses what does least in it."""
    in_play = evaluation.deeds.in_play
    return [
        Outlook(action, -in_play[action.card])
        for action in observation.actions
        if isinstance(action, Discard)
    ]


def _refresh(world: RushGame, evaluation: Evaluation) -> list[Outlook]:
    """Keep the furthest card only for a plan that needs it."""
    kept = world.copy()
    kept.apply(KEEP)
    without = kept.copy()
    without.reserve = kept.reserve[1:]
    without.legal = None
    values = [
        max(outlook.value for outlook in TurnSearch(table, evaluation).outlooks())
        for table in (kept, without)
    ]
    return [Outlook(KEEP, values[0]), Outlook(REFRESH, values[1] + _FRESH_CARD)]
