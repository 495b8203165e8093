"""The whole program without a window. It can be quit and restarted in the same folder."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, tzinfo
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest import mock

import pygame
from pygame import Surface
from pygame.event import Event

from tests.scenes.rush.tables import PlainFaces
from wotrush import settings
from wotrush.games import GAMES
from wotrush.match.opponents.worker import Answer, LocalWorker
from wotrush.match.saves.saves import Saves
from wotrush.model.game import AnyObservation
from wotrush.resources import HOME_VARIABLE, asset
from wotrush.scenes.app import app as app_module
from wotrush.scenes.app.app import App
from wotrush.scenes.app.stack import AppStack
from wotrush.scenes.app.trouble import TroubleScene
from wotrush.scenes.rush.table import scene as table_module
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.clock import ManualClock
from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.scene import NodeScene, Scene
from wotrush.workshop.pilot import FRAME, Pilot

QUICK_THINKERS = ("random", "recruit", "drill")
USUAL = (640, 360)
"""Small windows, which are drawn quickly."""
GLANCES = 12
"""One frame in this many is drawn, since drawing takes most of the time and wrong pictures persist."""


class BriskWorker(LocalWorker):
    """A worker in which a quick opponent plays for stronger ones, and takes some frames to answer."""

    _frames = 0

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        super().request(observation, agent if agent in QUICK_THINKERS else "recruit", seed)
        self._frames = seed % 4

    def poll(self) -> Answer | None:
        self._frames -= 1
        return super().poll() if self._frames < 0 else None


class CountingStack(AppStack):
    """A scene stack that records which scenes were opened."""

    def __init__(self, clock: ManualClock, seen: Counter[str]) -> None:
        super().__init__(clock)
        self._seen = seen

    def push(self, scene: Scene) -> None:
        self._seen[type(scene).__name__] += 1
        super().push(scene)


class GlancingPilot(Pilot):
    """A pilot that draws only some frames, and none after an error, so that the picture shows what led to it."""

    _unseen = 0

    def step(self, seconds: float = FRAME) -> None:
        self.clock.advance(seconds)
        self.stack.update()
        self._unseen += 1
        if self._unseen >= GLANCES:
            self.look()

    def look(self) -> None:
        """Draw what a window would show now."""
        if self.stack.stale and not isinstance(self.stack.top, TroubleScene):
            self._unseen = 0
            self.stack.draw(self.surface)
            self.frames_drawn += 1


class Program:
    """The program without a window, but with everything that a window does with events."""

    def __init__(self, home: Path, first: Settings) -> None:
        self.home = home
        self.clock = ManualClock()
        self.scenes: Counter[str] = Counter()
        self.starts = self.frames_drawn = 0
        settings.save(first)
        self.start(USUAL)

    def start(self, size: tuple[int, int]) -> None:
        """Start the program. Settings and games of earlier runs are on disk."""
        chosen, notice = settings.load()
        self.stack = CountingStack(self.clock, self.scenes)
        saves, worker = Saves(self.home / "games"), BriskWorker(GAMES["rush"])
        sounds = Sounds(asset("sounds"), self.clock)
        self.app = App(self.stack, self.clock, chosen, saves, worker, sounds=sounds)
        self.app.context.news = notice or ""
        self._pad = Gamepad(lambda button: self.app.context.keys.pad(button))
        self.pilot = GlancingPilot(self.stack, self.clock, size)
        self.starts += 1
        self.app.title()
        self.pilot.step()

    def end(self) -> None:
        """End the program; only its files remain."""
        self.frames_drawn += self.pilot.frames_drawn
        self.app.close()
        self.stack.clear()

    @property
    def top(self) -> Scene | None:
        return self.stack.top

    @property
    def page(self) -> NodeScene:
        """Return the top scene."""
        assert isinstance(self.top, NodeScene), f"{self.top} lies on top"
        return self.top

    @property
    def session(self) -> GameSession | None:
        return self.app.session

    @property
    def size(self) -> tuple[int, int]:
        return self.stack.space.window

    # -- what the window does

    def resize(self, size: tuple[int, int]) -> None:
        self.pilot.surface = Surface(size, depth=32)
        self.stack.resize(size)

    def post(self, kind: int, **values: object) -> None:
        for event in self._pad.translate(Event(kind, values)):
            if event.type == pygame.WINDOWEXPOSED:
                self.stack.invalidate()
            else:
                self.stack.handle(event)


class _Today(datetime):
    """A clock that stands still, since the game of the day is another one tomorrow."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(2026, 11, 26, 12, tzinfo=tz)


@contextmanager
def surroundings(home: Path, rng: Random, *, plain: bool) -> Iterator[None]:
    """Provide an environment without a screen, with a user's folder of its own and seeded chance.

    `plain`: cards are plates of one color, which is quicker to draw.
    """
    names, luck = map("{:06x}".format, count()), Random(rng.random())

    def next_name(_: int) -> str:
        """Return the next name. A mock would keep all its calls."""
        return next(names)

    with ExitStack() as stack:
        variables = {HOME_VARIABLE: str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        stack.enter_context(mock.patch.dict(os.environ, variables))
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((1, 1))
        stack.enter_context(mock.patch("secrets.randbits", luck.getrandbits))
        # Files made in the same second are listed in the order of their names.
        stack.enter_context(mock.patch("secrets.token_hex", next_name))
        stack.enter_context(mock.patch.object(app_module, "datetime", _Today))
        if plain:
            stack.enter_context(mock.patch.object(table_module, "Faces", PlainFaces))
        yield
