"""A purchase is paid with the weakest cards that will do, unless something speaks for the better ones."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import agent, table
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.ai.rush.search.spare_payment import spared
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action, Attack, Buy, Use


def dealt(hand: str) -> RushGame:
    return table(f"""
        reserve: us11 us19 us20 su20
        seat: 0
          hand: {hand}
          garage: tec
        seat: 1
          hand: eng eng eng
    """)


def paid(game: RushGame, payer: int, *later: Action) -> list[int]:
    """Return what pays for the vehicle of cost 1 if that card was to pay."""
    buy = Buy(game.catalogue.by_code["us11"], (payer,))
    outlook = spared(game, Outlook(buy, 0.0, (buy, *later, END_TURN)))
    assert isinstance(outlook.action, Buy)
    assert outlook.action in game.legal_actions()
    assert outlook.steps[0] == outlook.action
    return list(outlook.action.payers)


@pytest.mark.parametrize(
    ("hand", "better"),
    [("eng su03", "su03"), ("eng us08", "us08"), ("eng su11", "su11"), ("eng su03 us08", "us08")],
)
def test_a_better_card_stays_in_the_hand(hand: str, better: str) -> None:
    """It pays as much, or what it pays more would be lost."""
    game = dealt(hand)
    (engineers,) = (card for card in game.hands[0] if card >= 100)
    assert paid(game, game.catalogue.by_code[better]) == [engineers]


def test_what_the_plan_plays_later_does_not_pay() -> None:
    game = dealt("su03 us08")
    light, medium = game.catalogue.by_code["su03"], game.catalogue.by_code["us08"]
    assert paid(game, light) == [light], "one of another nation is no weaker: it attacks with others"
    game = dealt("us01 us08")
    weak, medium = game.catalogue.by_code["us01"], game.catalogue.by_code["us08"]
    assert paid(game, medium) == [weak]
    assert paid(game, medium, Attack(weak, 1, 0)) == [medium]


def test_what_is_left_over_may_pay_for_more_where_more_may_be_bought() -> None:
    game = dealt("eng us08 vol")
    medium = game.catalogue.by_code["us08"]
    volunteers = max(game.hands[0])
    assert paid(game, medium, Use(volunteers)) == [medium]
    game = dealt("eng su03 vol")
    assert paid(game, game.catalogue.by_code["su03"]) != [game.catalogue.by_code["su03"]]


@pytest.mark.parametrize("level", ["veteran", "hasty"])
def test_whoever_advises_pays_with_engineers(level: str) -> None:
    game = dealt("eng eng su03")
    action = agent(level).choose(game.observe(0), Random(1)).action
    assert not isinstance(action, Buy) or game.catalogue.by_code["su03"] not in action.payers
