"""Faces drawn by another process: what is shown meanwhile, that nothing is drawn twice, and what if that process is lost."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Surface

from tests.stage.drawing.slow_faces import DRAWN, PLAIN, SlowFace
from tests.stage.drawn import DrawingSurface
from tests.stage.looks import PlainFace
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.cache import MEGABYTE, SurfaceCache
from wotrush.stage.drawing.face_cache import Atelier
from wotrush.stage.drawing.picture_store import PictureStore
from wotrush.stage.drawing.render_worker import Painter
from wotrush.stage.scene import SceneStack
from wotrush.stage.sprite import Sprite

SIZE = (40, 60)
PATIENCE = 60.0


def opened(folder: Path) -> Atelier:
    return Atelier(Painter(PictureStore(folder, "test"), ("tests.stage.drawing.slow_faces",)))


@pytest.fixture
def atelier(tmp_path: Path) -> Iterator[Atelier]:
    atelier = opened(tmp_path / "pictures")
    yield atelier
    atelier.close()
    atelier.painter.wait(PATIENCE)


@pytest.fixture
def face(tmp_path: Path) -> SlowFace:
    return SlowFace(tmp_path / "drawn.txt")


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
    atelier: Atelier, face: SlowFace
) -> None:
    assert color(atelier.face(face, SIZE)) == PLAIN
    assert not atelier.is_drawn(face, SIZE)
    assert atelier.waiting == 1
    wait(atelier.collect)
    assert atelier.is_drawn(face, SIZE)
    assert atelier.waiting == 0
    shown = pixels(atelier.face(face, SIZE))
    assert face.drawn == ["40x60"], "asked for four times, drawn once"
    assert os.getpid() not in face.painters
    assert shown == pixels(face(SIZE))


def test_what_was_drawn_in_an_earlier_run_is_there_at_once(atelier: Atelier, face: SlowFace) -> None:
    atelier.face(face, SIZE)
    wait(atelier.collect)
    again = opened(atelier.painter.store.folder)
    assert color(again.face(face, SIZE)) == DRAWN
    assert again.painter.pid is None, "nobody had to come for it"
    assert face.drawn == ["40x60"]


def test_a_damaged_picture_is_drawn_anew(atelier: Atelier, face: SlowFace) -> None:
    atelier.face(face, SIZE)
    wait(atelier.collect)
    atelier.painter.store.path(face, SIZE).write_bytes(b"WRP1 and nonsense")
    again = opened(atelier.painter.store.folder)
    assert color(again.face(face, SIZE)) == PLAIN
    wait(again.collect)
    again.close()
    assert color(again.face(face, SIZE)) == DRAWN
    assert face.drawn == ["40x60", "40x60"]


def test_another_size_of_the_same_face_stands_in_first(atelier: Atelier, face: SlowFace) -> None:
    atelier.face(face, (80, 120))
    wait(atelier.collect)
    stand_in = atelier.face(face, SIZE)
    assert stand_in.get_size() == SIZE
    assert color(stand_in) == DRAWN
    assert not atelier.is_drawn(face, SIZE)


def test_a_face_that_shows_much_the_same_stands_in_before_a_plain_one(
    atelier: Atelier, face: SlowFace
) -> None:
    atelier.face(face, SIZE)
    wait(atelier.collect)
    assert color(atelier.face(SlowFace(face.log, "a"), SIZE)) == DRAWN
    assert color(atelier.face(SlowFace(face.log, "bc"), SIZE)) == PLAIN


def test_where_nothing_can_be_kept_faces_still_come(tmp_path: Path, face: SlowFace) -> None:
    (tmp_path / "file").write_text("in the way")
    atelier = opened(tmp_path / "file")
    atelier.face(face, SIZE)
    wait(atelier.collect)
    atelier.close()
    assert color(atelier.face(face, SIZE)) == DRAWN
    assert os.getpid() not in face.painters


def test_without_the_process_faces_are_drawn_here(atelier: Atelier, face: SlowFace) -> None:
    atelier.painter.begin()
    wait(lambda: atelier.painter.pid)
    atelier.close()
    wait(lambda: atelier.painter.lost)
    assert color(atelier.face(face, SIZE)) == DRAWN
    assert face.painters == {os.getpid()}


def test_what_is_wanted_now_is_drawn_before_what_may_be_wanted_later(
    atelier: Atelier, face: SlowFace, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = atelier.painter.begin
    monkeypatch.setattr(atelier.painter, "begin", lambda: None)
    for wide in (10, 11, 12):
        assert atelier.prepare(face, (wide, 20))
    atelier.face(face, (12, 20))
    atelier.face(face, (13, 20))
    begin()
    wait(lambda: [atelier.collect(), not atelier.painter.busy][1])
    assert face.drawn == ["12x20", "13x20", "10x20", "11x20"]


def test_a_window_that_is_drawn_to_another_size_wants_none_of_the_sizes_on_the_way(
    atelier: Atelier, face: SlowFace, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = atelier.painter.begin
    monkeypatch.setattr(atelier.painter, "begin", lambda: None)
    stack = SceneStack(ManualClock(), atelier)
    for wide in range(10, 20):
        atelier.face(face, (wide, 20))
        stack.resize((wide * 100, 1000))
    atelier.face(face, (20, 20))
    begin()
    wait(atelier.collect)
    assert face.drawn == ["20x20"]


def test_what_was_prepared_is_there_when_it_is_wanted(atelier: Atelier, face: SlowFace) -> None:
    assert atelier.prepare(face, SIZE)
    wait(lambda: [atelier.collect(), not atelier.painter.busy][1])
    assert not atelier.prepare(face, SIZE)
    assert color(atelier.face(face, SIZE)) == DRAWN


def test_a_sprite_shows_the_face_as_soon_as_it_has_come(atelier: Atelier, face: SlowFace) -> None:
    view = DrawingSurface((100, 100), atelier)
    sprite = Sprite(face, FRect(10, 10, *SIZE))
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == PLAIN
    assert not sprite.stale, "whoever collects asks for the next frame; until then nothing needs drawing"
    wait(atelier.collect)
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == DRAWN


def test_a_card_turned_over_shows_its_other_side_as_soon_as_that_has_come(
    atelier: Atelier, face: SlowFace
) -> None:
    view = DrawingSurface((100, 100), atelier)
    sprite = Sprite(PlainFace(), FRect(10, 10, *SIZE))
    view.draw(sprite)
    sprite.face = face
    view.draw(sprite)
    wait(atelier.collect)
    view.draw(sprite)
    assert view.surface.get_at((30, 40))[:3] == DRAWN


def test_quick_faces_are_drawn_on_the_spot(atelier: Atelier) -> None:
    drawn = atelier.face(lambda size: Surface(size, pygame.SRCALPHA, 32), SIZE)
    assert drawn.get_size() == SIZE
    assert atelier.painter.pid is None


def test_all_pictures_together_stay_within_256_megabytes() -> None:
    cache = SurfaceCache()
    assert cache.budget + cache.steps.budget <= 256 * MEGABYTE
