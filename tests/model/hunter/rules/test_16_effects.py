"""Section 16, effects: the 38 events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, line, load_dice, of, pile, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import DiceRolled, UnitRevealed

FOE = "9 u005 revealed"


def game_of(
    front: str = "1 u031 revealed",
    hand: str = "",
    rest: str = "",
    foe: str = FOE,
    foe_rest: str = "",
    head: str = "event_deck: smoke",
    options: str = "",
    **dice: tuple[int, ...],
) -> HunterGame:
    text = (
        f"{head}\nseat: S1\n front: {front}\n hand: {hand}\n {rest}\nseat: S2\n front: {foe}\n {foe_rest}\n"
    )
    return table(text, options, **dice)


def drawing(card: str, **more: Any) -> HunterGame:
    """S1 draws that card by waiting."""
    return game_of(head=f"event_deck: smoke {card}", **more)


def test_e01_first_and_second_carpet_bombing_remove_front_line_units_on_a_one() -> None:
    game = drawing(
        "carpet_bombing", front="1 u031 revealed, 2 u005", foe="9 u005, 10 u006 revealed", s1=(1, 2, 1, 3)
    )
    play(game, "wait")
    assert [at(game, place) for place in (1, 2, 9, 10)] == ["gone", "front hidden", "gone", "front"]
    assert game.scores == [0, 0]
    assert game.bombings == 1


def test_e01_the_third_ends_the_game_at_once() -> None:
    game = drawing("carpet_bombing", rest="scored: u006", foe_rest="hand: air_cover")
    game.bombings = 2
    play(game, "wait")
    assert game.to_act() is None
    assert game.ending_cause == "bombing"
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_e02_trench_under_a_gun_or_infantry_until_it_changes_line() -> None:
    game = game_of("1 u101 revealed, 2 u031 revealed, 3 u082", hand="trench withdrawal")
    assert legal(game, "event trench") == ["event trench 1"]
    play(game, "event trench 1")
    assert at(game, 1) == "front trench"
    play(game, "event withdrawal 1")
    assert at(game, 1) == "back"
    assert sorted(discard(game)) == ["trench", "withdrawal"]


def test_e03_heavy_guns_pin_guns_and_infantry_hidden_ones_too() -> None:
    foe = "9 u005 revealed, 10 u101, 11 u082 revealed pinned, 12 u107"
    game = game_of(hand="heavy_guns", foe=foe, s1=(1, 3, 2, 4))
    play(game, "event heavy_guns S2")
    assert [at(game, place) for place in (9, 10, 11, 12)] == [
        "front",
        "front hidden pinned",
        "gone",
        "front hidden",
    ]
    assert pile(game, 0) == ["u082"]


def test_e04_escape_averts_hides_and_may_go_back() -> None:
    game = game_of(foe="9 u107 revealed", foe_rest="hand: escape", s1=(1,))
    play(game, "attack 1>9 shell")
    assert legal(game) == ["event escape", "event escape back", "pass"]
    play(game, "event escape back")
    assert at(game, 9) == "back hidden"


def test_e04_no_counter_by_it_in_this_attack() -> None:
    game = game_of("1 u101 revealed", foe="9 u109 revealed", foe_rest="hand: escape", s1=(1,))
    play(game, "attack 1>9 rifle", "event escape")
    assert game.active == 1
    assert at(game, 9) == "front hidden"


def test_e05_reinforcements_draw_two_units() -> None:
    game = table(
        "unit_deck: u005 u007 u006\nseat: S1\n front: 1 u031 revealed\n hand: reinforcements\n"
        "seat: S2\n front: 9 u101"
    )
    play(game, "event reinforcements")
    assert line(game, 0, 0) == (1, 10, 11)
    assert at(game, 10) == "front hidden"
    assert len(game.unit_deck) == 1


def test_e06_emergency_reserve_once_per_unit_lost() -> None:
    game = game_of(
        foe="9 u005 revealed, 10 u006", foe_rest="hand: emergency_reserve emergency_reserve", s1=(1,)
    )
    play(game, "attack 1>9 ap")
    assert legal(game) == ["event emergency_reserve", "pass"]
    play(game, "event emergency_reserve")
    while legal(game, "deploy"):
        play(game, legal(game)[0])
    assert game.active == 1, "not a second one"
    assert hand(game, 1) == ["emergency_reserve"]


def test_e06_a_cancelled_one_counts() -> None:
    game = game_of(
        hand="jamming",
        foe="9 u005 revealed, 10 u006",
        foe_rest="hand: emergency_reserve emergency_reserve",
        s1=(1,),
    )
    play(game, "attack 1>9 ap", "event emergency_reserve", "event jamming")
    assert game.active == 1


@pytest.mark.parametrize("state", ["", "revealed "])
def test_e07_resupply_takes_a_marker_of_choice(state: str) -> None:
    game = game_of(f"1 u101 {state}pinned dry", hand="resupply")
    play(game, "event resupply 1 pinned")
    assert at(game, 1) == ("front dry" if state else "front hidden dry")


def test_e08_applique_armor() -> None:
    game = game_of("1 u031 revealed, 2 u101 revealed, 3 u005", hand="applique_armor")
    assert legal(game, "event") == ["event applique_armor 1"]
    play(game, "event applique_armor 1")
    assert at(game, 1) == "front armor"


def test_e09_tungsten_adds_two_to_every_salvo_of_an_ap_strike() -> None:
    game = game_of("1 u044 revealed", hand="tungsten", s1=(2, 3))
    play(game, "attack 1>9 ap x2")
    events = play(game, "event tungsten")
    assert of(events, DiceRolled)[0].needed == 3 + 2 - 3
    assert at(game, 9) == "gone"


def test_e09_on_a_counter_too_but_not_for_shells() -> None:
    game = game_of(foe_rest="hand: tungsten", s1=(6,), s2=(4,))
    play(game, "attack 1>9 ap", "counter 9>1", "event tungsten")
    assert at(game, 1) == "gone"
    game = game_of(hand="tungsten", foe="9 u101 revealed", s1=(6,))
    play(game, "attack 1>9 shell")
    assert legal(game) != ["event tungsten", "pass"]


@pytest.mark.parametrize(
    ("foe", "needed"), [("9 u005 revealed", 5 - 1), ("9 u009 revealed", 5 - 1), ("9 u074 revealed", 5)]
)
def test_e10_flank_shot_lowers_armor_by_two_or_three(foe: str, needed: int) -> None:
    game = game_of(hand="flanking", foe=foe, s1=(6,), s2=(6,))
    play(game, "attack 1>9 ap")
    events = play(game, "event flanking")
    assert of(events, DiceRolled)[0].needed == needed


def test_e10_not_for_a_counter() -> None:
    game = game_of(foe_rest="hand: flanking", s1=(6,), s2=(6,))
    play(game, "attack 1>9 ap", "counter 9>1")
    assert game.active == 1


def test_e11_ace_gunner_rerolls_one_die_which_then_counts() -> None:
    game = game_of("1 u044 revealed", hand="ace_gunner", s1=(6, 6, 1))
    play(game, "attack 1>9 ap x2")
    assert legal(game) == ["event ace_gunner d1", "event ace_gunner d2", "pass"]
    play(game, "event ace_gunner d2")
    assert at(game, 1) == "front dry"


def test_e11_for_spying_and_shots_too() -> None:
    game = game_of("1 u022 revealed", hand="ace_gunner", foe="9 u005", s1=(6, 1))
    play(game, "spy 1>S2", "event ace_gunner d1")
    assert at(game, 9) == "front"
    game = game_of(hand="dive_bomber", foe="9 u019 revealed", foe_rest="hand: ace_gunner", s2=(6, 1))
    play(game, "event dive_bomber 9", "aa 9")
    assert legal(game) == ["event ace_gunner d1", "pass"]
    play(game, "event ace_gunner d1")
    assert discard(game) == ["ace_gunner", "dive_bomber"]


def test_e12_smoke_calls_the_attack_off_only_for_the_target() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u005 revealed\n hand: smoke\n"
        "seat: S3\n front: 10 u006\n hand: smoke"
    )
    game = table(text, "players=3")
    play(game, "attack 1>9 ap")
    assert game.to_act() == 1
    play(game, "event smoke")
    assert at(game, 9) == "front"
    assert game.active == 1


def test_e13_ambush_names_another_able_unit_with_a_turret_and_salvos() -> None:
    foe = "9 u005 revealed, 10 u009, 11 u019, 12 u101 dry, 13 u107 revealed"
    game = game_of(foe=foe, foe_rest="hand: ambush", s2=(1, 1))
    play(game, "attack 1>9 ap")
    assert legal(game, "event") == [
        *(f"event ambush 11>1{times}" for times in ("", " x2", " x3", " x4")),
        "event ambush 13>1",
    ]


def test_e13_if_the_attacker_survives_the_attack_goes_on_and_the_target_keeps_its_counter() -> None:
    game = game_of(foe="9 u005 revealed, 10 u006", foe_rest="hand: ambush", s1=(6,), s2=(6, 6))
    play(game, "attack 1>9 ap", "event ambush 10>1")
    assert legal(game) == ["counter 9>1", "pass"]


def test_e14_camouflage_hides_but_not_what_is_in_the_declared_attack_or_spying() -> None:
    game = game_of("1 u031 revealed, 2 u005 revealed", hand="camouflage", s1=(1,))
    play(game, "attack 1>9 ap")
    assert legal(game, "event") == ["event camouflage 2"]
    play(game, "event camouflage 2")
    assert at(game, 2) == "front hidden"
    game = game_of("1 u022 revealed, 2 u005 revealed", hand="camouflage", foe="9 u005")
    play(game, "spy 1>S2")
    assert legal(game, "event") == ["event camouflage 2"]


def test_e15_withdrawal_moves_a_front_line_unit_in_any_state() -> None:
    game = game_of("1 u031 revealed, 2 u005 pinned dry", hand="withdrawal")
    play(game, "event withdrawal 2")
    assert at(game, 2) == "back hidden pinned dry withdrawn"


def test_e16_breakthrough_after_an_attack_that_destroyed() -> None:
    game = game_of(hand="breakthrough", foe="9 u005 revealed, 10 u006 revealed", s1=(1, 6))
    play(game, "attack 1>9 ap")
    assert legal(game) == ["end", "event breakthrough"]
    play(game, "event breakthrough")
    assert legal(game) == ["attack 1>10 ap", "end"]
    load_dice(game, 1, 6)
    play(game, "attack 1>10 ap", "pass")
    assert game.active == 1


@pytest.mark.parametrize("lines", [("wait",), ("attack 1>9 ap", "pass")])
def test_e16_not_after_anything_else(lines: tuple[str, ...]) -> None:
    game = game_of(hand="breakthrough", s1=(6,))
    play(game, *lines)
    assert not legal(game, "event breakthrough")


def test_e16_end_forgoes_it_and_a_second_one_waits_for_the_extra_action() -> None:
    game = game_of(hand="breakthrough breakthrough", foe="9 u005 revealed, 10 u006 revealed", s1=(1,))
    play(game, "attack 1>9 ap", "event breakthrough")
    assert not legal(game, "event")
    play(game, "end")
    assert game.active == 1


@pytest.mark.parametrize(
    ("die", "state", "now"), [(3, "", "front dry"), (4, "", "gone"), (2, "fuel", "front dry fuel")]
)
def test_e17_field_repairs(die: int, state: str, now: str) -> None:
    game = game_of(foe=f"9 u005 revealed {state}, 10 u006", foe_rest="hand: field_repair", s1=(1,), s2=(die,))
    play(game, "attack 1>9 ap", "event field_repair")
    assert at(game, 9) == now


def test_e17_dry_already_is_removed() -> None:
    game = game_of(foe="9 u005 revealed dry, 10 u006", foe_rest="hand: field_repair", s1=(1,), s2=(1,))
    play(game, "attack 1>9 ap", "event field_repair")
    assert at(game, 9) == "gone"
    assert game.scores == [0, 0]


def test_e18_a_captured_vehicle_joins_the_front_line_dry() -> None:
    game = game_of(hand="captured_vehicle breakthrough", foe="9 u005 revealed armor, 10 u006", s1=(1,))
    play(game, "attack 1>9 ap")
    assert legal(game) == ["event captured_vehicle 9", "pass"]
    play(game, "event captured_vehicle 9")
    assert at(game, 11) == "front dry"
    assert game.scores == [0, 0]
    assert pile(game, 0) == []
    assert game.removed_events == [17]
    assert "event breakthrough" in legal(game), "it counts as destroyed"


def test_e18_no_infantry_and_not_in_another_turn() -> None:
    game = game_of(hand="captured_vehicle", foe="9 u101 revealed, 10 u006", s1=(1,))
    play(game, "attack 1>9 overrun")
    assert not legal(game, "event captured")
    game = game_of(foe_rest="hand: captured_vehicle", s1=(6,), s2=(1,), front="1 u031 revealed, 2 u005")
    play(game, "attack 1>9 ap", "counter 9>1")
    assert not legal(game, "event captured")


def test_e19_fuel_shortage_lowers_readiness_by_two_until_the_marker_goes() -> None:
    game = game_of(hand="fuel_shortage", foe_rest="hand: resupply", s1=(6,), s2=(4,))
    play(game, "event fuel_shortage 9", "attack 1>9 ap", "counter 9>1")
    assert at(game, 9) == "front dry fuel"
    while not legal(game, "event resupply"):
        play(game, legal(game)[0])
    play(game, "event resupply 9 ammo")
    assert at(game, 9) == "front"
    assert "fuel_shortage" in discard(game)


def test_e20_supply_raid() -> None:
    game = game_of(hand="supply_raid", foe="9 u005 revealed, 10 u006")
    assert legal(game, "event") == ["event supply_raid 9"]
    play(game, "event supply_raid 9")
    assert at(game, 9) == "front dry"


@pytest.mark.parametrize(("die", "now", "score"), [(3, "gone", 40), (4, "back", 0)])
def test_e21_dive_bombers_destroy_in_either_line(die: int, now: str, score: int) -> None:
    game = game_of(hand="dive_bomber", foe="10 u006", foe_rest="back: 9 u005 revealed", s1=(die,))
    play(game, "event dive_bomber 9")
    assert at(game, 9) == now
    assert game.scores[0] == score


def test_e22_fighter_bombers_remove_revealed_front_line_units_on_a_one() -> None:
    game = game_of(hand="fighter_bomber", foe="9 u005 revealed, 10 u006, 11 u007 revealed", s1=(1, 2))
    play(game, "event fighter_bomber S2")
    assert [at(game, place) for place in (9, 10, 11)] == ["gone", "front hidden", "front"]
    assert game.scores == [0, 0]


@pytest.mark.parametrize(
    ("die", "state", "now"), [(4, "", "front dry"), (5, "", "front"), (4, "dry", "gone")]
)
def test_e23_strafing_run(die: int, state: str, now: str) -> None:
    game = game_of(hand="strafing", foe=f"9 u005 revealed {state}, 10 u006", s1=(die,))
    play(game, "event strafing 9")
    assert at(game, 9) == now


def test_e24_air_cover_can_be_jammed() -> None:
    game = game_of(hand="strafing jamming", foe_rest="hand: air_cover", s1=(1,))
    play(game, "event strafing 9", "event air_cover", "event jamming")
    assert at(game, 9) == "front dry"


def test_e25_air_reconnaissance_reveals_all() -> None:
    game = game_of(hand="air_recon", foe="9 u005, 10 u006 revealed", foe_rest="back: 11 u092")
    events = play(game, "event air_recon S2")
    assert [event.unit for event in of(events, UnitRevealed)] == [9, 11]


def test_e26_spy_network_reveals_up_to_the_die_and_may_stop_after_the_first() -> None:
    game = game_of(hand="spy_network", foe="9 u005, 10 u006, 11 u007", s1=(3,))
    play(game, "event spy_network S2")
    assert legal(game) == ["show 10", "show 11", "show 9"]
    play(game, "show 10")
    assert legal(game) == ["show 11", "show 9", "stop"]
    play(game, "stop")
    assert at(game, 9) == "front hidden"
    assert "wait" in legal(game)


def test_e27_radio_silence_fails_the_spying_and_may_be_followed_by_a_counter() -> None:
    game = game_of("1 u022 revealed", foe="9 u005", foe_rest="hand: radio_silence", s2=(6,))
    events = play(game, "spy 1>S2", "event radio_silence")
    assert not of(events, DiceRolled)
    assert legal(game) == ["counter 9>1", "pass"]


def test_e28_jamming_cancels_another_players_event() -> None:
    game = game_of(hand="air_recon jamming", foe="9 u005", foe_rest="hand: jamming")
    play(game, "event air_recon S2")
    assert game.to_act() == 1, "its own player cannot jam it"
    play(game, "event jamming")
    assert game.to_act() == 0
    play(game, "pass")
    assert at(game, 9) == "front hidden"


def test_e29_depot_only_once() -> None:
    game = game_of(hand="depot depot")
    play(game, "event depot")
    assert not legal(game, "event")


def test_e30_captured_plans_take_a_card_after_making_room() -> None:
    game = game_of(hand="captured_plans smoke camouflage", foe_rest="hand: river")
    play(game, "event captured_plans S2")
    assert sorted(hand(game, 0)) == ["camouflage", "river", "smoke"]
    game = game_of(hand="captured_plans smoke camouflage ambush", foe_rest="hand: river")
    play(game, "event captured_plans S2")
    assert len(legal(game, "discard")) == 3


def test_e30_with_the_hand_empty_by_then_nothing_happens() -> None:
    game = game_of(hand="captured_plans jamming smoke camouflage ambush", foe_rest="hand: jamming")
    play(game, "event captured_plans S2", "event jamming", "event jamming")
    assert hand(game, 0) == ["smoke", "ambush", "camouflage"]
    assert "wait" in legal(game)


@pytest.mark.parametrize(("die", "now"), [(2, "gone"), (3, "front")])
def test_e31_minefield(die: int, now: str) -> None:
    game = game_of("1 u031 revealed, 2 u005", foe_rest="before: minefield", s1=(6,), s2=(die, 6))
    play(game, "attack 1>9 ap")
    assert at(game, 1).startswith(now)
    assert discard(game) == ["minefield"]
    assert pile(game, 1) == (["u031"] if now == "gone" else [])


@pytest.mark.parametrize(
    ("mine", "theirs", "needed"), [("river", "", 1), ("", "river", 1), ("river", "river", 0), ("", "", 2)]
)
def test_e32_each_river_across_the_strike_is_minus_one(mine: str, theirs: str, needed: int) -> None:
    game = game_of(rest=f"before: {mine}", foe_rest=f"before: {theirs}", s1=(6,), s2=(6,))
    events = play(game, "attack 1>9 ap")
    assert of(events, DiceRolled)[0].needed == needed


def test_e32_no_overrun_and_no_suicide_across_it_not_even_as_a_counter() -> None:
    game = game_of(rest="before: river", foe="9 u101 revealed")
    assert legal(game, "attack") == ["attack 1>9 shell"]
    assert legal(game_of("1 u101 revealed", rest="before: river"), "attack") == []
    game = game_of(foe="9 u101 revealed", foe_rest="hand: river", s1=(6,))
    play(game, "attack 1>9 overrun", "event river S2")
    assert game.active == 1, "the overrun was not stopped, but no suicide can answer"


def test_e33_swamp_lowers_the_readiness_of_afvs_and_forbids_overrun_and_evading() -> None:
    game = game_of(
        "1 u021 revealed, 2 u101 revealed",
        rest="before: swamp",
        foe="9 u101 revealed",
        options="evade=yes",
        s1=(5,),
    )
    assert legal(game, "attack 1") == ["attack 1>9 shell"]
    play(game, "attack 1>9 shell")
    assert at(game, 1) == "front dry"
    game = game_of(foe="9 u022 revealed", foe_rest="before: swamp", options="evade=yes", s1=(1,))
    play(game, "attack 1>9 ap")
    assert at(game, 9) == "gone"


def test_e34_flash_flood_lies_until_the_end_of_the_next_own_turn() -> None:
    game = drawing("flash_flood", s1=(6, 6))
    play(game, "wait")
    game.event_deck = []
    assert game.active == 1
    assert game.before[0]
    play(game, "wait")
    assert game.active == 0
    events = play(game, "attack 1>9 ap")
    assert of(events, DiceRolled)[0].needed == 5 - 3 - 1
    load_dice(game, 1, 6)
    play(game, "pass")
    assert not game.before[0]
    assert discard(game) == ["flash_flood"]


def test_e34_no_unit_changes_line_save_by_4_2e() -> None:
    text = (
        "stack: turn 0\nseat: S1\n front: {}\n back: 2 u092\n before: flash_flood\n hand: withdrawal\n"
        "seat: S2\n front: 9 u005"
    )
    game = table(text.format("1 u031 revealed"))
    assert legal(game) == ["reveal 2", "wait"]
    game = table(text.format(""))
    assert at(game, 2) == "front hidden"


@pytest.mark.parametrize(
    ("line_text", "where"),
    [("river S2", "before: river"), ("minefield S2", "before: minefield"), ("swamp S2", "before: swamp")],
)
def test_e35_engineers_discard_a_card(line_text: str, where: str) -> None:
    game = game_of(hand="engineers", foe_rest=where)
    play(game, f"event engineers {line_text}")
    assert not game.before[1]
    assert len(discard(game)) == 2


def test_e35_a_trench_too() -> None:
    game = game_of(hand="engineers", foe="9 u101 revealed trench")
    play(game, "event engineers trench 9")
    assert at(game, 9) == "front"


def test_e36_bad_weather_stops_air_strikes_and_long_range_of_everybody() -> None:
    game = game_of(
        hand="dive_bomber strafing fighter_bomber",
        rest="back: 2 u092 revealed",
        foe_rest="before: bad_weather",
    )
    assert legal(game) == ["attack 1>9 ap", "wait"]


def test_e36_a_carpet_bombing_is_counted_but_does_nothing() -> None:
    game = drawing("carpet_bombing", foe_rest="before: bad_weather")
    events = play(game, "wait")
    assert game.bombings == 1
    assert not of(events, DiceRolled)
    assert "carpet_bombing" in discard(game)


def test_e37_ammunition_crisis() -> None:
    game = drawing(
        "ammo_crisis",
        front="1 u031 revealed, 2 u006",
        foe="9 u092 revealed, 10 u101 revealed dry",
        s1=(6, 3, 5),
    )
    rolled = of(play(game, "wait"), DiceRolled)
    assert [at(game, place) for place in (1, 2, 9, 10)] == ["front dry", "front hidden", "front dry", "gone"]
    assert {event.cause for event in rolled} == {"ammo"}, "It happens from a number on."


def test_e38_lend_lease_all_draw_before_anybody_places() -> None:
    head = "event_deck: smoke lend_lease\nunit_deck: u005 u107 u092"
    game = table(
        head + "\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u040 revealed\n"
        "seat: S3\n front: 10 u006, 11 u007, 12 u008",
        "players=3",
    )
    play(game, "wait")
    assert [len(drawn) for drawn in game.drawn] == [1, 1, 0]
    assert game.to_act() == 0
    assert legal(game) == ["deploy u092 back", "deploy u092 front"]
    play(game, "deploy u092 back")
    assert game.to_act() == 1
    play(game, "deploy u107 front")
    assert game.removed_events == [37]
