"""The opponent of the tutorial: does one thing at a time by a timetable, so that there is something to see and to win."""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.rush.heuristics.knowledge import forecast
from wotrush.model.rush import Observation, determinize
from wotrush.model.rush.actions import Action, Attack, Buy, Defend, EndTurn
from wotrush.model.rush.state import Prompt

DEFENDS, ATTACKS = (3, 5), (4, 6)
"""The rounds in which it defends, and those in which it attacks."""


class Drill:
    """Buys what is cheap, and defends or attacks a base now and then; chance plays no part."""

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        o = observation
        if o.prompt is not Prompt.PLAY:
            return Choice(o.actions[0])
        lists = [self._buys(o)]
        if o.round in DEFENDS:
            lists.insert(0, self._guards(o))
        if o.round in ATTACKS and not o.assaulted:
            lists.insert(0, self._shots(o, rng))
        chosen = [action for actions in lists for action in actions[:1]]
        return Choice(chosen[0] if chosen else next(a for a in o.actions if isinstance(a, EndTurn)))

    def _guards(self, o: Observation) -> list[Action]:
        """Return defences with armor that does not fall to any hit, as the lessons advise."""
        defences = [action for action in o.actions if isinstance(action, Defend)]
        return [action for action in defences if o.catalogue.armor[action.card] > 1]

    def _buys(self, o: Observation) -> list[Action]:
        """Return purchases, the cheapest vehicle and the fewest payers first."""
        buys = [action for action in o.actions if isinstance(action, Buy)]
        return [*sorted(buys, key=lambda buy: (o.catalogue.cost[buy.card], len(buy.payers)))]

    def _shots(self, o: Observation, rng: Random) -> list[Action]:
        """Return attacks on bases that only damage them: they alarm the learner and do no harm."""
        world = determinize(o, rng)
        shots = [action for action in o.actions if isinstance(action, Attack)]
        return [shot for shot in shots if not forecast(world, shot).destroys]
