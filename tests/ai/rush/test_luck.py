"""Luck has no side: it adds up to nothing over the seats and, over other orders of the piles, to nothing on average."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

import pytest

from tests.ai.rush.tables import agent
from wotrush.ai.review import Shares
from wotrush.ai.rush.luck import RushLuck
from wotrush.ai.rush.value.network import shipped_network
from wotrush.model import rng as generator
from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.actions import END_TURN, Action


def answer(found: Iterator[Shares | None]) -> Shares | None:
    shares: Shares | None = None
    for each in found:
        shares = each or shares
    return shares


def luck(before: RushGame, action: Action) -> Shares | None:
    follows = before.copy()
    follows.apply(action)
    return answer(RushLuck(shipped_network()).of(before, action, follows))


def under_way(players: int, rounds: int, seed: int) -> RushGame:
    game, rng, regular = RushGame.new(RushOptions(players=players), seed), Random(seed), agent("regular")
    while game.round < rounds or END_TURN not in game.legal_actions():
        seat = game.to_act()
        assert seat is not None
        game.apply(regular.choose(game.observe(seat), rng).action)
    return game


@pytest.mark.parametrize("players", [2, 4])
def test_what_one_seat_gains_the_others_lose(players: int) -> None:
    given = luck(under_way(players, 4, 7), END_TURN)
    assert given is not None
    assert len(given) == players
    assert sum(given) == pytest.approx(0.0)
    assert any(given)
    dealt = RushLuck(shipped_network()).of_the_deal(RushGame.new(RushOptions(players=players), 7))
    assert sum(dealt) == pytest.approx(0.0)


def test_over_other_orders_of_the_deck_it_is_nothing_on_average() -> None:
    game, given = under_way(2, 5, 3), []
    for seed in range(24):
        other = game.copy()
        other.streams[0] = generator.shuffle(other.deck, generator.seeded(seed))
        shares = luck(other, END_TURN)
        assert shares is not None
        given.append(shares[0])
    assert stdev(given) > 0.0
    assert abs(fmean(given)) < 3 * stdev(given) / len(given) ** 0.5


def test_where_nothing_is_drawn_or_dealt_there_is_no_luck() -> None:
    game = under_way(2, 5, 3)
    quiet = next(action for action in game.legal_actions() if type(action).__name__ in ("Defend", "Attack"))
    assert luck(game, quiet) is None


def test_to_be_first_is_luck_only_if_it_was_decided_by_lot() -> None:
    """With the first player fixed, the deal is compared with others in which the same seat begins."""
    game_luck = RushLuck(shipped_network())
    drawn, fixed = (
        fmean(
            game_luck.of_the_deal(RushGame.new(RushOptions(first_player=first), seed))[0] for seed in range(6)
        )
        for first in (None, 0)
    )
    assert abs(drawn) < 0.1
    assert abs(fixed) < 0.1


def test_the_real_order_of_the_piles_is_not_looked_up_for_the_mean() -> None:
    """A hand that was drawn counts when its turn begins, against hands that could have been drawn instead."""
    game = under_way(2, 4, 9)
    game_luck = RushLuck(shipped_network())
    given: list[float] = []
    rng, regular = Random(9), agent("regular")
    while game.round < 9 and (seat := game.to_act()) is not None:
        before, action = game.copy(), regular.choose(game.observe(seat), rng).action
        game.apply(action)
        shares = answer(game_luck.of(before, action, game))
        if shares is not None:
            assert sum(shares) == pytest.approx(0.0)
            given.append(shares[0])
    assert len(given) >= 8
    assert max(map(abs, given)) < 0.5
