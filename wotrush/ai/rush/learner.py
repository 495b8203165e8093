"""The learner: values whole turns by what the value network in training makes of the table after them.

Weaker than the regular so far (42.5 % of 587 games), and about 2 % of those games did not end: here to measure
what training brings, not to be played against.
"""

from __future__ import annotations

from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.rush.decision import decide
from wotrush.ai.rush.explanation import because
from wotrush.ai.rush.lines import Effort
from wotrush.ai.rush.network import Network, shipped_network
from wotrush.ai.rush.verdict import ONLY_CHOICE
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Action

EFFORT = Effort(widths=(5, 3, 2, 1), positions=60, draws=2)


class Learner:
    """Goes on as the best line does; chance only samples what may be drawn."""

    def __init__(self, network: Network | None = None, effort: Effort = EFFORT) -> None:
        self._network, self._effort = network, effort

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """The best line's first action; of equal ones the first found."""
        if len(observation.actions) == 1:
            return Choice(observation.actions[0], ONLY_CHOICE)
        network = self._network or shipped_network(observation.catalogue)
        world = observation.determinize(rng)
        best = decide(observation, world, network, self._effort)[0].actions[0]
        reason, params = because(world, best)
        return Choice(best, reason, params)
