"""Section 24: the rulings of this project."""

from __future__ import annotations

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, of, play, table
from wotrush.model.hunter.events import DiceRolled


def test_24_1_nobody_discards_for_a_card_that_is_not_there() -> None:
    game = table(
        "event_deck:\nseat: S1\n front: 1 u031\n hand: smoke ambush radio_silence\nseat: S2\n front: 9 u005"
    )
    play(game, "wait")
    assert len(hand(game, 0)) == 3
    game = table(
        "event_deck:\nseat: S1\n front: 1 u031\n commanders: 2 c10\nseat: S2\n front: 9 u005",
        "commanders=yes",
    )
    play(game, "wait c10")
    assert at(game, 2) == "commanders exhausted"


def test_24_2_a_reveal_that_takes_away_the_cause_closes_the_window() -> None:
    text = "seat: S1\n front: 1 u022 revealed\n hand: minefield\nseat: S2\n front: 9 u005"
    game = table(text)
    play(game, "spy 1>S2")
    assert legal(game) == ["event minefield", "pass"]
    play(game, "reveal 9")
    assert legal(game) == ["end", "event minefield"]


def test_24_3_two_units_are_placed_in_the_order_drawn() -> None:
    text = (
        "unit_deck: u101 u092 u084\nseat: S1\n front: 1 u031 revealed\n hand: reinforcements\n"
        "seat: S2\n front: 9 u005"
    )
    game = table(text)
    play(game, "event reinforcements")
    assert legal(game) == ["deploy u084 back", "deploy u084 front"]
    play(game, "deploy u084 back")
    assert legal(game) == ["deploy u092 back", "deploy u092 front"]


def test_24_4_whose_dice_are_rolled() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n hand: dive_bomber\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006\n before: minefield",
        s1=(6,),
        s2=(6,),
    )
    events = play(game, "event dive_bomber 9", "attack 1>9 ap")
    assert [(event.seat, event.cause) for event in of(events, DiceRolled)][:2] == [(0, "event"), (1, "mine")]


def test_24_5_the_counter_of_the_table_is_asked_openly_that_after_a_spying_is_not() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005 revealed", s1=(6,))
    play(game, "attack 1>9 ap")
    assert not game.reacting
    assert game.observe(0).to_act == 1
    game = table("seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 9 u005", s1=(6,))
    play(game, "spy 1>S2")
    assert game.reacting
    assert game.observe(0).to_act is None


def test_24_7_the_flak_chief_needs_a_unit_that_may_still_fire() -> None:
    text = (
        "seat: S1\n front: 1 u031\n hand: dive_bomber\n"
        "seat: S2\n front: 9 u005 revealed, 10 u019 {}\n commanders: 11 c06"
    )
    game = table(text.format("dry"), "commanders=yes", s1=(6,))
    play(game, "event dive_bomber 9")
    assert game.to_act() == 0
    game = table(text.format(""), "commanders=yes")
    play(game, "event dive_bomber 9")
    assert legal(game) == ["aa 10", "pass", "use c06"]


def test_24_8_a_flank_shot_needs_armor_to_lower() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n hand: flanking\nseat: S2\n front: 9 u073 revealed, 10 u006",
        s1=(1,),
    )
    play(game, "attack 1>9 ap")
    assert at(game, 9) == "gone"
    assert hand(game, 0) == ["flanking"]


def test_24_9_a_unit_that_tried_to_evade_may_still_spy() -> None:
    game = table(
        "seat: S1\n front: 1 u022 revealed evaded\nseat: S2\n front: 9 u005, 10 u006 revealed", "evade=yes"
    )
    assert legal(game, "spy") == ["spy 1>S2"]
    assert legal(game, "attack") == []


def test_24_11_a_captured_vehicle_is_not_captured_twice() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: captured_vehicle\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006\n hand: emergency_reserve"
    )
    game = table(text, s1=(1,))
    play(game, "attack 1>9 ap", "event captured_vehicle 9")
    assert game.stack[-1][3:] == [9, -1]
    assert legal(game) == ["event emergency_reserve", "pass"], "a captured unit has left play"


def test_24_12_a_flood_discarded_in_its_first_turn_leaves_nothing_behind() -> None:
    text = (
        "event_deck: smoke flash_flood\nseat: S1\n front: 1 u031 revealed\n hand: engineers\n"
        "seat: S2\n front: 9 u005"
    )
    game = table(text)
    play(game, "wait", "event engineers flash_flood S1")
    assert game.before == [0, 0]


def test_24_13_the_marker_goes_when_all_three_are_discarded() -> None:
    text = (
        "stack: turn 0\nseat: S1\n front: 1 u031 revealed dry\n hand: smoke ambush river depot\n"
        "seat: S2\n front: 9 u005"
    )
    game = table(text)
    play(game, "cure 1 ammo", "discard smoke", "discard ambush")
    assert at(game, 1) == "front dry"
    play(game, "discard river")
    assert at(game, 1) == "front"


def test_24_14_a_bombing_that_bad_weather_stops_is_discarded() -> None:
    text = (
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031\n before: bad_weather\n"
        "seat: S2\n front: 9 u019"
    )
    game = table(text)
    play(game, "wait")
    assert "carpet_bombing" in discard(game)
    assert at(game, 9) == "front hidden"


def test_24_16_the_card_that_took_the_last_unit_is_laid_aside_before_the_game_ends() -> None:
    text = "unit_deck: u101\nseat: S1\n front: 1 u031\n hand: {} captured_vehicle\nseat: S2\n front: 9 u005"
    game = table(text.format("reinforcements"))
    play(game, "event reinforcements")
    assert game.outcome() is not None
    assert discard(game) == ["reinforcements"]
    game = table("event_deck: smoke lend_lease\n" + text.format("smoke"))
    play(game, "wait")
    assert game.outcome() is not None
    assert game.removed_events == [37]


def test_24_17_water_that_is_laid_later_is_not_what_was_named() -> None:
    text = (
        "seat: S1\n front: 1 u029 revealed, 2 u031 revealed\n before: river\n hand: engineers river\n"
        "seat: S2\n front: 9 u005 revealed"
    )
    game = table(text, "charge=yes", s1=(1,))
    play(game, "use 1 river S1")
    assert "attack 2>9 ap charge" in legal(game)
    play(game, "event engineers river S1", "event river S1")
    assert "attack 2>9 ap charge" not in legal(game)


def test_24_18_a_spying_goes_on_when_the_last_hidden_unit_is_revealed_after_declared() -> None:
    text = "seat: S1\n front: 1 u022 revealed\n commanders: 2 c04\nseat: S2\n front: 9 u005"
    game = table(text, "commanders=yes", s1=(6,))
    play(game, "spy 1>S2")
    assert legal(game) == ["pass", "use c04"], "window READY"
    play(game, "reveal 9")
    assert game.to_act() == 0
    play(game, "pass")
    assert legal(game) == ["counter 9>1", "pass"]


def test_24_19_a_captured_vehicle_carries_nothing_over() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: captured_vehicle resupply breakthrough\n"
        "seat: S2\n front: 9 u021 revealed exhausted fuel, 10 u006 revealed"
    )
    game = table(text, "evade=yes", s1=(1,), s2=(6,))
    play(game, "attack 1>9 ap", "evade", "event captured_vehicle 9")
    assert at(game, 11) == "front dry"
    assert discard(game) == ["fuel_shortage"]
    play(game, "event resupply 11 ammo", "event breakthrough")
    assert "attack 11>10 ap" in legal(game), "that it tried to evade is forgotten"
