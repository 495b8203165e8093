"""The rating of decisions: a ratio over games, with an interval that is wide while games are few."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from wotrush.match.analysis.rating import rating, student
from wotrush.match.looking_back import SeatReview


def game(cost: float, decisions: int) -> SeatReview:
    return SeatReview(cost=cost, decisions=decisions)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (4, 2.776), (8, 2.306), (19, 2.093), (39, 2.023), (79, 1.990)]
)
def test_the_quantiles_are_those_of_the_printed_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_game_with_more_decisions_counts_for_more() -> None:
    found = rating([game(0.1, 10), game(0.0, 30)])
    assert found.cost == pytest.approx(0.25)
    assert (found.decisions, found.games) == (40, 2)


def test_games_that_cost_alike_leave_no_doubt() -> None:
    found = rating([game(0.2, 10), game(0.4, 20), game(0.6, 30)])
    assert (found.cost, found.margin) == pytest.approx((2.0, 0.0))


def test_one_game_or_none_says_nothing_for_certain() -> None:
    assert rating([game(2.0, 500)]).margin == inf
    assert rating([]).margin == inf


def test_intervals_of_few_games_hold_as_often_as_they_say() -> None:
    rng, held = Random(5), 0
    for _ in range(2000):
        found = rating([game(rng.gauss(0.3, 0.15), 40) for _ in range(6)])
        held += abs(found.cost - 100 * 0.3 / 40) <= found.margin
    assert 0.935 < held / 2000 < 0.965
