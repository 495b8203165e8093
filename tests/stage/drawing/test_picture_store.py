"""Pictures on disk: named by content, bounded, never trusted, and no trouble in a read-only folder."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from tests.stage.looks import PlainFace
from wotrush.stage.drawing.picture_store import PictureStore, read_picture, written_picture
from wotrush.stage.drawing.shapes import glow

SIZE = (60, 90)
FACE, OTHER = PlainFace(), PlainFace((1, 2, 3))


@pytest.fixture
def store(tmp_path: Path) -> PictureStore:
    return PictureStore(tmp_path / "pictures", "first")


def keep(store: PictureStore, face: PlainFace = FACE, size: tuple[int, int] = SIZE) -> Path:
    store.save(face, size, written_picture(face(size)))
    return store.path(face, size)


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_what_is_read_is_what_was_written() -> None:
    picture = glow((30, 40), 5, 3, 6, (0, 255, 0))
    read = read_picture(written_picture(picture))
    assert read is not None
    assert (read.get_size(), pixels(read)) == (picture.get_size(), pixels(picture))
    assert read.get_flags() & pygame.SRCALPHA
    assert read.get_masks() == picture.get_masks(), "else every copy to the screen would convert it"


def test_a_picture_is_found_by_face_size_and_edition_alone(store: PictureStore) -> None:
    keep(store)
    found = store.load(FACE, SIZE)
    assert found is not None
    assert pixels(found) == pixels(FACE(SIZE))
    assert PictureStore(store.folder, "first").load(PlainFace(), SIZE) is not None
    assert store.load(OTHER, SIZE) is None
    assert store.load(FACE, (61, 90)) is None
    assert PictureStore(store.folder, "second").load(FACE, SIZE) is None


@pytest.mark.parametrize("damage", ["emptied", "cut", "longer", "changed", "something else"])
def test_a_damaged_file_is_no_picture_and_makes_room_for_one(store: PictureStore, damage: str) -> None:
    path = keep(store)
    data = bytearray(path.read_bytes())
    match damage:
        case "emptied":
            data.clear()
        case "cut":
            del data[-400:]
        case "longer":
            data += b"more"
        case "changed":
            data[500] ^= 1
        case _:
            data[:4] = b"\x89PNG"
    path.write_bytes(data)
    assert store.load(FACE, SIZE) is None
    assert not path.exists()
    keep(store)
    assert store.load(FACE, SIZE) is not None


def test_the_longest_unused_go_when_there_are_too_many(store: PictureStore) -> None:
    paths = [keep(store, size=(60, 90 + i)) for i in range(10)]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert store.load(FACE, (60, 99)) is not None, "the oldest, but used just now"
    one = paths[0].stat().st_size
    tight = PictureStore(store.folder, "first", budget=5 * one)
    tight.tidy()
    left = [path for path in paths if path.exists()]
    assert paths[9] in left
    assert left == [*paths[: len(left) - 1], paths[9]], "all others from the oldest on are gone"
    assert 0 < sum(path.stat().st_size for path in left) <= 5 * one


def test_few_enough_stay(store: PictureStore) -> None:
    path = keep(store)
    store.tidy()
    assert path.exists()


def test_half_written_files_of_earlier_days_are_cleared_away(store: PictureStore) -> None:
    keep(store)
    stale, fresh = store.folder / "a.part", store.folder / "b.part"
    for part in (stale, fresh):
        part.write_bytes(b"half")
    os.utime(stale, (1, 1))
    store.tidy()
    assert (stale.exists(), fresh.exists()) == (False, True)


def test_nothing_half_written_is_left_when_the_disk_is_full(
    store: PictureStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space"):
        keep(store)
    assert list(store.folder.iterdir()) == []


def test_where_nothing_can_be_written_there_is_nothing_to_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = PictureStore(tmp_path / "file", "first")
    store.tidy()
    assert store.load(FACE, SIZE) is None
    with pytest.raises((FileExistsError, NotADirectoryError)):
        keep(store)


def test_two_copies_of_the_program_may_keep_the_same_picture(store: PictureStore) -> None:
    second = PictureStore(store.folder, "first")
    assert keep(store) == keep(second)
    assert len(list(store.folder.iterdir())) == 1
