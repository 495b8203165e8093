"""The archive of finished games: every journal is read once, the index may be lost, and files may be damaged."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from pydantic import BaseModel

from tests.match.tables import ADA, LYNX, finish, toy_match
from wotrush.match.journal import Journal, read_journal
from wotrush.match.saves.archive import Archive, Digest
from wotrush.match.saves.saves import Saves


class Summary(BaseModel):
    """What these tests need to know of a game."""

    seed: int


class Reader:
    """Summarizes games, and remembers which ones."""

    def __init__(self, revision: int = 1) -> None:
        self.read: list[int] = []
        self.digest = Digest(Summary, self.sum_up, revision)

    def sum_up(self, journal: Journal) -> Summary:
        self.read.append(journal.seed)
        return Summary(seed=journal.seed)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    saves = Saves(tmp_path)
    for seed in (1, 2, 3):
        play(saves, seed)
    return saves


def play(saves: Saves, seed: int) -> None:
    match = toy_match(ADA, LYNX, seed=seed)
    kept = saves.keep(match)
    finish(match)
    kept.close()


def read_all(saves: Saves, reader: Reader) -> Archive[Summary]:
    archive = saves.archive(reader.digest)
    while archive.unread:
        archive.read(2)
    return archive


def test_games_are_read_in_slices_and_only_once(saves: Saves) -> None:
    reader = Reader()
    archive = saves.archive(reader.digest)
    assert (len(archive.games), len(archive.unread)) == (0, 3)
    archive.read(2)
    assert (len(archive.games), len(archive.unread), len(reader.read)) == (2, 1, 2)
    archive.read(2)
    assert sorted(game.summary.seed for game in archive.games) == [1, 2, 3]
    again = saves.archive(reader.digest)
    assert again.unread == []
    assert sorted(game.summary.seed for game in again.games) == [1, 2, 3]
    assert len(reader.read) == 3


def test_games_that_were_read_before_the_reader_left_are_not_read_again(saves: Saves, tmp_path: Path) -> None:
    reader = Reader()
    archive = saves.archive(reader.digest)
    archive.keep()
    assert not (tmp_path / "finished.index").exists(), "there is nothing to keep yet"
    archive.read(2)
    archive.keep()
    assert sorted(game.summary.seed for game in read_all(saves, reader).games) == [1, 2, 3]
    assert sorted(reader.read) == [1, 2, 3]


def test_a_new_game_is_the_only_one_read(saves: Saves) -> None:
    reader = Reader()
    read_all(saves, reader)
    play(saves, 4)
    read_all(saves, reader)
    assert reader.read[3:] == [4]


def test_the_newest_comes_first(saves: Saves, tmp_path: Path) -> None:
    read_all(saves, Reader())
    for name, seed in (("20260101-000000-a.json", 8), ("20991231-000000-a.json", 9)):
        (tmp_path / "finished" / name).write_text(toy_match(ADA, LYNX, seed=seed).journal().text())
    for _ in range(2):  # First from the files, then from the index.
        seeds = [game.summary.seed for game in read_all(saves, Reader()).games]
        assert (seeds[0], seeds[-1]) == (9, 8)


def test_a_file_that_changed_is_read_again(saves: Saves, tmp_path: Path) -> None:
    reader = Reader()
    path = read_all(saves, reader).games[0].path
    path.write_text(toy_match(ADA, LYNX, seed=77).journal().text())
    assert 77 in [game.summary.seed for game in read_all(saves, reader).games]


def test_a_game_that_is_gone_is_forgotten(saves: Saves) -> None:
    reader = Reader()
    gone = read_all(saves, reader).games[1]
    gone.path.unlink()
    assert gone.summary.seed not in [game.summary.seed for game in read_all(saves, reader).games]


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"revision": 1, "games": {"a": 3}}', "\udcff"])
def test_a_damaged_index_is_made_anew(saves: Saves, tmp_path: Path, damage: str) -> None:
    reader = Reader()
    read_all(saves, reader)
    index = tmp_path / "finished.index"
    index.write_text(damage, errors="surrogateescape")
    assert len(read_all(saves, reader).games) == 3
    assert len(json.loads(index.read_text())["games"]) == 3


def test_summaries_of_another_revision_are_made_anew(saves: Saves) -> None:
    read_all(saves, Reader(revision=1))
    later = Reader(revision=2)
    assert len(read_all(saves, later).games) == 3
    assert len(later.read) == 3


def test_damaged_games_are_set_aside_and_named(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "finished" / "bad.json").write_text("{")
    archive = read_all(saves, Reader())
    assert len(archive.games) == 3
    (problem,) = archive.problems
    assert "bad.json is damaged" in str(problem)
    assert [path.read_text() for path in (tmp_path / "damaged").iterdir()] == ["{"]
    assert read_all(saves, Reader()).problems == []


def test_an_index_that_cannot_be_written_stops_nothing(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "finished.index").mkdir()
    assert len(read_all(saves, Reader()).games) == 3


def test_a_game_moved_while_it_was_waiting_is_passed_over(saves: Saves) -> None:
    archive = saves.archive(Reader().digest)
    archive.unread[1].unlink()
    archive.read(3)
    assert len(archive.games) == 2
    assert archive.problems == []


def test_a_game_moved_while_it_was_read_is_passed_over(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def moved(path: Path) -> Journal:
        path.unlink()
        return read_journal(path)

    archive = saves.archive(Reader().digest)
    monkeypatch.setattr("wotrush.match.saves.archive.read_journal", moved)
    archive.read(3)
    assert (archive.games, archive.problems) == ([], [])


def test_reading_leaves_the_search_for_garbage_as_it_was(saves: Saves) -> None:
    gc.disable()
    try:
        read_all(saves, Reader())
        assert not gc.isenabled()
    finally:
        gc.enable()
    read_all(saves, Reader())
    assert gc.isenabled()
