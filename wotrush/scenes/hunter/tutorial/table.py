"""The table of Tank Hunter with explanations."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.reactions.asking import automatic_answer
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.scenes.tutorial.taught_table import TaughtTable
from wotrush.settings import Speed


class BattleLessonTable(TaughtTable, BattleTable):
    """Used for the tutorial and for tips in first games."""

    def __init__(self, context: AppContext, session: GameSession, course: Course) -> None:
        super().__init__(context, session)
        self.course = course

    def _answer(self, o: HunterObservation) -> act.HunterAction | None:
        taught = not self.course.sparing
        return automatic_answer(o, self.context.settings.asked, self.standing_pass, taught=taught)

    @property
    def shown(self) -> Duel | None:
        return self.view.duel

    @property
    def watching(self) -> bool:
        """Let what was fought out be seen first: cards go back to their lines from there, to where a lesson may point. Whoever
        aimed before the turn waits for the rest of that.
        """
        planned = self.controls.possible.planned is not None
        return (
            super().watching
            or planned
            or (self._stands_over and self.context.settings.speed is not Speed.OFF)
        )

    def clear_stage(self, *, at_once: bool = False) -> bool:
        """Leave what was fought out where it is while a lesson about it lies over the table."""
        return self.context.go.on_top(self) and super().clear_stage(at_once=at_once)

    def lesson_scene(self, lesson: Lesson) -> LessonScene:
        if not (lesson.watched is not None and self._stands_over):
            self.clear_stage(at_once=True)
        return super().lesson_scene(lesson)

    def spot_rect(self, lesson: Lesson) -> FRect | None:
        rect: FRect | None = lesson.spot(self.view)
        return rect

    def named_rects(self, lesson: Lesson) -> list[FRect]:
        rects = [spot(self.view) for spot in lesson.named]
        return [rect for rect in rects if rect is not None]
