"""How well the opponents play, with fixed seeds; docs/verification.md has the figures of hundreds of games."""

from __future__ import annotations

from itertools import product

import pytest

from tests.ai.rush.tables import LONGEST, played, wins
from wotrush.model.rush import RushGame

GAMES = 40
OPTIONS = ("wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles")


def won_by_the_first(first: str, second: str, games: int = GAMES) -> float:
    """Return the share of games won; every deal is played twice with the seats exchanged."""
    return sum(
        wins(played((first, second) if seat == 0 else (second, first), seed), seat)
        for seed in range(games // 2)
        for seat in (0, 1)
    )


def test_the_recruit_beats_random_play() -> None:
    assert won_by_the_first("recruit", "random", games=20) >= 19


def test_the_recruit_beats_the_greedy_buyer() -> None:
    assert won_by_the_first("recruit", "greedy") >= 24


def test_the_regular_beats_the_recruit() -> None:
    assert won_by_the_first("regular", "recruit") >= 26


@pytest.mark.long
def test_the_veteran_is_no_worse_than_the_regular() -> None:
    """A few games show no more than this; docs/verification.md has the figures of hundreds."""
    assert won_by_the_first("veteran", "regular", games=8) >= 4


def test_a_game_of_veteran_and_ace_ends() -> None:
    assert not unfinished([played(("veteran", "ace"), seed=1)])


def test_the_greedy_buyer_is_no_straw_man() -> None:
    assert won_by_the_first("greedy", "random", games=20) >= 17


def unfinished(games: list[RushGame]) -> list[RushGame]:
    return [game for game in games if game.outcome() is None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_regulars_end(players: int) -> None:
    """Two and four together, and three and five, are tried with every rule option alone, with none and with all."""
    choices = [{}, dict.fromkeys(OPTIONS, True), *({name: True} for name in OPTIONS)]
    games = [
        played(["regular"] * players, seed, **options)
        for seed, options in enumerate(choices)
        if seed % 2 == players // 2 % 2
    ]
    assert not unfinished(games)
    assert max(game.round for game in games) < LONGEST


def test_games_of_mixed_tables_end() -> None:
    names = product(("recruit", "greedy", "regular"), repeat=3)
    assert not unfinished([played(seats, seed) for seed, seats in enumerate(names)])
