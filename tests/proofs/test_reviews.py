"""What reviews of many games are said to show is calculated rightly."""

from __future__ import annotations

from random import Random

import pytest

from tests.proofs.reviews import Part, held, rating, student
from wotrush.match.looking_back import SeatReview


def game(cost: float, decisions: int) -> Part:
    return Part("ace", 0.5, SeatReview(cost=cost, decisions=decisions))


@pytest.mark.parametrize(("freedom", "quantile"), [(19, 2.093), (39, 2.023), (79, 1.990)])
def test_the_quantiles_are_those_of_the_printed_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.002)


def test_a_game_with_more_decisions_counts_for_more() -> None:
    mean, _ = rating([game(0.1, 10), game(0.0, 30)])
    assert mean == pytest.approx(0.25)


def test_games_that_cost_alike_leave_no_doubt() -> None:
    assert list(rating([game(0.2, 10), game(0.4, 20), game(0.6, 30)])) == pytest.approx([2.0, 0.0])


def test_an_interval_of_95_percent_holds_about_as_often() -> None:
    rng = Random(3)
    assert 0.92 < held([game(rng.gauss(0.5, 0.2), 40) for _ in range(60)]) < 0.97
