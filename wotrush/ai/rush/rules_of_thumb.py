"""Opponents that score every action by named rules of thumb and play the highest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from wotrush.ai.agent import Choice
from wotrush.ai.rush.heuristics import answers
from wotrush.ai.rush.heuristics.playing import hits, plays
from wotrush.ai.rush.heuristics.repair import scraps
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict, best
from wotrush.ai.rush.heuristics.worth import Worth
from wotrush.ai.rush.reasons.next_best import of_thumb
from wotrush.ai.rush.reasons.purse import goes_without_saying
from wotrush.ai.rush.reasons.reasons import secret
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Action
from wotrush.model.rush.state import Prompt

_RULES: Mapping[Prompt, Callable[[Situation], list[Verdict]]] = {
    Prompt.REFRESH: answers.refresh,
    Prompt.PLAY: plays,
    Prompt.ASSAULT: hits,
    Prompt.SABOTAGE: answers.discards,
    Prompt.STRIKE: answers.targets,
    Prompt.RESEARCH: answers.research,
    Prompt.REPAIR: scraps,
    Prompt.REPAIR_MORE: scraps,
    Prompt.PLACE: answers.places,
    Prompt.REWARD: answers.medals,
    Prompt.EXPOSE: answers.places,
}


class RulesOfThumb:
    """Considers nothing but the table and the current turn; `worth` is its view of what things are worth."""

    worth = Worth

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return the best verdict's action; chance only settles ties."""
        if len(observation.actions) == 1:
            (forced,) = observation.actions
            return Choice(forced, *(secret(observation, forced) or ()))
        verdicts = self.verdicts(observation, rng)
        chosen = best(verdicts, rng)
        if goes_without_saying(observation, chosen.action):
            return Choice(chosen.action)
        because = secret(observation, chosen.action) or of_thumb(observation, chosen, verdicts)
        return Choice(chosen.action, *because)

    def verdicts(self, observation: Observation, rng: Random) -> list[Verdict]:
        """Return the verdicts of the rules of thumb on every action worth considering."""
        return _RULES[observation.prompt](Situation(observation, rng, self.worth))
