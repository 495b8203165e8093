"""Section 16.1 to 16.13: when events are played, windows, drawing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, load_dice, of, play, refused, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import DiceRolled, EventOff, EventPlayed, EventsShuffled, UnitLost
from wotrush.model.hunter.frames import FRAME_NAMES

TWO = (
    "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: {}\n"
    "seat: S2\n front: 9 u005 revealed\n hand: {}\n"
)


def two(mine: str = "", theirs: str = "", **dice: Any) -> HunterGame:
    return table(TWO.format(mine, theirs), **dice)


def test_16_1_grey_events_only_in_the_own_turn_gold_in_any() -> None:
    game = two("air_recon", "supply_raid minefield")
    play(game, "wait")
    assert game.to_act() == 1
    assert legal(game) == ["event minefield", "pass"]


def test_16_1_other_turn_events_not_in_the_own_turn() -> None:
    game = two("smoke ambush radio_silence")
    assert legal(game, "event") == []
    assert refused(game, "event smoke").startswith("Smoke Screen: only when a unit of yours is attacked")
    assert refused(game, "event river S1") == "River: not in your hand."


def test_16_2_several_at_once_the_active_player_first() -> None:
    text = (
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031\n hand: emergency_reserve\n"
        "seat: S2\n front: 9 u005, 10 u006\n"
        "seat: S3\n front: 11 u007\n hand: emergency_reserve"
    )
    game = table(text.replace("1 u031", "1 u031, 2 u032"), "players=3", s1=(1, 6, 1, 6, 1))
    play(game, "wait")
    asked = []
    while legal(game, "event emergency_reserve"):
        asked.append(game.to_act())
        play(game, "pass")
    assert asked == [0, 2]


WINDOWS = {
    "main": ("hand: depot", "", (), 0, "event depot"),
    "declared": ("", "hand: smoke", ("attack 1>9 ap",), 1, "event smoke"),
    "ready": ("hand: tungsten", "", ("attack 1>9 ap",), 0, "event tungsten"),
    "rolled": ("hand: ace_gunner", "", ("attack 1>9 ap",), 0, "event ace_gunner d1"),
    "hit": ("", "hand: field_repair", ("attack 1>9 ap",), 1, "event field_repair"),
    "lost": ("", "hand: emergency_reserve", ("attack 1>9 ap",), 1, "event emergency_reserve"),
    "played": ("hand: depot", "hand: jamming", ("event depot",), 1, "event jamming"),
    "air": ("hand: dive_bomber", "hand: air_cover", ("event dive_bomber 9",), 1, "event air_cover"),
    "end": ("hand: depot minefield", "hand: minefield", ("wait", "end"), 0, "event depot"),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_16_5_the_windows_and_what_is_played_in_them(window: str) -> None:
    mine, theirs, before, seat, card = WINDOWS[window]
    text = f"event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n {mine}\nseat: S2\n front: 9 u005 revealed\n {theirs}"
    game = table(text, s1=(1,))
    play(game, *before)
    assert game.to_act() == seat
    assert card in legal(game)
    code = FRAME_NAMES[game.stack[-1][0]]
    assert code == {"main": "turn", "end": "ending"}.get(window, window)


def test_16_5_window_draw_is_the_effect_of_a_red_card_alone() -> None:
    text = "event_deck: smoke bad_weather\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005\n hand: jamming"
    game = table(text)
    play(game, "wait")
    assert game.active == 1
    assert game.before[0]


THREE = """
seat: S1
  front: 1 u031 revealed
  hand: minefield
seat: S2
  front: 9 u005 revealed
  hand: minefield
seat: S3
  front: 10 u006 revealed
  hand: camouflage
"""


def test_16_3_a_window_asks_from_the_active_player_clockwise_who_has_a_play() -> None:
    game = table(THREE, "players=3", s1=(1,))
    play(game, "attack 1>9 ap")
    asked = []
    while game.stack[-1][0] == 18:
        asked.append(game.to_act())
        play(game, "pass")
    assert asked == [0, 1, 2]


def test_16_3_after_a_play_all_passes_are_forgotten() -> None:
    game = table(THREE, "players=3", s1=(1,))
    play(game, "attack 1>9 ap", "pass", "event minefield")
    assert game.to_act() == 0


def test_16_3_the_window_closes_when_its_cause_is_gone() -> None:
    game = table(THREE.replace("hand: minefield\nseat: S3", "hand: smoke\nseat: S3"), "players=3")
    play(game, "attack 1>9 ap", "pass", "event smoke")
    assert game.stack[-1][0] != 18
    assert legal(game) == ["end", "event minefield"]


def test_16_4_nobody_sees_who_was_asked_or_passed() -> None:
    game = table(THREE, "players=3", s1=(1,))
    play(game, "attack 1>9 ap")
    seen = game.observe(2)
    assert seen.to_act is None
    assert not seen.private
    assert play(game, "pass") == []
    assert game.to_act() == 1
    assert game.observe(2) == seen


def test_16_6_a_card_needs_targets_and_a_change() -> None:
    game = two("resupply camouflage air_recon trench applique_armor")
    assert legal(game, "event") == ["event applique_armor 1", "event camouflage 1"]
    assert refused(game, "event air_recon S2") == "Air Reconnaissance: no other player has a hidden unit."


def test_16_7_a_jamming_jams_a_jamming() -> None:
    game = two("depot jamming", "jamming")
    play(game, "event depot")
    assert game.to_act() == 1
    play(game, "event jamming")
    assert game.to_act() == 0
    assert legal(game) == ["event jamming", "pass"]
    events = play(game, "event jamming")
    assert of(events, EventOff) == [EventOff(1, 27)]
    assert game.before[0]
    assert discard(game) == ["jamming", "jamming"]


def test_16_7_an_ambush_inside_a_declared_attack_has_its_own_dice_and_windows() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: field_repair\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006\n hand: ambush ace_gunner tungsten"
    )
    game = table(text, s2=(6, 1))
    play(game, "attack 1>9 ap", "event ambush 10>1")
    assert legal(game) == ["event tungsten", "pass"]
    play(game, "pass")
    assert legal(game) == ["event ace_gunner d1", "pass"]
    play(game, "event ace_gunner d1")
    assert legal(game) == ["event field_repair", "pass"]
    load_dice(game, 0, 2, 2)
    play(game, "event field_repair")
    assert at(game, 1) == "front dry"
    assert at(game, 9) == "front", "the attack was void"


def test_16_8_a_cancelled_card_is_discarded_whatever_its_after_effect() -> None:
    game = two("depot", "jamming")
    play(game, "event depot", "event jamming")
    assert sorted(discard(game)) == ["depot", "jamming"]
    assert not game.before[0]


def test_16_9_each_name_once_in_the_windows_of_a_roll() -> None:
    game = two("tungsten tungsten ace_gunner ace_gunner", s1=(6, 6))
    play(game, "attack 1>9 ap", "event tungsten")
    assert legal(game) == ["event ace_gunner d1", "pass"]
    play(game, "event ace_gunner d1")
    assert hand(game, 0) == ["tungsten", "ace_gunner"]


def test_16_9_one_card_of_a_name_under_a_unit_and_before_a_player() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed armor\n before: river\n hand: applique_armor river depot\n"
        "seat: S2\n front: 9 u005"
    )
    game = table(text)
    assert legal(game, "event") == ["event depot", "event river S2"]


def test_16_10_attached_cards_are_discarded_with_their_unit() -> None:
    text = "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005 revealed armor fuel, 10 u006"
    game = table(text, s1=(1,))
    play(game, "attack 1>9 ap")
    assert sorted(discard(game)) == ["applique_armor", "fuel_shortage"]


def test_16_11_an_enemy_is_any_other_player_in_the_game() -> None:
    text = "numbers: out 2\nseat: S1\n front: 1 u031\n hand: air_recon\nseat: S2\nseat: S3\n front: 9 u005\n"
    assert legal(table(text + "seat: S4\n front: 10 u006", "players=4"), "event") == [
        "event air_recon S3",
        "event air_recon S4",
    ]


def test_16_11_dice_go_clockwise_front_line_left_to_right_and_losses_come_together() -> None:
    text = (
        "numbers: active 1\nevent_deck: smoke carpet_bombing\nseat: S1\n front: 5 u031, 2 u032\n"
        "seat: S2\n front: 9 u005, 7 u006\n back: 8 u092\nseat: S3\n front: 1 u007"
    )
    game = table(text, "players=3", s2=(1, 6, 1, 6, 6))
    events = play(game, "wait")
    assert [event.unit for event in of(events, DiceRolled)] == [9, 7, 1, 5, 2]
    last_die = max(at for at, event in enumerate(events) if isinstance(event, DiceRolled))
    lost = [at for at, event in enumerate(events) if isinstance(event, UnitLost)]
    assert len(lost) == 2
    assert min(lost) > last_die


def test_16_12_a_full_hand_discards_to_one_below_the_limit_before_drawing() -> None:
    game = two("smoke ambush camouflage")
    play(game, "wait")
    assert game.private
    assert legal(game) == ["discard ambush", "discard camouflage", "discard smoke"]
    play(game, "discard ambush")
    assert len(hand(game, 0)) == 3


def test_16_12_a_hand_above_the_limit_is_cut_when_drawing() -> None:
    game = two("smoke ambush camouflage resupply tungsten")
    play(game, "wait", "discard ambush", "discard smoke", "discard tungsten")
    assert len(hand(game, 0)) == 3


def test_16_12_depot_raises_the_limit_by_two() -> None:
    text = TWO.format("smoke ambush camouflage resupply", "").replace(
        "hand: smoke", "before: depot\n hand: smoke"
    )
    game = table(text)
    play(game, "wait")
    assert len(hand(game, 0)) == 5


def test_16_13_an_empty_deck_takes_the_discard() -> None:
    game = table(
        "event_deck:\ndiscard: smoke river\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005"
    )
    events = play(game, "wait")
    assert of(events, EventsShuffled) == [EventsShuffled(2)]
    assert len(hand(game, 0)) == 1


def test_16_13_a_red_card_is_resolved_and_not_replaced() -> None:
    game = table("event_deck: smoke bad_weather\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005")
    events = play(game, "wait")
    assert of(events, EventPlayed) == [EventPlayed(0, 35, 0, -1, 0)]
    assert hand(game, 0) == []
    assert game.event_deck == [11]


def test_16_13_a_red_card_cannot_be_jammed() -> None:
    game = table(
        "event_deck: bad_weather\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005\n hand: jamming"
    )
    play(game, "wait")
    assert game.active == 1


@pytest.mark.parametrize("card", ["reinforcements", "depot"])
def test_16_14_eliminated_players_are_no_targets(card: str) -> None:
    text = (
        f"numbers: out 2\nseat: S1\n front: 1 u031 revealed\n hand: river {card}\n"
        f"seat: S2\n"
        f"seat: S3\n front: 9 u005"
    )
    game = table(text, "players=3")
    assert "event river S2" not in legal(game)
    assert "event river S3" in legal(game)
