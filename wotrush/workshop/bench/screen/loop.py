"""Measures the real loop without a screen: how even frames are while an opponent thinks, and what a still table costs."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Protocol

from wotrush.ai.agent import AgentFactory, Choice
from wotrush.games import game_entry
from wotrush.match.opponents.worker import SpawnedWorker
from wotrush.model.game import AnyObservation
from wotrush.scenes.page.context import AppContext, StayHere
from wotrush.scenes.screens import screens_of
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.clock import RealClock
from wotrush.stage.drawing.face_cache import FaceCache
from wotrush.stage.drawing.render_worker import RenderWorker
from wotrush.stage.scene import SceneStack
from wotrush.stage.window import Window, WindowOptions, run
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.screen.scenes import WIDE, offscreen
from wotrush.workshop.bench.timing import at_share
from wotrush.workshop.staged import Prompted

THOUGHT = 0.4
"""Seconds of hard work for each decision."""
OPENING = 1.5
"""Seconds until the table stands and the worker process has started."""
PATIENCE = 4.0
"""The longest time to wait until all cards are drawn, as a multiple of the measurement."""


class Ponderer:
    """An opponent that keeps a core busy, and then takes the last action."""

    def choose(self, observation: AnyObservation[Any], rng: Random) -> Choice[Any]:
        end = time.perf_counter() + THOUGHT
        while time.perf_counter() < end:
            sum(range(1000))
        return Choice(observation.actions[-1])


def ponderers() -> Mapping[str, AgentFactory]:
    return {"ponderer": Ponderer}


class Watched(SceneStack):
    """A scene stack that reports each frame to a watcher, until the watcher has seen enough."""

    def __init__(self, face_cache: FaceCache, watcher: Watcher) -> None:
        super().__init__(RealClock(), face_cache, fade=0)
        self._watcher = watcher

    def update(self) -> None:
        super().update()
        if self._watcher.all_anew:
            self.invalidate()
        if self._watcher.enough(time.perf_counter()):
            self.clear()


class Watcher(Protocol):
    all_anew: bool
    """Whether each frame is to be drawn as if everything had changed."""

    def enough(self, now: float) -> bool:
        """Return whether enough frames were seen; called once per frame."""


class Intervals:
    """Records the milliseconds between frames while an opponent thinks."""

    all_anew = True

    def __init__(self, session: GameSession, seconds: float) -> None:
        self.noted: list[float] = []
        self._session = session
        self._last = time.perf_counter()
        self._begin = self._last + OPENING
        self._end = self._begin + seconds

    def enough(self, now: float) -> bool:
        if now > self._begin and self._session.conductor.thinking():
            self.noted.append((now - self._last) * 1000)
        self._last = now
        return now > self._end


class Idleness:
    """Waits until all cards are drawn, then records the processor time of this process while nothing happens."""

    all_anew = False

    def __init__(self, render_worker: RenderWorker, seconds: float) -> None:
        self.percent = 0.0
        self._render_worker = render_worker
        self._seconds = seconds
        self._patience = time.perf_counter() + PATIENCE * seconds
        self._since: tuple[float, float] | None = None
        """The time, and the processor time used by then."""

    def enough(self, now: float) -> bool:
        if self._render_worker.busy and now < self._patience:
            self._since = None
        elif self._since is None:
            self._since = now, time.process_time()
        elif now - self._since[0] > self._seconds:
            self.percent = 100 * (time.process_time() - self._since[1]) / (now - self._since[0])
            return True
        return False


def thinking_interval_p99_ms(contents: BenchContents, seconds: float) -> float:
    """Measure the interval between frames at 60 per second while an opponent thinks in the worker process."""
    worker = SpawnedWorker(replace(game_entry(contents.game), agents=f"{__name__}:ponderers"))
    with offscreen() as face_cache:
        match = contents.busy_match("ponderer")
        for action in contents.hand_over(match):
            match.decide(action)
        session = GameSession(match, worker, Settings(), RealClock())
        intervals = Intervals(session, seconds)
        _play(Watched(face_cache, intervals), session)
        worker.close()
    noted = sorted(intervals.noted)
    return round(at_share(noted, 0.99), 1) if noted else 0.0


def still_cpu_percent(contents: BenchContents, seconds: float) -> float:
    """Return the load of one core for a table on which nothing happens."""
    with offscreen() as face_cache:
        idleness = Idleness(face_cache.render_worker, seconds)
        match = contents.busy_match(contents.first_opponent)
        _play(Watched(face_cache, idleness), GameSession(match, Prompted(), Settings(), RealClock()))
    return round(idleness.percent, 2)


def _play(stack: Watched, session: GameSession) -> None:
    window = Window(WindowOptions("", WIDE))
    context = AppContext(RealClock(), Theme.of(), Settings(tips=False), StayHere())
    stack.resize(window.size)
    stack.push(screens_of(session.info.name).table(context, session))
    run(window, stack)
    session.close()
