"""Measures the time per frame of each scene at its busiest, as in a game that is started for the first time."""

from __future__ import annotations

import gc
import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import pygame
from pygame import Vector2

from wotrush.match.seats import Opponent
from wotrush.scenes.app.face_cache import open_face_cache
from wotrush.stage.drawing.cache import MEGABYTE, SurfaceCache
from wotrush.stage.drawing.face_cache import FaceCache
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.scene import NodeScene
from wotrush.workshop.bench.contents import WINDOWS, BenchContents
from wotrush.workshop.bench.screen.busy import busy_session, busy_table
from wotrush.workshop.bench.screen.pages import pages_of
from wotrush.workshop.bench.timing import at_share, timed
from wotrush.workshop.gesture import DragTo, next_gesture
from wotrush.workshop.pilot import FRAME, Pilot
from wotrush.workshop.staged import Prompted
from wotrush.workshop.studio import Studio

WIDE = WINDOWS[1]
FRAMES_A_SECOND = 120
"""The number of frames for each second that a measurement may take."""
LEAST = 12
SETTLED = 3.0
"""The seconds within which a table that was just opened must be ready."""
MOST_OPENING = round(SETTLED / FRAME)
"""The number of frames in that time."""
Figures = dict[str, dict[str, float]]


@contextmanager
def offscreen() -> Iterator[FaceCache]:
    """Provide a display without a screen, and a face cache that has not drawn any card."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    with tempfile.TemporaryDirectory() as folder:
        face_cache = open_face_cache(Path(folder))
        try:
            gc.freeze()
            yield face_cache
        finally:
            face_cache.close()
            face_cache.render_worker.wait(5.0)
            gc.unfreeze()


def measure_scenes(contents: BenchContents, seconds: float) -> tuple[Figures, float]:
    """Return median and slowest percent of update and drawing in milliseconds, and the peak size of the picture cache in MB.

    Each film is measured for `seconds`.
    """
    frames = max(LEAST, round(seconds * FRAMES_A_SECOND))
    figures, most = {}, 0
    with offscreen() as face_cache:
        for size in WINDOWS:
            place = f"@{size[0]}x{size[1]}"
            for name, make in pages_of(contents.game).items():
                studio = studio_for(size, SurfaceCache())
                pilot = studio.pilot(make(studio))
                figures[name + place] = _redrawn(pilot, min(frames, 60))
            figures["table" + place] = _film(contents, studio_for(size, face_cache), frames)
            figures["carry" + place] = _carry(contents, studio_for(size, face_cache), frames // 4)
            figures["zoom" + place] = _zoom(contents, studio_for(size, face_cache), frames // 2)
            most = max(most, face_cache.total)
    return figures, round(most / MEGABYTE, 1)


def faces_ready_ms(contents: BenchContents) -> float:
    """Measure the time from opening the busiest table, with empty caches, until no card shows a placeholder."""
    with offscreen() as face_cache:
        studio = studio_for(WIDE, face_cache)
        session = busy_session(contents, studio)
        begin = time.perf_counter()
        pilot = studio.pilot(studio.table(session), frames=1)
        while face_cache.waiting:
            _step(pilot)
        return round((time.perf_counter() - begin) * 1000, 1)


def face_load_ms(contents: BenchContents) -> float:
    """Measure how long it takes to load a card that an earlier run has drawn."""
    with offscreen() as face_cache:
        studio = studio_for(WIDE, face_cache)
        pilot = studio.pilot(busy_table(contents, studio), frames=1)
        while face_cache.waiting:
            _step(pilot)
        times = [timed(partial(_loaded, face_cache, face, size)) for face, size in face_cache.drawn()]
        return round(median(times), 3)


def _loaded(face_cache: FaceCache, face: Face, size: Size) -> None:
    assert face_cache.render_worker.store.load(face, size) is not None


def studio_for(size: Size, pictures: SurfaceCache) -> Studio:
    """Return the studio in which one scene is measured."""
    gc.collect()  # Free what was measured before: windows of this size are large.
    studio = Studio(size)
    pictures.clear()
    studio.stack.pictures = pictures
    return studio


# -- what is measured


def _film(contents: BenchContents, studio: Studio, frames: int) -> dict[str, float]:
    """Measure turns frame by frame at 60 per second, opponents' in the time that the game gives them."""
    worker = Prompted()
    table = busy_table(contents, studio, worker)
    pilot = opened(studio, table, frames)
    table.commands.toggle_log()
    times: list[float] = []
    match = table.session.match
    for action in contents.film(match):
        seat, version = match.to_act(), match.version
        if seat is not None and isinstance(match.players[seat], Opponent):
            worker.tell(action)
        else:
            table.session.decide(action)
        for _ in range(4):  # By then it moves, if it will move at all.
            times.append(_step(pilot))
        while (match.version == version or not table.still) and len(times) < frames:
            times.append(_step(pilot))
        if len(times) >= frames:
            break
    return _summary(times)


def _carry(contents: BenchContents, studio: Studio, frames: int) -> dict[str, float]:
    """Measure a card that is carried in circles over lit targets."""
    table = busy_table(contents, studio)
    pilot = opened(studio, table, frames)
    gestures = (next_gesture(table, action) for action in table.session.observation().actions)
    pilot.press(next(gesture for gesture in gestures if isinstance(gesture, DragTo)).start)
    center, reach = Vector2(studio.size) / 2, studio.size[1] * 0.25
    times = []
    for frame in range(frames):
        spot = center + Vector2(reach, 0).rotate_rad(math.tau * frame / 60)
        pilot.send(pygame.MOUSEMOTION, pos=(round(spot.x), round(spot.y)), rel=(0, 0), buttons=(1, 0, 0))
        times.append(_step(pilot))
    return _summary(times)


def _zoom(contents: BenchContents, studio: Studio, frames: int) -> dict[str, float]:
    """Measure one enlarged card after another."""
    table = busy_table(contents, studio)
    pilot = opened(studio, table, frames)
    cards = [sprite for sprite in table.cards.sprites.values() if sprite.visible]
    times = []
    for frame in range(frames):
        if frame % 30 == 0:
            pilot.move(cards[frame // 30 % len(cards)])
        times.append(_step(pilot))
    return _summary(times)


def _redrawn(pilot: Pilot, frames: int) -> dict[str, float]:
    """Measure frames that paint the whole window."""
    times = []
    for _ in range(frames):
        pilot.stack.invalidate()
        times.append(_step(pilot, paced=False))
    return _summary(times)


# -- how


def opened(studio: Studio, table: NodeScene, frames: int | None = None) -> Pilot:
    """Open the table and wait until its cards are drawn, and some of those that may come. A short measurement waits less."""
    pilot = studio.pilot(table, frames=1)
    for _ in range(min(frames or MOST_OPENING, MOST_OPENING)):
        _step(pilot)
    return pilot


def _step(pilot: Pilot, *, paced: bool = True) -> float:
    """Draw one frame in real time, as long as the render worker would have, and return its cost."""
    begin = time.perf_counter()
    took = timed(pilot.step)
    if paced:
        time.sleep(max(0.0, FRAME - (time.perf_counter() - begin)))
    return took


def _summary(times: list[float]) -> dict[str, float]:
    times.sort()
    return {"p50_ms": round(at_share(times, 0.5), 2), "p99_ms": round(at_share(times, 0.99), 2)}
