"""Sections 7 to 9: states, spying, long range."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, legal, of, pile, play, refused, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import DiceRolled, SpyResolved, UnitRevealed, Voided
from wotrush.model.hunter.frames import ENDING


@pytest.mark.parametrize("state", ["pinned", "dry"])
def test_7_1_pinned_or_dry_units_do_not_attack_counter_spy_or_advance(state: str) -> None:
    text = f"stack: turn 0\nseat: S1\n front: 1 u101 revealed {state}\n back: 2 u102 revealed {state}\n"
    game = table(text + "seat: S2\n front: 3 u031 revealed, 4 u005")
    assert legal(game) == ["wait"]


def test_7_1_a_unit_may_be_pinned_and_dry() -> None:
    game = table("seat: S1\n front: 1 u101 revealed pinned dry\n hand: resupply\nseat: S2\n front: 2 u031")
    assert legal(game, "event") == ["event resupply 1 ammo", "event resupply 1 pinned"]


def test_7_2_pinned_again_is_scored_by_who_did_it() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: heavy_guns\n"
        "seat: S2\n front: 2 u101 revealed pinned, 3 u005"
    )
    game = table(text, s1=(3, 3))
    play(game, "event heavy_guns S2")
    assert pile(game, 0) == ["u101"]


def test_7_3_dry_again_by_a_card_is_removed() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: supply_raid\nseat: S2\n front: 2 u005 revealed dry, 3 u006"
    )
    game = table(text)
    play(game, "event supply_raid 2")
    assert at(game, 2) == "gone"
    assert pile(game, 0) == []
    assert len(game.removed_units) == 1


def test_7_4_each_cure_takes_one_marker() -> None:
    text = (
        "stack: turn 0\nseat: S1\n front: 1 u101 revealed pinned dry\n hand: resupply smoke ambush river\n"
        " commanders: 2 c01, 3 c02\nseat: S2\n front: 9 u031"
    )
    ways = {
        ("cure 1 ammo", "discard smoke", "discard ambush", "discard river"): "front pinned",
        ("begin", "event resupply 1 pinned"): "front dry",
        ("begin", "use c01 1"): "front pinned",
        ("begin", "use c02 free 1"): "front dry",
    }
    for lines, left in ways.items():
        game = table(text, "commanders=yes")
        play(game, *lines)
        assert at(game, 1) == left


def test_7_5_an_exhausted_unit_attacks_as_usual_and_hiding_does_not_matter() -> None:
    text = "seat: S1\n front: 1 u031 revealed exhausted\nseat: S2\n front: 2 u005 revealed"
    assert legal(table(text), "attack") == ["attack 1>2 ap"]


SPY = """
seat: S1
  front: 1 u022 revealed, 2 u031 revealed
  back: 3 u023 revealed
seat: S2
  front: 4 u005, 5 u006
  back: 6 u092
seat: S3
  front: 7 u007 revealed
"""


def spy(more: str = "", **dice: tuple[int, ...]) -> HunterGame:
    return table(SPY.replace("seat: S3", f"{more}\nseat: S3"), "players=3", **dice)


def test_8_1_an_able_unit_with_the_value_spies_from_the_front_line_on_a_player_with_a_hidden_unit() -> None:
    game = spy()
    assert legal(game, "spy") == ["spy 1>S2"]
    assert refused(game, "spy 1>S3") == "That player has no hidden unit."
    assert refused(game, "spy 2>S2").endswith("it cannot spy.")
    assert refused(game, "spy 3>S2").endswith("only units in the front line do that.")


def test_8_2_a_spying_is_void_when_the_last_hidden_unit_is_revealed() -> None:
    text = "seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 2 u005\n hand: river"
    game = table(text)
    play(game, "spy 1>S2")
    assert game.to_act() == 1
    events = play(game, "reveal 2")
    assert of(events, Voided) == [Voided(1)]
    assert game.stack[-1][0] == ENDING


def test_8_2_a_spying_is_void_when_the_spy_is_not_able() -> None:
    game = spy(" hand: strafing", s2=(1,))
    events = play(game, "spy 1>S2", "event strafing 1")
    assert of(events, Voided) == [Voided(1)]
    assert not of(events, SpyResolved)


def test_8_3_one_die_no_ammo_check() -> None:
    game = spy(s1=(6,), s2=(6,))
    events = play(game, "spy 1>S2")
    assert of(events, DiceRolled) == [DiceRolled(0, "spy", 1, (6,), 5)]
    assert at(game, 1) == "front", "6 is its readiness"


def test_8_4_as_many_units_as_the_die_shows_one_after_the_other() -> None:
    game = spy(s1=(2,))
    play(game, "spy 1>S2")
    assert game.to_act() == 0
    assert legal(game) == ["show 4", "show 5", "show 6"]
    play(game, "show 6")
    assert legal(game) == ["show 4", "show 5"]
    play(game, "show 4")
    assert at(game, 5) == "front hidden"
    assert game.active == 1


def test_8_4_fewer_if_there_are_not_so_many() -> None:
    game = spy(s1=(5,))
    events = play(game, "spy 1>S2")
    assert len(of(events, UnitRevealed)) == 3
    assert of(events, SpyResolved) == [SpyResolved(0, 1, 3)]


def test_8_5_after_a_failure_any_front_line_unit_counters_hidden_ones_too() -> None:
    game = spy(s1=(6,), s2=(1,))
    play(game, "spy 1>S2")
    assert game.reacting
    assert legal(game) == ["counter 4>1", "counter 5>1", "pass"]
    play(game, "counter 5>1")
    assert at(game, 1) == "gone"
    assert pile(game, 1) == ["u022"]


def test_8_5_not_a_pinned_dry_or_turretless_one_nor_the_back_line() -> None:
    text = (
        "seat: S1\n front: 1 u022 revealed\n"
        "seat: S2\n front: 2 u009, 3 u101 pinned, 4 u006 dry, 5 u005\n back: 6 u080"
    )
    game = table(text, s1=(6,))
    play(game, "spy 1>S2")
    assert legal(game) == ["counter 5>1", "pass"]


def test_8_5_there_an_inf_counters_whatever_it_faces() -> None:
    text = "seat: S1\n front: 1 u022 revealed\nseat: S2\n front: 2 u101"
    game = table(text, s1=(6,), s2=(2,))
    events = play(game, "spy 1>S2", "counter 2>1")
    assert of(events, DiceRolled)[-1].needed == 2, "suicide 1 and 1 for the open top of the Sd.Kfz. 222"


FAR = """
seat: S1
  front: 1 u031 revealed{spotter}
  back: 2 u092 revealed
seat: S2
  front: 3 u008 revealed, 4 u101 revealed
  back: 5 u080 revealed
"""


def test_9_1_from_the_back_line_on_a_front_line() -> None:
    game = table(FAR.format(spotter=""))
    assert legal(game, "attack 2") == ["attack 2>3 range", "attack 2>4 range"]


def test_9_1_a_long_range_unit_in_the_front_line_has_no_long_range() -> None:
    game = table("seat: S1\n front: 1 u092 revealed\nseat: S2\n front: 2 u101 revealed")
    assert legal(game, "attack") == ["attack 1>2 shell"]


@pytest.mark.parametrize(("die", "three", "two"), [(2, "gone", "back"), (3, "front", "back dry")])
def test_9_2_one_die_no_defence_no_counter_success_destroys_ammo_is_checked(
    die: int, three: str, two: str
) -> None:
    game = table(FAR.format(spotter=""), s1=(die,))
    play(game, "attack 2>3 range")
    assert at(game, 3) == three
    assert at(game, 2) == two
    assert game.active == 1


def test_9_2_mines_and_rivers_do_not_matter() -> None:
    game = table(FAR.format(spotter="").replace("back: 5 u080 revealed", "before: minefield river"), s1=(2,))
    play(game, "attack 2>3 range")
    assert at(game, 3) == "gone"
    assert game.before[1]


def test_9_3_no_evading_smoke_or_ambush_but_escape_works() -> None:
    text = FAR.format(spotter="").replace("back: 5 u080 revealed", "hand: smoke ambush escape")
    game = table(text, "evade=yes", s1=(1,))
    play(game, "attack 2>4 range")
    assert legal(game) == ["event escape", "pass"]
    play(game, "event escape")
    assert at(game, 4) == "front hidden"


def test_9_3_field_repairs_work() -> None:
    text = FAR.format(spotter="").replace("back: 5 u080 revealed", "hand: field_repair")
    game = table(text, s1=(1,), s2=(3,))
    play(game, "attack 2>3 range", "event field_repair")
    assert at(game, 3) == "front dry"


def test_9_3_leadership_does_not_help_long_range() -> None:
    text = "seat: S1\n front: 1 u025 revealed\n back: 2 u018 revealed\nseat: S2\n front: 3 u008 revealed"
    game = table(text, s1=(6,))
    play(game, "attack 2>3 range")
    assert game.active == 1
