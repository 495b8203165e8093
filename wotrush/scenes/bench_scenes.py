"""How long a frame takes, scene by scene, at its busiest."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter

import pygame
from pygame import Vector2

from wotrush.scenes.gesture import DragTo
from wotrush.scenes.shots import Studio
from wotrush.scenes.staged import new_match, play_on
from wotrush.stage.pilot import FRAME, Pilot
from wotrush.stage.scene import NodeScene

SMALL, LARGE = (1280, 720), (1920, 1080)
FRAMES = 120
Figures = dict[str, dict[str, float]]


def measure_scenes(frames: int = FRAMES) -> Figures:
    """Median and slowest percent of update and drawing together, in milliseconds."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    return {
        "title@1280x720": _title(SMALL, frames),
        "new@1280x720": _new(SMALL, frames),
        "table@1280x720": _table(SMALL, frames),
        "table@1920x1080": _table(LARGE, frames),
    }


def _title(size: tuple[int, int], frames: int) -> dict[str, float]:
    from wotrush.scenes.title import Title

    studio = Studio(size)
    scene = Title(studio.context)
    return _timed(studio.pilot(scene), scene, frames)


def _new(size: tuple[int, int], frames: int) -> dict[str, float]:
    from wotrush.scenes.new_game import NewGame

    studio = Studio(size)
    scene = NewGame(studio.context, lambda setup: None)
    return _timed(studio.pilot(scene), scene, frames)


def _table(size: tuple[int, int], frames: int) -> dict[str, float]:
    """Five players, a card carried in circles over lit targets."""
    studio = Studio(size)
    match = new_match(5, seed=3)
    action = play_on(match, lambda view: view.seat == 0 and view.turn >= 25 and len(view.actions) > 4)
    table = studio.table(studio.session(match))
    pilot = studio.pilot(table)
    assert action is not None, "five players still play in their sixth round"
    gesture = next(
        found for found in map(table.next_gesture, match.observe(0).actions) if isinstance(found, DragTo)
    )
    pilot.press(gesture.start)
    center, reach = Vector2(size) / 2, size[1] * 0.25

    def carry(frame: int) -> None:
        turn = math.tau * frame / 60
        pilot.send(
            pygame.MOUSEMOTION,
            pos=tuple(map(round, center + Vector2(math.cos(turn), math.sin(turn)) * reach)),
            rel=(0, 0),
            buttons=(1, 0, 0),
        )

    return _timed(pilot, table, frames, carry)


def _timed(
    pilot: Pilot, scene: NodeScene, frames: int, move: Callable[[int], None] = lambda frame: None
) -> dict[str, float]:
    times = []
    for frame in range(frames):
        pilot.clock.advance(FRAME)
        begin = perf_counter()
        move(frame)
        scene.root.invalidate()
        pilot.stack.update()
        pilot.stack.draw(pilot.surface)
        times.append((perf_counter() - begin) * 1000)
    times.sort()
    return {
        "p50_ms": round(times[frames // 2], 2),
        "p99_ms": round(times[min(frames - 1, frames * 99 // 100)], 2),
    }
