"""Faces drawn by another process: stand-ins meanwhile, nothing drawn twice, and no harm if that process is lost."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Surface

from tests.stage.drawing.slow_faces import DRAWN, PLAIN, RedFace
from tests.stage.drawn import DrawingSurface
from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.cache import MEGABYTE, SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, painting
from wotrush.stage.drawing.face_cache import FaceCache
from wotrush.stage.drawing.picture_store import PictureStore
from wotrush.stage.drawing.render_worker import RenderWorker, import_until_ordered
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.scene import SceneStack
from wotrush.stage.sprite import Sprite

SIZE = (40, 60)


class Plate(Node):
    """Paints a picture, and does so anew only when told to."""

    settled = True

    def __init__(self, face: RedFace) -> None:
        super().__init__(FRect(0, 0, *SIZE))
        self._face = face

    def paint(self, canvas: Canvas) -> None:
        canvas.blit(canvas.pictures.face(self._face, SIZE), (0, 0))


PATIENCE = 60.0


def opened(folder: Path) -> FaceCache:
    return FaceCache(RenderWorker(PictureStore(folder, "test"), ("tests.stage.drawing.slow_faces",)))


@pytest.fixture
def face_cache(tmp_path: Path) -> Iterator[FaceCache]:
    face_cache = opened(tmp_path / "pictures")
    yield face_cache
    face_cache.close()
    face_cache.render_worker.wait(PATIENCE)


@pytest.fixture
def face(tmp_path: Path) -> RedFace:
    return RedFace(tmp_path / "drawn.txt")


def wait(until: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


def color(surface: Surface) -> tuple[int, ...]:
    return tuple(surface.get_at((surface.get_width() // 2, surface.get_height() // 2)))[:3]


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_something_stands_in_until_the_face_is_there_as_if_drawn_here(
    face_cache: FaceCache, face: RedFace
) -> None:
    assert color(face_cache.face(face, SIZE)) == PLAIN
    assert not face_cache.is_drawn(face, SIZE)
    assert face_cache.waiting == 1
    wait(face_cache.collect)
    assert face_cache.is_drawn(face, SIZE)
    assert face_cache.waiting == 0
    shown = pixels(face_cache.face(face, SIZE))
    assert face.drawn == ["40x60"], "asked for four times, drawn once"
    assert os.getpid() not in face.processes
    assert shown == pixels(face(SIZE))


def test_the_same_in_other_words_stands_in_for_nothing(face_cache: FaceCache, face: RedFace) -> None:
    """After a change of the language no card is shown with the old words."""
    before, after = (replace(face, name=name) for name in ("wolf", "WOLF"))
    face_cache.face(before, SIZE)
    wait(face_cache.collect)
    assert color(face_cache.face(after, SIZE)) == PLAIN


def test_what_was_drawn_in_an_earlier_run_is_there_at_once(face_cache: FaceCache, face: RedFace) -> None:
    face_cache.face(face, SIZE)
    wait(face_cache.collect)
    again = opened(face_cache.render_worker.store.folder)
    assert color(again.face(face, SIZE)) == DRAWN
    assert again.render_worker.pid is None, "nobody had to come for it"
    assert face.drawn == ["40x60"]


def test_a_damaged_picture_is_drawn_anew(face_cache: FaceCache, face: RedFace) -> None:
    face_cache.face(face, SIZE)
    wait(face_cache.collect)
    face_cache.render_worker.store.path(face, SIZE).write_bytes(b"WRP1 and nonsense")
    again = opened(face_cache.render_worker.store.folder)
    assert color(again.face(face, SIZE)) == PLAIN
    wait(again.collect)
    again.close()
    assert color(again.face(face, SIZE)) == DRAWN
    assert face.drawn == ["40x60", "40x60"]


def test_another_size_of_the_same_face_stands_in_first(face_cache: FaceCache, face: RedFace) -> None:
    face_cache.face(face, (80, 120))
    wait(face_cache.collect)
    stand_in = face_cache.face(face, SIZE)
    assert stand_in.get_size() == SIZE
    assert color(stand_in) == DRAWN
    assert not face_cache.is_drawn(face, SIZE)


def test_a_face_that_shows_much_the_same_stands_in_before_a_plain_one(
    face_cache: FaceCache, face: RedFace
) -> None:
    face_cache.face(face, SIZE)
    wait(face_cache.collect)
    assert color(face_cache.face(RedFace(face.log, "a"), SIZE)) == DRAWN
    assert color(face_cache.face(RedFace(face.log, "bc"), SIZE)) == PLAIN


def test_where_nothing_can_be_kept_faces_still_come(tmp_path: Path, face: RedFace) -> None:
    (tmp_path / "file").write_text("in the way")
    face_cache = opened(tmp_path / "file")
    face_cache.face(face, SIZE)
    wait(face_cache.collect)
    face_cache.close()
    assert color(face_cache.face(face, SIZE)) == DRAWN
    assert os.getpid() not in face.processes


def test_without_the_process_faces_are_drawn_here(face_cache: FaceCache, face: RedFace) -> None:
    face_cache.render_worker.begin()
    wait(lambda: face_cache.render_worker.pid)
    face_cache.close()
    wait(lambda: face_cache.render_worker.ended)
    assert color(face_cache.face(face, SIZE)) == DRAWN
    assert face.processes == {os.getpid()}


def test_what_is_wanted_now_is_drawn_before_what_may_be_wanted_later(
    face_cache: FaceCache, face: RedFace, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = face_cache.render_worker.begin
    monkeypatch.setattr(face_cache.render_worker, "begin", lambda: None)
    for wide in (10, 11, 12):
        assert face_cache.prepare(face, (wide, 20))
    face_cache.face(face, (12, 20))
    face_cache.face(face, (13, 20))
    begin()
    wait(lambda: [face_cache.collect(), not face_cache.render_worker.busy][1])
    assert face.drawn == ["12x20", "13x20", "10x20", "11x20"]


def test_a_window_that_is_drawn_to_another_size_wants_none_of_the_sizes_on_the_way(
    face_cache: FaceCache, face: RedFace, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = face_cache.render_worker.begin
    monkeypatch.setattr(face_cache.render_worker, "begin", lambda: None)
    stack = SceneStack(ManualClock(), face_cache)
    for wide in range(10, 20):
        face_cache.face(face, (wide, 20))
        stack.resize((wide * 100, 1000))
    face_cache.face(face, (20, 20))
    begin()
    wait(face_cache.collect)
    assert face.drawn == ["20x20"]


def test_an_order_does_not_wait_for_modules_that_it_may_not_need() -> None:
    ours, theirs = multiprocessing.Pipe()
    with pytest.raises(ModuleNotFoundError):
        import_until_ordered(theirs, ("tests.not_there",))
    ours.send("an order")
    import_until_ordered(theirs, ("tests.not_there",))


def test_what_was_prepared_is_there_when_it_is_wanted(face_cache: FaceCache, face: RedFace) -> None:
    assert face_cache.prepare(face, SIZE)
    wait(lambda: [face_cache.collect(), not face_cache.render_worker.busy][1])
    assert not face_cache.prepare(face, SIZE)
    assert color(face_cache.face(face, SIZE)) == DRAWN


def test_a_sprite_shows_the_face_as_soon_as_it_has_come(face_cache: FaceCache, face: RedFace) -> None:
    view = DrawingSurface((100, 100), face_cache)
    sprite = Sprite(face, FRect(10, 10, *SIZE))
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == PLAIN
    assert not sprite.stale, "whoever collects asks for the next frame; until then nothing needs drawing"
    wait(face_cache.collect)
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == DRAWN


def test_what_was_painted_once_and_kept_shows_the_face_as_soon_as_it_has_come(
    face_cache: FaceCache, face: RedFace
) -> None:
    layer = StaticLayer(FRect(0, 0, *SIZE))
    layer.add(Plate(face))
    surface = Surface(SIZE)
    for expected in (PLAIN, DRAWN):
        with painting(surface, face_cache) as canvas:
            layer.draw(canvas)
        assert color(surface) == expected
        if expected == PLAIN:
            wait(face_cache.collect)


def test_asking_whether_a_face_is_drawn_orders_it_and_draws_nothing_in_its_place(
    face_cache: FaceCache, face: RedFace
) -> None:
    assert not face_cache.is_drawn(face, SIZE)
    assert not len(face_cache)
    wait(face_cache.collect)
    assert face_cache.is_drawn(face, SIZE)


def test_a_card_turned_over_shows_its_other_side_as_soon_as_that_has_come(
    face_cache: FaceCache, face: RedFace
) -> None:
    view = DrawingSurface((100, 100), face_cache)
    sprite = Sprite(PlainFace(), FRect(10, 10, *SIZE))
    view.draw(sprite)
    sprite.face = face
    view.draw(sprite)
    wait(face_cache.collect)
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == DRAWN


def test_quick_faces_are_drawn_on_the_spot(face_cache: FaceCache) -> None:
    drawn = face_cache.face(lambda size: Surface(size, pygame.SRCALPHA, 32), SIZE)
    assert drawn.get_size() == SIZE
    assert face_cache.render_worker.pid is None


def test_all_pictures_together_stay_within_256_megabytes() -> None:
    cache = SurfaceCache()
    assert cache.budget + cache.steps.budget <= 256 * MEGABYTE
