"""Games are on disk after every change, whole or not at all, and no running copy harms another's."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

import pytest
from pydantic import BaseModel

from tests.match.tables import ADA, LYNX, ToyMatch, finish, finished, play, play_first, toy_match
from tests.toy import RULESET
from wotrush.match.journal import DamagedJournal, Journal, MissingJournal, read_journal, write_journal
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.saves import claim as claims
from wotrush.match.saves.archive import Digest
from wotrush.match.saves.autosave import Autosave
from wotrush.match.saves.saves import Kept, Listing, SavedGame, SaveError, Saves


@pytest.fixture
def match() -> ToyMatch:
    return toy_match(ADA, LYNX)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def resume(saves: Saves, saved: SavedGame) -> tuple[ToyMatch, Kept, Message | None]:
    return saves.resume(saved, RULESET)


def test_every_change_reaches_the_disk(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.flush()
    assert read_journal(kept.path) == match.journal()
    play_first(match, "play")
    kept.flush()
    assert read_journal(kept.path) == match.journal()
    match.undo(0)
    kept.flush()
    assert read_journal(kept.path) == match.journal()
    kept.close()


def test_a_left_game_is_listed_and_goes_on_in_its_file(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    play_first(match, "draw")
    kept.close()
    (saved,) = saves.resumable().games
    assert (saved.path, saved.journal, saved.in_use) == (kept.path, match.journal(), False)
    again, kept_again, message = resume(saves, saved)
    assert message is None
    play_first(again, "play")
    kept_again.close()
    assert read_journal(kept.path) == again.journal()
    assert len(saves.resumable().games) == 1


def test_the_newest_comes_first(saves: Saves) -> None:
    for seed in (1, 2, 3):
        kept = saves.keep(toy_match(ADA, LYNX, seed=seed))
        kept.close()
        os.utime(kept.path, (seed, seed))
    assert [saved.journal.seed for saved in saves.resumable().games] == [3, 2, 1]


def test_a_finished_game_moves_to_the_history(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    kept = saves.keep(match)
    finish(match)
    kept.close()
    assert saves.resumable().games == []
    (over,) = finished(tmp_path)
    assert over.result is not None
    result = match.result()
    assert result is not None
    assert over.result.winners == list(result.winners)


@pytest.mark.parametrize("deletable", [True, False])
def test_what_a_power_cut_left_of_a_finished_game_never_goes_on(
    saves: Saves, match: ToyMatch, tmp_path: Path, deletable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    kept = saves.keep(match)
    kept.flush()
    (listed,) = saves.resumable().games
    left = kept.path.read_bytes()
    finish(match)
    kept.close()
    kept.path.write_bytes(
        left
    )  # The cut came after the finished game was written and before this one was deleted.
    if not deletable:
        monkeypatch.setattr(Path, "unlink", locked)
    with pytest.raises(MissingJournal):
        resume(saves, listed)
    assert saves.at(kept.path) is None
    assert saves.resumable() == Listing()
    assert kept.path.exists() != deletable
    assert [game.result is not None for game in finished(tmp_path)] == [True]


@pytest.mark.parametrize("there", ["damage", "folder"])
def test_a_game_is_not_lost_to_a_finished_one_that_cannot_be_read(
    saves: Saves, match: ToyMatch, tmp_path: Path, there: str
) -> None:
    kept = saves.keep(match)
    kept.close()
    twin = tmp_path / "finished" / kept.path.name
    if there == "folder":
        twin.mkdir(parents=True)
    else:
        twin.parent.mkdir()
        twin.write_bytes(b"half a ga")
    (listed,) = saves.resumable().games
    resumed, kept, _ = resume(saves, listed)
    kept.close()
    assert resumed.journal() == match.journal()
    assert kept.path.exists()
    assert twin.is_dir() if there == "folder" else not twin.exists()
    aside = [file.read_bytes() for file in tmp_path.glob("damaged/*")]
    assert aside == ([] if there == "folder" else [b"half a ga"])


def test_another_copy_cannot_resume_what_is_played(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    kept = saves.keep(match)
    kept.flush()
    other = Saves(tmp_path)
    (saved,) = other.resumable().games
    assert saved.in_use
    with pytest.raises(SaveError, match=r"^This game is open in another window of the program\.$"):
        resume(other, saved)
    kept.close()
    assert list((tmp_path / "running").iterdir()) == [kept.path]


def test_a_copy_that_only_lists_a_game_keeps_nobody_from_playing_it(
    saves: Saves, match: ToyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.keep(match).close()
    (saved,) = saves.resumable().games
    lock, held = claims._lock, [True, True]

    def held_for_a_moment(file: IO[bytes]) -> None:
        if held and held.pop():
            raise BlockingIOError
        lock(file)

    monkeypatch.setattr(claims, "_lock", held_for_a_moment)
    _, kept, _ = resume(saves, saved)
    kept.close()
    assert not held


def test_a_copy_that_was_killed_leaves_its_game_free(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.close()
    script = (
        "import os, sys; from pathlib import Path; from wotrush.match.saves.claim import Claim\n"
        "held = Claim.take(Path(sys.argv[1])); assert held; os._exit(9)"
    )
    claim = kept.path.with_suffix(".claim")
    subprocess.run([sys.executable, "-c", script, str(claim)], check=False)
    assert claim.exists(), "it had no time to clean up"
    (saved,) = saves.resumable().games
    assert not saved.in_use
    _, kept_again, _ = resume(saves, saved)
    kept_again.close()


def test_a_game_that_cannot_go_on_is_set_aside_and_not_claimed(
    saves: Saves, match: ToyMatch, tmp_path: Path
) -> None:
    kept = saves.keep(match)
    kept.close()
    (saved,) = saves.resumable().games
    kept.path.write_text("damaged")
    with pytest.raises(DamagedJournal, match=r" It was set aside in .+damaged\.$") as caught:
        resume(saves, saved)
    assert list((tmp_path / "running").iterdir()) == []
    (aside,) = (tmp_path / "damaged").iterdir()
    assert aside.read_text() == "damaged"
    assert caught, "still at hand, and with it whatever the failed call held"


def test_a_game_that_the_rules_cannot_start_gives_way_to_an_older_one(saves: Saves, tmp_path: Path) -> None:
    for seed in (1, 2):
        kept = saves.keep(toy_match(ADA, LYNX, seed=seed))
        kept.close()
        os.utime(kept.path, (seed, seed))
    newer, older = saves.resumable().games
    write_journal(newer.path, newer.journal.model_copy(update={"options": {"players": 3}}))
    text = (
        f"This game has 3 seats, but its journal names 2 players. It was set aside in {tmp_path / 'damaged'}."
    )
    with pytest.raises(DamagedJournal) as caught:
        resume(saves, newer)
    assert str(caught.value) == text
    assert [game.path for game in saves.resumable().games] == [older.path]


@pytest.mark.parametrize("claimed", [True, False])
def test_a_game_is_free_again_where_the_program_failed_to_open_it(
    saves: Saves, match: ToyMatch, claimed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a fault of the program")

    kept = saves.keep(match)
    kept.close()
    if not claimed:
        kept.path.with_suffix(".claim").mkdir()
    (saved,) = saves.resumable().games
    monkeypatch.setattr(Match, "resume", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        resume(saves, saved)
    assert [game.in_use for game in saves.resumable().games] == [False]
    assert caught


def test_a_saved_game_that_cannot_be_opened_now_is_named_and_stays(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "running" / "game.json").mkdir(parents=True)
    (problem,) = saves.resumable().problems
    assert str(problem).startswith("game.json cannot be read: ")
    assert (tmp_path / "running" / "game.json").exists()


def test_two_copies_keep_their_own_games(saves: Saves, tmp_path: Path) -> None:
    one, other = saves.keep(toy_match(ADA, LYNX)), Saves(tmp_path).keep(toy_match(ADA, LYNX))
    assert one.path != other.path
    one.close()
    other.close()
    assert len(saves.resumable().games) == 2


@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_crash_while_writing_leaves_the_old_game(saves: Saves, match: ToyMatch, step: str) -> None:
    kept = saves.keep(match)
    kept.close()
    before = kept.path.read_bytes()
    script = (
        "import os, sys; from pathlib import Path; from wotrush.files import write_whole\n"
        f"os.{step} = lambda *_: os._exit(9)\n"
        "write_whole(Path(sys.argv[1]), 'half a game')"
    )
    crashed = subprocess.run([sys.executable, "-c", script, str(kept.path)], check=False)
    assert crashed.returncode == 9
    assert kept.path.read_bytes() == before
    assert len(list(kept.path.parent.glob(".*.json.*"))) == 1
    (saved,) = saves.resumable().games
    assert saved.journal == match.journal()


def test_what_a_crash_left_half_written_is_cleared_once_old(match: ToyMatch, tmp_path: Path) -> None:
    saves = Saves(tmp_path, now=lambda: 10_000.0)
    kept = saves.keep(match)
    kept.close()
    (tmp_path / "finished").mkdir()
    left = [tmp_path / name for name in ("running/.a.json.", "finished/.a.json.", ".finished.index.")]
    for path in left:
        for part, age in (("0123abcd", 5000), ("4567abcd", 10), ("of mine", 5000)):
            half = path.with_name(path.name + part)
            half.write_text("half")
            os.utime(half, (10_000 - age, 10_000 - age))
    assert len(saves.resumable().games) == 1
    saves.archive(Digest(BaseModel, lambda journal: BaseModel(), revision=1))
    hidden = sorted(path.name for path in tmp_path.rglob(".*"))
    assert hidden == sorted(path.name + part for path in left for part in ("4567abcd", "of mine"))


def test_a_full_disk_is_reported_and_the_game_goes_on(
    saves: Saves, match: ToyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves.keep(match)
    kept.flush()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    play_first(match, "play")
    kept.flush()
    assert str(kept.problem).startswith("The game cannot be saved in ")
    assert str(kept.problem).endswith(": No space left on device.")
    monkeypatch.undo()
    play(match, "end")
    kept.flush()
    assert kept.problem is None
    assert read_journal(kept.path) == match.journal()
    kept.close()


def test_what_a_full_disk_refused_is_written_when_the_game_is_left(
    saves: Saves, match: ToyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    kept = saves.keep(match)
    with monkeypatch.context() as now:
        now.setattr(os, "fsync", full)
        play_first(match, "play")
        kept.flush()
    assert kept.problem is not None
    kept.close()
    assert kept.problem is None
    assert read_journal(kept.path) == match.journal()


def test_a_game_that_is_over_and_cannot_be_taken_away_is_reported(
    saves: Saves, match: ToyMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves.keep(match)
    kept.flush()

    def locked(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as now:
        now.setattr(Path, "unlink", locked)
        finish(match)
        kept.flush()
    assert str(kept.problem) == (
        f"The game is over and kept, but {kept.path} cannot be deleted: Permission denied."
    )
    assert len(finished(tmp_path)) == 1
    kept.close()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path, match: ToyMatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    kept = Saves(tmp_path / "file").keep(match)
    kept.flush()
    assert str(kept.problem).startswith("The game cannot be saved in ")
    kept.close()


def test_damaged_files_are_set_aside_not_deleted(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    kept = saves.keep(match)
    kept.close()
    bad = kept.path.with_name("bad.json")
    bad.write_text('{"format": 1, "game": "toy", "seed": "x"}')
    listing = saves.resumable()
    assert len(listing.games) == 1
    folder = tmp_path / "damaged"
    assert [str(problem) for problem in listing.problems] == [
        f"bad.json is damaged at ident. It was set aside in {folder}."
    ]
    assert [path.read_text() for path in folder.iterdir()] == ['{"format": 1, "game": "toy", "seed": "x"}']
    assert saves.resumable().problems == []


def test_many_damaged_files_are_counted_not_listed(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    kept = saves.keep(match)
    kept.close()
    for count in (2, 3):
        for i in range(count):
            kept.path.with_name(f"bad{i}.json").write_text("{")
        listing = saves.resumable()
        assert len(listing.games) == 1
        assert len(listing.problems) == (2 if count == 2 else 1)
    assert str(listing.problems[0]) == (
        f"Saved games that cannot be read: 3. Damaged ones were set aside in {tmp_path / 'damaged'}."
    )
    assert len(list((tmp_path / "damaged").iterdir())) == 5


def test_a_newer_versions_game_stays_for_it(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.close()
    kept.path.write_text('{"format": 7, "game": "toy"}')
    for _ in range(2):
        (problem,) = saves.resumable().problems
        assert "newer version" in str(problem)
    assert kept.path.exists()


def test_a_match_that_is_left_is_no_longer_written(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.close()
    before = kept.path.read_bytes()
    play_first(match, "play")
    kept.flush()
    assert kept.path.read_bytes() == before


def test_the_newest_state_wins() -> None:
    written: list[int] = []
    gate = threading.Event()

    def write(state: int) -> None:
        gate.wait(60)
        written.append(state)

    autosave: Autosave[int] = Autosave(write)
    for state in range(50):
        autosave.submit(state)
    gate.set()
    autosave.flush()
    assert written[-1] == 49
    assert len(written) <= 2, "what was overtaken is not written"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_write_that_fails_as_it_should_not_is_loud_and_the_next_one_is_tried() -> None:
    written: list[int] = []

    def write(state: int) -> None:
        if not state:
            raise ZeroDivisionError("a fault of the program")
        written.append(state)

    autosave: Autosave[int] = Autosave(write)
    for state in (0, 1):
        autosave.submit(state)
        autosave.flush()
    assert written == [1]


def test_a_game_that_another_copy_finishes_while_it_is_listed_is_passed_over(
    saves: Saves, match: ToyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moved(path: Path) -> Journal:
        path.unlink()
        return read_journal(path)

    saves.keep(match).close()
    monkeypatch.setattr("wotrush.match.saves.saves.read_journal", moved)
    listing = saves.resumable()
    assert (listing.games, listing.problems) == ([], [])


def test_a_game_that_is_gone_before_the_games_are_sorted_is_passed_over(
    saves: Saves, match: ToyMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.keep(match).close()
    there = Path.iterdir
    monkeypatch.setattr(Path, "iterdir", lambda folder: [*there(folder), folder / "gone.json"])
    listing = saves.resumable()
    assert ([saved.journal for saved in listing.games], listing.problems) == ([match.journal()], [])


@pytest.mark.parametrize("claimed", [True, False])
def test_a_game_that_cannot_be_removed_is_named(
    saves: Saves, match: ToyMatch, claimed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    kept = saves.keep(match)
    kept.close()
    (saved,) = saves.resumable().games
    if not claimed:
        kept.path.with_suffix(".claim").mkdir()
    monkeypatch.setattr(Path, "unlink", refuse)
    problem = saves.remove(saved)
    assert str(problem) == f"{kept.path} cannot be deleted: {os.strerror(errno.EACCES)}."
    assert kept.path.exists()


def test_a_game_is_removed_where_there_can_be_no_claim(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.close()
    (saved,) = saves.resumable().games
    kept.path.with_suffix(".claim").mkdir()
    assert saves.remove(saved) is None
    assert not kept.path.exists()


def test_a_folder_that_is_none_is_named(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    assert saves.resumable() == Listing()
    assert saves.why_not() is None
    assert list((tmp_path / "running").iterdir()) == []
    (tmp_path / "file").touch()
    (tmp_path / "running").rmdir()
    (tmp_path / "running").touch()
    (problem,) = saves.resumable().problems
    assert str(problem).startswith(f"{tmp_path / 'running'} cannot be read: ")
    for nowhere in (tmp_path, tmp_path / "file"):
        assert str(Saves(nowhere).why_not()).startswith(
            f"The game cannot be saved in {nowhere / 'running'}: "
        )


def test_damage_that_cannot_be_set_aside_stays_and_is_named_again(
    saves: Saves, match: ToyMatch, tmp_path: Path
) -> None:
    kept = saves.keep(match)
    kept.close()
    kept.path.write_text("{")
    (tmp_path / "damaged").write_text("not a folder")
    for _ in range(2):
        assert [str(problem) for problem in saves.resumable().problems] == [
            f"{kept.path.name} is damaged or not a game of this program."
        ]


@pytest.mark.parametrize("trouble", ["a folder", "no locks"])
def test_where_there_can_be_no_claim_the_game_is_played_without(
    saves: Saves, match: ToyMatch, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(file: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    kept = saves.keep(match)
    kept.close()
    claim = kept.path.with_suffix(".claim")
    if trouble == "a folder":
        claim.mkdir()
    else:
        claim.touch()
        monkeypatch.setattr("wotrush.match.saves.claim._lock", no_locks)
    for _ in range(2):
        (saved,) = saves.resumable().games
        assert not saved.in_use
        again, kept_again, _ = resume(saves, saved)
        kept_again.close()
        assert again.journal() == match.journal()


def test_a_claim_that_cannot_be_taken_away_holds_nobody_up(
    saves: Saves, match: ToyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    kept = saves.keep(match)
    monkeypatch.setattr(Path, "unlink", locked)
    kept.close()
    for _ in range(2):
        assert [saved.in_use for saved in saves.resumable().games] == [False]
    assert kept.path.with_suffix(".claim").exists()


def test_only_as_many_files_are_read_as_are_asked_for(
    saves: Saves, match: ToyMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves.keep(match)
    kept.close()
    for number in range(300):
        (kept.path.parent / f"{number:04}.json").write_bytes(kept.path.read_bytes())
    read: list[Path] = []

    def counted(path: Path) -> Journal:
        read.append(path)
        return read_journal(path)

    monkeypatch.setattr("wotrush.match.saves.saves.read_journal", counted)
    listing = saves.resumable(20)
    assert (len(listing.games), listing.more, len(read)) == (20, 281, 20)
    found = saves.at(kept.path)
    assert found is not None
    assert (found.path, len(read)) == (kept.path, 21)


def test_a_file_without_a_game_that_goes_on_holds_none(saves: Saves, match: ToyMatch, tmp_path: Path) -> None:
    kept = saves.keep(match)
    assert saves.at(kept.path) is None, "it was not written yet"
    kept.close()
    assert saves.at(kept.path) is not None
    match.give_up(0)
    kept.path.write_text(match.journal().text())
    over = saves.at(kept.path)
    kept.path.write_text("{")
    assert (over, saves.at(kept.path)) == (None, None)


def test_a_game_is_removed_unless_it_is_being_played(saves: Saves, match: ToyMatch) -> None:
    kept = saves.keep(match)
    kept.flush()
    (saved,) = saves.resumable().games
    problem = saves.remove(saved)
    assert str(problem) == "This game is open in another window of the program."
    kept.close()
    assert saves.remove(saved) is None
    assert saves.resumable().games == []
