"""Recorded games replay as they were recorded, seen from every seat. `tests/golden/update.py` records one again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.golden import update
from tests.golden.recording import (
    FOLDER,
    JOURNAL,
    KINDS,
    REASONS,
    TRANSCRIPT,
    first_difference,
    recorded_games,
    ruleset_of,
    transcript,
)
from wotrush.games import game_info
from wotrush.match.journal import read_journal

GAMES = recorded_games()


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    folder = FOLDER / name
    written, now = (folder / TRANSCRIPT).read_text("utf-8"), transcript(folder)
    assert now == written, f"{name} now goes another way, {first_difference(written, now)}"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_has_its_own_cards_and_a_written_reason(name: str) -> None:
    folder = FOLDER / name
    journal = read_journal(folder / JOURNAL)
    assert journal.ident.endswith(ruleset_of(folder).catalogue.ident)
    assert (folder / REASONS).read_text("utf-8").startswith("- ")


PLAYERS = {"rush": {2, 3, 4, 5}, "hunter": {2, 3, 5, 8}}


@pytest.mark.parametrize("game", KINDS)
def test_games_of_many_players_and_with_every_option_are_recorded(game: str) -> None:
    recorded = [read_journal(FOLDER / name / JOURNAL) for name in GAMES if name.startswith(f"{game}/")]
    assert {each.options["players"] for each in recorded} == PLAYERS[game]
    chosen = {name for each in recorded for name in each.options if name != "players"}
    assert chosen == {option.field for option in game_info(game).options} - {"players", "first_player"}


@pytest.mark.parametrize("game", KINDS)
def test_together_they_stay_small(game: str) -> None:
    kept = (path for path in (FOLDER / game).glob("*/*") if path.is_file() and path.suffix != ".pyc")
    assert sum(path.stat().st_size for path in kept) < 400 * 1024


def test_another_rule_shows_as_the_first_line_that_differs() -> None:
    assert first_difference("a\nb\nc\n", "a\nb\nX\n") == "line 3:\n    a\n    b\n  - c\n  + X"
    assert first_difference("a\n", "a\nb\n") == "line 2:\n    a\n  - (nothing)\n  + b"
    assert first_difference("a\n", "a\n") == "no difference"


# Recording anew


@pytest.fixture(name="games")
def _games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of one game of Rush that a test may change."""
    shutil.copytree(FOLDER / "rush/five-doubles", tmp_path / "rush/mine")
    monkeypatch.setattr(update, "FOLDER", tmp_path)
    return tmp_path / "rush"


def test_recording_anew_refuses_without_a_reason(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (games / "mine" / TRANSCRIPT).read_text("utf-8")
    for arguments in (["rush/mine"], ["rush/mine", "--reason", "  "]):
        with pytest.raises(SystemExit) as refused:
            update.main(arguments)
        assert refused.value.code == 2
    assert "reason" in capsys.readouterr().err
    assert (games / "mine" / TRANSCRIPT).read_text("utf-8") == before


def test_recording_anew_prints_the_first_difference_and_keeps_the_reason(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = games / "mine/cards.csv"
    rows = [row.split(",") for row in cards.read_text("utf-8").splitlines()]
    dearer = [[*row[:6], str(int(row[6]) + 1), *row[7:]] for row in rows[1:]]
    cards.write_text("\n".join(map(",".join, [rows[0], *dearer])) + "\n", "utf-8")
    reasons = (games / "mine" / REASONS).read_text("utf-8")
    assert update.main(["rush/mine", "--reason", "Every vehicle costs one more now"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("rush/mine: line ")
    assert "\n  - " in printed
    assert (games / "mine" / REASONS).read_text("utf-8") == reasons + "- Every vehicle costs one more now\n"
    assert transcript(games / "mine") == (games / "mine" / TRANSCRIPT).read_text("utf-8")


def test_recording_an_unchanged_game_changes_nothing(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = [(games / "mine" / name).read_bytes() for name in (JOURNAL, TRANSCRIPT)]
    update.main(["rush/mine", "--reason", "Nothing changed"])
    assert capsys.readouterr().out == "rush/mine: no difference\n"
    assert [(games / "mine" / name).read_bytes() for name in (JOURNAL, TRANSCRIPT)] == before


def test_a_new_game_needs_its_cards_and_who_plays(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        update.main(["rush/other", "--reason", "A new game", "--agents", "random,random"])
    assert "its own cards" in capsys.readouterr().err
    (games / "mine" / JOURNAL).unlink()
    with pytest.raises(SystemExit):
        update.main(["rush/mine", "--reason", "A new game"])
    assert "who plays" in capsys.readouterr().err
    assert (
        update.main(["rush/mine", "--reason", "A new game", "--agents", "greedy,random", "--seed", "4"]) == 0
    )
    assert read_journal(games / "mine" / JOURNAL).seed == 4
