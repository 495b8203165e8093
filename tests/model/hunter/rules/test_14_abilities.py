"""Sections 14 and 15: abilities of units and commanders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.model.hunter.rules.tabletop import (
    at,
    discard,
    hand,
    legal,
    line,
    load_dice,
    of,
    play,
    refused,
    table,
)
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import CommanderArrived, DiceRolled

ENEMY = "seat: S2\n front: 9 u005 revealed\n"


def mine(front: str, rest: str = "", enemy: str = ENEMY, options: str = "", **dice: Any) -> HunterGame:
    return table(f"event_deck: smoke\nseat: S1\n front: {front}\n {rest}\n{enemy}", options, **dice)


@pytest.mark.parametrize(
    ("unit", "line_of_it", "way"),
    [
        ("u022", "front", "spy 1>S2"),
        ("u053", "back", "attack 1>9 range"),
        ("u100", "back", "attack 1>10 rifle"),
    ],
)
def test_14_1_what_spying_long_range_and_paratroopers_may_do(unit: str, line_of_it: str, way: str) -> None:
    other = "back: 2 u092" if line_of_it == "front" else "front: 2 u092"
    text = f"seat: S1\n {line_of_it}: 1 {unit} revealed\n {other}\n"
    game = table(text + "seat: S2\n front: 9 u005 revealed, 11 u006\n back: 10 u082 revealed")
    assert way in legal(game)
    assert way not in legal(table(text.replace(unit, "u031" if unit != "u100" else "u102") + ENEMY))


def test_14_2_back_line_units_may_be_deployed_behind() -> None:
    game = table(
        "unit_deck: u040 u092 u101\nseat: S1\n front: 1 u031 revealed\n hand: reinforcements\n" + ENEMY
    )
    play(game, "event reinforcements")
    assert legal(game) == ["deploy u092 back", "deploy u092 front"]
    play(game, "deploy u092 back")
    assert len(line(game, 0, 1)) == 1


def test_14_3_an_ability_of_a_hidden_unit_does_not_exist() -> None:
    assert legal(mine("1 u101 revealed, 2 u020"), "use") == []


@pytest.mark.parametrize("options", ["", "evade=yes"])
def test_14_4_exhaust_then_effect_then_a_die_for_the_ammo(options: str) -> None:
    game = mine("1 u029 revealed", "before: river", options=options, s1=(6,))
    play(game, "use 1 river S1")
    assert at(game, 1) == "front dry exhausted"
    assert refused(game, "use 1 river S1").endswith("exhausted until your next turn.")


def test_14_4_not_in_window_end() -> None:
    game = mine("1 u054 revealed, 2 u101 revealed", "hand: camouflage", s1=(6,))
    play(game, "wait", "end")
    assert not legal(game, "use")


@pytest.mark.parametrize(("readiness_die", "state"), [(6, "dry exhausted"), (5, "exhausted")])
def test_14_9_a_transport_hides_an_infantry(readiness_die: int, state: str) -> None:
    game = mine("1 u056 revealed, 2 u101 revealed pinned, 3 u082 revealed", s1=(readiness_die,))
    assert legal(game, "use") == ["use 1 hide 2"]
    play(game, "use 1 hide 2")
    assert at(game, 2) == "front hidden pinned"
    assert at(game, 1) == f"front {state}"


def test_14_9_a_tractor_takes_a_gun_with_back_line_behind_where_it_stays_revealed() -> None:
    game = mine("1 u024 revealed, 2 u092 revealed, 3 u082 revealed", s1=(1,))
    assert legal(game, "use") == ["use 1 back 2", "use 1 hide 2", "use 1 hide 3"]
    play(game, "use 1 back 2")
    assert at(game, 2) == "back"
    assert line(game, 0, 1) == (2,)


@pytest.mark.parametrize(("front", "allowed"), [("1 u020 revealed dry", False), ("1 u020 revealed", True)])
def test_14_9_not_if_dry(front: str, allowed: bool) -> None:
    assert bool(legal(mine(f"{front}, 2 u101 revealed"), "use")) == allowed


def test_14_5_no_turret_does_not_counter_a_spy() -> None:
    game = mine("1 u022 revealed", enemy="seat: S2\n front: 9 u009", s1=(6,))
    play(game, "spy 1>S2")
    assert game.active == 1


def test_14_6_open_top_helps_suicides() -> None:
    game = mine("1 u101 revealed", enemy="seat: S2\n front: 9 u011 revealed", s1=(2,))
    events = play(game, "attack 1>9 suicide")
    assert of(events, DiceRolled)[0].needed == 2
    assert at(game, 9) == "gone"


@pytest.mark.parametrize(
    ("front", "needed"),
    [("1 u031 revealed", 2), ("1 u106 revealed", 3), ("1 u106", 2), ("1 u106 revealed, 3 u023 revealed", 3)],
)
def test_14_7_far_sight_helps_once_if_revealed(front: str, needed: int) -> None:
    game = mine(front, "back: 2 u092 revealed", s1=(6,))
    events = play(game, "attack 2>9 range")
    assert of(events, DiceRolled)[0].needed == needed


def test_14_8_amphibious_names_a_water_card_in_play() -> None:
    game = mine("1 u029 revealed", "before: flash_flood swamp", ENEMY + " before: river")
    assert legal(game, "use") == ["use 1 flash_flood S1", "use 1 river S2", "use 1 swamp S1"]
    assert not legal(mine("1 u029 revealed dry", "before: river"), "use")
    assert not legal(mine("1 u029 revealed"), "use")


def test_14_8_water_that_is_ignored_already_is_still_a_water_card_in_play() -> None:
    game = mine("1 u029 revealed, 2 u071 revealed", "before: river", s1=(1,))
    play(game, "use 1 river S1")
    assert legal(game, "use") == ["use 2 river S1"]


def test_14_8_all_units_of_the_player_ignore_the_river() -> None:
    game = mine("1 u029 revealed, 2 u031 revealed", "before: river", s1=(1, 2))
    assert "attack 2>9 ap charge" not in legal(game)
    play(game, "use 1 river S1")
    events = play(game, "attack 2>9 ap")
    assert of(events, DiceRolled)[0].needed == 2


def test_14_8_what_is_attacked_ignores_it_for_its_counter_ammo_included() -> None:
    game = mine("1 u029 revealed, 2 u031 revealed", enemy=ENEMY + " before: river swamp", s1=(1, 6), s2=(5,))
    play(game, "use 1 river S2", "attack 2>9 ap")
    events = play(game, "counter 9>2")
    assert of(events, DiceRolled)[0].needed == 6 - 4
    assert at(game, 9) == "front dry", "its swamp was not named: 6 - 1"


def test_14_8_an_ambusher_does_not_ignore_it() -> None:
    enemy = "seat: S2\n front: 9 u005 revealed, 10 u006 revealed\n before: river\n hand: ambush"
    game = mine("1 u029 revealed, 2 u031 revealed", enemy=enemy, s1=(1,), s2=(6,))
    play(game, "use 1 river S2", "attack 2>9 ap")
    events = play(game, "event ambush 10>2")
    assert of(events, DiceRolled)[0].needed == 8 - 4 - 1


def test_14_8_a_flash_flood_is_ignored_for_line_changes_too() -> None:
    game = mine("1 u029 revealed, 2 u092 revealed", "before: flash_flood\n hand: withdrawal", s1=(1,))
    assert not legal(game, "event")
    play(game, "use 1 flash_flood S1")
    assert legal(game, "event") == ["event withdrawal 1", "event withdrawal 2"]


def test_14_8_it_ends_with_the_turn() -> None:
    game = mine("1 u029 revealed", "before: river", s1=(1,))
    play(game, "use 1 river S1")
    assert game.ignored
    play(game, "wait")
    assert not game.ignored


def leading(leader: str = "u025 revealed", **dice: Any) -> HunterGame:
    return mine(f"1 u031 revealed, 2 {leader}", **dice)


def test_14_10_a_leader_lets_roll_two_dice_the_lower_counts() -> None:
    game = leading(s1=(6, 2))
    play(game, "attack 1>9 ap")
    assert legal(game) == ["pass", "use 2"]
    events = play(game, "use 2")
    assert of(events, DiceRolled)[0].dice == (6, 2)
    assert at(game, 9) == "gone"
    assert at(game, 1) == "front dry", "both dice are checked, for the unit that fired"
    assert at(game, 2) == "front exhausted"


def test_14_10_not_cumulative_may_lead_itself_and_hidden_ones_are_revealed() -> None:
    game = mine("1 u025 revealed, 2 u026", s1=(1, 1))
    play(game, "attack 1>9 ap")
    assert legal(game) == ["pass", "use 1", "use 2"]
    play(game, "use 2")
    assert at(game, 2) == "front exhausted"
    assert at(game, 9) == "gone", "nobody was asked for a second leader"


def test_14_10_counters_are_led_too_but_no_guns_and_infantry() -> None:
    game = mine(
        "1 u031 revealed", enemy="seat: S2\n front: 9 u005 revealed, 10 u025 revealed", s1=(6,), s2=(6, 6)
    )
    play(game, "attack 1>9 ap", "counter 9>1")
    assert legal(game) == ["pass", "use 10"]
    game = mine("1 u082 revealed, 2 u025 revealed", s1=(6,))
    play(game, "attack 1>9 ap")
    assert not legal(game, "use")


def test_14_10_every_salvo_has_two_dice() -> None:
    game = mine(
        "1 u019 revealed, 2 u025 revealed", enemy="seat: S2\n front: 9 u027 revealed", s1=(5, 1, 5, 5)
    )
    play(game, "attack 1>9 ap x2")
    events = play(game, "use 2")
    assert of(events, DiceRolled)[0].dice == (5, 1, 5, 5)
    assert at(game, 9) == "gone"


@pytest.mark.parametrize(
    ("others", "protected"),
    [
        ("", False),
        (", 10 u031 revealed", True),
        (", 10 u031", True),
        (", 10 u026 revealed", False),
        (", 10 u026", True),
    ],
)
def test_14_10_a_leader_beside_a_unit_that_lacks_the_ability_is_no_target(
    others: str, protected: bool
) -> None:
    game = mine("1 u005 revealed", enemy=f"seat: S2\n front: 9 u025 revealed{others}")
    assert ("attack 1>9 ap" not in legal(game)) == protected
    far = mine("1 u005 revealed", "back: 2 u092 revealed", enemy=f"seat: S2\n front: 9 u025 revealed{others}")
    assert ("attack 2>9 range" not in legal(far)) == protected


def test_14_10_a_leader_in_the_back_line_leads_and_protects_nobody() -> None:
    game = mine("1 u031 revealed", "back: 2 u025 revealed", s1=(2,))
    play(game, "attack 1>9 ap")
    assert at(game, 9) == "gone"


# Commanders


def staff(
    commanders: str,
    front: str = "1 u031 revealed",
    rest: str = "",
    enemy: str = ENEMY,
    **dice: Any,
) -> HunterGame:
    return mine(front, f"commanders: {commanders}\n {rest}", enemy, "commanders=yes", **dice)


def test_15_1_commanders_are_never_targets_nor_moved() -> None:
    game = staff("2 c01", enemy="seat: S2\n front: 9 u005 revealed\n commanders: 10 c02\n")
    assert legal(game, "attack") == ["attack 1>9 ap"]
    game = table(
        "stack: turn 4\nseat: S1\n back: 1 u092\n commanders: 2 c01\nseat: S2\n front: 3 u005",
        "commanders=yes",
    )
    assert line(game, 0, 2) == (2,)


def test_15_2_a_commander_drawn_is_laid_open_and_replaced() -> None:
    text = (
        "unit_deck: u101 u031 c05 u109\nseat: S1\n front: 1 u005 revealed\n hand: reinforcements\n"
        "seat: S2\n front: 9 u006"
    )
    game = table(text, "commanders=yes")
    events = play(game, "event reinforcements")
    assert of(events, CommanderArrived) == [CommanderArrived(0, 10, 4)]
    assert len(line(game, 0, 0)) == 3
    assert len(game.unit_deck) == 1


def test_15_3_commanders_are_used_in_turns_only_in_their_window_and_exhausted_first() -> None:
    text = (
        "stack: turn 0\nseat: S1\n front: 1 u031 revealed dry, 2 u005 revealed dry\n back: 3 u092\n"
        " commanders: 4 c01, 5 c03\n"
    )
    game = table(text + ENEMY, "commanders=yes")
    assert legal(game) == ["advance 3", "begin"]
    play(game, "begin")
    assert legal(game, "use") == ["use c01 1", "use c01 2"]
    play(game, "use c01 1")
    assert at(game, 4) == "commanders exhausted"
    assert refused(game, "use c01 2") == "Quartermaster: exhausted until your next turn."
    assert not legal(game, "use")


def test_k01_quartermaster_in_main_and_window_end() -> None:
    game = staff("2 c01", "1 u031 dry, 3 u005 revealed pinned")
    assert legal(game, "use") == ["use c01 1"]
    play(game, "use c01 1")
    assert at(game, 1) == "front hidden"
    assert at(game, 2) == "commanders exhausted"
    game = staff("2 c01", "1 u031 dry")
    play(game, "wait", "end")
    assert "use c01 1" in legal(game)


def test_k02_drill_sergeant_frees_or_refreshes_in_any_open_window() -> None:
    enemy = "seat: S2\n front: 9 u101 revealed pinned, 10 u020 revealed exhausted\n commanders: 11 c02\n"
    game = staff("2 c01", enemy=enemy, s1=(6,))
    play(game, "attack 1>9 shell")
    assert legal(game, "use") == ["use c02 free 9", "use c02 refresh 10"]
    play(game, "use c02 refresh 10")
    assert at(game, 10) == "front"
    game = staff("2 c01", enemy=enemy, s1=(2,))
    play(game, "attack 1>9 shell", "use c02 free 9")
    assert at(game, 9) == "front pinned", "the shell hit it"


def test_k03_gunnery_ace_rerolls_a_die_of_an_ap_strike() -> None:
    game = staff("2 c03", "1 u019 revealed", enemy="seat: S2\n front: 9 u027 revealed", s1=(6, 5, 1))
    play(game, "attack 1>9 ap x2")
    assert legal(game) == ["pass", "use c03 d1", "use c03 d2"]
    play(game, "use c03 d1")
    assert at(game, 9) == "gone"
    assert at(game, 1) == "front", "the 6 does not count any more"


def test_k03_not_for_shells() -> None:
    game = staff("2 c03", enemy="seat: S2\n front: 9 u101 revealed", s1=(6,))
    play(game, "attack 1>9 shell")
    assert game.active == 1


def test_k04_scout_leader_before_the_die_of_a_spying() -> None:
    game = staff("2 c04", "1 u060 revealed", enemy="seat: S2\n front: 9 u005", s1=(4,))
    play(game, "spy 1>S2")
    assert legal(game) == ["pass", "use c04"]
    play(game, "use c04")
    assert at(game, 9) == "front"


def test_k05_artillery_controller_beside_far_sight() -> None:
    game = staff("3 c05", "1 u106 revealed", "back: 2 u092 revealed", s1=(4,))
    play(game, "attack 2>9 range", "use c05")
    assert at(game, 9) == "gone"


def test_k06_flak_chief_before_the_first_shot() -> None:
    enemy = "seat: S2\n front: 9 u005 revealed, 10 u079 revealed, 11 u019 revealed\n commanders: 12 c06\n"
    game = staff("2 c01", rest="hand: dive_bomber", enemy=enemy, s2=(5, 4), s1=(6,))
    play(game, "event dive_bomber 9")
    assert legal(game) == ["aa 10", "aa 11", "pass", "use c06"]
    play(game, "use c06", "aa 10")
    assert legal(game) == ["aa 11", "pass"]
    play(game, "aa 11")
    assert discard(game) == ["dive_bomber"]


def test_k07_air_liaison_raises_the_number_of_the_own_air_strike() -> None:
    game = staff("2 c07", rest="hand: dive_bomber", s1=(4,))
    play(game, "event dive_bomber 9")
    assert legal(game) == ["pass", "use c07"]
    play(game, "use c07")
    assert at(game, 9) == "gone"


def test_k08_charge_leader_weakens_counters_against_an_own_afv() -> None:
    game = staff("2 c08", s1=(6,), s2=(2,))
    play(game, "attack 1>9 ap", "counter 9>1")
    assert legal(game) == ["pass", "use c08"]
    play(game, "use c08")
    assert at(game, 1) != "gone"


def test_k08_not_against_attacks_nor_for_infantry() -> None:
    game = staff("2 c01", enemy="seat: S2\n front: 9 u005 revealed\n commanders: 10 c08\n", s1=(2,))
    play(game, "attack 1>9 ap")
    assert at(game, 9) == "gone"
    game = staff("2 c08", "1 u101 revealed", enemy="seat: S2\n front: 9 u107 revealed", s1=(6,), s2=(6,))
    play(game, "attack 1>9 rifle", "counter 9>1")
    assert game.active == 1


def test_k09_camouflage_officer_hides_in_main() -> None:
    game = staff("2 c09")
    play(game, "use c09 1")
    assert at(game, 1) == "front hidden"
    assert legal(game) == ["reveal 1", "wait"]


def test_k10_strategist_raises_the_limit() -> None:
    game = staff("2 c10 exhausted", rest="hand: smoke camouflage resupply")
    assert "wait c10" not in legal(game)
    assert refused(game, "wait c10").endswith("exhausted until your next turn.")
    play(game, "wait")
    assert len(hand(game, 0)) == 4


def test_k10_draws_two_and_keeps_one() -> None:
    game = staff("2 c10").copy()
    game.event_deck = [30, 11, 6]
    play(game, "wait c10")
    assert game.private
    assert legal(game) == ["keep resupply", "keep smoke"]
    play(game, "keep smoke")
    assert hand(game, 0) == ["smoke"]
    assert discard(game) == ["resupply"]


def test_k10_two_like_cards_are_no_choice() -> None:
    game = staff("2 c10")
    game.event_deck = [30, 11, 11]
    play(game, "wait c10")
    assert (hand(game, 0), discard(game)) == (["smoke"], ["smoke"])


def test_k10_red_cards_are_resolved_at_once_and_the_other_stays() -> None:
    game = staff("2 c10")
    game.event_deck = [30, 33, 6]
    play(game, "wait c10")
    assert hand(game, 0) == ["resupply"]
    assert game.before[0]
    game = staff("2 c10")
    game.event_deck = [30, 6, 33]
    play(game, "wait c10")
    assert hand(game, 0) == ["resupply"]


def test_k10_the_first_card_can_be_played_while_the_red_second_one_is_resolved() -> None:
    game = staff("2 c10")
    game.event_deck = [30, 0, 23]
    load_dice(game, 0, 6, 6)
    play(game, "wait c10")
    assert legal(game) == ["event air_cover", "pass"]
    play(game, "event air_cover")
    assert sorted(discard(game)) == ["air_cover", "carpet_bombing"]
    assert hand(game, 0) == []


def test_k10_makes_room_for_one_card_only() -> None:
    game = staff("2 c10", rest="hand: smoke camouflage resupply river")
    game.event_deck = [30, 11, 6]
    play(game, "wait c10")
    assert len(legal(game, "discard")) == 4
    play(game, "discard river")
    assert legal(game) == ["keep resupply", "keep smoke"]
    play(game, "keep resupply")
    assert len(hand(game, 0)) == 4


def test_15_3_commanders_are_refused_by_name() -> None:
    assert (
        refused(staff("2 c01 exhausted", "1 u031 dry"), "use c01 1")
        == "Quartermaster: exhausted until your next turn."
    )
    assert refused(mine("1 u031 dry"), "use c01 1") == "Quartermaster: not yours."
