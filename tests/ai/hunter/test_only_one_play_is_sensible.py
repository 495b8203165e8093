"""Drawn tables on which a friend at the table would do only one thing: opponents of both levels do it."""

from __future__ import annotations

import pytest

from tests.ai.hunter.tables import LEVELS, choice

pytestmark = pytest.mark.parametrize("level", LEVELS)
TWO_FRONTS = """
    seat: S1
     front: {own}
     {mine}
    seat: S2
     front: {foe}
     {theirs}
"""


def tables(own: str, foe: str, mine: str = "", theirs: str = "", head: str = "", more: str = "") -> str:
    return f"{head}\n{TWO_FRONTS.format(own=own, foe=foe, mine=mine, theirs=theirs)}\n{more}"


# -- actions


def test_a_sure_shot_is_taken(level: str) -> None:
    text = tables("1 u006 revealed, 2 u091", "9 u005 revealed, 10 u006 revealed dry")
    assert choice(level, text).startswith("attack 1>10 ap") or choice(level, text) == "attack 1>9 ap"


def test_nobody_shoots_at_what_cannot_be_hit(level: str) -> None:
    """A T-26 against a Tiger II: T is below 1, and the counterattack always hits."""
    text = tables("1 u027 revealed, 2 u028", "9 u008 revealed, 10 u005")
    assert not choice(level, text).startswith("attack")


def test_a_unit_is_revealed_for_a_good_shot(level: str) -> None:
    text = tables("1 u013, 2 u027", "9 u032 revealed dry, 10 u101")
    assert choice(level, text) == "reveal 1"
    assert choice(level, text, "reveal 1") == "attack 1>9 ap"


def test_long_range_fires_from_behind(level: str) -> None:
    text = tables("1 u027", "9 u005 revealed, 10 u006 revealed", mine="back: 2 u089 revealed")
    assert choice(level, text).startswith("attack 2>")


def test_a_good_spy_spies_when_nothing_is_in_range(level: str) -> None:
    text = tables("1 u108 revealed, 2 u006, 3 u064", "9 u031, 10 u045, 11 u028, 12 u005")
    assert choice(level, text) == "spy 1>S2"


def test_an_infantry_that_cannot_answer_is_overrun_rather_than_shelled(level: str) -> None:
    text = tables("1 u031 revealed", "9 u102 revealed dry, 10 u091")
    assert choice(level, text) == "attack 1>9 overrun"


def test_a_charge_pays_against_a_tank_that_cannot_answer(level: str) -> None:
    """Without a counter to fear, two more on the die are free."""
    text = tables("1 u045 revealed", "9 u006 revealed dry, 10 u091")
    assert choice(level, text, options="charge=yes") == "attack 1>9 ap charge"


def test_a_unit_behind_comes_forward_for_a_target(level: str) -> None:
    text = tables("1 u027", "9 u006 revealed dry, 10 u091", mine="back: 2 u052", head="stack: turn 1")
    assert choice(level, text) == "advance 2"


def test_a_way_round_a_river_is_taken_only_for_a_shot_that_it_helps(level: str) -> None:
    """A Panther hits a T-34 with 1 to 3, with one more round the river; it hits a T-26 with any die."""
    for foe, plays in (("u031", "use 1 river S2"), ("u027", "attack 2>9 ap")):
        text = tables(
            "1 u029 revealed, 2 u006 revealed", f"9 {foe} revealed, 10 u045", theirs="before: river"
        )
        assert choice(level, text) == plays


# -- counterattacks and reactions


def test_a_counter_that_can_hit_is_taken(level: str) -> None:
    text = tables("1 u027 revealed", "9 u006 revealed")
    assert choice(level, text, "attack 1>9 ap", s1=(6,)) == "counter 9>1"


def test_a_counter_that_cannot_hit_is_not(level: str) -> None:
    text = tables("1 u008 revealed", "9 u031 revealed")
    assert choice(level, text, "attack 1>9 ap", s1=(6,)) == "pass"


def test_a_spy_is_shot_at(level: str) -> None:
    text = tables("1 u031 revealed, 2 u040 revealed", "9 u005 revealed, 10 u101")
    assert choice(level, text, "spy 2>S2", s1=(6,)) == "counter 9>2"


def test_a_die_evades(level: str) -> None:
    text = tables("1 u006 revealed", "9 u022 revealed, 10 u005")
    assert choice(level, text, "attack 1>9 ap", options="evade=yes", s1=(1,)) == "evade"


def test_aircraft_are_shot_at(level: str) -> None:
    text = tables("1 u027", "9 u006 revealed", mine="hand: dive_bomber", theirs="back: 10 u041 revealed")
    assert choice(level, text, "event dive_bomber 9") == "aa 10"


def test_a_leader_leads_a_shot_that_may_miss(level: str) -> None:
    text = tables("1 u045 revealed, 2 u063 revealed", "9 u064 revealed dry, 10 u101")
    assert choice(level, text, "attack 1>9 ap") == "use 2"


# -- events


def test_reinforcements_are_called_at_once(level: str) -> None:
    assert choice(level, tables("1 u027", "9 u005", mine="hand: reinforcements")) == "event reinforcements"


def test_a_lost_unit_is_replaced(level: str) -> None:
    text = tables("1 u006 revealed", "9 u031 revealed dry, 10 u027", theirs="hand: emergency_reserve")
    assert choice(level, text, "attack 1>9 ap", s1=(1,)) == "event emergency_reserve"


def test_dive_bombers_aim_at_the_dearest(level: str) -> None:
    text = tables("1 u027", "9 u027 revealed, 10 u008 revealed, 11 u031 revealed", mine="hand: dive_bomber")
    assert choice(level, text) == "event dive_bomber 10"


def test_dive_bombers_avoid_flak(level: str) -> None:
    """Two that bring it down on 1–4 let one strike in nine through."""
    flak = "back: 14 u093 revealed, 15 u080 revealed"
    other = "seat: S3\n front: 17 u006 revealed\n back: 18 u027"
    text = tables("1 u027", "9 u008 revealed, 10 u031", mine="hand: dive_bomber", theirs=flak, more=other)
    assert choice(level, text, options="players=3") == "event dive_bomber 17"


def test_no_aircraft_fly_into_flak_for_little(level: str) -> None:
    for flak, strikes in (("", True), (" revealed", False)):
        text = tables(
            "1 u027",
            f"9 u031 revealed, 10 u093{flak}, 11 u080{flak}, 12 u086{flak}",
            mine="hand: dive_bomber",
        )
        assert (choice(level, text) == "event dive_bomber 9") is strikes


def test_nobody_jams_what_flak_stops(level: str) -> None:
    for flak, jams in (("14 u028, 15 u005", True), ("14 u093 revealed, 15 u080 revealed", False)):
        text = tables(
            "1 u027", "9 u031 revealed", mine="hand: dive_bomber", theirs=f"back: {flak}\n hand: jamming"
        )
        assert (choice(level, text, "event dive_bomber 9") == "event jamming") is jams


def test_no_heavy_guns_at_hidden_units_that_everybody_knows_for_tanks(level: str) -> None:
    tanks = "u006 u005 u008 u031 u045 u064"
    foe = ", ".join(f"{place} {kind}" for place, kind in enumerate(tanks.split(), 9))
    for memory, fires in (("", True), (f"memory: 9 10 11 12 13 14 = {tanks}", False)):
        text = tables("1 u027", foe, mine="hand: heavy_guns", head=memory)
        assert (choice(level, text) == "event heavy_guns S2") is fires


def test_smoke_saves_a_dear_unit(level: str) -> None:
    text = tables("1 u015 revealed", "9 u008 revealed dry, 10 u027", theirs="hand: smoke")
    assert choice(level, text, "attack 1>9 ap") == "event smoke"


def test_no_smoke_for_a_shot_that_hardly_hits(level: str) -> None:
    text = tables("1 u027 revealed", "9 u031 revealed, 10 u101", theirs="hand: smoke")
    assert choice(level, text, "attack 1>9 ap") == "pass"


def test_an_ambush_saves_a_dear_unit(level: str) -> None:
    text = tables("1 u052 revealed", "9 u008 revealed dry, 10 u006", theirs="hand: ambush")
    assert choice(level, text, "attack 1>9 ap") == "event ambush 10>1"


def test_escape_saves_a_gun(level: str) -> None:
    text = tables("1 u006 revealed", "9 u082 revealed dry, 10 u027", theirs="hand: escape")
    assert choice(level, text, "attack 1>9 shell", s1=(1,)) == "event escape"


def test_field_repairs_save_a_tank(level: str) -> None:
    text = tables("1 u052 revealed", "9 u008 revealed, 10 u027", theirs="hand: field_repair")
    assert choice(level, text, "attack 1>9 ap", s1=(1,)) == "event field_repair"


def test_tungsten_makes_a_doubtful_shot_good(level: str) -> None:
    text = tables("1 u005 revealed", "9 u006 revealed dry, 10 u101", mine="hand: tungsten")
    assert choice(level, text, "attack 1>9 ap") == "event tungsten"


def test_a_flank_shot_makes_a_doubtful_shot_good(level: str) -> None:
    text = tables("1 u005 revealed", "9 u015 revealed dry, 10 u101", mine="hand: flanking")
    assert choice(level, text, "attack 1>9 ap") == "event flanking"


def test_an_ace_rolls_a_miss_again(level: str) -> None:
    text = tables("1 u064 revealed", "9 u006 revealed dry, 10 u101", mine="hand: ace_gunner")
    assert choice(level, text, "attack 1>9 ap", s1=(5,)) == "event ace_gunner d1"


def test_no_ace_is_wasted_on_a_hit(level: str) -> None:
    text = tables("1 u019 revealed, 2 u027", "9 u027 revealed, 10 u101", mine="hand: ace_gunner")
    assert choice(level, text, "attack 1>9 ap x2", s1=(1, 6)) == "pass"


def test_jamming_is_for_what_hurts(level: str) -> None:
    text = tables("1 u027", "9 u008 revealed, 10 u005", mine="hand: dive_bomber", theirs="hand: jamming")
    assert choice(level, text, "event dive_bomber 9") == "event jamming"


def test_jamming_is_not_for_trifles(level: str) -> None:
    text = tables("1 u101, 2 u027", "9 u031, 10 u005", mine="hand: minefield", theirs="hand: jamming")
    assert choice(level, text, "event minefield") == "pass"


def test_a_jammed_card_that_matters_is_saved_by_jamming(level: str) -> None:
    text = tables("1 u006, 2 u027", "9 u005", mine="hand: reinforcements jamming", theirs="hand: jamming")
    assert choice(level, text, "event reinforcements", "event jamming") == "event jamming"


def test_air_cover_saves_a_dear_unit(level: str) -> None:
    text = tables("1 u027", "9 u008 revealed, 10 u005", mine="hand: dive_bomber", theirs="hand: air_cover")
    assert choice(level, text, "event dive_bomber 9") == "event air_cover"


def test_supplies_bring_a_gun_back(level: str) -> None:
    text = tables("1 u013 revealed dry, 2 u027", "9 u006 revealed dry, 10 u101", mine="hand: resupply")
    assert choice(level, text) == "event resupply 1 ammo"


def test_a_supply_raid_silences_the_strongest(level: str) -> None:
    text = tables("1 u027", "9 u027 revealed, 10 u008 revealed", mine="hand: supply_raid")
    assert choice(level, text) == "event supply_raid 10"


def test_a_strafing_run_stops_an_attack(level: str) -> None:
    text = tables("1 u015 revealed", "9 u008 revealed dry, 10 u027", theirs="hand: strafing")
    assert choice(level, text, "attack 1>9 ap") == "event strafing 1"


def test_heavy_guns_fire_at_guns_and_infantry(level: str) -> None:
    text = tables(
        "1 u027, 2 u031", "9 u082 revealed, 10 u101 revealed, 11 u105 revealed", mine="hand: heavy_guns"
    )
    assert choice(level, text) == "event heavy_guns S2"


def test_who_is_far_behind_still_destroys_what_is_pinned(level: str) -> None:
    """The leader is out of reach, but all points count."""
    text = """
        flags: acted
        event_deck: smoke smoke smoke resupply resupply trench river swamp depot
        seat: S1
         front: 1 u001, 2 u027 revealed
         hand: heavy_guns
        seat: S2
         front: 9 u110 revealed pinned, 10 u081 revealed
        seat: S3
         front: 14 u032 revealed, 15 u029 revealed
         scored: u008 u012 u013 u014
    """
    assert choice(level, text, options="players=3") == "event heavy_guns S2"


@pytest.mark.parametrize(("marker", "done"), [("", "mix"), ("dry", "begin")])
def test_units_are_mixed_only_if_their_markers_do_not_tell_them_apart(
    level: str, marker: str, done: str
) -> None:
    """Everybody has seen the second unit; one that bears a marker can still be told from the other."""
    text = tables(f"1 u027, 2 u005 {marker}", "9 u031", head="memory: 2 = u005\nstack: turn 1")
    assert choice(level, text) == done


def test_heavy_guns_do_not_fire_at_tanks(level: str) -> None:
    text = tables("1 u027, 2 u031", "9 u005 revealed, 10 u006 revealed", mine="hand: heavy_guns")
    assert choice(level, text) != "event heavy_guns S2"


def test_plates_go_on_the_tank_that_is_shot_at(level: str) -> None:
    text = tables("1 u006 revealed, 2 u091", "9 u032 revealed, 10 u005 revealed", mine="hand: applique_armor")
    assert choice(level, text) == "event applique_armor 1"


def test_a_trench_is_dug_under_fire(level: str) -> None:
    text = tables("1 u031 revealed", "9 u105 revealed, 10 u027", theirs="hand: trench")
    assert choice(level, text, "attack 1>9 overrun") == "event trench 9"


def test_a_pinned_gun_is_withdrawn(level: str) -> None:
    text = tables(
        "1 u083 revealed pinned, 2 u027, 3 u091",
        "9 u006 revealed, 10 u031 revealed",
        mine="hand: withdrawal",
    )
    assert choice(level, text) == "event withdrawal 1"


def test_a_dry_tank_is_camouflaged(level: str) -> None:
    text = tables("1 u006 revealed dry, 2 u027", "9 u013 revealed, 10 u031 revealed", mine="hand: camouflage")
    assert choice(level, text) == "event camouflage 1"


def test_a_breakthrough_follows_a_kill(level: str) -> None:
    text = tables(
        "1 u006 revealed, 2 u013 revealed",
        "9 u031 revealed dry, 10 u045 revealed dry",
        mine="hand: breakthrough",
    )
    assert choice(level, text, "attack 1>9 ap", s1=(1,)) == "event breakthrough"


def test_a_vehicle_is_captured_by_whoever_has_nothing_else(level: str) -> None:
    """Dive Bombers destroy it while the own lines are empty: without a unit the player would be out."""
    text = tables("", "9 u027 revealed, 10 u028", mine="hand: captured_vehicle dive_bomber")
    text = text.replace("front: \n", "\n", 1)
    assert choice(level, text, "event dive_bomber 9", s1=(1,)) == "event captured_vehicle 9"


def test_points_are_worth_more_than_an_empty_gun(level: str) -> None:
    text = tables("1 u031 revealed", "9 u027 revealed, 10 u028", mine="hand: captured_vehicle")
    assert choice(level, text, "attack 1>9 ap", s1=(1,)) == "pass"


def test_reconnaissance_looks_for_targets(level: str) -> None:
    text = tables("1 u006, 2 u064", "9 u031, 10 u045, 11 u028, 12 u101", mine="hand: air_recon")
    assert choice(level, text) == "event air_recon S2"


def test_a_spy_network_is_used(level: str) -> None:
    text = tables("1 u006, 2 u064", "9 u031, 10 u045, 11 u028, 12 u101", mine="hand: spy_network")
    assert choice(level, text) == "event spy_network S2"


def test_radio_silence_keeps_much_hidden(level: str) -> None:
    text = tables(
        "1 u108 revealed, 2 u006 revealed, 3 u013 revealed",
        "9 u031, 10 u006, 11 u008, 12 u101",
        theirs="hand: radio_silence",
    )
    assert choice(level, text, "spy 1>S2") == "event radio_silence"


@pytest.mark.parametrize("event", ["depot", "minefield"])
def test_what_lies_before_a_player_is_laid_at_once(level: str, event: str) -> None:
    text = tables("1 u006 revealed, 2 u031", "9 u005, 10 u013", mine=f"hand: {event}")
    assert choice(level, text) == f"event {event}"


def test_plans_are_captured_from_who_has_some(level: str) -> None:
    text = tables("1 u006, 2 u031", "9 u005", mine="hand: captured_plans", theirs="hand: smoke river")
    assert choice(level, text) == "event captured_plans S2"


def test_a_swamp_is_for_tanks(level: str) -> None:
    text = tables("1 u082, 2 u031", "9 u005 revealed, 10 u013 revealed, 11 u008 revealed", mine="hand: swamp")
    assert choice(level, text) == "event swamp S2"


def test_a_minefield_is_cleared(level: str) -> None:
    text = tables(
        "1 u013 revealed",
        "9 u006 revealed, 10 u005 revealed",
        mine="hand: engineers",
        theirs="before: minefield",
    )
    assert choice(level, text) == "event engineers minefield S2"


def test_a_shortage_hits_who_fires(level: str) -> None:
    text = tables("1 u027", "9 u024 revealed, 10 u015 revealed", mine="hand: fuel_shortage")
    assert choice(level, text) == "event fuel_shortage 10"


def test_fighter_bombers_go_where_much_lies_open(level: str) -> None:
    more = "seat: S3\n front: 20 u008 revealed, 21 u015 revealed, 22 u013 revealed, 23 u036 revealed"
    text = tables("1 u027", "9 u027 revealed", mine="hand: fighter_bomber", more=more)
    assert choice(level, text, options="players=3") == "event fighter_bomber S3"


# -- commanders


def commanded(number: int, own: str, foe: str, mine: str = "", theirs: str = "") -> str:
    return tables(own, foe, mine=f"commanders: 5 c{number:02}\n {mine}", theirs=theirs)


OPTIONS = "commanders=yes"


def test_the_quartermaster_supplies(level: str) -> None:
    text = commanded(1, "1 u013 revealed dry, 2 u027", "9 u006 revealed dry, 10 u101")
    assert choice(level, text, options=OPTIONS) == "use c01 1"


def test_the_drill_sergeant_frees(level: str) -> None:
    text = commanded(2, "1 u083 revealed pinned, 2 u027", "9 u006 revealed dry, 10 u101")
    assert choice(level, text, options=OPTIONS) == "use c02 free 1"


def test_the_gunnery_ace_rolls_again(level: str) -> None:
    text = commanded(3, "1 u064 revealed", "9 u006 revealed dry, 10 u101")
    assert choice(level, text, "attack 1>9 ap", options=OPTIONS, s1=(5,)) == "use c03 d1"


def test_nobody_rolls_a_hit_again(level: str) -> None:
    """A Firefly hits a Panther with 1 to 3, a Tiger II hits a T-26 with any die."""
    for own, foe, die in (("u064", "u006", 2), ("u008", "u027", 6)):
        for card in ("commanders: 5 c03", "hand: ace_gunner"):
            text = tables(f"1 {own} revealed", f"9 {foe} revealed dry, 10 u101", mine=card)
            assert choice(level, text, "attack 1>9 ap", options=OPTIONS, s1=(die,)) == "pass"


def test_the_scout_leader_helps_a_spy(level: str) -> None:
    text = commanded(4, "1 u042 revealed, 2 u006", "9 u031, 10 u045, 11 u028")
    assert choice(level, text, "spy 1>S2", options=OPTIONS) == "use c04"


def test_the_artillery_controller_helps_a_shot(level: str) -> None:
    text = commanded(5, "1 u027", "9 u006 revealed, 10 u101", mine="back: 2 u089 revealed")
    assert choice(level, text, "attack 2>9 range", options=OPTIONS) == "use c05"


def test_the_flak_chief_directs_the_fire(level: str) -> None:
    text = tables(
        "1 u027",
        "9 u008 revealed",
        mine="hand: dive_bomber",
        theirs="back: 10 u041 revealed\n commanders: 12 c06",
    )
    assert choice(level, text, "event dive_bomber 9", options=OPTIONS) == "use c06"


def test_the_air_liaison_guides_aircraft(level: str) -> None:
    text = commanded(7, "1 u027", "9 u008 revealed, 10 u101", mine="hand: dive_bomber")
    assert choice(level, text, "event dive_bomber 9", options=OPTIONS) == "use c07"


def test_the_charge_leader_dampens_a_counter(level: str) -> None:
    text = commanded(8, "1 u006 revealed", "9 u013 revealed")
    assert choice(level, text, "attack 1>9 ap", "counter 9>1", options=OPTIONS, s1=(6,)) == "use c08"


def test_the_camouflage_officer_hides_what_cannot_fire(level: str) -> None:
    text = commanded(9, "1 u006 revealed dry, 2 u027", "9 u013 revealed, 10 u031 revealed")
    assert choice(level, text, options=OPTIONS) == "use c09 1"


def test_the_strategist_draws_two(level: str) -> None:
    text = commanded(10, "1 u027, 2 u091", "9 u031, 10 u045")
    assert choice(level, text, options=OPTIONS) == "wait c10"


@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_a_sure_hit_is_never_rolled_again(level: str, die: int) -> None:
    """Neither by an event nor by a commander: its target is destroyed anyway."""
    helpers = " commanders: 2 c03\n hand: ace_gunner"
    text = tables("1 u008 revealed, 3 u101", "9 u001 revealed, 10 u101", helpers)
    assert choice(level, text, "attack 1>9 ap", options="commanders=yes", s1=(die,)) == "pass"
