"""The greedy buyer, a baseline in ten lines: destroys what it can at once, then buys the dearest vehicle, then uses abilities."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.rush.heuristics.knowledge import forecast
from wotrush.model.rush import Observation, determinize
from wotrush.model.rush.actions import Action, Attack, Buy, Discard, Scrap, Strike, Take, Use
from wotrush.model.rush.cards import FIRST_BARRACKS, FIRST_ONE


class Greedy:
    """Never looks past the action at hand."""

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        actions, cost = observation.actions, observation.catalogue.cost
        world = determinize(observation, rng)
        for a in actions:
            if isinstance(a, Attack | Strike) and forecast(world, a).destroys:
                return Choice(a)
        if gains := [a for a in actions if isinstance(a, Buy | Take)]:
            return Choice(max(gains, key=lambda a: (cost[a.card], -len(getattr(a, "payers", ())))))
        if losses := [a for a in actions if isinstance(a, Discard | Scrap)]:
            return Choice(min(losses, key=lambda a: (not FIRST_BARRACKS <= a.card < FIRST_ONE, cost[a.card])))
        return Choice(next((a for a in actions if isinstance(a, Use)), actions[-1]))
