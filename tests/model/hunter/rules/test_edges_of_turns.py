"""Sections 2 to 5 and 16 to 19 where a rule ends: the last number, the other player, the card that is not there."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import discard, hand, legal, line, of, pile, play, table
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import CARPET_BOMBING, COMMANDERS
from wotrush.model.hunter.options import event_cards, too_few_units, unit_cards
from wotrush.model.hunter.positions.notation import parse_table

BEFORE = "event_deck: smoke\nseat: S1\n front: 1 u031 revealed"
ENEMY = "\nseat: S2\n front: 9 u005 revealed"


# 2 and 3: options and setup


def test_2_without_the_option_no_commander_is_in_the_deck() -> None:
    assert min(unit_cards(box(), HunterOptions())) == COMMANDERS


def test_2_1_commanders_do_not_count_among_the_units() -> None:
    nations = ("USSR", "USA")
    few = {"players": 8, "nations": nations, "singles": True, "commanders": True}
    options = HunterOptions.model_construct(**{**HunterOptions().model_dump(), **few})
    cards = unit_cards(box(), options)
    units = sum(kind >= COMMANDERS for kind in cards)
    assert units < 50 <= len(cards)
    problem = str(too_few_units(box(), options))
    assert f"({units}, but 8 players need 50)" in problem


def test_3_1_the_unit_deck_is_shuffled() -> None:
    decks = [HunterGame.new(HunterOptions(), seed).unit_deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert all(deck != sorted(deck) for deck in decks)


@pytest.mark.parametrize(("players", "rest"), [(2, 2), (3, 1)])
def test_3_3_upper_piles_take_the_extra_cards(players: int, rest: int) -> None:
    whole = len(event_cards(box(), HunterOptions(players=players))) - players - 3
    assert whole % 3 == rest
    lowest, middle, upper = (1 + (whole + number) // 3 for number in range(3))
    found: list[set[int]] = [set(), set(), set()]
    for seed in range(300):
        deck = HunterGame.new(HunterOptions(players=players), seed).event_deck
        assert len(deck) == lowest + middle + upper
        for places, place in zip(
            found, (at for at, card in enumerate(deck) if card == CARPET_BOMBING), strict=True
        ):
            places.add(place)
    assert [min(places) for places in found] == [0, lowest, lowest + middle]
    assert [max(places) for places in found] == [lowest - 1, lowest + middle - 1, lowest + middle + upper - 1]


# 4 and 5: the turn


def test_4_4_an_attack_is_the_one_action() -> None:
    game = table(BEFORE + ", 2 u005 revealed, 3 u006\n hand: resupply" + ENEMY + " pinned, 10 u006", s1=(6,))
    play(game, "attack 1>9 ap")
    while game.to_act() == 1:
        play(game, "pass")
    assert not legal(game, "attack")
    assert "wait" not in legal(game)


def test_4_4_wait_is_legal_beside_attacks() -> None:
    assert legal(table(BEFORE + ENEMY)) == ["attack 1>9 ap", "wait"]


def test_4_5_with_both_piles_empty_a_full_hand_is_not_asked_to_discard() -> None:
    text = (
        "event_deck:\nseat: S1\n front: 1 u031\n hand: smoke ambush radio_silence\nseat: S2\n front: 9 u005"
    )
    game = table(text)
    play(game, "wait")
    assert game.active == 1
    assert len(hand(game, 0)) == 3


# 16: who may play what


def edited(event: str, timing: str) -> HunterCatalogue:
    """Return the box with an event that is played at another time."""
    units, events = box().texts
    rows = events.splitlines()
    changed = [row.replace("any_turn", timing) if row.startswith(f"{event},") else row for row in rows]
    assert changed != rows
    return HunterCatalogue.parse(units, "\n".join(changed) + "\n")


def test_16_1_the_timing_of_a_card_decides_in_whose_turn_it_is_played() -> None:
    text = (
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed, 2 u032 revealed dry\n hand: resupply\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006 revealed dry\n hand: resupply"
    )
    anybody, own, others = (
        parse_table(text, cards)
        for cards in (None, edited("resupply", "own_turn"), edited("resupply", "other_turn"))
    )
    assert [bool(legal(game, "event")) for game in (anybody, own, others)] == [True, True, False]
    for game, asked in ((anybody, 0), (others, 1)):
        play(game, "attack 1>9 ap")
        assert game.to_act() == asked
    play(own, "attack 1>9 ap", "pass")
    assert not (own.to_act() == 1 and legal(own, "event")), "S2 is not asked"


def test_16_3_the_active_player_is_asked_first_and_then_clockwise() -> None:
    seat = "seat: S{0}\n front: {0}1 u031 revealed, {0}2 u101 revealed dry\n hand: resupply\n"
    seats = [seat.format(number) for number in (1, 2, 3)]
    game = table("numbers: active 1\nevent_deck: smoke\n" + "".join(seats), "players=3")
    play(game, "attack 21>11 ap")
    asked = []
    while legal(game, "event"):
        asked.append(game.to_act())
        play(game, "pass")
    assert asked == [1, 2, 0]


def test_16_13_the_discard_is_empty_after_it_became_the_new_deck() -> None:
    text = "event_deck:\ndiscard: smoke ambush\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005"
    game = table(text)
    events = play(game, "wait")
    assert of(events, ev.EventsShuffled) == [ev.EventsShuffled(2)]
    assert discard(game) == []
    assert len(game.event_deck) == 1
    assert len(hand(game, 0)) == 1


def test_16_14_a_swamp_cannot_be_laid_before_a_player_who_is_out() -> None:
    text = (
        "numbers: out 2\nseat: S1\n front: 1 u031 revealed\n hand: swamp\nseat: S2\nseat: S3\n front: 9 u005"
    )
    assert legal(table(text, "players=3"), "event") == ["event swamp S3"]


# 18 and 19


def test_18_2_commanders_of_who_is_out_are_removed_from_the_game() -> None:
    text = "event_deck: smoke\nnumbers: active 1\nseat: S1\n front: 1 u031\nseat: S2\n commanders: 9 c03\n"
    game = table(text + "seat: S3\n front: 12 u005", "players=3 commanders=yes")
    before = len(game.unit_deck)
    play(game, "wait")
    assert game.out == 2
    assert game.removed_units == [2]
    assert len(game.unit_deck) == before
    assert line(game, 1, 2) == ()


def test_19_2_only_players_still_in_the_game_count_for_the_quiet_end() -> None:
    game = table(
        "event_deck:\nnumbers: out 2\nseat: S1\n front: 1 u031\nseat: S2\nseat: S3\n front: 9 u005",
        "players=3",
    )
    for turn in range(20):
        assert game.to_act() is not None, turn
        play(game, "wait")
    assert game.ending_cause == "quiet"


def test_19_3_points_are_those_of_the_own_pile() -> None:
    game = table("seat: S1\n front: 1 u008\n scored: u001\nseat: S2\n front: 9 u005\n scored: u002 u003")
    assert game.standing().scores == (10, 30)
    assert game.standing().winners == (1,)
    assert pile(game, 1) == ["u002", "u003"]


# What a seat asks of its observation


def test_a_seat_finds_every_line_and_what_lies_open() -> None:
    text = "seat: S1\n front: 1 u031\nseat: S2\n front: 9 u005 revealed, 10 u006\n back: 11 u092\n commanders: 12 c03"
    seen = table(text, "commanders=yes").observe(0)
    assert (seen.front(1), seen.back(1), seen.commanders(1)) == ((9, 10), (11,), (12,))
    assert [seen.revealed(place) for place in (1, 9, 10, 12)] == [False, True, False, True]


def test_16_13_the_new_deck_is_drawn_from_without_events_too() -> None:
    game = table("event_deck:\ndiscard: smoke\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    game.record = False
    assert play(game, "wait") == []
    assert hand(game, 0) == ["smoke"]
