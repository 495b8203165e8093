"""What those who weigh chances do not do, however good it looks to them."""

from __future__ import annotations

import pytest

from tests.ai.rush.tables import table
from tests.ai.rush.test_planner import BASE_FOR_TWO
from tests.ai.rush.written import Position, actions, positions
from wotrush.ai.rush.outlooks import Outlook
from wotrush.ai.rush.prudence import prudent
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Attack, Use

WINS = ("misses the win", "loses the last turn")
SHOWN = [position for position in positions() if position.lines("stupid")]


def outlook(steps: tuple[Action, ...], log_odds: float) -> Outlook:
    return Outlook(steps[0], log_odds, steps)


def first(game: RushGame, *plans: tuple[Action, ...]) -> tuple[Action, ...]:
    """The steps of what is left when the plans look the better the earlier they stand."""
    seat = game.to_act()
    assert seat is not None
    return prudent(game, seat, [outlook(plan, -float(rank)) for rank, plan in enumerate(plans)])[0].steps


def label(position: Position) -> str:
    return f"{position.entry}: {position.title}"


@pytest.mark.parametrize("position", [p for p in SHOWN if p.entry not in WINS], ids=label)
def test_a_wise_play_comes_before_a_stupid_one(position: Position) -> None:
    wise = actions(position, position.lines("wise")[0])
    for line in position.lines("stupid"):
        assert first(position.table(), actions(position, line), wise) == wise


@pytest.mark.parametrize("position", [p for p in SHOWN if p.entry in WINS], ids=label)
def test_a_sure_win_is_found_where_no_plan_has_it(position: Position) -> None:
    found = first(position.table(), actions(position, position.lines("stupid")[0]))
    game = position.table()
    seat = game.active
    for action in found:
        game.apply(action)
        while game.to_act() not in (seat, None):
            game.apply(game.legal_actions()[0])
    assert game.standing().winners == (seat,)


def half_razed() -> tuple[RushGame, Attack]:
    """The first of two hits on a base is done; here is the second."""
    game = table(BASE_FOR_TWO)
    slot = next(a for a in game.legal_actions() if isinstance(a, Attack))
    game.apply(slot)
    return game, next(a for a in game.legal_actions() if isinstance(a, Attack) and a.place == slot.place)


def test_what_was_damaged_before_is_not_given_up() -> None:
    game, second = half_razed()
    finish = (second, END_ASSAULT, END_TURN)
    assert first(game, (END_ASSAULT, END_TURN), finish) == finish


def test_where_everything_is_stupid_the_best_is_done() -> None:
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
