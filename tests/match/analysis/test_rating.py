"""The rating of decisions: a ratio over games, with an interval that is wide while games are few."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random

import pytest

from wotrush.match.analysis.rating import rating, student
from wotrush.match.game_review import SeatReview


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


def test_few_games_that_happen_to_cost_alike_leave_doubt_and_many_hardly_any() -> None:
    few, many = (rating([game(0.2, 10), game(0.4, 20)] * count) for count in (1, 200))
    assert (few.cost, many.cost) == pytest.approx((2.0, 2.0))
    assert few.margin > 1.0
    assert many.margin < 0.05


def test_one_game_or_none_says_nothing_for_certain() -> None:
    assert rating([game(2.0, 500)]).margin == inf
    assert rating([]).margin == inf


def held(cost: Callable[[Random], float], games: int, mean: float = 0.3) -> float:
    """Return how often the interval of that many games holds what a hundred decisions cost in truth."""
    rng, tries, hits = Random(5), 2000, 0
    for _ in range(tries):
        found = rating([game(cost(rng), 40) for _ in range(games)])
        hits += abs(found.cost - 100 * mean / 40) <= found.margin
    return hits / tries


@pytest.mark.parametrize("games", [3, 6, 20])
def test_an_interval_holds_as_often_as_it_says_or_more_often_where_games_differ_little(games: int) -> None:
    assert 0.935 < held(lambda rng: rng.gauss(0.3, 0.24), games) < 0.98
    assert held(lambda rng: rng.gauss(0.3, 0.1), games) > 0.95


@pytest.mark.parametrize("games", [6, 20])
def test_an_interval_holds_where_a_rare_game_costs_much(games: int) -> None:
    """Games alone would miss such a cost in one of twelve samples of six games, and in one of fourteen of twenty."""
    assert held(lambda rng: rng.gammavariate(1 / 0.64, 0.3 * 0.64), games) > 0.94
