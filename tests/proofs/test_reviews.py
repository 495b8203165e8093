"""What reviews of many games are said to show is calculated rightly."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.proofs.reviews import Part, held, main
from wotrush.match.game_review import SeatReview


def game(cost: float, decisions: int) -> Part:
    return Part("ace", 0.5, SeatReview(cost=cost, decisions=decisions))


def test_an_interval_of_95_percent_holds_about_as_often() -> None:
    rng = Random(3)
    assert 0.92 < held([game(rng.gauss(0.5, 0.4), 40) for _ in range(60)]) < 0.97


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), ([], 2), (["empty"], 2)])
def test_wrong_use_gets_one_sentence(
    words: list[str], status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(SystemExit) as ended:
        main([str(tmp_path / word) if word == "empty" else word for word in words])
    assert ended.value.code == status
    assert "FOLDER" in "".join(capsys.readouterr())
