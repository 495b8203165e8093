"""An illegal action is refused in a sentence that a player understands. Most reasons are tested beside their rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.model.rush.rules.tabletop import action, play, refused, table
from wotrush.model.game import IllegalAction
from wotrush.model.rush.actions import END_TURN, Buy, Use
from wotrush.model.rush.view import refusal
from wotrush.model.rush.view.refusal import why_not

OPEN = """
    reserve: su01 us07 us08 us09
    seat: 0
      hand: eng su19 de15 su23
      bases: up, up de08, gone
    seat: 1
      hand: eng tec
"""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("discard eng", "Cards go to your Depot by themselves once they are played."),
        ("strike base 1.0", "The game does not ask for that now."),
        ("take us07", "The game does not ask for that now."),
        ("scrap eng", "The game does not ask for that now."),
        ("stop", "The game does not ask for that now."),
        ("place at 0", "The game does not ask for that now."),
        ("medals 0", "The game does not ask for that now."),
        ("expose su19 at 0", "The game does not ask for that now."),
        ("keep", "The game does not ask for that now."),
        ("end assault", "The game does not ask for that now."),
        ("use 999", "There is no such card."),
        ("buy us07 with 999", "There is no such card."),
        ("use -1", "There is no such card."),
        ("use tec2", "Technicians: not in your hand."),
        ("buy us07 with eng5", "Engineers: not in your hand."),
        ("buy eng with su19", "Engineers: not in the Reserve."),
        ("buy us07", "Only 0 of 2 resources."),
        ("buy us07 with su23", "Only 0 of 2 resources."),
        ("buy us07 with de15", "Jagdpanther pays only for vehicles of its own nation."),
        ("defend su19 at 1", "A base without a defender comes first."),
        ("attack su19 on 1.-1", "There is no such base."),
    ],
)
def test_the_reason_names_what_is_wrong(line: str, why: str) -> None:
    assert refused(table(OPEN), line) == why


def test_the_message_begins_with_the_action() -> None:
    game = table(OPEN)
    with pytest.raises(IllegalAction, match=r"^use 999: There is no such card\.$"):
        game.apply(Use(999))


def test_a_legal_action_has_no_reason_against_it() -> None:
    game = table(OPEN)
    seen = game.observe(0)
    for legal in game.legal_actions():
        assert seen.allows(legal)
        assert why_not(seen, legal) is None


def test_who_is_not_to_act_is_told_so() -> None:
    game = table(OPEN)
    assert str(why_not(game.observe(1), Use(game.hands[1][0]))) == "It is not your turn."
    assert not game.observe(1).allows(Use(game.hands[1][0]))


def test_a_reason_keeps_its_placeholders_for_other_languages() -> None:
    game = table(OPEN)
    reason = why_not(game.observe(0), action(game, "buy us07 with eng"))
    assert reason is not None
    assert (reason.reason, dict(reason.params)) == (refusal.TOO_LITTLE, {"paid": 1, "cost": 2})


def test_the_last_resort_is_still_a_sentence() -> None:
    game = table(OPEN)
    odd = Buy(game.reserve[0], (game.hands[0][0], game.hands[0][0]))
    assert str(why_not(game.observe(0), odd)) == "A card pays only once."


def test_what_is_legal_is_decided_by_the_actions_alone_also_of_an_end() -> None:
    seen = table(OPEN).observe(0)
    assert why_not(seen, END_TURN) is None
    assert str(why_not(replace(seen, actions=()), END_TURN)) == "That is not possible now."


def test_research_wants_a_card_of_the_reserve() -> None:
    game = table("""
        reserve: us02 us07 us08 us09
        seat: 0
          hand: tec eng
    """)
    play(game, "use tec")
    assert refused(game, "take eng") == "Engineers: not in the Reserve."


def test_repair_wants_a_card_of_the_depot() -> None:
    game = table("""
        seat: 0
          hand: su21 eng
          depot: us07
    """)
    play(game, "use su21")
    assert refused(game, "scrap eng") == "Engineers: not in your Depot."


def test_placing_follows_the_rules_of_defending() -> None:
    game = table("""
        seat: 0
          hand: su05
          bases: up de08, up, gone
    """)
    play(game, "use su05")
    assert refused(game, "place at 0") == "A base without a defender comes first."
    assert refused(game, "place at 2") == "That base has been destroyed."
    assert refused(game, "place at 7") == "There is no such base."
