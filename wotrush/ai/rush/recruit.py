"""The recruit: a sensible beginner, who plays well what lies on the table and looks no further."""

from __future__ import annotations

from wotrush.ai.rush.heuristics.worth import Worth
from wotrush.ai.rush.rules_of_thumb import RulesOfThumb
from wotrush.model.rush import RushGame


class FirstImpression(Worth):
    """What a beginner sees in things: what cards do in a hand, and the points of a base or a medal."""

    def race(self, achievement: int) -> float:
        """Achievements come as a surprise."""
        return 0.0

    def of_ending(self, before: RushGame, after: RushGame) -> float:
        """Whom the end serves is not thought of."""
        return 0.0

    def _closing(self, left: int) -> float:
        return 0.0


class Recruit(RulesOfThumb):
    """Knows the rules of thumb, not what is behind the cards."""

    worth = FirstImpression
