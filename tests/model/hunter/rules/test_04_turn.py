"""Section 4: the steps before the turn, main, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.model.hunter.rules.tabletop import RULES, at, discard, hand, legal, line, of, play, refused, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.combat.ahead import once_begun
from wotrush.model.hunter.events import EventDrawn, LineMixed, TurnOpened

TWO = """
seat: S1
  front: 1 u031 revealed
  back: 2 u092, 3 u020 revealed exhausted, 4 u088 pinned, 5 u084 dry
  hand: {hand}
seat: S2
  front: 6 u005
"""
BEFORE = "stack: turn 0\n"


def two(hand: str = "", start: str = BEFORE, **dice: Any) -> HunterGame:
    return table(start + TWO.format(hand=hand), **dice)


def test_4_1_before_the_turn_main_with_one_action_end() -> None:
    game = two("smoke resupply river camouflage")
    assert {text.split()[0] for text in legal(game)} == {"mix", "advance", "cure", "begin"}
    play(game, "begin")
    assert {text.split()[0] for text in legal(game)} == {"event", "reveal", "wait"}
    play(game, "wait", "discard smoke", "discard river")
    assert "end" in legal(game)
    play(game, "end")
    assert "pass" in legal(game)
    play(game, "pass")
    assert game.active == 1


def test_4_2a_exhausted_cards_are_refreshed_by_themselves() -> None:
    game = two()
    assert at(game, 3) == "back"


def test_4_2a_commanders_too() -> None:
    game = table(
        "stack: turn 0\nseat: S1\n front: 1 u031\n commanders: 2 c01 exhausted\nseat: S2\n front: 3 u005",
        "commanders=yes",
    )
    assert at(game, 2) == "commanders"


def test_4_2b_mix_deals_hidden_units_over_their_places_with_markers_once() -> None:
    game = two()
    before = [(game.kinds[place], game.flags[place]) for place in (2, 4, 5)]
    assert "mix" in legal(game)
    events = play(game, "mix")
    assert sorted((game.kinds[place], game.flags[place]) for place in (2, 4, 5)) == sorted(before)
    assert "mix" not in legal(game)
    (mixed,) = of(events, LineMixed)
    assert mixed.places == (2, 4, 5)


def test_4_2b_mix_needs_two_hidden_units_in_one_line() -> None:
    text = "stack: turn 0\nseat: S1\n front: 1 u031\n back: 2 u092\nseat: S2\n front: 3 u005"
    assert legal(table(text)) == ["advance 2", "begin"]


def test_4_2c_one_unit_may_advance_hidden_or_revealed_but_not_pinned_or_dry() -> None:
    game = two()
    assert legal(game, "advance") == ["advance 2", "advance 3"]
    play(game, "advance 3")
    assert line(game, 0, 0) == (1, 3)
    assert not legal(game, "advance")


def test_4_2_what_units_could_do_once_the_turn_has_begun_is_what_they_can_do_then() -> None:
    mine, theirs = "1 u031 revealed, 8 u060", "6 u005 revealed, 7 u006"
    game = table(BEFORE + TWO.format(hand="").replace("1 u031 revealed", mine).replace("6 u005", theirs))
    before = game.digest()
    plans = [RULES.action_text(action) for action in once_begun(game)]
    assert game.digest() == before
    play(game, "begin")
    assert not once_begun(game), "The turn has begun."
    assert legal(game, "attack 1")
    play(game, "reveal 2", "reveal 8")
    assert sorted(plans) == sorted([*legal(game, "attack"), *legal(game, "spy")])
    assert legal(game, "attack 2")
    assert legal(game, "spy 8")


def test_4_2e_nothing_is_foretold_while_the_back_line_would_still_come_forward() -> None:
    game = table("stack: turn 0\nseat: S1\n back: 1 u031 revealed\nseat: S2\n front: 2 u005, 3 u006 revealed")
    assert legal(game) == ["advance 1", "begin"]
    assert not once_begun(game)
    play(game, "begin")
    assert legal(game, "attack 1")


def test_4_2c_comes_after_b_and_d_after_c() -> None:
    game = two("smoke resupply river camouflage")
    play(game, "advance 2")
    assert legal(game) == ["begin", "cure 4 pinned", "cure 5 ammo"]


def test_4_2d_three_events_take_one_marker_once() -> None:
    game = two("smoke resupply river camouflage")
    play(game, "cure 4 pinned")
    assert legal(game) == ["discard camouflage", "discard resupply", "discard river", "discard smoke"]
    play(game, "discard smoke", "discard river")
    assert at(game, 4) == "back hidden pinned"
    play(game, "discard camouflage")
    assert at(game, 4) == "back hidden"
    assert hand(game, 0) == ["resupply"]
    assert "wait" in legal(game), "main has begun"


def test_4_2d_with_three_cards_nobody_is_asked() -> None:
    game = two("smoke resupply river")
    play(game, "cure 5 ammo")
    assert at(game, 5) == "back hidden"
    assert hand(game, 0) == []
    assert sorted(discard(game)) == ["resupply", "river", "smoke"]


def test_4_2d_needs_three_cards() -> None:
    assert not legal(two("smoke resupply"), "cure")


def test_4_2d_a_fuel_shortage_goes_with_the_ammo_marker() -> None:
    text = (
        "stack: turn 0\nseat: S1\n front: 1 u031 revealed dry fuel\n hand: smoke resupply river\n"
        "seat: S2\n front: 3 u005"
    )
    game = table(text)
    play(game, "cure 1 ammo")
    assert at(game, 1) == "front"
    assert "fuel_shortage" in discard(game)


BACK_ONLY = """
seat: S1
  back: 1 u092 pinned, 2 u088 dry, 3 u020 revealed, 4 c01
seat: S2
  front: 6 u005
"""


def test_4_2e_an_empty_front_line_takes_all_of_the_back_line() -> None:
    game = table("stack: turn 0\n" + BACK_ONLY.replace(", 4 c01", ""))
    play(game, "begin")
    assert line(game, 0, 0) == (1, 2, 3)
    assert at(game, 1) == "front hidden pinned"
    assert at(game, 2) == "front hidden dry"


def test_4_2e_after_c_has_moved_one_the_others_stay() -> None:
    game = table("stack: turn 0\n" + BACK_ONLY.replace(", 4 c01", ""))
    play(game, "advance 3")
    assert line(game, 0, 0) == (3,)
    assert line(game, 0, 1) == (1, 2)


def test_4_2e_a_trench_does_not_come_along() -> None:
    game = table("stack: turn 4\nseat: S1\n back: 1 u092 revealed trench\nseat: S2\n front: 2 u005")
    assert at(game, 1) == "front"
    assert discard(game) == ["trench"]


def test_4_2_no_event_or_ability_before_the_turn() -> None:
    game = table(
        "stack: turn 0\nseat: S1\n front: 1 u031 revealed dry\n back: 2 u092\n hand: resupply\n commanders: 3 c01\n"
        "seat: S2\n front: 4 u005",
        "commanders=yes",
    )
    assert legal(game) == ["advance 2", "begin"]
    assert refused(game, "event resupply 1 ammo").startswith("Resupply: begin your turn first")


def test_4_2_units_may_be_revealed_before_the_turn_though_not_listed() -> None:
    game = two()
    play(game, "reveal 2")
    assert at(game, 2) == "back"
    assert legal(game, "reveal") == []
    assert game.to_act() == 0


def test_4_2_each_step_can_be_skipped() -> None:
    game = two("smoke resupply river camouflage")
    play(game, "begin")
    assert "wait" in legal(game)


def test_4_3_the_first_turn_of_the_start_player_has_only_e() -> None:
    text = (
        "numbers: phase 1 turn 0 round 1\nstack: deployment\nseat: S1\n kept: u092 u088 u084 u089 u080 u018\n"
    )
    game = table(text + "seat: S2\n kept: u027 u028 u101 u102 u107 u040")
    while game.phase == 1:
        play(game, legal(game)[0])
    assert game.first == 0
    assert line(game, 0, 1) == ()
    assert len(line(game, 0, 0)) == 6
    assert "wait" in legal(game)


def test_4_4_exactly_one_action_and_wait_is_always_legal() -> None:
    game = table("seat: S1\n front: 1 u031\nseat: S2\n front: 2 u005")
    assert legal(game) == ["reveal 1", "wait"]
    assert refused(game, "end") == "First attack, spy or wait."
    game = table(
        "flags: acted\nseat: S1\n front: 1 u031\n hand: camouflage resupply\nseat: S2\n front: 2 u005"
    )
    assert game.active == 1, "with nothing to do but reveal the turn ends by itself"


def test_4_4_events_and_reveals_before_and_after_the_action() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\n hand: depot minefield\nseat: S2\n front: 2 u005")
    play(game, "event depot")
    assert "wait" in legal(game)
    play(game, "wait")
    assert "wait" not in legal(game)
    assert "event minefield" in legal(game)
    assert refused(game, "wait") == "Only one action a turn."


def test_4_5_wait_draws_an_event() -> None:
    game = table("event_deck: smoke resupply\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u005")
    events = play(game, "wait")
    assert hand(game, 0) == ["resupply"], "the top card is written last"
    assert of(events, EventDrawn) == [EventDrawn(0, 6)]


def test_4_5_with_both_piles_empty_nothing_happens() -> None:
    game = table("event_deck:\nseat: S1\n front: 1 u031\nseat: S2\n front: 2 u005")
    play(game, "wait")
    assert hand(game, 0) == []
    assert game.active == 1


def test_4_6_end_opens_window_end_then_the_next_player_clockwise() -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed dry\n hand: resupply\n"
        "seat: S2\n front: 2 u005 revealed dry\n hand: resupply"
    )
    play(game, "wait", "end")
    assert legal(game) == ["event resupply 1 ammo", "pass"]
    play(game, "pass")
    assert game.to_act() == 1
    assert legal(game) == ["event resupply 2 ammo", "pass"]
    events = play(game, "pass")
    assert game.active == 1
    assert of(events, TurnOpened) == [TurnOpened(1, game.turn, game.round, ())]


def test_4_6_an_eliminated_player_is_skipped() -> None:
    game = table(
        "numbers: out 2\nevent_deck: smoke\nseat: S1\n front: 1 u031\nseat: S2\nseat: S3\n front: 2 u005",
        "players=3",
    )
    play(game, "wait")
    assert game.active == 2


def test_4_7_a_single_answer_is_given_by_the_engine_except_wait() -> None:
    game = table("stack: turn 0\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u005")
    assert legal(game) == ["wait"]


def test_4_7_a_reveal_that_takes_away_the_last_play_passes_by_itself() -> None:
    text = "flags: acted\nseat: S1\n front: 1 u031 revealed\n hand: air_recon\nseat: S2\n front: 2 u005"
    game = table(text)
    assert legal(game) == ["end", "event air_recon S2"]
    play(game, "reveal 2")
    assert game.active == 1


def test_4_7_a_seat_that_was_skipped_is_not_asked_again_because_of_a_reveal() -> None:
    text = (
        "flags: acted\nevent_deck: smoke\nseat: S1\n front: 1 u031\n hand: camouflage\n"
        "seat: S2\n front: 2 u005 revealed\n hand: camouflage"
    )
    game = table(text)
    assert game.to_act() == 1, "S1 has nothing to hide yet, S2 is asked in window END"
    play(game, "reveal 1")
    assert game.to_act() == 1
    play(game, "pass")
    assert game.active == 1, "S1 was not asked again"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_4_6_a_round_is_one_turn_of_every_player_in_the_game(first: int) -> None:
    text = (
        "numbers: first {0} active {0} turn 0 round 1\nseat: S1\n front: 1 u031\n"
        "seat: S2\n front: 2 u005\n"
        "seat: S3\n front: 3 u006"
    )
    game = table("event_deck:\n" + text.format(first), "players=3")
    rounds = []
    for _ in range(7):
        rounds.append(game.round)
        play(game, "wait")
    assert rounds == [1, 1, 1, 2, 2, 2, 3]
