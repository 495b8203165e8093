"""How opponents that weigh chances come to a decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from wotrush.ai.agent import Choice
from wotrush.ai.rush.reasons.reasons import because, forced, secret
from wotrush.ai.rush.search.dominance import dominance_filter
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import Action


class Thinker(Protocol):
    """An opponent that can say what it thinks of every action."""

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Best first. `world` is a sample of what the seat cannot see."""
        ...


def choose(thinker: Thinker, observation: Observation, rng: Random) -> Choice[Action]:
    """The best outlook that is not stupid, and why."""
    if len(observation.actions) == 1:
        return Choice(observation.actions[0], *forced(observation))
    world = determinize(observation, rng)
    found = dominance_filter(world, observation.seat, thinker.outlooks(observation, world, rng))
    best = found[0].action
    return Choice(best, *(secret(observation, best) or because(world, found)))
