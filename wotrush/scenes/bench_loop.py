"""The real loop on a screen that is not there: how even its frames are while somebody thinks, and what a still table costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from wotrush.ai.agent import AgentFactory, Choice
from wotrush.ai.registry import GameEntry
from wotrush.match.worker import SpawnedWorker, Worker
from wotrush.model.game import Observation
from wotrush.model.rush.actions import END_TURN
from wotrush.scenes.bench_film import Silent, busy_match
from wotrush.scenes.bench_scenes import WIDE, offscreen
from wotrush.scenes.context import AppContext, StayHere
from wotrush.scenes.rush.table import TableScene
from wotrush.scenes.session import GameSession
from wotrush.scenes.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.atelier import Atelier
from wotrush.stage.clock import RealClock
from wotrush.stage.scene import SceneStack
from wotrush.stage.window import Window, WindowOptions, run

THOUGHT = 0.4
"""Seconds of hard work for each decision."""
OPENING = 1.5
"""Seconds until the table lies and the worker has come."""
PATIENCE = 4.0
"""How many times as long as is measured it may take until all cards are drawn."""


class Ponderer:
    """Thinks as hard as any opponent ever will, and of nothing."""

    def choose(self, observation: Observation[Any], rng: Random) -> Choice[Any]:
        end = time.perf_counter() + THOUGHT
        while time.perf_counter() < end:
            sum(range(1000))
        return Choice(observation.actions[-1])


def ponderers() -> Mapping[str, AgentFactory]:
    return {"ponderer": Ponderer}


class _Watched(SceneStack):
    """Tells somebody of each frame; with `lively` each is drawn anew."""

    def __init__(self, atelier: Atelier, lively: bool) -> None:
        super().__init__(RealClock(), atelier, fade=0)
        self.lively = lively
        self.each_frame: Callable[[], None] = lambda: None

    def update(self) -> None:
        super().update()
        self.each_frame()

    @property
    def stale(self) -> bool:
        return self.lively or super().stale


def thinking_interval_p99_ms(seconds: float) -> float:
    """Between frames at 60 a second, while an opponent thinks in the worker process."""
    worker = SpawnedWorker(GameEntry("wotrush.model.rush:rush_ruleset", f"{__name__}:ponderers"))
    intervals: list[float] = []
    last, begin = 0.0, time.perf_counter() + OPENING
    end = begin + seconds
    with offscreen() as atelier:
        stack = _Watched(atelier, lively=True)
        session = _session(worker, "ponderer")
        session.decide(END_TURN)

        def note() -> None:
            nonlocal last
            now = time.perf_counter()
            if last and session.conductor.thinking() and now > begin:
                intervals.append((now - last) * 1000)
            last = now
            if now > end:
                stack.clear()

        stack.each_frame = note
        _play(stack, session)
        worker.close()
    intervals.sort()
    return round(intervals[len(intervals) * 99 // 100], 1) if intervals else 0.0


def still_cpu_percent(seconds: float) -> float:
    """Of one core, for a table on which nothing happens."""
    with offscreen() as atelier:
        stack = _Watched(atelier, lively=False)
        patience, end, spent = time.perf_counter() + PATIENCE * seconds, 0.0, 0.0

        def note() -> None:
            nonlocal end, spent
            now = time.perf_counter()
            if not end and (now > patience or (not atelier.painter.busy and now > patience - 3 * seconds)):
                end, spent = now + seconds, time.process_time()
            elif end and now > end:
                spent = (time.process_time() - spent) / (now - end + seconds)
                stack.clear()

        stack.each_frame = note
        _play(stack, _session(Silent(), "recruit"))
        return round(100 * spent, 2)


def _session(worker: Worker, opponent: str) -> GameSession:
    return GameSession(busy_match(opponent), worker, Settings(), RealClock())


def _play(stack: _Watched, session: GameSession) -> None:
    window = Window(WindowOptions("", WIDE))
    context = AppContext(RealClock(), Theme.of(), Settings(), StayHere())
    stack.resize(window.size)
    stack.push(TableScene(context, session))
    run(window, stack)
    session.close()
