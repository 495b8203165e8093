"""What the dominance filter keeps from being played, however good it looks to search."""

from __future__ import annotations

import pytest

from tests.ai.rush.blunders.written import Position, actions, positions
from tests.ai.rush.search.test_planner import BASE_FOR_TWO
from tests.ai.rush.tables import table
from wotrush.ai.rush.blunders.continuation import instead_of_points, sure_lines
from wotrush.ai.rush.search.dominance import dominance_filter
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Attack, Scrap, Use
from wotrush.model.rush.cards import FIRST_ONE

WINS = ("misses the win", "loses the last turn")
SHOWN = [position for position in positions() if position.lines("blunder")]


def outlook(steps: tuple[Action, ...], log_odds: float) -> Outlook:
    return Outlook(steps[0], log_odds, steps)


def first(game: RushGame, *plans: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the steps that the filter puts first when earlier plans look better."""
    seat = game.to_act()
    assert seat is not None
    return dominance_filter(game, seat, [outlook(plan, -float(rank)) for rank, plan in enumerate(plans)])[
        0
    ].steps


def label(position: Position) -> str:
    return f"{position.entry}: {position.title}"


@pytest.mark.parametrize("position", [p for p in SHOWN if p.entry not in WINS], ids=label)
def test_a_wise_play_comes_before_a_blunder(position: Position) -> None:
    wise = actions(position, position.lines("wise")[0])
    for line in position.lines("blunder"):
        assert first(position.table(), actions(position, line), wise) == wise


@pytest.mark.parametrize("position", [p for p in SHOWN if p.entry in WINS], ids=label)
def test_a_sure_win_is_found_where_no_plan_has_it(position: Position) -> None:
    found = first(position.table(), actions(position, position.lines("blunder")[0]))
    game = position.table()
    seat = game.active
    for action in found:
        game.apply(action)
        while game.to_act() not in (seat, None):
            game.apply(game.legal_actions()[0])
    assert game.standing().winners == (seat,)


def half_razed() -> tuple[RushGame, Attack]:
    """Return a game in which the first of two hits on a base is done, and the second hit."""
    game = table(BASE_FOR_TWO)
    slot = next(a for a in game.legal_actions() if isinstance(a, Attack))
    game.apply(slot)
    return game, next(a for a in game.legal_actions() if isinstance(a, Attack) and a.place == slot.place)


def test_what_was_damaged_before_is_not_given_up() -> None:
    game, second = half_razed()
    finish = (second, END_ASSAULT, END_TURN)
    assert first(game, (END_ASSAULT, END_TURN), finish) == finish


def test_where_everything_is_a_blunder_the_best_is_done() -> None:
    game, _ = half_razed()
    assert first(game, (END_ASSAULT, END_TURN)) == (END_ASSAULT, END_TURN)


def test_a_plan_for_another_world_is_not_judged() -> None:
    game, second = half_razed()
    elsewhere = (END_ASSAULT, second)
    assert first(game, elsewhere, (second, END_ASSAULT, END_TURN)) == elsewhere


def test_recruitment_comes_before_the_purchase_that_it_excuses() -> None:
    position = next(p for p in positions() if p.title == "Recruitment afterwards")
    (buy, *rest) = actions(position, position.lines("fine")[0])
    recruit = next(a for a in rest if isinstance(a, Use))
    recruits_first = (recruit, buy, END_TURN)
    assert first(position.table(), (buy, *rest), recruits_first) == recruits_first


TWO_TO_USE = """
prompt: play
achievements: 9
reserve: de19 us20 su20 fr20
seat: 0
  bases: up us06, up, up
  hand: fr24 de24 eng
  garage: eng eng tec vol
seat: 1
  bases: up su02, up su06, up su08
  garage: eng eng eng eng tec vol
"""


def test_a_plan_that_leaves_less_undone_comes_before_one_that_leaves_more() -> None:
    """Whatever is missing from it is planned in the next decision."""
    position = Position("leaves Invulnerability", "two cards have it", TWO_TO_USE, ())
    one_used = actions(position, "use fr24; place at 1; end turn")
    assert first(position.table(), (END_TURN,), one_used) == one_used


LUCK_OR_SKILL = """
players: 2, first 0, active 1
prompt: play
turn: 25
ending: medals 0
medals: 0+0 9+2 9+3 9+3
achievements: 9
reserve: de19 us20 su20 fr20
seat: 1
  bases: up us08, up us09, up us10
  hand: us18 us05 eng
  garage: us16 eng eng tec us17
seat: 0
  bases: up, up de06, up de07
  garage: eng eng eng eng tec vol
  depot: de**
"""


def test_a_sure_win_comes_before_one_that_needs_luck() -> None:
    position = Position("loses the last turn", "a lucky draw would win too", LUCK_OR_SKILL, ())
    lucky = actions(position, "use us05; place at 0; attack us17 on 0.0; end assault; end turn")
    game = position.table()
    for action in lucky:
        game.apply(action)
    assert game.standing().winners == (1,)
    assert not any(isinstance(action, Use) for action in first(position.table(), lucky))


def test_a_sure_win_is_found_without_a_blunder() -> None:
    text = LUCK_OR_SKILL.replace("us18 us05 eng", "us18 us01 eng")
    position = Position("loses the last turn", "a hit more for nothing", text, ())
    clumsy = actions(position, "attack us18 on 0.0; attack us01 on 0.1; end assault; end turn")
    found = first(position.table(), clumsy)
    assert [a for a in found if isinstance(a, Attack)] == [clumsy[0]]


def test_no_sure_way_leads_over_points_that_are_thrown_away() -> None:
    worlds = [position.table() for position in SHOWN if position.entry == "throws points away"]
    ways = [(world, line.actions) for world in worlds for line in sure_lines(world)]
    assert any(isinstance(action, Scrap) for _, way in ways for action in way)
    for world, way in ways:
        follows = world.copy()
        for action in way:
            points = isinstance(action, Scrap) and action.card >= FIRST_ONE
            assert not (points and instead_of_points(follows)), way
            follows.apply(action)
