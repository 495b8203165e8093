"""What positions are worth: the order of better and worse, not the figures."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from tests.ai.rush.tables import table
from wotrush.ai.rush.evaluation import Evaluation, pending_medals
from wotrush.ai.rush.outlook import turns_in_last_round, turns_left
from wotrush.ai.rush.printed import counted, counters, points
from wotrush.ai.rush.weights import NAMES, TURNS_LEFT, Weights, shipped_weights
from wotrush.model.rush import RushGame
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


def value(game: RushGame, seat: int = 0) -> float:
    return Evaluation(game, seat, shipped_weights()).value(game)


@pytest.mark.parametrize(
    "better",
    [
        {"depot": "us06 us*"},
        {"depot": "us06 base4", "theirs": "up, gone, up"},
        {"depot": "us06 us01"},
        {"depot": "us06 su**"},
        {"mine": "up us07, up, up", "garage": "us18 us17"},
    ],
)
def test_it_is_better_to_have_more(better: dict[str, str]) -> None:
    worse = {"garage": better["garage"]} if "garage" in better else {}
    assert value(position(**better)) > value(position(**worse))
    assert value(position(**better), 1) < value(position(**worse), 1)


def test_a_tie_denies_an_achievement() -> None:
    evaluation = Evaluation(position(), 0, shipped_weights())
    ahead, tied, behind = (evaluation.race((mine, 2), 0.5) for mine in (3, 2, 1))
    assert ahead[0] > tied[0] > behind[0]
    assert tied[0] == tied[1] < ahead[0] / 2
    assert evaluation.race((2, 2, 1), 0.1) == pytest.approx([0.0, 0.0, 0.0], abs=0.1)


def test_chances_of_two_players_add_up() -> None:
    game = position(depot="us06 us*")
    assert 0.5 < Evaluation(game, 0, shipped_weights()).chance(game) < 1.0
    assert Evaluation(game, 1, shipped_weights()).chance(game) < 0.5


def test_the_end_is_decided_by_points_once_nobody_plays_on() -> None:
    over = "turn: 1\n    ending: medals 0\n    medals: 0+3 9+3 7+3 9+3"
    won = position(more=over, depot="us06 us*8 us*9")
    won.active = 1
    assert Evaluation(won, 0, shipped_weights()).chance(won) > 0.999
    assert Evaluation(won, 1, shipped_weights()).chance(won) < 0.001


def test_few_bases_or_few_medals_bring_the_end_near() -> None:
    usual = turns_left(position())
    assert turns_left(position(theirs="up, gone, gone", depot="base4 base5")) < usual
    assert turns_left(position(more="medals: 2+3 9+3 9+3 9+3", depot="us06")) < usual


def test_in_the_last_round_those_before_the_active_player_have_no_turn_left() -> None:
    game = position()
    assert turns_in_last_round(game) == [0.0, 1.0]


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


def test_weights_blend_between_their_three_columns() -> None:
    weights = shipped_weights()
    for turns, column in zip(TURNS_LEFT, (weights.early, weights.middle, weights.late), strict=True):
        assert asdict(weights.with_turns_left(turns)) == pytest.approx(asdict(column))
        assert weights.spread(turns) == pytest.approx(column.spread)
    between = weights.with_turns_left((TURNS_LEFT[1] + TURNS_LEFT[2]) / 2)
    assert between.race == pytest.approx((weights.middle.race + weights.late.race) / 2)
    assert weights.with_turns_left(99.0) == weights.with_turns_left(TURNS_LEFT[0])


def test_weights_are_written_as_they_were_read() -> None:
    weights = shipped_weights()
    assert Weights.from_json(weights.to_json()) == weights
    assert set(weights.to_json()) == set(NAMES)
    with pytest.raises(KeyError):
        Weights.from_json({})
