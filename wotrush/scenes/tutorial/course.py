"""The learner's progress: which lessons were given, and which one is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from wotrush.match.message import Problem
from wotrush.match.notices import Decided, TakenBack
from wotrush.match.replay import begin, walk
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession, News
from wotrush.scenes.setup.occasion import is_tutorial
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment, TutorialContents
from wotrush.scenes.tutorial.tips import REMEMBERED_AS, tips_given


class Course:
    """Follows a session. In a resumed game it goes on after the lessons that were given before."""

    def __init__(
        self,
        session: GameSession,
        lessons: Sequence[Lesson],
        *,
        guided_rounds: int = 0,
        given: Sequence[str] = (),
        read: Sequence[str] = (),
        sparing: bool = False,
        remember: Callable[[Sequence[str]], None] = lambda _: None,
    ) -> None:
        """`given` are lessons of earlier games, `read` those that may have been read before this game was left.

        `remember` is called with all keys whenever a lesson is given. A `sparing` course gives one before each decision at
        most, so that nobody has to read several before they may go on.
        """
        self._session = session
        self._lessons = lessons
        self._guided_rounds = guided_rounds
        self._remember = remember
        self._given = set(given)
        self.sparing = sparing
        self._given_at = -1
        """The state of the match at the last lesson."""
        self._moment = LessonMoment(session.observation())
        self._relive(read)

    def _relive(self, read: Sequence[str]) -> None:
        """Count as given what was due before each decision so far, if each of it was given then, and what is due now if it was
        read.
        """
        ruleset, journal = self._session.match.ruleset, self._session.match.journal()
        with suppress(Problem):  # The game began under other rules, so lessons may repeat.
            for step in walk(ruleset, journal, begin(ruleset, journal)):
                if step.seat == self._session.viewpoint.seat and not self.sparing:
                    o = self._moment.o = step.before.observe(step.seat)
                    due = (one for one in self._lessons if one.due(self._moment) or one.deed(o, step.action))
                    self._given |= {lesson.key for lesson in due}
                self._moment.note(step.events)
            if self._moment.happened:
                self._moment.o = self._session.observation()
                known = (one for one in self._lessons if one.key in read)
                self._given |= {one.key for one in known if one.watched is not None or one.due(self._moment)}

    def hear(self, news: Sequence[News]) -> None:
        """Take note of what happened, and forget what was taken back; a lesson that was read is not given again."""
        self._moment.o = self._session.observation()
        taken_back = any(isinstance(item, TakenBack) for item in news)
        if taken_back:
            self._moment.happened.clear()
        for item in self._session.log() if taken_back else news:
            if isinstance(item, Decided):
                self._moment.note(item.events)

    @property
    def number(self) -> int | None:
        """Return which lesson was given last; not of how many, as whoever never does something needs none about it. Tips
        have no number.
        """
        return None if self.sparing else len(self._given)

    @property
    def guided(self) -> bool:
        """Return whether hints come automatically."""
        round_now: int = self._moment.o.round
        return round_now <= self._guided_rounds

    def next_lesson(self, shown: Any = None, *, watching: bool = False) -> Lesson | None:
        """Return the first lesson that is due and was not given yet; it counts as given from now on. While the learner is only
        `watching`, it can be due by nothing but by what is `shown` on the table.
        """
        if self.sparing and self._session.match.version == self._given_at:
            return None
        watching = watching or not self._session.may_decide
        self._moment.o = self._session.observation()

        def due(lesson: Lesson) -> bool:
            by_sight = lesson.watched is not None and lesson.watched(shown)
            return by_sight or (not watching and lesson.due(self._moment))

        return self._give(due)

    def lesson_before(self, action: Any) -> Lesson | None:
        """Return the first lesson about an action that the learner is about to take, and that was not given yet; it counts as
        given from now on.
        """
        o = self._session.observation()
        return self._give(lambda lesson: lesson.deed(o, action))

    def _give(self, fits: Callable[[Lesson], bool]) -> Lesson | None:
        """Return the first lesson ahead that fits, and remember it as given."""
        lesson = next((one for one in self._lessons if one.key not in self._given and fits(one)), None)
        if lesson is not None:
            self._given.add(lesson.key)
            self._given_at = self._session.match.version
            self._remember(sorted(self._given))
        return lesson


def course_for(context: AppContext, session: GameSession, contents: TutorialContents) -> Course | None:
    """Return the course of the tutorial or, in a person's first games, that of tips; None in any other game."""
    if session.watched is not None:
        return None

    def remember(given: Sequence[str]) -> None:
        known = {*tips_given(session.info, context.settings), *given}
        context.change(**{session.info.setting(REMEMBERED_AS): tuple(sorted(known))})

    if is_tutorial(session.info, session.match.setup):
        guided = contents.guided_rounds
        read = tips_given(session.info, context.settings)
        return Course(session, contents.lessons, guided_rounds=guided, read=read, remember=remember)
    if context.settings.tips and not session.shared:
        tips = [lesson for lesson in contents.lessons if lesson.tip]
        given = tips_given(session.info, context.settings)
        return Course(session, tips, given=given, sparing=True, remember=remember)
    return None
