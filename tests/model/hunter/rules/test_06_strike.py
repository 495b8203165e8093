"""Sections 6.3 to 6.7: the procedure of an attack and of a strike."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, discard, legal, load_dice, of, pile, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.cards.words import DRY
from wotrush.model.hunter.events import AttackDeclared, DiceRolled, EventDiscarded, StrikeResolved, Voided


def duel(
    attacker: str, target: str, more: str = "", options: str = "", state: str = "", **dice: tuple[int, ...]
) -> HunterGame:
    text = f"seat: S1\n front: 1 {attacker} revealed\nseat: S2\n front: 2 {target} revealed {state}\n{more}"
    return table(text, options, **dice)


def test_6_3_the_steps_in_their_order() -> None:
    more = " before: minefield\n hand: minefield"
    game = duel("u031", "u082", more, s1=(6,), s2=(6, 6))
    events = play(game, "attack 1>2 shell")
    assert [type(event) for event in events] == [AttackDeclared, EventDiscarded, DiceRolled]
    assert game.acted, "the action is spent with the declaration"
    assert legal(game) == ["event minefield", "pass"], "window DECLARED"
    play(game, "pass")
    assert legal(game) == ["counter 2>1", "pass"], "a GUN counters first"
    events = play(game, "counter 2>1")
    assert [(event.seat, event.cause) for event in of(events, DiceRolled)] == [(1, "strike"), (0, "strike")]
    assert legal(game) == ["event minefield", "pass"], "the attack is over: window END"


def test_6_3_step_6_a_counter_that_comes_second_follows_a_failure_only() -> None:
    game = duel("u031", "u005", s1=(6,))
    play(game, "attack 1>2 ap")
    assert legal(game) == ["counter 2>1", "pass"]
    game = duel("u031", "u005", s1=(1,))
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "gone"
    assert not legal(game, "counter")


def test_6_3_step_3_a_void_attack_ends_the_procedure_without_a_counter() -> None:
    game = duel("u031", "u082", " hand: strafing", s2=(1,))
    play(game, "attack 1>2 shell")
    assert legal(game) == ["event strafing 1", "pass"]
    events = play(game, "event strafing 1")
    assert at(game, 1) == "front dry"
    assert of(events, Voided) == [Voided(1)]
    assert game.active == 1


def test_6_4_the_windows_of_a_strike_in_their_order() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n hand: tungsten ace_gunner captured_vehicle\n"
        "seat: S2\n front: 2 u005 revealed, 3 u006\n hand: field_repair emergency_reserve"
    )
    game = table(text, s1=(5, 6), s2=(6,))
    play(game, "attack 1>2 ap")
    assert legal(game) == ["event tungsten", "pass"], "1: READY"
    events = play(game, "event tungsten")
    assert [event.needed for event in of(events, DiceRolled)] == [5 + 2 - 3], "3 and 4"
    assert legal(game) == ["event ace_gunner d1", "pass"], "5: ROLLED"
    load_dice(game, 0, 4)
    play(game, "event ace_gunner d1")
    assert legal(game) == ["event field_repair", "pass"], "6 and 7: HIT"
    play(game, "event field_repair")
    assert at(game, 2) == "gone"
    assert at(game, 1) == "front", "8: the last result counts, 4 is below its readiness"
    assert legal(game) == ["event captured_vehicle 2", "pass"], "9: LOST"


def test_6_4_2_a_void_strike_rolls_no_die_and_what_was_spent_stays_spent() -> None:
    text = "seat: S1\n front: 1 u031 revealed\n hand: tungsten\nseat: S2\n front: 2 u005 revealed"
    game = table(text, s1=(1,))
    play(game, "attack 1>2 ap")
    game.flags[1] |= DRY  # No card of the box does this in window READY.
    events = play(game, "event tungsten")
    assert not of(events, DiceRolled)
    assert of(events, Voided) == [Voided(1)]
    assert discard(game) == ["tungsten"]
    assert game.active == 1


def test_6_4_5_the_last_result_of_a_die_counts_for_the_ammo_too() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n hand: ace_gunner\nseat: S2\n front: 2 u015 revealed",
        s1=(2,),
    )
    play(game, "attack 1>2 ap")
    load_dice(game, 0, 6)
    play(game, "event ace_gunner d1", "pass")
    assert at(game, 1) == "front dry"


def test_6_4_8_all_salvos_are_rolled_even_after_a_hit_or_running_dry() -> None:
    game = duel("u019", "u027", s1=(1, 6, 6, 1))
    events = play(game, "attack 1>2 ap x4")
    assert of(events, DiceRolled)[0].dice == (1, 6, 6, 1)
    assert of(events, StrikeResolved)[0].hits == 2
    assert at(game, 1) == "front dry"


def test_6_4_6_hits_count_dice_up_to_the_target_number() -> None:
    game = duel("u086", "u101", s1=(1, 2, 2, 1))
    events = play(game, "attack 1>2 shell x4")
    assert of(events, DiceRolled)[0].needed == 1
    assert of(events, StrikeResolved)[0].hits == 2


def test_6_4_7_one_shell_pins_two_destroy() -> None:
    game = duel("u088", "u101", s1=(1,))
    play(game, "attack 1>2 shell")
    assert at(game, 2) == "front pinned"
    game = duel("u099", "u085", s1=(6, 6, 6))
    game = duel("u020", "u101", s1=(1, 1))
    play(game, "attack 1>2 shell x2")
    assert at(game, 2) == "gone"
    assert pile(game, 0) == ["u101"]


def test_6_4_7_pinned_again_is_destroyed() -> None:
    game = duel("u088", "u101", state="pinned", s1=(1,))
    play(game, "attack 1>2 shell")
    assert at(game, 2) == "gone"


@pytest.mark.parametrize(("die", "state"), [(5, "front"), (6, "front dry")])
def test_6_4_8_a_die_at_or_above_the_readiness_makes_dry_hit_or_miss(die: int, state: str) -> None:
    game = duel("u031", "u015", s1=(die,), s2=(6,))
    play(game, "attack 1>2 ap", "pass")
    assert at(game, 1) == state


def test_6_4_8_seven_cannot_run_dry() -> None:
    game = duel("u020", "u101", s1=(6, 6))
    play(game, "attack 1>2 shell x2")
    assert at(game, 1) == "front"


def test_6_4_9_a_unit_destroyed_by_a_counter_goes_to_who_countered() -> None:
    game = duel("u031", "u005", s1=(6,), s2=(1,))
    play(game, "attack 1>2 ap", "counter 2>1")
    assert pile(game, 1) == ["u031"]
    assert game.scores == [0, 35]


def test_6_4_3_the_target_number_holds_for_every_salvo() -> None:
    game = duel("u019", "u027", s1=(1, 2))
    events = play(game, "attack 1>2 ap x2")
    assert of(events, DiceRolled)[0].needed == 1
    assert of(events, StrikeResolved)[0].hits == 1


def test_6_6_a_declared_attack_is_not_called_off_by_its_owner() -> None:
    game = duel("u031", "u101", " hand: trench", s1=(2,))
    play(game, "attack 1>2 shell", "event trench 2")
    assert at(game, 2) == "front pinned trench", "T is 5 - 1 - 2"


def test_6_6_protection_that_comes_later_does_not_matter() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 2 u025 revealed, 3 u026 revealed\n hand: camouflage"
    )
    game = table(text, s1=(1,))
    play(game, "attack 1>2 ap")
    play(game, "event camouflage 3")
    assert at(game, 2) == "gone"


def test_6_7_a_void_attack_stays_spent() -> None:
    game = duel("u031", "u005", " hand: smoke")
    events = play(game, "attack 1>2 ap", "event smoke")
    assert of(events, AttackDeclared)
    assert not of(events, DiceRolled)
    assert game.active == 1


def test_6_7_a_counter_that_pins_the_attacker_voids_the_attack() -> None:
    game = duel("u101", "u082", s2=(3,))
    play(game, "attack 1>2 rifle", "counter 2>1")
    assert at(game, 1) == "front pinned"
    assert at(game, 2) == "front"
    assert game.active == 1


def test_6_5_values_and_defences_are_at_least_zero_and_armor_cards_count() -> None:
    game = duel("u005", "u032", state="armor", s1=(1,))
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "gone", "6 - 5"
    game = duel("u005", "u032", state="armor", s1=(2,), s2=(6,))
    play(game, "attack 1>2 ap", "pass")
    assert at(game, 2) == "front armor"
