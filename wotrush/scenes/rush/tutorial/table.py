"""The table of Rush with explanations."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.spots import lesson_rect
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.scenes.tutorial.taught_table import TaughtTable


class LessonTable(TaughtTable, TableScene):
    """Used for the tutorial and for tips in first games."""

    def __init__(self, context: AppContext, session: GameSession, course: Course) -> None:
        super().__init__(context, session)
        self.course = course

    def spot_rect(self, lesson: Lesson) -> FRect | None:
        return lesson_rect(self.view, lesson.spot)

    def named_rects(self, lesson: Lesson) -> list[FRect]:
        rects = [lesson_rect(self.view, spot) for spot in lesson.named]
        rects += [self.pieces.bar.warned] if lesson.key == "last round" else []
        return [rect for rect in rects if rect is not None]
