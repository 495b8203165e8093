"""Section 6.1 to 6.3: declaring, the table, counters."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, legal, of, pile, play, refused, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.events import AttackDeclared, CounterDeclared, DiceRolled, StrikeResolved

AFV, GUN, INF = "u031", "u082", "u101"
"""T-34/76: ap 5, nap 5, overrun 6, armor 4. PaK 40: ap 6, nap 4, mobility 2. Rifle Squad: rifle 4, suicide 1, mobility 1."""


def duel(attacker: str, target: str, options: str = "", **dice: tuple[int, ...]) -> HunterGame:
    text = f"seat: S1\n front: 1 {attacker} revealed\nseat: S2\n front: 2 {target} revealed"
    return table(text, options, **dice)


@pytest.mark.parametrize(
    ("attacker", "target", "kinds"),
    [
        (AFV, AFV, ["ap"]),
        (AFV, GUN, ["overrun", "shell"]),
        (AFV, INF, ["overrun", "shell"]),
        (GUN, AFV, ["ap"]),
        (GUN, GUN, ["shell"]),
        (GUN, INF, ["shell"]),
        (INF, AFV, ["suicide"]),
        (INF, GUN, ["rifle"]),
        (INF, INF, ["rifle"]),
    ],
)
def test_6_1_and_6_2_the_kinds_of_attack(attacker: str, target: str, kinds: list[str]) -> None:
    game = duel(
        attacker, "u032" if target == attacker == AFV else "u088" if target == attacker == GUN else target
    )
    assert legal(game, "attack") == [f"attack 1>2 {kind}" for kind in kinds]


def test_6_1_the_attacker_needs_a_value_for_the_kind_of_strike() -> None:
    assert legal(duel("u054", "u031"), "attack") == [], "a half-track has no AP value"
    assert legal(duel("u054", "u101"), "attack") == [
        "attack 1>2 overrun",
        "attack 1>2 shell",
        "attack 1>2 shell x2",
    ]


def test_6_1_pinned_and_dry_units_do_not_attack_but_can_be_attacked() -> None:
    text = "seat: S1\n front: 1 u031 revealed, 2 u101 revealed pinned, 3 u032 revealed dry\n"
    game = table(text + "seat: S2\n front: 4 u005 revealed dry, 5 u082 revealed pinned")
    assert legal(game, "attack") == ["attack 1>4 ap", "attack 1>5 overrun", "attack 1>5 shell"]
    assert refused(game, "attack 2>4 suicide").endswith("pinned.")
    assert refused(game, "attack 3>4 ap").endswith("out of ammo.")


def test_6_1_one_to_n_salvos_are_chosen_before_any_die() -> None:
    game = duel("u019", "u031", s1=(6, 6, 6))
    assert legal(game, "attack") == [
        "attack 1>2 ap",
        "attack 1>2 ap x2",
        "attack 1>2 ap x3",
        "attack 1>2 ap x4",
    ]
    events = play(game, "attack 1>2 ap x3")
    assert of(events, AttackDeclared)[0].salvos == 3
    assert of(events, DiceRolled)[0].dice == (6, 6, 6)
    assert refused(duel("u019", "u031"), "attack 1>2 ap x5").endswith("not that many salvos.")


def test_6_1_a_hopeless_attack_may_be_declared() -> None:
    game = duel("u002", "u015", s1=(1, 1), s2=(6,))
    play(game, "attack 1>2 ap x2")
    assert at(game, 2).startswith("front")


def test_6_1_nobody_attacks_himself() -> None:
    game = table("seat: S1\n front: 1 u031 revealed, 2 u032 revealed\nseat: S2\n front: 3 u005 revealed")
    assert refused(game, "attack 1>2 ap").endswith("you cannot attack your own units.")


ATTACK_FIRST = [
    (AFV, "u005", "ap", "counter 2>1"),
    (GUN, "u005", "ap", "counter 2>1"),
    (INF, "u107", "rifle", "counter 2>1"),
    (AFV, INF, "overrun", "counter 2>1"),
]


@pytest.mark.parametrize(("attacker", "target", "kind", "answer"), ATTACK_FIRST)
def test_6_2_the_counter_comes_second_after_a_failure(
    attacker: str, target: str, kind: str, answer: str
) -> None:
    game = duel(attacker, target, s1=(6,), s2=(6,))
    play(game, f"attack 1>2 {kind}")
    assert game.to_act() == 1
    assert legal(game) == [answer, "pass"]
    assert not game.private
    play(game, "pass")
    assert game.active == 1


@pytest.mark.parametrize(("attacker", "target", "kind", "answer"), ATTACK_FIRST)
def test_6_2_a_success_is_not_countered(attacker: str, target: str, kind: str, answer: str) -> None:
    game = duel(attacker, target, s1=(1,))
    events = play(game, f"attack 1>2 {kind}")
    assert at(game, 2) == "gone"
    assert not of(events, CounterDeclared)
    assert pile(game, 0) == [target]


@pytest.mark.parametrize(
    ("attacker", "target", "kind", "result"),
    [
        (AFV, GUN, "shell", "front pinned"),
        (AFV, GUN, "overrun", "gone"),
        (GUN, "u088", "shell", "front pinned"),
        (INF, GUN, "rifle", "gone"),
    ],
)
def test_6_2_a_gun_counters_first_and_the_attack_follows_if_that_failed(
    attacker: str, target: str, kind: str, result: str
) -> None:
    game = duel(attacker, target, s1=(1,), s2=(4,))
    play(game, f"attack 1>2 {kind}")
    assert game.to_act() == 1
    assert legal(game, "counter") == ["counter 2>1"]
    play(game, "counter 2>1")
    assert at(game, 2) == result


@pytest.mark.parametrize(
    ("attacker", "result"), [(AFV, "gone"), ("u088", "front pinned"), (INF, "front pinned")]
)
def test_6_2_the_counter_of_a_gun_destroys_an_afv_and_pins_others(attacker: str, result: str) -> None:
    game = duel(attacker, GUN, s2=(1,))
    kind = {AFV: "shell", "u088": "shell", INF: "rifle"}[attacker]
    play(game, f"attack 1>2 {kind}", "counter 2>1")
    assert at(game, 1) == result
    assert at(game, 2) == "front", "the attack was void"


@pytest.mark.parametrize(
    ("attacker", "target", "kind"), [(AFV, INF, "shell"), (GUN, INF, "shell"), (INF, AFV, "suicide")]
)
def test_6_2_some_attacks_are_never_countered(attacker: str, target: str, kind: str) -> None:
    game = duel(attacker, target, s1=(6,))
    play(game, f"attack 1>2 {kind}")
    assert game.active == 1


def test_6_2_a_suicide_answers_an_overrun_with_value_less_nothing() -> None:
    game = duel(AFV, "u097", s1=(6,), s2=(2,))
    play(game, "attack 1>2 overrun", "counter 2>1")
    assert at(game, 1) == "gone"
    assert at(game, 2) == "front"


def test_6_3_1_a_counter_has_salvos_is_not_answered_and_not_offered_again() -> None:
    game = duel("u082", "u019", s1=(6,), s2=(6, 6))
    play(game, "attack 1>2 ap")
    assert legal(game, "counter") == [f"counter 2>1{times}" for times in ("", " x2", " x3", " x4")]
    play(game, "counter 2>1 x2")
    assert game.active == 1


def test_6_3_1_a_declined_first_counter_does_not_come_back() -> None:
    game = duel(AFV, GUN, s1=(6,))
    play(game, "attack 1>2 shell", "pass")
    assert game.active == 1


@pytest.mark.parametrize("state", ["pinned", "dry"])
def test_6_3_2_a_countering_unit_must_be_able(state: str) -> None:
    text = f"seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u082 revealed {state}"
    game = table(text, s1=(6,))
    play(game, "attack 1>2 shell")
    assert game.active == 1


def test_6_3_2_a_countering_unit_needs_a_value_of_its_kind() -> None:
    game = duel("u031", "u085", s1=(6,))
    play(game, "attack 1>2 shell")
    assert game.active == 1, "a Nebelwerfer has no AP value"


def test_6_3_2_hopeless_counters_are_allowed() -> None:
    game = duel("u047", "u027", s1=(6,), s2=(1,))
    play(game, "attack 1>2 ap")
    assert legal(game, "counter") == ["counter 2>1"]


def test_6_3_3_the_attack_follows_only_if_the_counter_failed() -> None:
    game = duel("u088", GUN, s2=(1,))
    events = play(game, "attack 1>2 shell", "counter 2>1")
    assert [event.unit for event in of(events, StrikeResolved)] == [2]


def test_6_5_target_number_is_value_less_defence() -> None:
    game = duel(AFV, "u005", s1=(2,))
    events = play(game, "attack 1>2 ap")
    assert of(events, DiceRolled)[0].needed == 5 - 3
    assert at(game, 2) == "gone"
    game = duel(AFV, "u005", s1=(3,))
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "front"


def test_6_5_there_is_no_automatic_one() -> None:
    game = duel("u027", "u015", s1=(1,), s2=(6,))
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "front"


def test_6_5_six_and_more_always_succeeds_and_is_rolled_for_ammo() -> None:
    game = duel("u013", "u073", s1=(6,))
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "gone"
    assert at(game, 1) == "front dry"
