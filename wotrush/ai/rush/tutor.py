"""The adviser in lessons: plays so that every lesson of the tutorial's fixed deal has its moment, whatever the levels learn."""

from __future__ import annotations

from wotrush.ai.rush.heuristics.worth import Worth
from wotrush.ai.rush.rules_of_thumb import RulesOfThumb

_EARLY, _LATE = 0.24, 0.6
"""How much of a race's worth it sees at the beginning and at the end of a game."""


class WorthInLessons(Worth):
    """As the lessons tell: the dearest vehicle is the best, and achievements are for later."""

    PRICE = 1.0

    def race(self, achievement: int) -> float:
        """Return less than a regular would, above all early in the game."""
        return super().race(achievement) * (_EARLY + (_LATE - _EARLY) * self._facts.progress)


class Tutor(RulesOfThumb):
    """Gives hints where the learner follows them."""

    worth = WorthInLessons
