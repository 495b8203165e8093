"""Section 16, effects: what they spare, and how much exactly they do."""

from __future__ import annotations

from random import Random

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, load_dice, of, play, table
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import HAS_FLOOD
from wotrush.model.hunter.frames import STRATEGY
from wotrush.model.hunter.positions.notation import parse_table
from wotrush.model.hunter.view.stack import UNKNOWN
from wotrush.model.hunter.worlds.determinize import determinize

ENEMY = "\nseat: S2\n front: 9 u005 revealed"


def test_e01_units_in_back_lines_are_spared() -> None:
    text = (
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031 revealed\n back: 2 u092 revealed" + ENEMY
    )
    game = table(text, s1=(1, 1, 1))
    events = play(game, "wait")
    assert [rolled.unit for rolled in of(events, ev.DiceRolled)] == [1, 9]
    assert at(game, 2) == "back"


def test_e02_a_trench_adds_two_to_mobility() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u104 revealed trench", s1=(6,))
    (rolled,) = of(play(game, "attack 1>9 shell"), ev.DiceRolled)
    assert rolled.needed == 5 - 2 - 2


def test_e06_draws_one_unit() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed" + ENEMY + "\n hand: emergency_reserve"
    game = table(text, s1=(1,))
    events = play(game, "attack 1>9 ap", "event emergency_reserve")
    assert [drawn.count for drawn in of(events, ev.UnitsDrawn)] == [1]


def test_e08_lies_under_afvs_only() -> None:
    text = (
        "seat: S1\n front: 1 u031 revealed, 2 u082 revealed, 3 u101 revealed, 4 u032\n hand: applique_armor"
        + ENEMY
    )
    assert legal(table(text), "event") == ["event applique_armor 1"]


def test_e12_a_third_player_lays_no_smoke() -> None:
    text = (
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed"
        + ENEMY
        + "\nseat: S3\n front: 12 u006\n hand: smoke"
    )
    game = table(text, "players=3", s1=(1,))
    play(game, "attack 1>9 ap")
    assert at(game, 9) == "gone"


def test_e22_hidden_units_are_spared() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: fighter_bomber" + ENEMY + ", 10 u006"
    game = table(text, s1=(1, 1))
    play(game, "event fighter_bomber S2")
    assert (at(game, 9), at(game, 10)) == ("gone", "front hidden")


def test_e30_the_card_leaves_the_other_hand() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u031\n hand: captured_plans\nseat: S2\n front: 9 u005\n hand: depot"
    game = table(text)
    play(game, "event captured_plans S2")
    assert (hand(game, 0), hand(game, 1)) == (["depot"], [])


def test_e33_guns_and_infantry_keep_their_readiness() -> None:
    text = "event_deck: smoke\nseat: S1\n front: 1 u082 revealed\n before: swamp" + ENEMY
    game = table(text, s1=(4,), s2=(6,))
    play(game, "attack 1>9 ap")
    assert at(game, 1) == "front", "4 is below its 5"


def test_e34_a_flood_drawn_again_meanwhile_takes_the_place_of_the_older_one() -> None:
    units, events = box().texts
    cards = HunterCatalogue.parse(units, events.replace("Flash Flood,1,1,", "Flash Flood,2,2,"))
    text = "event_deck: smoke flash_flood\nseat: S1\n front: 1 u031\n before: flash_flood" + ENEMY
    game = parse_table(text, cards)
    play(game, "wait")
    assert discard(game) == ["flash_flood"]
    assert game.before[0] == HAS_FLOOD, "it stays until the end of the next own turn"


def test_e05_without_units_there_are_no_reinforcements() -> None:
    text = "unit_deck:\nseat: S1\n front: 1 u031 revealed\n hand: reinforcements" + ENEMY
    assert legal(table(text), "event") == []


def test_k10_others_know_that_two_cards_were_drawn_and_not_which() -> None:
    text = "event_deck: smoke river\nseat: S1\n front: 1 u031\n commanders: 2 c10" + ENEMY
    game = table(text, "commanders=yes")
    play(game, "wait c10")
    assert legal(game) == ["keep river", "keep smoke"]
    seen = game.observe(1)
    assert seen.stack[-1] == (STRATEGY, 0, UNKNOWN, UNKNOWN)
    world = determinize(seen, Random(1))
    assert sorted(world.stack[-1][2:]) == list(world.hands[0])


def test_e32_a_river_before_either_player_forbids_the_overrun() -> None:
    text = "seat: S1\n front: 1 u031 revealed\n{}seat: S2\n front: 9 u101 revealed\n{}"
    for mine, theirs, kinds in (
        ("", "", {"overrun", "shell"}),
        (" before: river\n", "", {"shell"}),
        ("", " before: river\n", {"shell"}),
    ):
        attacks = legal(table(text.format(mine, theirs)), "attack")
        assert {attack.split()[2] for attack in attacks} == kinds


def test_e06_what_one_player_played_is_not_counted_anew_when_another_plays() -> None:
    units, events = box().texts
    cards = HunterCatalogue.parse(units, events.replace("Emergency Reserve,2,1,", "Emergency Reserve,4,4,"))
    text = (
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031, 2 u005\n hand: emergency_reserve emergency_reserve\n"
        "seat: S2\n front: 9 u006, 10 u005\n hand: emergency_reserve"
    )
    game = parse_table(text, cards)
    load_dice(game, 0, 1, 6, 1, 6)
    play(game, "wait", "event emergency_reserve")
    while legal(game, "deploy"):
        game.apply(game.legal_actions()[0])
    assert game.to_act() == 1
    play(game, "event emergency_reserve")
    while legal(game, "deploy"):
        game.apply(game.legal_actions()[0])
    assert legal(game, "event emergency") == []
    assert hand(game, 0) == ["emergency_reserve"]
