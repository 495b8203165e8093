"""Sections 17 to 19: reinforcements, elimination, end and score; 2: quick elimination."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, load_dice, of, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import PlayerEliminated

REINFORCED = """
unit_deck: {deck}
seat: S1
  front: 1 u031 revealed
  hand: reinforcements
seat: S2
  front: 9 u005
"""


def test_17_1_drawn_units_lie_face_down_on_the_next_numbers_and_may_act_at_once() -> None:
    game = table(REINFORCED.format(deck="u101 u007 u006"))
    play(game, "reveal 9", "event reinforcements")
    assert at(game, 10) == "front hidden"
    play(game, "reveal 10")
    assert "attack 10>9 ap" in legal(game)


def test_17_1_who_is_asked_to_place_is_shown_to_nobody_else() -> None:
    game = table(REINFORCED.format(deck="u101 u007 u092"))
    play(game, "event reinforcements")
    assert game.reacting
    assert game.observe(1).to_act is None


def test_17_2_the_game_ends_when_the_unit_deck_is_empty_and_its_cards_are_placed() -> None:
    game = table(REINFORCED.format(deck="u092 u006"))
    play(game, "event reinforcements")
    assert game.to_act() == 0
    play(game, "deploy u092 front")
    assert game.to_act() is None
    assert game.ending_cause == "units"
    assert len(game.lines[0]) == 3


def test_17_2_a_card_that_cannot_be_drawn_is_not_drawn() -> None:
    game = table(REINFORCED.format(deck="u006"))
    play(game, "event reinforcements")
    assert len(game.lines[0]) == 2
    assert game.to_act() is None


def test_17_3_destroyed_units_never_return() -> None:
    game = table(REINFORCED.format(deck="u101 u007 u006") + "  scored: u008\n")
    play(game, "event reinforcements")
    assert len(game.piles[1]) == 1


THREE = """
seat: S1
  front: 1 u031 revealed
  {mine}
seat: S2
  front: 9 u005 revealed
  hand: smoke
  before: depot
  commanders: 12 c01
  {theirs}
seat: S3
  front: 10 u006
"""


def three(
    mine: str = "",
    theirs: str = "",
    options: str = "",
    head: str = "event_deck: smoke",
    **dice: tuple[int, ...],
) -> HunterGame:
    return table(head + THREE.format(mine=mine, theirs=theirs), f"players=3 commanders=yes {options}", **dice)


def test_18_1_out_at_the_end_of_the_own_turn_only() -> None:
    game = three(s1=(1,))
    play(game, "attack 1>9 ap", "pass")
    assert game.out.bit_count() == 0
    assert game.active == 1
    events = play(game, "wait")
    assert of(events, PlayerEliminated) == [PlayerEliminated(1)]
    assert game.out == 2
    assert game.active == 2


def test_18_1_one_turn_to_draw_and_play_reinforcements() -> None:
    game = three(s1=(1,), theirs="hand: reinforcements", head="unit_deck: u101 u103 u008 u007")
    play(game, "attack 1>9 ap", "pass")
    play(game, "event reinforcements", "wait")
    assert not game.out
    assert game.active == 2


def test_18_2_hand_and_cards_in_front_are_discarded_commanders_leave_the_score_stays() -> None:
    game = three(s1=(1,), theirs="scored: u008")
    play(game, "attack 1>9 ap", "pass", "wait")
    assert sorted(discard(game)) == ["depot", "smoke", "smoke"]
    assert at(game, 12) == "gone"
    assert game.scores[1] == 95
    assert game.standing().winners == (1,)


def test_19_1_the_game_ends_with_one_player_left() -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005 revealed", s1=(1,)
    )
    play(game, "attack 1>9 ap")
    play(game, "wait")
    assert game.to_act() is None
    assert game.ending_cause == "last player"


def test_19_2_quiet_end_after_ten_turns_per_player() -> None:
    game = table("event_deck:\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    for turn in range(20):
        assert game.to_act() is not None, turn
        play(game, "wait")
    assert game.ending_cause == "quiet"


def test_19_2_a_turn_with_a_card_drawn_or_a_unit_lost_starts_the_count_anew() -> None:
    game = table("event_deck: smoke\nnumbers: quiet 19\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    play(game, "wait")
    assert game.quiet == 0
    text = (
        "event_deck:\nnumbers: quiet 19\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006"
    )
    game = table(text, s1=(1,))
    play(game, "attack 1>9 ap")
    assert game.quiet == 0
    assert game.to_act() == 1


def test_19_3_most_points_win_ties_are_shared_own_survivors_count_nothing() -> None:
    game = table("seat: S1\n front: 1 u031\n scored: u005 u101\nseat: S2\n front: 9 u006\n scored: u010 u102")
    outcome = game.standing()
    assert outcome.scores == (60, 60)
    assert outcome.winners == (0, 1)
    assert [(part.key, part.count, part.points) for part in outcome.parts[0]] == [
        ("AFV", 1, 40),
        ("GUN", 0, 0),
        ("INF", 1, 20),
    ]


QUICK = """
event_deck: smoke
seat: S1
  front: 1 u031 revealed
  hand: {mine}
seat: S2
  front: 9 u005 revealed
  hand: {theirs}
seat: S3
  front: 10 u006
"""


def quick(mine: str = "", theirs: str = "", **dice: tuple[int, ...]) -> HunterGame:
    return table(QUICK.format(mine=mine, theirs=theirs), "players=3 quick_elimination=yes", **dice)


def test_2_quick_elimination_after_an_action() -> None:
    game = quick(s1=(1,))
    play(game, "attack 1>9 ap")
    assert game.out == 2


def test_2_quick_elimination_waits_for_reactions() -> None:
    game = quick(theirs="emergency_reserve", s1=(1,))
    play(game, "attack 1>9 ap", "event emergency_reserve")
    while legal(game, "deploy"):
        play(game, legal(game)[0])
    assert not game.out


def test_2_quick_elimination_after_an_event_outside_an_action() -> None:
    game = quick(mine="dive_bomber", s1=(1,))
    play(game, "event dive_bomber 9")
    assert game.out == 2
    assert game.to_act() == 0


def test_2_quick_elimination_ends_the_turn_without_window_end() -> None:
    game = quick(theirs="camouflage", s1=(6,), s2=(1,))
    play(game, "attack 1>9 ap", "counter 9>1")
    assert game.out == 1
    assert game.active == 1
    assert hand(game, 1) == ["camouflage"], "it could have been played in window END"


def test_2_quick_elimination_in_window_end_may_leave_one() -> None:
    text = (
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed dry\nseat: S2\n front: 9 u005\n hand: strafing"
    )
    game = table(text, "quick_elimination=yes", s2=(1,))
    play(game, "wait", "event strafing 1")
    assert game.ending_cause == "last player"


def test_2_quick_elimination_in_window_end() -> None:
    game = quick(theirs="strafing", s2=(1,))
    game.flags[1] |= 4
    play(game, "wait", "event strafing 1")
    assert game.out == 1
    assert game.active == 1


@pytest.mark.parametrize("quick_rule", ["yes", "no"])
def test_24_6_if_nobody_is_left_the_game_ends(quick_rule: str) -> None:
    text = "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005"
    game = table(text, f"quick_elimination={quick_rule}", s1=(1, 1))
    play(game, "wait")
    while game.to_act() is not None:
        play(game, legal(game)[0])
    assert game.ending_cause == "last player"
    load_dice(game, 0, 1)
