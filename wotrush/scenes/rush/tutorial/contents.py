"""The tutorial's deal and opponent."""

from __future__ import annotations

from datetime import UTC, datetime

from wotrush.i18n import t
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.rush import RushOptions
from wotrush.scenes.rush.tutorial.lessons import GUIDED_ROUNDS, LESSONS
from wotrush.scenes.tutorial.lesson import TutorialContents

SEED = 11379
"""A deal of ten rounds in which a squad is built, and vehicles and bases fall, and in which the reviewer finds no mistake in what
the hints advise. `python -m wotrush.workshop.rush.lesson_deals` looks for such deals.
"""
AGENT = "drill"


def lesson_game() -> Setup:
    """Return the tutorial's game: the learner begins, and the opponent follows a timetable."""
    options = RushOptions(players=2, first_player=0)
    players = (Human(t("Player {n}", n=1)), Opponent(t("Drill sergeant"), AGENT))
    return Setup(options.model_dump(), SEED, players, datetime.now(UTC))


TUTORIAL = TutorialContents(lessons=LESSONS, deal=lesson_game, guided_rounds=GUIDED_ROUNDS)
