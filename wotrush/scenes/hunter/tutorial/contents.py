"""The tutorial's deal and opponent."""

from __future__ import annotations

from datetime import UTC, datetime

from wotrush.i18n import t
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.scenes.hunter.tutorial.lessons import GUIDED_ROUNDS, LESSONS
from wotrush.scenes.tutorial.lesson import TutorialContents

SEED = 251
"""A deal in which every lesson has its moment if the learner follows the hints."""
AGENT = "drill"


def lesson_game() -> Setup:
    """Return the tutorial's game: two players, the units of the basic box, the short event deck."""
    options = {"players": 2, "sets": "TH2", "event_deck": "short"}
    players = (Human(t("Player {n}", n=1)), Opponent(t("Drill sergeant"), AGENT))
    return Setup(options, SEED, players, datetime.now(UTC))


TUTORIAL = TutorialContents(lessons=LESSONS, deal=lesson_game, guided_rounds=GUIDED_ROUNDS)
