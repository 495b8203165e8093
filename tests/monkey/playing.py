"""Plays as a person at the table: takes decisions by mouse gestures."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pygame
from pygame import Vector2

from tests.monkey.fingers import Fingers
from tests.monkey.program import Program
from wotrush.ai.agent import Agent
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.opponents.conductor import Flow
from wotrush.model.rush import actions as act
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hotseat.cover import DEAF, CoverScene
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo, next_gesture

GESTURES = 20
"""The most gestures that one decision may take."""
PATIENCE = 150
"""The number of frames to wait for the own turn."""
LOOK_AGAIN = 0.1
ON_THE_WAY = (BannerScene, LessonScene, NoticeScene, RecapScene)
"""Scenes above the table that Escape closes."""


@cache
def _recruit(game: str) -> Agent[Any, Any]:
    return make_agent(GAMES[game], "recruit")


class StuckError(AssertionError):
    """A decision that should be possible is not."""


class Player:
    """Plays by events alone."""

    def __init__(self, program: Program, fingers: Fingers, rng: Random) -> None:
        self.program = program
        self.fingers = fingers
        self.rng = rng
        self.decisions = 0

    def find(self, name: str) -> Node | None:
        top = self.program.top
        return (
            None if top is None else next((n for n in self.program.page.root.walk() if n.name == name), None)
        )

    def click(self, name: str) -> bool:
        """Click a node. Return False if it does not exist or cannot be reached."""
        node = self.find(name)
        point = None if node is None else self.fingers.reachable(node)
        if point is not None:
            self.fingers.click_at(point)
            self.program.pilot.step()
        return point is not None

    def uncover(self, name: str = "uncover") -> None:
        """Open the cover for the next person, or leave it, after the time in which it ignores input."""
        self.program.pilot.step(2 * DEAF)
        self.click(name)

    def escape(self) -> None:
        self.fingers.stroke(pygame.K_ESCAPE)

    def play_a_little(self) -> str:
        return self._play(self.rng.randint(1, 30))

    def play_on(self) -> str:
        """Play on, often to the end of the game."""
        return self._play(400)

    def _play(self, decisions: int) -> str:
        wild = self.rng.random() < 0.2
        self.fingers.let_go()
        done = 0
        while done < decisions and self._decide(wild):
            done += 1
        return f"{done} {'wild ' if wild else ''}decisions, then {self.program.top}"

    def ready(self) -> CardTable | None:
        """Return the table once it waits for a person; None if that takes too long."""
        session = self.program.session
        if session is None or isinstance(session, WatchedSession):
            return None
        seen = -1  # The consequences of the last decision are complete once a frame changes nothing.
        for _ in range(PATIENCE):
            top = self.program.top
            match top:
                case BannerScene() | LessonScene() | NoticeScene() | RecapScene():
                    self.escape()
                case CoverScene():
                    self.uncover()
                case CallScene():
                    self.uncover("go on")
                case CardTable() if any(one.visible and not one.asking for one in top.pieces.overlays):
                    self.escape()
                case CardTable() if top.interface.drag.source is not None:
                    self.fingers.click_at(Vector2(2, 2), pygame.BUTTON_RIGHT)
                case CardTable() if top.still and session.may_decide and session.match.version == seen:
                    return top
                case CardTable():
                    if session.conductor.flow in (Flow.PAUSED, Flow.STEPPING):
                        session.conductor.go_on()
                    if top.still:
                        session.go_on()
                case _:
                    return None
            seen = session.match.version
            self.program.pilot.step(LOOK_AGAIN)
        return None

    def _decide(self, wild: bool) -> bool:
        """Take one decision of a person. Return False if there is none to take."""
        table = self.ready()
        if table is None:
            return False
        session = table.session
        view = session.observation()
        rng = Random(self.rng.random())
        action = rng.choice(view.actions) if wild else _recruit(session.info.name).choose(view, rng).action
        before = session.match.version
        done = []
        for _ in range(GESTURES):
            gesture = next_gesture(table, action)
            done.append(gesture)
            self._make(gesture)
            self.program.pilot.step()
            if session.match.version != before or self.program.top is not table:
                self.decisions += session.match.version != before
                return True
            if isinstance(action, act.Scrap):
                self._bring_into_view(f"pile card {action.card}")
        raise StuckError(f"{action} could not be done: {table.view.status!r} {done[-3:]}")

    def _make(self, gesture: Click | DragTo) -> None:
        match gesture:
            case Click(at):
                self.fingers.click_at(at)
            case DragTo(start, goal):
                self.fingers.press(start)
                self.program.pilot.pull(goal, 3)
                self.fingers.let_go()

    def _bring_into_view(self, name: str) -> None:
        node = self.find(name)
        if node is not None and self.fingers.reachable(node) is None:
            for above in node.ancestry():
                above.reveal(node)
