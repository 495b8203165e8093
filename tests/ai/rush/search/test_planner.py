"""The planner searches whole turns: what it must find, and what it need not examine."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import table
from tests.ai.rush.test_fairness import all_decisions
from wotrush.ai.rush.blunders.continuation import turn_ended
from wotrush.ai.rush.search.planner import PlannedWay, Planner, after, worthwhile
from wotrush.ai.rush.value.judge import Judge, decided, medals_paid
from wotrush.ai.rush.value.network import shipped_network
from wotrush.model.rush import RushGame, determinize
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Attack, Buy, EndAssault, Use
from wotrush.model.rush.state import Prompt

BASE_FOR_TWO = """
    reserve: de19 us19 us20 su20
    seat: 0
      bases: up fr09, up fr10, up su09
      hand: us01 us07 eng
      garage: eng eng vol tec us06 fr17 su08
      depot: us09 fr06 de09 su07 us03
    seat: 1
      bases: up, up de06, up de07
      hand: eng eng eng
      garage: vol tec us08 fr08 su06
      depot: us10 fr05 de10 su05 us04
    """


def ways(game: RushGame, width: int = 12) -> list[PlannedWay]:
    return Planner(Judge(shipped_network(), game), width).ways(game)


def test_two_weak_cards_that_raze_a_base_together_are_found() -> None:
    found = ways(table(BASE_FOR_TWO))
    razing = next(way for way in found if way.world.bases_destroyed[0] == 1)
    assert len([action for action in razing.actions if isinstance(action, Attack)]) == 2
    assert all(razing.value > way.value for way in found if way.actions == (*razing.actions[:1], END_ASSAULT))


def test_orders_that_come_to_the_same_are_followed_once() -> None:
    game = table("""
        reserve: de19 us19 us20 su20
        seat: 0
          hand: de24 us24
        seat: 1
          hand: eng
        """)
    game.discard += game.deck
    game.deck.clear()
    used = [
        way for way in ways(game) if {a.card for a in way.actions if isinstance(a, Use)} == set(game.hands[0])
    ]
    ends = [
        (tuple(sorted(way.world.depots[0])), tuple(way.world.defender), tuple(way.world.ones)) for way in used
    ]
    assert used
    assert len(ends) == len(set(ends))


def test_no_more_cards_are_paid_than_it_takes() -> None:
    for game, _ in all_decisions():
        bought = [action for action in worthwhile(game) if isinstance(action, Buy)]
        assert not [
            (buy, other)
            for buy in bought
            for other in bought
            if other.card == buy.card and set(other.payers) < set(buy.payers)
        ]
        assert {buy.card for buy in bought} == {a.card for a in game.legal_actions() if isinstance(a, Buy)}


def test_every_way_is_legal_from_step_to_step_and_leaves_the_table_alone() -> None:
    for _, seen in all_decisions()[::4]:
        world = determinize(seen, Random(1))
        if world.active != seen.seat:
            continue
        before = world.digest()
        for way in ways(world, 3)[:5]:
            follows = world
            for action in way.actions:
                assert action in follows.legal_actions()
                follows = after(follows, action)
            assert follows.digest() == way.world.digest()
        assert world.digest() == before


def test_worlds_that_are_searched_fit_what_the_seat_sees() -> None:
    for _, seen in all_decisions():
        assert determinize(seen, Random(7)).observe(seen.seat) == seen


def test_the_best_way_comes_first_and_ends_where_the_turn_may_end() -> None:
    found = ways(table(BASE_FOR_TWO))
    values = [way.value for way in found]
    assert values == sorted(values, reverse=True)
    assert all(way.world.prompt in (Prompt.PLAY, Prompt.OVER) or way.world.turn > 0 for way in found)
    assert not any(isinstance(way.actions[-1], Attack) for way in found if way.actions)
    assert any(isinstance(action, EndAssault) for action in found[0].actions)


LAST_STRIKE = """
    players: 2, first 0, active 1
    turn: 25
    ending: medals 2
    medals: 9+3 8+3 {pile} 9+3
    achievements: 9
    siege_kills: 0 0 2 0
    seat: 1
      hand: eng
    seat: 0
      depot: de*
"""


@pytest.mark.parametrize(
    ("pile", "options"), [("0+3", ""), ("0+3", "options: always_doubles"), ("2+3", "options: always_doubles")]
)
def test_kills_by_siege_master_are_paid_by_two_medal_cards_where_they_must_be(
    pile: str, options: str
) -> None:
    """Two medals beat one in the very last turn."""
    game = table(LAST_STRIKE.format(pile=pile) + options)
    judge = Judge(shipped_network(), game)
    assert judge.log_odds(game, 1) == decided(turn_ended(game), 1) > 0


def test_kills_by_siege_master_leave_two_medal_cards_where_they_need_not_be_taken() -> None:
    paid = medals_paid(table(LAST_STRIKE.format(pile="3+3")))
    assert (paid.ones[2], paid.twos[2]) == (1, 3)


def test_a_plan_holds_until_its_seat_sees_something_new() -> None:
    """Played step by step, only the last step may turn up a card of the deck or of the own Garage."""
    cut, whole = 0, 0
    for _, seen in all_decisions()[::4]:
        world = determinize(seen, Random(1))
        if world.active != seen.seat:
            continue
        for way in ways(world, width=2)[:20]:
            steps, now = way.until_news(world.turn), world
            assert steps == way.to_the_end(world.turn)[: len(steps)]
            for number, action in enumerate(steps, 1):
                then = after(now, action)
                same = (then.deck, then.garages[seen.seat]) == (now.deck, now.garages[seen.seat])
                assert same or number == len(steps)
                now = then
            cut += len(steps) < len(way.to_the_end(world.turn))
            whole += steps[-1] is END_TURN
    assert cut
    assert whole
