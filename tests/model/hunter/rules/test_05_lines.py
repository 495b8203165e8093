"""Section 5: lines, hidden and revealed."""

from __future__ import annotations

from tests.model.hunter.rules.tabletop import RULES, at, legal, play, refused, table
from wotrush.model.hunter.combat.ahead import action_left, once_revealed

TABLE = """
seat: S1
  front: 1 u031 revealed, 2 u025, 3 u101
  back: 4 u020 exhausted pinned
seat: S2
  front: 5 u005, 6 u006 revealed
  back: 7 u092 revealed
  hand: camouflage
"""


def test_5_1_a_hidden_unit_does_nothing_and_cannot_be_attacked() -> None:
    game = table(TABLE)
    assert legal(game, "attack") == ["attack 1>6 ap"]
    assert refused(game, "attack 2>6 ap").endswith("hidden; reveal it first.")
    assert refused(game, "attack 1>5 ap").endswith("hidden units cannot be attacked.")


def test_5_1_markers_exhaustion_and_attached_cards_stay_on_revealing_and_hiding() -> None:
    game = table(
        "seat: S1\n front: 1 u101 pinned dry exhausted trench\n hand: camouflage\nseat: S2\n front: 2 u005"
    )
    play(game, "reveal 1")
    assert at(game, 1) == "front pinned dry exhausted trench"
    play(game, "event camouflage 1")
    assert at(game, 1) == "front hidden pinned dry exhausted trench"


def test_5_2_reveal_is_accepted_from_anybody_at_any_decision_and_changes_nobody_to_act() -> None:
    game = table(TABLE)
    play(game, "reveal 5")
    assert at(game, 5) == "front"
    assert game.to_act() == 0
    assert "attack 1>5 ap" in legal(game)


def test_5_2_reveals_are_listed_for_the_seat_to_act_in_main_declared_and_end_only() -> None:
    game = table(TABLE)
    assert legal(game, "reveal") == ["reveal 2", "reveal 3", "reveal 4"]
    play(game, "attack 1>6 ap")
    assert game.to_act() == 1
    assert legal(game) == ["event camouflage 7", "pass", "reveal 5"]


def test_5_2_a_reveal_of_a_revealed_unit_a_commander_or_nothing_is_refused() -> None:
    game = table(TABLE)
    assert refused(game, "reveal 1").endswith("already revealed.")
    assert refused(game, "reveal 99") == "There is no card in play with that number."


def test_5_2_a_possible_reveal_alone_opens_no_decision() -> None:
    game = table("event_deck:\nseat: S1\n front: 1 u031\nseat: S2\n front: 2 u005, 3 u006")
    play(game, "wait")
    assert game.active == 1
    assert legal(game) == ["begin", "mix"]


def test_5_2_what_a_unit_could_do_once_revealed_is_what_it_can_do_then() -> None:
    game = table("seat: S1\n front: 1 u031 revealed, 2 u060\nseat: S2\n front: 5 u005, 6 u006 revealed")
    before = game.digest()
    plans = [RULES.action_text(action) for action in once_revealed(game, 2)]
    assert game.digest() == before
    play(game, "reveal 2")
    assert plans == [*legal(game, "attack 2"), *legal(game, "spy 2")]
    assert {plan.split()[0] for plan in plans} == {"attack", "spy"}
    left = []
    for game.acted, game.extra in ((False, False), (True, False), (True, True)):
        left.append(action_left(game))
    assert left == [True, False, True]


def test_5_3_naming_a_hidden_unit_for_a_counter_reveals_it() -> None:
    game = table("seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 2 u005, 3 u101", s1=(6,), s2=(6,))
    play(game, "spy 1>S2")
    assert legal(game) == ["counter 2>1", "counter 3>1", "pass"]
    play(game, "counter 2>1")
    assert "hidden" not in at(game, 2)


def test_5_4_there_is_no_action_that_just_hides_a_unit() -> None:
    assert not legal(table(TABLE), "hide")


def test_5_5_the_back_line_neither_attacks_nor_is_attacked() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n back: 2 u037 revealed, 3 u068 revealed\n"
        "seat: S2\n front: 4 u005 revealed\n back: 5 u092 revealed"
    )
    assert legal(game, "attack") == ["attack 1>4 ap", "attack 2>4 range"]
    assert refused(game, "attack 1>5 shell").endswith("units in the back line cannot be attacked from there.")
    assert "Long Range" in refused(game, "attack 3>4 ap")


def test_5_6_only_own_units_are_used() -> None:
    game = table(TABLE)
    assert refused(game, "attack 6>1 ap").endswith("not yours.")
