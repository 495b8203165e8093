"""The sums of many games: percentiles, intervals and totals."""

from __future__ import annotations

import json

import pytest

from wotrush.ai.observer import Counts, add_up
from wotrush.ai.tally import DecisionTimes, Tally, wilson_interval


def test_percentiles_are_right_to_a_percent() -> None:
    times = DecisionTimes()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    assert times.percentile(0.5) == pytest.approx(0.050, rel=0.011)
    assert times.percentile(0.95) == pytest.approx(0.095, rel=0.011)
    assert times.milliseconds()["max"] == 100


def test_no_decisions_take_no_time() -> None:
    assert DecisionTimes().milliseconds() == {"p50": 0.0, "p95": 0.0, "max": 0.0}


def test_the_interval_is_wilsons() -> None:
    low, high = wilson_interval(
        81, 263
    )  # This is the worked example of Wilson's paper found in many textbooks.
    assert (low, high) == pytest.approx((0.2553, 0.3662), abs=5e-4)
    assert wilson_interval(10, 10)[1] == 1.0
    assert wilson_interval(10, 10)[0] == pytest.approx(0.7225, abs=5e-4)


def test_a_tally_survives_its_file() -> None:
    tally = Tally.empty(2)
    tally.games = 3
    tally.count_wins([0, 1], [1])
    tally.count_wins([1, 0], [0, 1])
    tally.agents[0].times.add(0.01)
    assert Tally.from_json(json.loads(json.dumps(tally.to_json()))) == tally
    assert [float(agent.wins) for agent in tally.agents] == [0.5, 1.5]


def test_counts_add_up_name_by_name_and_examples_stay_the_first() -> None:
    whole: Counts = {}
    add_up(whole, {"games": 1, "cards": {"su01": {"bought": 2}}, "example": ["seed 1"]})
    add_up(
        whole, {"games": 2, "cards": {"su01": {"bought": 1}, "de01": {"bought": 5}}, "example": ["seed 2"]}
    )
    assert whole == {
        "games": 3,
        "cards": {"su01": {"bought": 3}, "de01": {"bought": 5}},
        "example": ["seed 1"],
    }


def test_adding_up_leaves_what_is_added_as_it_was() -> None:
    whole: Counts = {}
    first: Counts = {"cards": {"su01": 1}}
    add_up(whole, first)
    add_up(whole, {"cards": {"su01": 1}})
    assert first == {"cards": {"su01": 1}}
