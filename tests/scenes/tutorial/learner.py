"""Whoever learns a game: reads every lesson and does what the hint says, or plays a first game and reads the tips."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pygame

from tests.scenes.layout_faults import faults
from tests.scenes.program import Program
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.i18n import set_language
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.screens import screens_of
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.tutorial.lesson import TutorialContents
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Settings, Speed

PAUSE = 0.2
"""Seconds from one look at the screen to the next."""


def tutorial_of(game: str) -> TutorialContents:
    tutorial = screens_of(game).tutorial
    assert tutorial is not None
    return tutorial()


class Learner:
    """Plays the tutorial of a game. Frames pass undrawn."""

    game: ClassVar[str]
    later_round: ClassVar[int]
    """A round in which some lessons were given and some were not."""

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
    ) -> None:
        """`settings` are those of an earlier start."""
        set_language(language)
        settings = settings or Settings(language=language, speed=Speed.OFF, game=self.game)
        self.program = Program(folder, settings, size, blind=True)
        self.pilot = self.program.pilot
        self.keys = [lesson.key for lesson in tutorial_of(self.game).lessons]
        self.read: list[str] = []
        """The lessons so far."""
        self._seen = -1
        """The state of the match a moment ago; automatic decisions are waited for."""

    @abstractmethod
    def perform(self, table: Any, action: Any, how: str) -> None:
        """Carry out an action on the table by that kind of input."""

    def may_act(self, table: Any) -> bool:
        return True

    def look_at(self, lesson: LessonScene) -> None:
        assert faults(lesson.root) == []

    def start(self) -> None:
        self.program.click("tutorial")

    def go_on(self, how: str, *, until: Callable[[], bool], most: int = 900) -> None:
        for _ in range(most):
            self.pilot.step(PAUSE)
            top = self.program.stack.top
            if isinstance(top, LessonScene):
                self.look_at(top)
                self.read.append(top.lesson.key)
                if how in ("mouse", "clicks"):
                    self.pilot.click(top.root.find("go on"))
                else:
                    self.pilot.key(pygame.K_RETURN)
            elif until():
                return
            elif isinstance(top, CardTable):
                self._follow(top, how)
        raise AssertionError(f"Stuck after {self.read}")

    def _follow(self, table: CardTable, how: str) -> None:
        session = self.program.session
        waited, self._seen = session.match.version == self._seen, session.match.version
        if not (waited and session.may_decide and table.still and self.may_act(table)):
            return
        if session.hint is None:
            session.ask_hint()
        else:
            self.perform(table, session.hint.action, how)

    def finished(self) -> bool:
        return isinstance(self.program.stack.top, ResultScene)


def tips_in(program: Program, game: str, seed: int, steps: int = 500) -> list[str]:
    """Play a game as a recruit would, and return the tips that came up."""
    read = []
    recruit = make_agent(game_entry(game), "recruit")
    program.new_game(seed)
    for _ in range(steps):
        program.pilot.step(PAUSE)
        top = program.stack.top
        if isinstance(top, LessonScene):
            read.append(top.lesson.key)
            program.pilot.key(pygame.K_RETURN)
        elif isinstance(top, CardTable) and program.session.may_decide:
            o = program.session.observation()
            program.session.decide(recruit.choose(o, Random(program.session.match.opponent_seed())).action)
    program.app.title()
    program.pilot.step()
    return read
