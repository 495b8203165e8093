"""Random games end and keep every invariant on the way."""

from __future__ import annotations

from random import Random

import pytest

from tests.model.invariants import check_contract, check_table
from tests.model.random_games import ALL_OPTIONS, check_game
from wotrush.model.rush import RushGame


@pytest.mark.parametrize("batch", range(4))
def test_200_games_over_all_tables(batch: int) -> None:
    for seed in range(50 * batch, 50 * (batch + 1)):
        check_game(seed)


@pytest.mark.parametrize("seed", range(8))
def test_the_contract_holds_at_every_single_decision(seed: int) -> None:
    chance = Random(seed)
    game = RushGame.new(ALL_OPTIONS[(seed * 37) % len(ALL_OPTIONS)], seed)
    decisions = 0
    while game.to_act() is not None and decisions < 60:
        for _ in range(chance.randrange(1, 12)):
            check_table(game)
            if game.to_act() is None:
                return
            game.apply(chance.choice(list(game.legal_actions())))
        check_contract(game, chance)
        decisions += 1
