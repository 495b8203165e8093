"""What makes a table explain things at the moment they come up."""

from __future__ import annotations

from abc import abstractmethod

from pygame import FRect

from wotrush.scenes.session.session import News
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.scenes.tutorial.lesson_scene import LessonScene


class TaughtTable(CardTable):
    """A base class to put before the game's own table; the learner may still do whatever the rules allow."""

    course: Course
    _all_given = -1
    """The state of the match in which no further lesson is due."""

    @abstractmethod
    def spot_rect(self, lesson: Lesson) -> FRect | None:
        """Return where the lesson's spot is, in units; None if nothing of it can be seen."""

    def named_rects(self, lesson: Lesson) -> list[FRect]:
        """Return where everything else lies that the lesson names and that can be seen."""
        return []

    def update(self) -> None:
        super().update()
        self._teach()

    def _teach(self) -> None:
        """Give the next lesson if one is due, or a hint in the first rounds, once nothing moves and no banner is read."""
        version = self.session.match.version
        moves = self.choreography.announcing or not self.still
        quiet = not moves and self.session.may_decide and self.session.interlude is None
        if not quiet or version == self._all_given or not self.context.go.on_top(self):
            return
        lesson = self.course.next_lesson()
        if lesson is not None:
            self.context.go.lay_over(self.lesson_scene(lesson))
            return
        self._all_given = version
        if self.course.guided:
            self.session.ask_hint()

    def lesson_scene(self, lesson: Lesson) -> LessonScene:
        spot, named = self.spot_rect(lesson), self.named_rects(lesson)
        return LessonScene(self.context, lesson, self.view, spot, named, self.course.progress, table=self)

    def _play(self, news: list[News]) -> None:
        self.course.hear(news)
        super()._play(news)
