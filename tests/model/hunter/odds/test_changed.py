"""What a play against a declared attack is said to change is what has changed when it was played."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import RULES, play, table
from wotrush.model.hunter.frames import DECLARED, SPYING
from wotrush.model.hunter.odds.changed import (
    NOTHING,
    DeclaredChances,
    could_change,
    declared_chances,
    declared_chances_after,
)
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.worlds.open_table import open_table

AFV, GUN, DRY_GUN = "9 u031 revealed", "9 u089 revealed", "9 u089 revealed dry"
BEN = 1


@pytest.mark.parametrize(
    ("target", "attack", "answer", "changes"),
    [
        (AFV, "ap", "river S2", True),
        (AFV, "ap", "river S3", False),
        (GUN, "shell", "trench 9", True),
        (AFV, "ap", "trench 10", False),
        (AFV, "ap", "minefield", False),
        (AFV, "ap", "camouflage 10", False),
        (DRY_GUN, "shell", "resupply 9 ammo", True),
        (AFV, "ap", "fuel_shortage 1", True),
        (AFV, "ap", "fuel_shortage 20", False),
        (AFV, "ap", "smoke", True),
    ],
)
def test_what_a_play_changes_of_an_attack(target: str, attack: str, answer: str, changes: bool) -> None:
    event = answer.split()[0]
    game = table(
        f"event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n"
        f"seat: S2\n front: {target}, 10 u092 revealed, 11 u005\n hand: {event} smoke\n"
        "seat: S3\n front: 20 u031 revealed, 21 u005",
        "players=3",
    )
    play(game, f"attack 1>9 {attack}")
    o = game.observe(BEN)
    assert o.stack[-1][0] == DECLARED
    known, action = open_table(o), RULES.parse_action(f"event {answer}")
    before, expected = declared_chances(known), declared_chances_after(known, BEN, action)
    assert expected is not None
    assert (before != expected) is changes
    assert could_change(known, BEN, [action]) is changes
    if event == "smoke":
        assert expected == NOTHING
        return
    play(game, f"event {answer}")
    assert game.stack[-1][0] == DECLARED, "the Smoke Screen may still be played"
    assert declared_chances(game) == expected


@pytest.mark.parametrize(("answer", "changes"), [("use c02 free 9", True), ("reveal 11", False)])
def test_what_a_commander_or_a_unit_that_is_revealed_changes_of_an_attack(answer: str, changes: bool) -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u089 revealed pinned, 11 u005\n commanders: 12 c02\n hand: smoke",
        "commanders=yes",
    )
    play(game, "attack 1>9 shell")
    known, action = open_table(game.observe(BEN)), RULES.parse_action(answer)
    before, expected = declared_chances(known), declared_chances_after(known, BEN, action)
    assert (before != expected) is changes
    play(game, answer)
    assert declared_chances(game) == expected


@pytest.mark.parametrize(("attacker", "matters"), [("u031", True), ("u073", False)])
def test_what_cannot_hit_unless_it_is_helped_is_answered_where_that_could_help(
    attacker: str, matters: bool
) -> None:
    game = table(
        f"event_deck: smoke\nseat: S1\n front: 1 {attacker} revealed\n"
        "seat: S2\n front: 9 u059 revealed dry, 11 u005\n hand: river"
    )
    play(game, "attack 1>9 ap")
    known, action = open_table(game.observe(BEN)), RULES.parse_action("event river S2")
    assert declared_chances_after(known, BEN, action) == declared_chances(known)
    assert could_change(known, BEN, [action]) is matters


def test_a_strafing_run_stops_an_attack_on_four_faces_of_six() -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u031 revealed, 11 u005\n hand: strafing"
    )
    play(game, "attack 1>9 ap")
    known = open_table(game.observe(BEN))
    after = declared_chances_after(known, BEN, RULES.parse_action("event strafing 1"))
    assert after is not None
    assert after == pytest.approx([share / 3 for share in declared_chances(known)])


@pytest.mark.parametrize(("hand", "matters"), [("trench", False), ("radio_silence", True)])
def test_what_can_answer_a_spying(hand: str, matters: bool) -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u060 revealed\n"
        f"seat: S2\n front: 9 u089 revealed, 11 u005\n hand: {hand}"
    )
    play(game, "spy 1>S2")
    o = game.observe(BEN)
    assert o.stack[-2][0] == SPYING
    plays = [action for action in o.actions if str(RULES.action_text(action)).startswith("event")]
    assert plays
    known = open_table(o)
    assert could_change(known, BEN, plays) is matters
    assert declared_chances(known) == DeclaredChances(o.catalogue.spy[o.kinds[1]] / FACES)
