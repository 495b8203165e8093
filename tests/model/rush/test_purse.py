"""A Recruitment is in vain where nothing can be bought after it, whatever else the hand does."""

from __future__ import annotations

import pytest

from tests.model.rush.rules.tabletop import table
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action, Use
from wotrush.model.rush.view.purse import in_vain

DEAR, CHEAP = "us07 us08 us17 us10", "us02 us08 us17 us10"


def dealt(hand: str, reserve: str) -> tuple[RushGame, Action]:
    """Return a table for two, and the use of the first card in hand."""
    game = table(f"""
        reserve: {reserve}
        seat: 0
          hand: {hand}
          garage: fr07 fr08
          depot: fr09 fr10
        seat: 1
          hand: eng
    """)
    return game, Use(game.hands[0][0])


@pytest.mark.parametrize(
    ("hand", "reserve", "expected"),
    [
        ("vol eng", DEAR, True),
        ("vol eng", CHEAP, False),
        ("vol eng eng", DEAR, False),
        ("vol tec", DEAR, True),
        ("vol tec", CHEAP, False),
        ("vol eng us09", "us10 us18 us19 us20", False),
        ("vol eng su25", "us10 us18 us19 us20", True),
        ("vol eng us25", "us10 us18 us19 us20", False),
        ("us03", "us10 us18 us19 us20", False),
        ("su25", DEAR, False),
    ],
)
def test_a_recruitment_is_in_vain_where_nothing_can_be_paid_for(
    hand: str, reserve: str, expected: bool
) -> None:
    """Reinforcements draw what may pay, Research deals a new vehicle, Repair scraps Volunteers, and a guard is of use."""
    game, use = dealt(hand, reserve)
    assert use in game.legal_actions()
    assert in_vain(game.observe(0), use) is expected
    assert not in_vain(game.observe(0), END_TURN)


def test_what_is_left_over_counts() -> None:
    game, use = dealt("vol", CHEAP)
    game.bought = True
    assert in_vain(game.observe(0), use)
    game.pool = 1
    assert not in_vain(game.observe(0), use)


def test_a_second_recruitment_is_in_vain_and_so_is_one_without_a_reserve() -> None:
    game, use = dealt("vol eng eng eng", CHEAP)
    game.recruiting = True
    assert in_vain(game.observe(0), use)
    game.recruiting, game.reserve = False, []
    assert in_vain(game.observe(0), use)
