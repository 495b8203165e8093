"""How opponents that estimate chances come to a decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from wotrush.ai.agent import Choice
from wotrush.ai.rush.reasons.purse import goes_without_saying
from wotrush.ai.rush.reasons.reasons import because, secret
from wotrush.ai.rush.search.dominance import dominance_filter
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.ai.rush.search.spare_payment import spared
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.view.purse import in_vain


class Thinker(Protocol):
    """An opponent that can estimate every action."""

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Return the outlooks, best first; `world` is a sampled game that fits what the seat knows."""


def choose(thinker: Thinker, observation: Observation, rng: Random) -> Choice[Action]:
    """Return the best outlook that passes the dominance filter, and why it was chosen if there was a choice."""
    if len(observation.actions) == 1:
        (forced,) = observation.actions
        return Choice(forced, *(secret(observation, forced) or ()))
    world = determinize(observation, rng)
    first, *others = dominance_filter(world, observation.seat, thinker.outlooks(observation, world, rng))
    found = [spared(world, _without_recruiting_in_vain(observation, first)), *others]
    best = found[0].action
    if goes_without_saying(observation, best):
        return Choice(best)
    return Choice(best, *(secret(observation, best) or because(world, found)))


def _without_recruiting_in_vain(observation: Observation, outlook: Outlook) -> Outlook:
    """Return the outlook without a Recruitment that comes first and lets nothing be bought: what is planned next is then done
    at once.
    """
    if not in_vain(observation, outlook.action):
        return outlook
    steps = outlook.steps[1:] or (END_TURN,)
    return Outlook(steps[0], outlook.log_odds, steps)
