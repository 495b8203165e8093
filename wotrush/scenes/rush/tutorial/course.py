"""How far the learner is: which lessons were told, and what the next one is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

from wotrush.i18n import t
from wotrush.match.message import Problem
from wotrush.match.notices import Decided
from wotrush.match.replay import begin, walk
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import RushOptions, rush_ruleset
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.tutorial.lessons import GUIDED_ROUNDS, LESSONS, Lesson, LessonMoment
from wotrush.scenes.session.session import GameSession, News

SEED = 50
"""Ten rounds in which a squad is built, a base guarded, vehicles and bases fall; see the tests."""
AGENT = "drill"


def lesson_game() -> Setup:
    """The learner begins; the opponent goes by its timetable."""
    options = RushOptions(players=2, first_player=0)
    players = (Human(t("Player {n}", n=1)), Opponent(t("Drill sergeant"), AGENT))
    return Setup(options.model_dump(), SEED, players, datetime.now(UTC))


def is_lesson_game(players: tuple[Player, ...] | list[Player]) -> bool:
    """Whether a game is the tutorial's, also one that is resumed."""
    return any(isinstance(player, Opponent) and player.agent == AGENT for player in players)


class Course:
    """Follows a session; a game that is resumed goes on behind the lessons that were told."""

    def __init__(
        self, session: GameSession, lessons: Sequence[Lesson] = LESSONS, told: Sequence[str] = ()
    ) -> None:
        self._session = session
        self._lessons = lessons
        self.told = set(told)
        self._moment = LessonMoment(session.observation())
        self._relive()

    def _relive(self) -> None:
        """What was due before a decision that has been made was told then."""
        ruleset, journal = rush_ruleset(), self._session.match.journal()
        with suppress(Problem):  # Other rules than it was begun with: lessons may come twice.
            for step in walk(ruleset, journal, begin(ruleset, journal)):
                if step.seat == self._session.viewpoint.seat:
                    self._moment.o = step.before.observe(step.seat)
                    self.told |= {lesson.key for lesson in self._lessons if lesson.due(self._moment)}
                self._note(step.events)

    def hear(self, news: Sequence[News]) -> None:
        """What happened."""
        self._moment.o = self._session.observation()
        for item in news:
            if isinstance(item, Decided):
                self._note(item.events)

    @property
    def guided(self) -> bool:
        """Whether hints come by themselves."""
        return self._moment.o.round <= GUIDED_ROUNDS

    def next_lesson(self) -> Lesson | None:
        """The first that is due and was not told; it counts as told from now on."""
        if not self._session.may_decide:
            return None
        self._moment.o = self._session.observation()
        due = (lesson for lesson in self._lessons if lesson.key not in self.told and lesson.due(self._moment))
        lesson = next(due, None)
        if lesson is not None:
            self.told.add(lesson.key)
        return lesson

    def _note(self, events: Sequence[ev.Event]) -> None:
        self._moment.happened |= {(type(event), getattr(event, "seat", -1)) for event in events}
