"""The review of a finished game: chances that add up, and lapses that really are ones."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.ai.rush.tables import agent
from tests.ai.rush.test_fairness import with_everything_hidden_dealt_anew
from wotrush.ai.registry import make_reviewer
from wotrush.ai.review import Judgment, Lapse
from wotrush.ai.rush.level_costs import COSTS, EVALUATOR
from wotrush.ai.rush.reviewer import RushReviewer
from wotrush.ai.rush.value.network import Network, shipped_network
from wotrush.games import GAMES
from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.scenes.rush.info import INFO

VERIFICATION = Path(__file__).parents[3] / "docs" / "verification.md"


def thought(game: RushGame, action: Action) -> Lapse | None:
    judgment: Judgment | None = None
    for thought in RushReviewer().second_thoughts(game, game.active, action):
        judgment = thought or judgment
    return judgment.lapse if judgment is not None else None


@pytest.mark.parametrize("players", [2, 4])
def test_chances_add_up_and_end_with_the_winner(players: int) -> None:
    game, rng = RushGame.new(RushOptions(players=players), 3), Random(3)
    opponent, reviewer = agent("recruit"), RushReviewer()
    while (seat := game.to_act()) is not None:
        if game.turn % 5 == 0:
            chances = reviewer.chances(game, game)
            assert sum(chances) == pytest.approx(1.0)
            assert all(0 < chance < 1 for chance in chances)
        game.apply(opponent.choose(game.observe(seat), rng).action)
    outcome = game.outcome()
    assert outcome is not None
    assert reviewer.chances(game, game)[outcome.winners[0]] == 1 / len(outcome.winners)


def test_the_reviewer_is_the_games_own() -> None:
    assert isinstance(make_reviewer(GAMES["rush"]), RushReviewer)


def test_what_the_veteran_would_do_is_no_lapse_and_giving_all_away_is() -> None:
    game, rng = RushGame.new(RushOptions(), 5), Random(1)
    opponent, losses, own = agent("veteran"), 0, 0
    while (seat := game.to_act()) is not None and game.round <= 6:
        action = opponent.choose(game.observe(seat), rng).action
        if game.active == seat and END_TURN in game.legal_actions():
            lapse = thought(game, END_TURN)
            losses += lapse is not None and lapse.loss > 0.03
            mine = thought(game, action)
            own += mine is not None and mine.loss > 0.03
        game.apply(action)
    assert losses > 6, "more than half of the turns"
    assert own < losses / 4


def test_hidden_cards_decide_nothing() -> None:
    game = RushGame.new(RushOptions(), 8)
    rival = 1 - game.active
    other = with_everything_hidden_dealt_anew(game, game.active)
    assert set(other.hands[rival]) != set(game.hands[rival])
    assert thought(game, END_TURN) == thought(other, END_TURN) is not None


def test_the_order_of_the_piles_does_not_change_the_chances() -> None:
    game = RushGame.new(RushOptions(), 5)
    other = game.copy()
    for pile in (other.deck, *other.garages):
        Random(9).shuffle(pile)
    assert RushReviewer().chances(game, game) == RushReviewer().chances(other, other)


def test_the_costs_of_levels_are_those_of_this_evaluator_and_levels_that_people_meet() -> None:
    assert RushReviewer().version == EVALUATOR, "measure them again: python -m tests.proofs.reviews"
    assert list(COSTS) == [level for level in INFO.levels if level != "random"]
    assert sorted(COSTS.values(), reverse=True) == list(COSTS.values())
    measured = VERIFICATION.read_text("utf-8").replace("−", "-")
    assert all(f"| `{level}` | {cost:.2f} ±" in measured for level, cost in COSTS.items())


def test_another_network_is_another_evaluator() -> None:
    network = shipped_network()
    other = Network(network.rows, network.bias, network.out, network.out_bias + 1)
    assert RushReviewer(other).version != RushReviewer(network).version
