"""Sections 10 to 13: air strikes, paratroopers, evade, charge."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, discard, legal, load_dice, of, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import DiceRolled, EventOff

AIR = """
event_deck: smoke
seat: S1
  front: 1 u031 revealed
  hand: {hand}
seat: S2
  front: 2 u005 revealed, 3 u019 revealed
  back: 4 u080, 5 u093 revealed dry
  hand: {theirs}
seat: S3
  front: 6 u079 revealed
  hand: air_cover
"""


def air(hand: str = "dive_bomber", theirs: str = "", **dice: tuple[int, ...]) -> HunterGame:
    return table(AIR.format(hand=hand, theirs=theirs), "players=3 evade=yes", **dice)


def test_10_1_an_air_strike_is_no_action_and_has_no_hit_window() -> None:
    game = air(theirs="field_repair", s1=(3,))
    play(game, "event dive_bomber 2", "pass")
    assert at(game, 2) == "gone"
    assert "wait" in legal(game)


def test_10_2_the_owner_of_the_unit_is_affected_and_nobody_else() -> None:
    game = air()
    play(game, "event dive_bomber 2")
    assert game.to_act() == 1
    assert game.reacting
    load_dice(game, 0, 6)
    play(game, "pass")
    assert game.to_act() == 0, "S3 was not asked"


def test_10_2_carpet_bombing_affects_every_player_with_a_front_line_one_after_the_other() -> None:
    game = table(
        AIR.format(hand="", theirs="").replace("event_deck: smoke", "event_deck: smoke carpet_bombing"),
        "players=3",
    )
    play(game, "wait")
    assert game.to_act() == 1
    load_dice(game, 1, 6)
    play(game, "aa 3")
    assert game.to_act() == 1, "asking goes on with him, not with the active player"
    play(game, "pass")
    assert game.to_act() == 2
    load_dice(game, 0, 2, 2, 2, 2)
    play(game, "pass")
    assert game.bombings == 1
    assert discard(game) == ["carpet_bombing"]


def test_10_3_each_anti_air_unit_of_either_line_once_hidden_ones_are_revealed() -> None:
    game = air(s2=(5, 5))
    play(game, "event dive_bomber 2")
    assert legal(game) == ["aa 3", "aa 4", "pass"]
    play(game, "aa 4")
    assert at(game, 4) == "back dry", "a 5 is its readiness"
    assert legal(game) == ["aa 3", "pass"]


def test_10_3_the_target_number_is_the_value_without_defence() -> None:
    game = air(s2=(4,))
    play(game, "event dive_bomber 2")
    events = play(game, "aa 4")
    assert of(events, DiceRolled) == [DiceRolled(1, "shot", 4, (4,), 4)]


def test_10_4_the_first_success_takes_the_card_off_for_everybody() -> None:
    game = air(s2=(1,))
    events = play(game, "event dive_bomber 2", "aa 3")
    assert of(events, EventOff) == [EventOff(0, 20)]
    assert discard(game) == ["dive_bomber"]
    assert at(game, 2) == "front"
    assert game.to_act() == 0


def test_10_4_air_cover_does_the_same() -> None:
    game = air(hand="fighter_bomber", theirs="air_cover")
    play(game, "event fighter_bomber S2", "event air_cover")
    assert discard(game) == ["air_cover", "fighter_bomber"]
    assert at(game, 2) == "front"


def test_10_5_a_unit_that_fired_at_aircraft_cannot_evade() -> None:
    text = "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u021 revealed {}, 3 u006"
    for fired, legal_then in (("", ["evade", "pass"]), ("fired", [])):
        game = table(text.format(fired), "evade=yes", s1=(1,))
        play(game, "attack 1>2 ap")
        assert legal(game, "evade") + legal(game, "pass") == legal_then
    assert at(game, 2) == "gone"


PARA = """
seat: S1
  front: 1 u031 revealed
  back: 2 u100 revealed
seat: S2
  front: 3 u005 revealed
  back: 4 u082 revealed, 5 u101 revealed, 6 u037 revealed
  {before}
"""


def test_11_paratroopers_in_the_back_line_attack_revealed_units_in_back_lines() -> None:
    game = table(PARA.format(before=""))
    assert legal(game, "attack 2") == ["attack 2>4 rifle", "attack 2>5 rifle", "attack 2>6 suicide"]


def test_11_table_and_counter_as_in_the_front_line() -> None:
    game = table(PARA.format(before=""), s1=(2,), s2=(5,))
    play(game, "attack 2>4 rifle")
    assert legal(game, "counter") == ["counter 4>2"]
    play(game, "counter 4>2")
    assert at(game, 4) == "gone"
    assert at(game, 2) == "back"


def test_11_mines_rivers_and_ambush_do_not_touch_it_but_smoke_does() -> None:
    game = table(PARA.format(before="before: minefield river\n  hand: ambush smoke"), s1=(1,))
    play(game, "attack 2>6 suicide")
    assert legal(game) == ["event smoke", "pass"]
    play(game, "pass")
    assert at(game, 6) == "gone"
    assert game.before[1]


def test_11_in_the_front_line_it_is_an_ordinary_unit() -> None:
    game = table(
        "seat: S1\n front: 1 u100 revealed\nseat: S2\n front: 2 u005 revealed\n back: 3 u082 revealed"
    )
    assert legal(game, "attack") == ["attack 1>2 suicide"]


def evading(
    target: str = "u022", attacker: str = "u031", state: str = "", more: str = "", **dice: tuple[int, ...]
) -> HunterGame:
    text = (
        f"seat: S1\n front: 1 {attacker} revealed\n hand: minefield\n"
        f"seat: S2\n front: 2 {target} revealed {state}\n{more}"
    )
    return table(text, "evade=yes", **dice)


def attacked(game: HunterGame, *lines: str) -> None:
    """Attack; S1 could lay a Minefield in every open window, and does not."""
    for text in lines:
        play(game, text)
        while legal(game) == ["event minefield", "pass"]:
            play(game, "pass")


def test_12_1_a_unit_that_would_be_destroyed_may_roll_once() -> None:
    game = evading(s1=(1,), s2=(3,))
    attacked(game, "attack 1>2 ap")
    assert legal(game) == ["evade", "pass"]
    play(game, "evade")
    assert at(game, 2) == "front evaded"


def test_12_1_a_failed_roll_leaves_room_for_a_card() -> None:
    game = evading(s1=(1,), s2=(4, 1), more=" hand: field_repair")
    attacked(game, "attack 1>2 ap", "evade")
    assert legal(game) == ["event field_repair", "pass"]
    play(game, "pass")
    assert at(game, 2) == "gone"


def test_12_1_counters_can_be_evaded_too() -> None:
    game = evading(target="u005", attacker="u022", s1=(6, 6, 1), s2=(1,))
    attacked(game, "attack 1>2 ap x2", "counter 2>1")
    assert at(game, 1) == "gone", "it had rolled, so it could not evade"


@pytest.mark.parametrize("state", ["pinned", "dry", "fired"])
def test_12_2_not_pinned_dry_or_having_rolled(state: str) -> None:
    game = evading(state=state, s1=(1,))
    attacked(game, "attack 1>2 ap")
    assert at(game, 2) == "gone"


@pytest.mark.parametrize(
    ("attacker", "target", "kind"), [("u101", "u022", "suicide"), ("u031", "u108", "overrun")]
)
def test_12_2_not_against_suicide_and_overrun(attacker: str, target: str, kind: str) -> None:
    game = evading(target=target, attacker=attacker, s1=(1,))
    attacked(game, f"attack 1>2 {kind}")
    assert at(game, 2) == "gone"


def test_12_2_without_the_option_the_symbol_is_ignored() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u022 revealed", s1=(1,))
    attacked(game, "attack 1>2 ap")
    assert at(game, 2) == "gone"


def test_12_2_a_spy_roll_does_not_count() -> None:
    text = "seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 2 u005"
    game = table(text, "evade=yes", s1=(6, 3), s2=(1,))
    play(game, "spy 1>S2", "counter 2>1")
    assert legal(game) == ["evade", "pass"]


def test_12_3_an_afv_that_evades_the_first_counter_of_a_gun_has_lost_its_shot() -> None:
    game = evading(target="u082", attacker="u021", s1=(3,), s2=(1,))
    attacked(game, "attack 1>2 shell", "counter 2>1", "evade")
    assert at(game, 1) == "front evaded"
    assert at(game, 2) == "front"
    assert legal(game) == ["end", "event minefield"]


def test_12_3_it_lasts_until_the_end_of_the_turn() -> None:
    game = evading(s1=(1,), s2=(1,))
    attacked(game, "attack 1>2 ap", "evade", "end")
    assert at(game, 2) == "front"
    assert game.active == 1


def test_12_4_one_roll_averts_all_hits_and_checks_no_ammo() -> None:
    game = evading(attacker="u019", target="u057", s1=(1, 1), s2=(2,))
    attacked(game, "attack 1>2 ap x2", "evade")
    assert at(game, 2) == "front evaded"


def charging(before: str = "", theirs: str = "", target: str = "u005", **dice: tuple[int, ...]) -> HunterGame:
    text = (
        f"seat: S1\n front: 1 u031 revealed\n before: {before}\n"
        f"seat: S2\n front: 2 {target} revealed\n before: {theirs}"
    )
    return table(text, "charge=yes", **dice)


def test_13_a_charge_is_declared_afv_against_afv_with_ap() -> None:
    assert legal(charging(), "attack") == ["attack 1>2 ap", "attack 1>2 ap charge"]
    assert legal(charging(target="u082"), "attack") == ["attack 1>2 overrun", "attack 1>2 shell"]


def test_13_the_counter_comes_first_with_plus_one_then_the_attack_with_plus_two() -> None:
    game = charging(s1=(4,), s2=(4,))
    play(game, "attack 1>2 ap charge")
    events = play(game, "counter 2>1")
    assert [event.needed for event in of(events, DiceRolled)] == [6 - 4 + 1, 5 - 3 + 2]
    assert at(game, 2) == "gone"


def test_13_a_declined_counter_does_not_come_later() -> None:
    game = charging(s1=(6,))
    play(game, "attack 1>2 ap charge", "pass")
    assert game.active == 1
    assert at(game, 2) == "front"


@pytest.mark.parametrize(("before", "theirs"), [("river", ""), ("", "river"), ("swamp", "")])
def test_13_rivers_and_the_own_swamp_forbid_it(before: str, theirs: str) -> None:
    assert legal(charging(before, theirs), "attack") == ["attack 1>2 ap"]


def test_13_the_swamp_of_the_target_does_not() -> None:
    assert "attack 1>2 ap charge" in legal(charging("", "swamp"))
