"""Figures are kept beside the games: whole or not at all, and what cannot be read is set aside."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.match.tables import ADA, LYNX, finish, finished, toy_match
from wotrush.match.analysis.kept import MAX_KEPT_BYTES, KeptFiles, key_of
from wotrush.match.analysis.reviewing import KeptReview
from wotrush.match.game_review import SeatReview
from wotrush.match.saves.saves import Saves

REVIEW = KeptReview(evaluator="1-abc", seats=(SeatReview(0.25, 0.5, 30), SeatReview(-0.25, 0.75, 28)))


@pytest.fixture
def files(tmp_path: Path) -> KeptFiles[KeptReview]:
    return KeptFiles(tmp_path / "reviews", KeptReview)


def test_what_was_kept_is_found_again_under_its_key_alone(files: KeptFiles[KeptReview]) -> None:
    files.put("ada", REVIEW)
    assert files.get("ada") == REVIEW
    assert files.get("ben") is None


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{}",
        REVIEW.model_dump_json().replace("0.75", "NaN").encode(),
        REVIEW.model_dump_json().replace("28", "-28").encode(),
        b"0" * (MAX_KEPT_BYTES + 1),
    ],
)
def test_a_damaged_file_is_set_aside_and_no_longer_in_the_way(
    files: KeptFiles[KeptReview], tmp_path: Path, damage: bytes
) -> None:
    files.put("ada", REVIEW)
    path = tmp_path / "reviews" / "ada.json"
    path.write_bytes(damage)
    assert files.get("ada") is None
    assert [aside.read_bytes() for aside in path.parent.iterdir()] == [damage]
    files.put("ada", REVIEW)
    assert files.get("ada") == REVIEW


def test_what_a_power_cut_left_half_written_goes_when_the_folder_is_opened(tmp_path: Path) -> None:
    half = tmp_path / ".ada.json.0123abcd"
    half.touch()
    os.utime(half, (1, 1))
    KeptFiles(tmp_path, KeptReview)
    assert not half.exists()


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("no folder")
    files = KeptFiles(tmp_path / "reviews", KeptReview)
    files.put("ada", REVIEW)
    assert files.get("ada") is None


def test_a_game_has_the_same_key_in_memory_and_in_its_file_and_no_other_game_has_it(tmp_path: Path) -> None:
    match, other = toy_match(ADA, LYNX, seed=3), toy_match(ADA, LYNX, seed=4)
    kept = Saves(tmp_path).keep(match)
    begun = key_of(match.journal())
    finish(match)
    finish(other)
    kept.close()
    (journal,) = finished(tmp_path)
    assert key_of(journal) == key_of(match.journal())
    assert len({key_of(journal), begun, key_of(other.journal())}) == 3
