"""Random games end and keep every invariant on the way."""

from __future__ import annotations

from math import gcd

import pytest

from tests.model.games import GAMES
from tests.model.random_games import STRIDE, check_decisions, check_game

BATCHES = 4
BATCH = 50


@pytest.mark.parametrize(
    "batch", [0, *(pytest.param(batch, marks=pytest.mark.long) for batch in range(1, BATCHES))]
)
@pytest.mark.parametrize("name", GAMES)
def test_many_games_over_all_tables(name: str, batch: int) -> None:
    for seed in range(BATCH * batch, BATCH * (batch + 1)):
        check_game(GAMES[name], seed)


@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 8))]
)
@pytest.mark.parametrize("name", GAMES)
def test_the_contract_holds_at_every_single_decision_and_the_journal_runs_again(name: str, seed: int) -> None:
    check_decisions(GAMES[name], seed)


@pytest.mark.parametrize("name", GAMES)
def test_every_table_has_its_turn(name: str) -> None:
    assert gcd(STRIDE, len(GAMES[name].tables)) == 1
