"""The recruit: a sensible beginner, who plays well what lies on the table and looks no further."""

from __future__ import annotations

from wotrush.ai.rush.heuristics.worth import Worth
from wotrush.ai.rush.rules_of_thumb import RulesOfThumb
from wotrush.model.rush import RushGame


class FirstImpression(Worth):
    """The worth of things to a beginner: what cards do in a hand, and the points of a base or a medal."""

    def race(self, achievement: int) -> float:
        """Return 0: a beginner does not race for achievements."""
        return 0.0

    def of_ending(self, before: RushGame, after: RushGame) -> float:
        """Return 0: a beginner does not consider who gains by the end of the game."""
        return 0.0

    def _closing(self, left: int) -> float:
        return 0.0


class Recruit(RulesOfThumb):
    """Plays by rules of thumb with a beginner's view of worth."""

    worth = FirstImpression
