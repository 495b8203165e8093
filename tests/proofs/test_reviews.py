"""What reviews of many games are said to show is calculated rightly."""

from __future__ import annotations

from random import Random

from tests.proofs.reviews import Part, held
from wotrush.match.looking_back import SeatReview


def game(cost: float, decisions: int) -> Part:
    return Part("ace", 0.5, SeatReview(cost=cost, decisions=decisions))


def test_an_interval_of_95_percent_holds_about_as_often() -> None:
    rng = Random(3)
    assert 0.92 < held([game(rng.gauss(0.5, 0.4), 40) for _ in range(60)]) < 0.97
