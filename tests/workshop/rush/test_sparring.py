"""Sparring partners: known to `simulate` only, strong enough to tell something, and each with a mind of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wotrush.ai.agent import Agent
from wotrush.ai.registry import agents_of, make_agent, make_player
from wotrush.ai.simulate import Plan, run
from wotrush.games import GAMES, UnknownNameError
from wotrush.model.rush import RushGame, RushOptions
from wotrush.workshop.rush.sparring import PARTNERS

ENTRY = GAMES["rush"]
OPTIONS = ("wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles")


def test_simulate_knows_them_and_the_table_does_not() -> None:
    assert not set(PARTNERS) & set(agents_of(ENTRY))
    for name in PARTNERS:
        make_player(ENTRY, name)
        with pytest.raises(UnknownNameError):
            make_agent(ENTRY, name)


@pytest.mark.parametrize("name", PARTNERS)
def test_each_is_far_better_than_a_greedy_buyer(name: str) -> None:
    figures = run(Plan((name, "greedy"), games=20, seed=3))
    assert not figures["errors"]
    assert figures["seats"][0]["wins"] >= 13


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_their_games_end_with_any_rule_option(players: int) -> None:
    names = (list(PARTNERS) * 2)[players : 2 * players]
    alone: list[dict[str, object]] = [{option: True} for option in OPTIONS]
    variants = (*alone, dict[str, object](dict.fromkeys(OPTIONS, True)))
    figures = run(Plan(tuple(names), games=len(variants), seed=4, variants=variants, mirrored=False))
    assert not figures["error_list"]
    assert not figures["unfinished"]


def squads(name: str) -> RushGame:
    """Return a game of a partner against itself, played to its end."""
    game = RushGame.new(RushOptions(players=2), 11)
    seats: list[Agent[Any, Any]] = [make_player(ENTRY, name) for _ in range(2)]
    chances = [Random(seat) for seat in range(2)]
    while (seat := game.to_act()) is not None:
        game.apply(seats[seat].choose(game.observe(seat), chances[seat]).action)
    return game


def test_minds_differ() -> None:
    """From one deal no two of them come to the same end."""
    ends = {name: squads(name).digest() for name in PARTNERS}
    assert len(set(ends.values())) == len(PARTNERS)


def test_the_turtle_guards_and_the_raider_does_not() -> None:
    guards = {name: sum(guard >= 0 for guard in squads(name).defender) for name in ("turtle", "raider")}
    assert guards["turtle"] > guards["raider"]


@pytest.mark.parametrize(
    ("level", "games", "least"),
    [
        ("regular", 4, 12),
        *(pytest.param(*case, marks=pytest.mark.long) for case in (("regular", 10, 30), ("recruit", 10, 18))),
    ],
)
def test_the_lower_levels_hold_their_own_against_all_of_them_together(
    level: str, games: int, least: int
) -> None:
    """A few games with each of six; docs/verification.md has the figures of hundreds."""
    plans = [Plan((level, name), games=games, seed=number) for number, name in enumerate(PARTNERS)]
    assert sum(run(plan)["seats"][0]["wins"] for plan in plans) >= least
