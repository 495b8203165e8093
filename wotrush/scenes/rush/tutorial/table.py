"""The table of the tutorial: it tells what is due before the learner decides, and gives hints by itself at first."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.context import AppContext
from wotrush.scenes.rush.frame import Frame
from wotrush.scenes.rush.table import TableScene
from wotrush.scenes.rush.tutorial.course import Course
from wotrush.scenes.rush.tutorial.lesson_scene import LessonScene
from wotrush.scenes.rush.tutorial.lessons import LESSONS, Lesson, Spot
from wotrush.scenes.session import GameSession, News
from wotrush.stage.geometry import inset, rect_around


class TaughtTable(TableScene):
    """A table like any other, where things are explained at the moment that they are about."""

    def __init__(self, context: AppContext, session: GameSession, course: Course) -> None:
        super().__init__(context, session)
        self.course = course

    def update(self) -> None:
        super().update()
        quiet = self.still and self.session.may_decide and self.session.interlude is None
        if quiet and self.context.go.on_top(self):
            lesson = self.course.next_lesson()
            if lesson is not None:
                spot = None if lesson.spot is None else spot_rect(self.view.frame, lesson.spot)
                self.context.go.lay_over(LessonScene(self.context, lesson, self.view, spot))
            self.told(lesson)

    def told(self, lesson: Lesson | None) -> None:
        """What comes after a lesson, or where none was due."""

    def _play(self, news: list[News]) -> None:
        self.course.hear(news)
        super()._play(news)


class TutorialTable(TaughtTable):
    """At first a hint comes by itself at every decision; the learner may still do whatever the rules allow."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context, session, Course(session))
        self._advised = -1
        """The state of the match that a hint was asked for."""

    def told(self, lesson: Lesson | None) -> None:
        if lesson is None and self.course.guided and self._advised != self.session.match.version:
            self._advised = self.session.match.version
            self.session.ask_hint()


class TippedTable(TaughtTable):
    """Somebody's first games: short tips, each once in a lifetime unless they are switched on anew."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        tips = tuple(lesson for lesson in LESSONS if lesson.tip)
        super().__init__(context, session, Course(session, tips, context.settings.tips_told))

    def told(self, lesson: Lesson | None) -> None:
        if lesson is not None:
            self.context.change(tips_told=tuple(sorted(self.course.told)))


def spot_rect(frame: Frame, spot: Spot) -> FRect | None:
    """Where on the table it is; None where the table has no room to show it."""
    match spot:
        case Spot.RESERVE:
            return around(frame.common.reserve)
        case Spot.HAND:
            return inset(frame.own.hand, frame.own.hand.w * 0.18, 0)
        case Spot.DEPOT:
            return frame.own.depot
        case Spot.BASES:
            return around([rect_around(stand.base, stand.card) for stand in frame.own.stands])
        case Spot.ENEMY:
            return around([rect_around(stand.base, stand.card) for stand in frame.panels[0].stands])
        case Spot.ACHIEVEMENTS:
            return frame.common.achievements
        case Spot.MEDALS:
            return around(frame.common.medals)
        case Spot.POINTS:
            return frame.own.points
        case Spot.END_TURN:
            return frame.own.end_turn


def around(rects: Sequence[FRect]) -> FRect:
    """The smallest rectangle that holds them all."""
    return rects[0].unionall(list(rects[1:]))
