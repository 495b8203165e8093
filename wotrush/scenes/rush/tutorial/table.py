"""The table of the tutorial: it tells what is due before the learner decides, and gives hints by itself at first."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.context import AppContext
from wotrush.scenes.rush.frame import Frame
from wotrush.scenes.rush.table import TableScene
from wotrush.scenes.rush.tutorial.course import Course
from wotrush.scenes.rush.tutorial.lesson_scene import LessonScene
from wotrush.scenes.rush.tutorial.lessons import OTHER, Spot
from wotrush.scenes.session import GameSession, News
from wotrush.stage.geometry import inset, rect_around


class TutorialTable(TableScene):
    """Otherwise a table like any other: the learner may do whatever the rules allow."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context, session)
        self.course = Course(session)
        self._advised = -1
        """The state of the match that a hint was asked for."""

    def update(self) -> None:
        super().update()
        quiet = self.still and self.session.may_decide and self.session.interlude is None
        if not quiet or not self.context.go.on_top(self):
            return
        lesson = self.course.next_lesson()
        if lesson is not None:
            spot = None if lesson.spot is None else spot_rect(self.view.frame, lesson.spot)
            self.context.go.lay_over(LessonScene(self.context, lesson, self.view, spot))
        elif self.course.guided and self._advised != self.session.match.version:
            self._advised = self.session.match.version
            self.session.ask_hint()

    def _play(self, news: list[News]) -> None:
        self.course.hear(news)
        super()._play(news)


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
            stands = frame.stands(OTHER)
            return around([rect_around(stand.base, stand.card) for stand in stands])
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
