"""Sections 6 to 15 where a rule ends: the die that just succeeds, the unit that just may not, the number that is rolled."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, legal, load_dice, of, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import Counterattack, DeclareAttack, Spy
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import AP, BACK, FIRED, FRONT, REVEALED, SHELL
from wotrush.model.hunter.combat.strike import strike_frame
from wotrush.model.hunter.frames import AMBUSH_STRIKE
from wotrush.model.hunter.odds.forecast import (
    counter_chances,
    forecast,
    leaders,
    spy_chance,
    spy_counter,
    strike_chances,
)
from wotrush.model.hunter.positions.notation import parse_table
from wotrush.model.hunter.units import move

ENEMY = "\nseat: S2\n front: 9 u005 revealed"


def needed(events: list[ev.HunterEvent]) -> list[int]:
    """Return the target numbers of all dice."""
    return [rolled.needed for rolled in of(events, ev.DiceRolled)]


# 6 Attacks


def test_6_2_infantry_counters_infantry_by_its_rifle_less_mobility() -> None:
    game = table("seat: S1\n front: 1 u101 revealed\nseat: S2\n front: 9 u104 revealed", s1=(6,), s2=(6,))
    assert needed(play(game, "attack 1>9 rifle", "counter 9>1")) == [2, 3]


def test_6_3_3_after_a_counter_that_succeeded_nobody_is_asked_about_the_attack() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed, 2 u006\n hand: tungsten\nseat: S2\n front: 9 u005 revealed"
    game = table(text, "charge=yes", s2=(1,))
    events = play(game, "attack 1>9 ap charge", "counter 9>1")
    assert at(game, 1) == "gone"
    assert legal(game, "event tungsten") == []
    assert of(events, ev.Voided) == []


def test_6_5_a_flank_shot_lowers_armor_to_nothing_at_least() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n hand: flanking\nseat: S2\n front: 9 u001 revealed", s1=(6,)
    )
    assert needed(play(game, "attack 1>9 ap", "event flanking"))[0] == 5


def declared(text: str = ENEMY) -> HunterGame:
    """Return a table at which an attack waits for its dice."""
    game = table("seat: S1\n front: 1 u031 revealed\n hand: tungsten" + text)
    play(game, "attack 1>9 ap")
    assert "event tungsten" in legal(game)
    return game


def test_6_7_a_strike_at_a_unit_that_is_hidden_by_now_is_void() -> None:
    game = declared()
    game.flags[9] &= ~REVEALED
    assert of(play(game, "pass"), ev.Voided) == [ev.Voided(1)]
    assert at(game, 9) == "front hidden"


def test_6_7_a_strike_at_a_unit_in_another_line_by_now_is_void() -> None:
    game = declared()
    move(game, 9, BACK)
    game.events.clear()
    events = play(game, "pass")
    assert of(events, ev.Voided) == [ev.Voided(1)]
    assert of(events, ev.DiceRolled) == []


# 8 and 9


def test_8_1_a_hidden_unit_in_the_back_line_is_enough_to_spy_on() -> None:
    game = table("seat: S1\n front: 1 u102 revealed\nseat: S2\n front: 8 u005 revealed\n back: 9 u080")
    assert legal(game, "spy") == ["spy 1>S2"]


@pytest.mark.parametrize(("die", "found"), [(5, 2), (6, 0)])
def test_8_3_a_die_equal_to_the_spy_value_succeeds(die: int, found: int) -> None:
    game = table("seat: S1\n front: 1 u102 revealed\nseat: S2\n front: 9 u005, 10 u006", s1=(die,))
    events = play(game, "spy 1>S2")
    assert len(of(events, ev.UnitRevealed)) == found


def test_9_2_a_gun_does_not_counter_long_range() -> None:
    game = table(
        "seat: S1\n back: 2 u092 revealed\n front: 1 u031\nseat: S2\n front: 9 u082 revealed", s1=(6,)
    )
    play(game, "attack 2>9 range")
    assert game.active == 1


# 10 to 13


def test_10_2_without_a_front_line_a_player_does_not_fire_at_a_carpet_bombing() -> None:
    text = (
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031 revealed\nseat: S2\n back: 4 u080 revealed\n"
        "seat: S3\n front: 9 u019 revealed"
    )
    game = table(text, "players=3", s1=(6, 6, 6))
    play(game, "wait")
    assert (game.to_act(), legal(game)) == (2, ["aa 9", "pass"])


def shooting(options: str = "", back: str = "10 u079 revealed") -> HunterGame:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: dive_bomber\n"
    game = table(text + f"seat: S2\n front: 9 u019 revealed\n back: {back}", options, s1=(6,))
    play(game, "event dive_bomber 9")
    return game


def test_10_3_a_unit_that_has_missed_does_not_fire_at_the_same_strike_again() -> None:
    game = shooting()
    load_dice(game, 1, 4)
    play(game, "aa 9")
    assert legal(game) == ["aa 10", "pass"]
    assert at(game, 9) == "front"


def test_10_4_a_die_equal_to_the_target_number_brings_the_strike_down() -> None:
    game = shooting()
    load_dice(game, 1, 3)
    assert of(play(game, "aa 9"), ev.EventOff) == [ev.EventOff(0, 20)]


def test_10_5_a_shot_is_remembered_until_the_end_of_the_turn() -> None:
    game = shooting(back="")
    load_dice(game, 1, 4)
    play(game, "aa 9")
    assert game.flags[9] & FIRED
    play(game, "wait")
    assert not game.flags[9] & FIRED


PARA = (
    "seat: S1\n front: 1 u031 revealed\n back: 2 u100 revealed\n"
    "seat: S2\n front: 3 u005 revealed\n back: 4 u101 revealed, 5 u082"
)


def test_11_paratroopers_do_not_attack_hidden_units() -> None:
    assert legal(table(PARA), "attack 2") == ["attack 2>4 rifle"]


def test_11_a_river_does_not_lower_the_number_of_paratroopers() -> None:
    game = table(PARA + "\n before: river", s1=(6,), s2=(6,))
    assert needed(play(game, "attack 2>4 rifle", "counter 4>2")) == [4, 2]


def test_13_without_the_option_nobody_charges() -> None:
    assert legal(table("seat: S1\n front: 1 u031 revealed" + ENEMY), "attack") == ["attack 1>9 ap"]


# 14 and 15


def test_14_4_an_exhausted_unit_is_not_exhausted_again() -> None:
    game = table("seat: S1\n front: 1 u056 revealed, 2 u101 revealed, 3 u104 revealed" + ENEMY, s1=(1,))
    play(game, "use 1 hide 2")
    assert at(game, 1) == "front exhausted"
    assert legal(game, "use") == []


def test_14_8_a_pinned_amphibious_unit_does_not_help() -> None:
    text = "seat: S1\n front: 1 u108 revealed{}\n before: river" + ENEMY
    assert legal(table(text.format("")), "use") == ["use 1 river S1"]
    assert legal(table(text.format(" pinned")), "use") == []


def test_k01_works_only_for_the_active_player() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed" + ENEMY
    text += ", 10 u006 revealed dry\n commanders: 11 c01"
    game = table(text, "commanders=yes", s1=(6,), s2=(6,))
    play(game, "attack 1>9 ap")
    assert legal(game) == ["counter 9>1", "pass"], "nobody was asked while it was declared"


def test_k05_adds_one_to_long_range() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031\n back: 2 u092 revealed\n commanders: 3 c05" + ENEMY
    game = table(text, "commanders=yes", s1=(6,))
    assert needed(play(game, "attack 2>9 range", "use c05")) == [3]


def test_k06_adds_one_to_every_shot_and_comes_before_the_first() -> None:
    game = shooting("commanders=yes", "10 u079 revealed\n commanders: 11 c06")
    load_dice(game, 1, 6, 6)
    assert needed(play(game, "use c06", "aa 9", "aa 10")) == [4, 3, 3]
    game = shooting("commanders=yes", "10 u079 revealed\n commanders: 11 c06")
    load_dice(game, 1, 5)
    play(game, "aa 9")
    assert legal(game) == ["aa 10", "pass"]


def test_k07_adds_one_to_the_number_of_an_air_strike() -> None:
    text = (
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n commanders: 2 c07\n hand: dive_bomber" + ENEMY
    )
    game = table(text, "commanders=yes", s1=(6,))
    assert needed(play(game, "event dive_bomber 9", "use c07")) == [4]


def test_1_3_a_value_of_0_is_a_value() -> None:
    units, events = box().texts
    rows = [row.split(",") for row in units.splitlines()]
    column = rows[0].index("long_range")
    for row in rows:
        row[column] = "0" if row[0] == "u092" else row[column]
    cards = HunterCatalogue.parse("\n".join(map(",".join, rows)) + "\n", events)
    text = "seat: S1\n front: 1 u031\n back: 2 u092 revealed" + ENEMY
    assert legal(parse_table(text, cards), "attack") == ["attack 2>9 range"]


@pytest.mark.parametrize(("state", "gone"), [("", 1 / 36), (" pinned", 11 / 36)])
def test_6_5_chances_of_a_strike_from_anywhere(state: str, gone: float) -> None:
    game = table(f"seat: S1\n front: 1 u002 revealed\nseat: S2\n front: 9 u101 revealed{state}")
    cast = strike_chances(game, strike_frame(1, 9, SHELL, 2, AMBUSH_STRIKE, (FRONT, FRONT), 1, 0))
    assert (cast.number, cast.salvos, cast.dry_from) == (1, 2, 6)
    assert cast.success == pytest.approx(11 / 36)
    assert cast.destroys == pytest.approx(gone)
    assert cast.dry == pytest.approx(11 / 36)


# Without events, as search plays


def test_a_void_strike_and_a_failed_spying_are_the_same_without_events() -> None:
    game = declared()
    game.record = False
    game.flags[9] &= ~REVEALED
    play(game, "pass")
    assert at(game, 9) == "front hidden"
    text = "seat: S1\n front: 1 u102 revealed\nseat: S2\n front: 9 u005, 10 u006"
    for die, hidden in ((6, 2), (5, 0)):
        game = table(text, s1=(die,))
        game.record = False
        assert play(game, "spy 1>S2") == []
        assert sum(at(game, place) == "front hidden" for place in (9, 10)) == hidden


# Forecasts


def test_a_forecast_tells_what_is_lost_and_destroyed_by_attack_and_counter() -> None:
    cast = forecast(table("seat: S1\n front: 1 u031 revealed" + ENEMY), DeclareAttack(1, 9, AP, 1))
    assert cast.success == cast.destroys == pytest.approx(1 / 3)
    assert cast.lost == cast.struck == pytest.approx(2 / 3 * 1 / 3)
    assert cast.dry == pytest.approx(1 / 6)


def test_leaders_are_those_that_the_rules_would_offer() -> None:
    game = table("seat: S1\n front: 1 u031 revealed, 2 u025, 3 u026 revealed exhausted" + ENEMY)
    assert leaders(game, DeclareAttack(1, 9, AP, 1)) == [2]


def test_the_worst_counter_to_a_spy_is_that_of_an_open_unit_that_may_make_one() -> None:
    text = "seat: S1\n front: 1 u102 revealed\nseat: S2\n front: {}"
    worst = spy_counter(table(text.format("9 u005 revealed, 10 u101 revealed, 11 u006")), Spy(1, 1))
    assert worst is not None
    assert worst.number == 2
    assert worst.destroys == pytest.approx(1 / 3)
    assert spy_counter(table(text.format("9 u009 revealed, 10 u101")), Spy(1, 1)) is None
    assert spy_chance(table(text.format("9 u005")), 1) == pytest.approx(5 / 6)


def test_a_counter_is_forecast_with_the_bonus_of_the_charge_that_it_answers() -> None:
    game = table("seat: S1\n front: 1 u031 revealed" + ENEMY, "charge=yes")
    counter = Counterattack(9, 1, 1)
    assert counter_chances(game, counter).number == 2
    play(game, "attack 1>9 ap charge")
    assert counter_chances(game, counter).number == 3


def test_infantry_that_cannot_cross_a_river_is_no_danger_to_a_spying_tank() -> None:
    text = "seat: S1\n front: 1 u002 revealed\nseat: S2\n front: 9 u097 revealed, 10 u006\n before:{}"
    near, far = (spy_counter(table(text.format(card)), Spy(1, 1)) for card in ("", " river"))
    assert near is not None
    assert near.number == 2
    assert far is None


def test_an_attack_that_is_never_countered_loses_nothing() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u101 revealed")
    cast = forecast(game, DeclareAttack(1, 9, SHELL, 1))
    assert cast.counter is None
    assert cast.countered == cast.lost == cast.struck == 0.0


def test_14_8_a_second_water_card_is_ignored_beside_the_first() -> None:
    text = "seat: S1\n front: 1 u029 revealed, 2 u056 revealed, 3 u031 revealed\n before: river swamp\n"
    game = table(text + "seat: S2\n front: 9 u101 revealed", s1=(1, 1))
    assert legal(game, "attack 3") == ["attack 3>9 shell"]
    play(game, "use 1 river S1", "use 2 swamp S1")
    assert legal(game, "attack 3") == ["attack 3>9 overrun", "attack 3>9 shell"]
