"""What positions are worth to the value network: the order of better and worse, and the arithmetic."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.ai.rush.tables import table
from tests.ai.rush.test_fairness import DECISIONS
from wotrush.ai.rush.inputs import amounts, names
from wotrush.ai.rush.network import SURE, Network, Valuation, shipped_network
from wotrush.ai.rush.printed import counted, counters, points
from wotrush.ai.rush.senses import Senses, pending_medals, stage_of
from wotrush.model.rush import RushGame
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import Achievement

TABLE = """
    achievements: 1 6 10
    {more}
    seat: 0
      bases: {mine}
      hand: eng eng
      garage: eng eng vol tec
      depot: {depot}
    seat: 1
      bases: {theirs}
      hand: eng eng eng
      garage: eng vol tec {garage}
    """


def position(**parts: str) -> RushGame:
    usual = {"more": "", "mine": "up, up, up", "depot": "us06", "theirs": "up, up, up", "garage": ""}
    return table(TABLE.format(**usual | parts))


def value(game: RushGame, seat: int = 0) -> int:
    return Valuation(shipped_network(), game, seat).value(game)


@pytest.mark.parametrize(
    "better",
    [
        {"depot": "us06 us*"},
        {"depot": "us06 base4", "theirs": "up, gone, up"},
        {"depot": "us06 us18"},
        {"depot": "us06 su**"},
    ],
)
def test_it_is_better_to_have_more(better: dict[str, str]) -> None:
    assert value(position(**better)) > value(position())
    assert value(position(**better), 1) < value(position(), 1)


def test_the_end_is_decided_by_points_once_nobody_plays_on() -> None:
    over = "turn: 1\n    ending: medals 0\n    medals: 0+3 9+3 7+3 9+3"
    won = position(more=over, depot="us06 us*8 us*9")
    won.active = 1
    assert value(won) >= SURE
    assert value(won, 1) < SURE / 100


def test_few_bases_or_few_medals_bring_the_end_near() -> None:
    usual = stage_of(position())
    assert stage_of(position(theirs="up, gone, gone", depot="base4 base5")) > usual
    assert stage_of(position(more="medals: 1+3 9+3 9+3 9+3", depot="us06")) > usual


def test_kills_count_as_the_medals_they_will_bring() -> None:
    game = position()
    game.kills, game.nation, game.ones[2] = 3, 2, 2
    assert [game.catalogue.cards[card].code for card in pending_medals(game)] == ["us*2", "us*1"]


def test_one_sum_counts_everything_in_a_squad() -> None:
    game = position(depot="us01 us02 us** us* base4")
    packed = sum(counters(game.catalogue)[card] for card in game.squad(0))
    assert counted(packed, Achievement.LIGHT) == 2
    assert counted(packed, Achievement.US_MEDALS) == 3
    assert counted(packed, Achievement.DOUBLES) == 1
    assert counted(packed, Achievement.CARDS) == len(game.squad(0))
    assert points(packed) == 3 + 3


def test_another_guess_of_what_is_hidden_tells_the_network_the_same() -> None:
    for _, seen in DECISIONS:
        first, second = (seen.determinize(Random(seed)) for seed in (1, 2))
        senses = Senses(first, seen.seat)
        assert sorted(senses.facts(first)) == sorted(senses.facts(second))


def test_every_fact_speaks_to_inputs_that_there_are() -> None:
    cards = default_catalogue().cards
    known = set(names(cards))
    for _, seen in DECISIONS:
        world = seen.determinize(Random(1))
        for fact in Senses(world, seen.seat).facts(world):
            assert known >= amounts(fact, cards).keys()


def test_weights_side_by_side_add_up_as_they_would_one_by_one() -> None:
    """Fields next to each other must neither borrow nor carry."""
    cards, chance = default_catalogue().cards, Random(1)
    inputs, hidden = names(cards), 5
    kept: dict[str, Any] = {
        "inputs": inputs,
        "first": [[chance.randint(-4000, 4000) for _ in range(hidden)] for _ in inputs],
        "hidden_bias": [chance.randint(-4000, 4000) for _ in range(hidden)],
        "last": [chance.randint(-1000, 1000) for _ in range(hidden)],
        "bias": 17,
    }
    network = Network(kept, default_catalogue())
    for _, seen in DECISIONS:
        world = seen.determinize(Random(1))
        facts = Senses(world, seen.seat).facts(world)
        units = list(kept["hidden_bias"])
        for fact in facts:
            row = [0.0] * hidden
            for name, amount in amounts(fact, cards).items():
                row = [s + amount * w for s, w in zip(row, kept["first"][inputs.index(name)], strict=True)]
            units = [unit + round(told) for unit, told in zip(units, row, strict=True)]
        one_by_one = 17 + sum(w * max(0, u) for w, u in zip(kept["last"], units, strict=True))
        together = network.log_odds(network.start + sum(network.rows[fact] for fact in facts))
        assert together == pytest.approx(one_by_one, rel=1e-3)
