"""Tables that explain: the tutorial's, which also gives hints by itself at first, and that of somebody's first games."""

from __future__ import annotations

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.rush.puzzles.table import PuzzleTable, ShownTable
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.course import Course, is_lesson_game
from wotrush.scenes.rush.tutorial.lesson_scene import LessonScene
from wotrush.scenes.rush.tutorial.lessons import LESSONS, Lesson
from wotrush.scenes.rush.tutorial.spots import spot_rect
from wotrush.scenes.session.session import GameSession, News


def table_for(context: AppContext, session: GameSession) -> TableScene:
    """The table that this game is played at."""
    if isinstance(session, PuzzleSession):
        return PuzzleTable(context, session)
    if isinstance(session, ShownWay):
        return ShownTable(context, session)
    if session.watched is None and is_lesson_game(session.players):
        return TutorialTable(context, session)
    if session.watched is None and context.settings.tips and not session.shared:
        return TippedTable(context, session)
    return TableScene(context, session)


class TaughtTable(TableScene):
    """A table like any other, where things are explained at the moment that they are about."""

    def __init__(self, context: AppContext, session: GameSession, course: Course) -> None:
        super().__init__(context, session)
        self.course = course
        self._all_told = -1
        """The state of the match in which nothing more is to be told."""

    def update(self) -> None:
        super().update()
        version = self.session.match.version
        quiet = self.still and self.session.may_decide and self.session.interlude is None
        if not quiet or version == self._all_told or not self.context.go.on_top(self):
            return
        lesson = self.course.next_lesson()
        if lesson is None:
            self._all_told = version
            self.go_ahead()
        else:
            self.context.go.lay_over(
                LessonScene(self.context, lesson, self.view, spot_rect(self.view, lesson.spot))
            )
            self.told(lesson)

    def told(self, lesson: Lesson) -> None:
        """It has just been laid over the table."""

    def go_ahead(self) -> None:
        """Nothing more is to be told before the next decision."""

    def _play(self, news: list[News]) -> None:
        self.course.hear(news)
        super()._play(news)


class TutorialTable(TaughtTable):
    """At first a hint comes by itself at every decision; the learner may still do whatever the rules allow."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context, session, Course(session))

    def go_ahead(self) -> None:
        if self.course.guided:
            self.session.ask_hint()


class TippedTable(TaughtTable):
    """Somebody's first games: short tips, each once in a lifetime unless they are switched on anew."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        tips = tuple(lesson for lesson in LESSONS if lesson.tip)
        super().__init__(context, session, Course(session, tips, context.settings.tips_told))

    def told(self, lesson: Lesson) -> None:
        self.context.change(tips_told=tuple(sorted(self.course.told)))
