"""The review of a finished game: chances that add up, luck that takes no side, and lapses that really are ones."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tests.ai.hunter.tables import LEVELS, opponent
from tests.model.hunter.rules.tabletop import table
from wotrush.ai.hunter.review.level_costs import COSTS, EVALUATOR
from wotrush.ai.hunter.review.reviewer import HunterReviewer
from wotrush.ai.hunter.review.win_chances import win_chances
from wotrush.ai.registry import make_reviewer
from wotrush.ai.review import Judgment, Shares
from wotrush.games import GAMES
from wotrush.model.hunter import HunterGame, HunterOptions, parse_hunter_action
from wotrush.model.hunter.actions import WAIT, HunterAction
from wotrush.model.hunter.cards import words as w

DUEL = (
    "event_deck: smoke carpet_bombing escape trench river swamp\n"
    "seat: S1\n front: 1 u031 revealed, 2 u031\n"
    "seat: S2\n front: 9 u005 revealed, 10 u006"
)
SHOT = parse_hunter_action("attack 1>9 ap")


def thought(game: HunterGame, action: HunterAction) -> Judgment | None:
    seat, judgment = game.to_act(), None
    assert seat is not None
    for thought in HunterReviewer().second_thoughts(game, seat, action):
        judgment = thought or judgment
    return judgment


def luck(before: HunterGame, action: HunterAction) -> Shares | None:
    after, shares = before.copy(), None
    after.apply(action)
    for found in HunterReviewer().luck(before, action, after):
        shares = found or shares
    return shares


@pytest.mark.parametrize("players", [2, 4])
def test_chances_add_up_and_end_with_the_winner(players: int) -> None:
    game, rng, recruit = HunterGame.new(HunterOptions(players=players), 3), Random(3), opponent("recruit")
    reviewer = HunterReviewer()
    assert reviewer.chances(game, game) == (1 / players,) * players
    while (seat := game.to_act()) is not None:
        chances = reviewer.chances(game, game)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in chances)
        game.apply(recruit.choose(game.observe(seat), rng).action)
    outcome = game.outcome()
    assert outcome is not None
    assert reviewer.chances(game, game)[outcome.winners[0]] == 1 / len(outcome.winners)


def test_a_lead_counts_the_more_the_nearer_the_end_and_with_two_players_one_without_units_is_the_end() -> (
    None
):
    def lead(deck: int, *kinds: str) -> float:
        lines = [", ".join(f"{first + at} {kind}" for at, kind in enumerate(kinds)) for first in (1, 9)]
        game = table(f"seat: S1\n front: {lines[0]}\nseat: S2\n front: {lines[1]}")
        game.scores[0], game.event_deck = 30, [w.SMOKE] * deck
        return win_chances(game)[0]

    assert 0.5 < lead(30, "u031", "u005") < lead(3, "u031", "u005")
    assert lead(30, "u031", "u005") < lead(30, "u031")


def test_the_order_of_the_decks_does_not_change_the_chances() -> None:
    game = table(DUEL)
    other = game.copy()
    Random(9).shuffle(other.event_deck)
    Random(9).shuffle(other.unit_deck)
    assert win_chances(game) == win_chances(other)


def test_luck_is_nothing_on_average_over_the_faces_of_the_die_and_what_one_gains_the_other_loses() -> None:
    """A T-34/76 hits a Pz.Kpfw. IV on 5 − 3: with one die in three."""
    given = []
    for face in range(1, 7):
        shares = luck(table(DUEL, s1=(face, face), s2=(6, 6)), SHOT)
        assert shares is not None
        assert sum(shares) == pytest.approx(0.0)
        given.append(shares[0])
    assert min(given[:2]) > 0.05 > -0.01 > max(given[2:])
    assert abs(fmean(given)) < 0.05


def test_a_card_that_is_drawn_is_luck_and_where_nothing_is_rolled_or_drawn_there_is_none() -> None:
    shares = luck(table(DUEL), WAIT)
    assert shares is not None
    assert any(shares)
    assert luck(table(DUEL), parse_hunter_action("reveal 2")) is None


def test_what_the_deal_gives_adds_up_to_nothing() -> None:
    given = HunterReviewer().luck_of_the_deal(HunterGame.new(HunterOptions(players=3), 5))
    assert sum(given) == pytest.approx(0.0)
    assert any(given)


def test_a_hopeless_attack_with_the_last_unit_is_a_lapse_and_waiting_is_none() -> None:
    """A T-34/76 cannot harm a Tiger, which would fire back."""
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u007 revealed, 10 u040")
    waited, attacked = thought(game, WAIT), thought(game, SHOT)
    assert waited == Judgment()
    assert attacked is not None
    assert attacked.lapse is not None
    assert attacked.lapse.loss > 0.05
    assert str(attacked.lapse.better.text) == "waiting and drawing an event"


def test_hidden_cards_decide_nothing() -> None:
    game = table(DUEL)
    other = game.copy()
    other.kinds[10], other.unit_deck[0] = other.unit_deck[0], other.kinds[10]
    assert thought(game, WAIT) == thought(other, WAIT) is not None


def test_the_costs_of_levels_are_those_of_this_evaluator_and_levels_that_people_meet() -> None:
    assert isinstance(make_reviewer(GAMES["hunter"]), HunterReviewer)
    assert HunterReviewer().version == EVALUATOR, "measure them again: python -m tests.proofs.reviews"
    assert list(COSTS) == [*LEVELS]
    assert sorted(COSTS.values(), reverse=True) == list(COSTS.values())
