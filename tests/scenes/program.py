"""The whole program without a window: an app, a stack, and a pilot that drives it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TypeVar

import pygame

from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.saves.saves import Saves
from wotrush.scenes.app.app import App
from wotrush.scenes.app.stack import AppStack
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.widgets import Button
from wotrush.stage.window import Window
from wotrush.workshop.pilot import FRAME, Pilot

SceneT = TypeVar("SceneT", bound=NodeScene)
QUICK = Settings(language="en", speed=Speed.OFF, reduced_motion=True)


class BlindPilot(Pilot):
    """Plays without looking: frames pass, and none is drawn."""

    def step(self, seconds: float = FRAME) -> None:
        self.clock.advance(seconds)
        self.stack.update()


class Program:
    """An app in a folder; a second one in the same folder is the next start of the program."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1280, 720),
        window: Window | None = None,
        *,
        blind: bool = False,
    ) -> None:
        self.clock = ManualClock()
        self.stack = AppStack(self.clock, fade=0)
        self.saves = Saves(folder)
        worker = LocalWorker(GAMES["rush"])
        self.app = App(self.stack, self.clock, settings, self.saves, worker, window=window)
        self.pilot = (BlindPilot if blind else Pilot)(self.stack, self.clock, size)
        self.app.title()
        self.pilot.step()

    def scene(self, kind: type[SceneT]) -> SceneT:
        """Return the top scene, which must be of this kind."""
        top = self.stack.top
        assert isinstance(top, kind), f"{top} instead of {kind.__name__}"
        return top

    def node(self, name: str) -> Node:
        return self.scene(NodeScene).root.find(name)

    def says(self, name: str) -> str:
        node = self.node(name)
        assert isinstance(node, Label)
        return str(node)

    def caption(self, name: str) -> str:
        """Return what is written on the button of that name."""
        button = self.node(name)
        assert isinstance(button, Button)
        return str(button.text() if callable(button.text) else button.text)

    def click(self, name: str) -> None:
        self.pilot.click(self.node(name))

    @property
    def session(self) -> GameSession:
        assert self.app.session is not None
        return self.app.session

    @property
    def decisions(self) -> list[str]:
        """Return all decisions so far, whoever made them."""
        return [action for turn in self.session.match.journal().turns for action in turn.actions]

    def new_game(self, seed: int) -> None:
        """Go from the title to the table."""
        self.click("new")
        self.click("seed")
        self.pilot.type(str(seed))
        self.click("start")

    def play_on(self, decisions: int = 10_000) -> None:
        """Play as the recruit would, through the session, until the table is left or so many decisions are made."""
        recruit = make_agent(GAMES["rush"], "recruit")
        while decisions and isinstance(self.stack.top, TableScene | RecapScene):
            session = self.session
            if isinstance(self.stack.top, RecapScene):
                self.pilot.key(pygame.K_RETURN)
                continue
            if session.may_decide:
                choice = recruit.choose(session.observation(), Random(session.match.opponent_seed()))
                session.decide(choice.action)
                decisions -= 1
            self.pilot.step()
