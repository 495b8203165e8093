"""What makes a table explain things at the moment they come up."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any

from pygame import FRect
from pygame.event import Event

from wotrush.scenes.session.session import News
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.tutorial.course import Course
from wotrush.scenes.tutorial.lesson import Lesson
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.stage.input.drag import Idle


class TaughtTable(CardTable):
    """A base class to put before the game's own table; the learner may still do whatever the rules allow."""

    course: Course
    _all_given: Any = None
    """The moment at which no further lesson is due."""
    _put_off: Any = None
    """The learner's decision that waits until the lesson about it is read."""

    @abstractmethod
    def spot_rect(self, lesson: Lesson) -> FRect | None:
        """Return where the lesson's spot is, in units; None if nothing of it can be seen."""

    def named_rects(self, lesson: Lesson) -> list[FRect]:
        """Return where everything else lies that the lesson names and that can be seen."""
        return []

    @property
    def shown(self) -> Any:
        """What lessons may be about beside what the learner observes."""
        return None

    @property
    def watching(self) -> bool:
        """Whether there is nothing to be done at the moment but to look."""
        return not self.session.may_decide

    def _others_wait(self) -> bool:
        return not self.context.go.on_top(self) or self._moment_now != self._all_given

    @property
    def _moment_now(self) -> Any:
        return self.session.match.version, self.watching, self.shown

    def update(self) -> None:
        self._carry_out()
        super().update()
        self._teach()

    def decide(self, action: Any) -> None:
        """Give the lesson about what the learner is about to do first, if there is one ahead."""
        if self._put_off is not None:
            return
        lesson = self.course.lesson_before(action)
        if lesson is None:
            super().decide(action)
        else:
            self._put_off = action
            self._put_back()
            self.context.go.lay_over(self.lesson_scene(lesson))

    def instead(self, event: Event) -> bool:
        """Do what an event means in place of what was put off."""
        self._put_off = None
        return self.handle(event)

    def _put_back(self) -> None:
        """Have cards that were put down return to where they lie until that is carried out."""
        for card, lying in self.view.lying.items():
            if self.cards.sprites[card].pose != lying.pose:
                self.carried.put_back(self.cards.sprites[card])

    def _carry_out(self) -> None:
        """Carry out what was put off for a lesson once that is read, before the table looks what is new."""
        if self._put_off is not None and self.context.go.on_top(self):
            action, self._put_off = self._put_off, None
            super().decide(action)

    def _teach(self) -> None:
        """Give the next lesson if one is due, or a hint in the first rounds, once nothing moves, no card is in the learner's
        hand, and no banner, pile or menu is read.
        """
        now = self._moment_now
        quiet = self.still and self.session.interlude is None
        moves = not quiet or (self.choreography.announcing and not self.watching)
        holds = not isinstance(self.interface.drag.state, Idle)
        reads = any(overlay.visible and not overlay.asking for overlay in self.pieces.overlays)
        if moves or holds or reads or now == self._all_given or not self.context.go.on_top(self):
            return
        lesson = self.course.next_lesson(self.shown, watching=self.watching)
        if lesson is not None:
            self.context.go.lay_over(self.lesson_scene(lesson))
            return
        self._all_given = now
        if self.course.guided and not self.watching:
            self.session.ask_hint()

    def lesson_scene(self, lesson: Lesson) -> LessonScene:
        spot, named = partial(self.spot_rect, lesson), partial(self.named_rects, lesson)
        return LessonScene(
            self.context,
            lesson,
            self.view,
            spot,
            named,
            self.course.number,
            table=self,
            deed_follows=self._put_off is not None,
        )

    def _play(self, news: list[News]) -> None:
        self.course.hear(news)
        super()._play(news)
