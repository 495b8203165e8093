"""Section 3: decks, draft, deployment, places, start player."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.model.hunter.rules.tabletop import RULES, legal, load_dice, play, table
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import CARPET_BOMBING, EVENT, REVEALED, card_number
from wotrush.model.hunter.events import ArmiesDeployed
from wotrush.model.hunter.game import run
from wotrush.model.hunter.options import event_cards, unit_cards


def new(players: int = 2, seed: int = 1, **options: bool) -> HunterGame:
    return HunterGame.new(HunterOptions.model_validate({"players": players, **options}), seed)


def drafted(game: HunterGame, seed: int = 1) -> HunterGame:
    chance = Random(seed)
    while game.phase == 0:
        game.apply(chance.choice(list(game.legal_actions())))
    return game


def deployed(players: int = 2, seed: int = 1, **options: bool) -> HunterGame:
    game, chance = drafted(new(players, seed, **options)), Random(seed)
    while game.phase == 1:
        game.apply(chance.choice(list(game.legal_actions())))
    return game


@pytest.mark.parametrize("players", range(2, 9))
def test_3_1_every_hand_has_five_units_and_an_event_that_is_not_red(players: int) -> None:
    game = new(players)
    for pack in game.packs:
        assert sum(card < EVENT for card in pack) == 5
        (event,) = [card - EVENT for card in pack if card >= EVENT]
        assert not game.catalogue.red[event]


def test_3_2_the_other_red_events_are_shuffled_into_what_is_left() -> None:
    depths: dict[int, set[int]] = {}
    for seed in range(40):
        game = new(5, seed)
        for depth, event in enumerate(game.event_deck):
            if game.catalogue.red[event] and event != CARPET_BOMBING:
                depths.setdefault(event, set()).add(depth)
    assert sorted(depths) == [33, 35, 36, 37]
    assert all(len(found) > 20 for found in depths.values())


@pytest.mark.parametrize("players", range(2, 9))
def test_3_3_a_carpet_bombing_lies_in_each_third_upper_piles_take_the_extra_cards(players: int) -> None:
    game = new(players)
    whole = len(event_cards(game.catalogue, game.options)) - players - 3
    sizes = [(whole + number) // 3 + 1 for number in range(3)]
    assert sum(sizes) == len(game.event_deck)
    assert sizes == sorted(sizes)
    deck = game.event_deck[:]
    for size in sizes:
        assert deck[:size].count(CARPET_BOMBING) == 1
        del deck[:size]


def test_3_4_seats_pick_in_order_then_hands_go_to_the_next_seat() -> None:
    game = new(3)
    before = list(game.packs)
    for seat in range(3):
        assert game.to_act() == seat
        assert game.private
        assert not game.reacting
        game.apply(game.legal_actions()[0])
    for seat in range(3):
        assert sorted((*game.packs[(seat + 1) % 3], *game.kept[seat])) == sorted(before[seat])


def test_3_4_five_picks_make_six_cards_and_the_last_is_kept_by_itself() -> None:
    game = new(2)
    for _ in range(10):
        assert game.phase == 0
        game.apply(game.legal_actions()[0])
    assert game.phase > 0
    assert [len(kept) for kept in game.kept] == [6, 6]


def test_3_4_like_cards_are_one_choice_and_a_hand_of_like_cards_none() -> None:
    start = "numbers: phase 0 turn 0\nstack: draft 0\n"
    game = table(start + "seat: S1\n pack: u005 u005 u031\nseat: S2\n pack: u101 u101 u101")
    assert legal(game) == ["keep u005", "keep u031"]
    play(game, "keep u031")
    assert [len(kept) for kept in game.kept] == [3, 3], "S2, then both have no choice left"


def test_3_4_nobody_sees_a_pick_of_the_running_pass() -> None:
    game = new(2)
    other = game.copy()
    first, second = game.legal_actions()[:2]
    game.apply(first)
    other.apply(second)
    assert game.observe(1) == other.observe(1)


def test_3_5_units_with_back_line_choose_in_the_order_of_the_card_file_shown_when_all_are_done() -> None:
    game = drafted(new(2, seed=5), seed=5)
    asked = []
    while game.phase == 1:
        seat = game.to_act()
        assert seat is not None
        assert game.reacting
        other = game.observe(1 - seat)
        assert other.to_act is None
        assert all(not line for line in other.lines)
        assert other.hand_sizes == (0, 0)
        choices = legal(game)
        assert len(choices) == 2
        asked.append((seat, choices[0].split()[1]))
        game.apply(game.legal_actions()[0])
    assert asked == sorted(asked)
    assert asked


def test_3_5_events_go_to_the_hand_which_may_exceed_the_limit() -> None:
    game = deployed(2, seed=3)
    kept_events = [[card for card in kept if card >= EVENT] for kept in game.kept]
    assert [len(hand) for hand in game.hands] == [len(events) for events in kept_events]
    text = "numbers: phase 1 turn 0\nstack: deployment\nseat: S1\n kept: u005 smoke smoke smoke camouflage resupply\n"
    crowded = table(text + "seat: S2\n kept: u031 u032 u034 u035 u036 u038")
    assert len(crowded.hands[0]) == 5


def test_3_5_commanders_lie_open_apart_from_the_back_line() -> None:
    text = "options: commanders=yes\nnumbers: phase 1 turn 0\nstack: deployment\n"
    game = RULES.parse_table(
        text + "seat: S1\n kept: c01 c02 u005 u006 u007 smoke\nseat: S2\n kept: u031 u032 u034 u035 u036 u038"
    )
    commanders = game.lines[2]
    assert sorted(game.kinds[place] for place in commanders) == [0, 1]
    assert all(game.flags[place] & REVEALED for place in commanders)
    assert not game.lines[1]


def test_3_5_a_player_may_own_no_unit_at_all() -> None:
    text = "numbers: phase 1 turn 0\nstack: deployment\nseat: S1\n kept: smoke smoke camouflage resupply ambush river\n"
    game = table(text + "seat: S2\n kept: u031 u032 u034 u035 u036 u038")
    assert game.lines[:2] == [(), ()]
    assert game.values == (0, 80)
    assert game.first == 1


@pytest.mark.parametrize("players", [2, 5, 8])
def test_3_6_places_are_numbered_by_seat_front_back_commanders(players: int) -> None:
    game = deployed(players, commanders=True)
    numbered = [place for seat in range(players) for place in sum(game.lines[3 * seat : 3 * seat + 3], ())]
    assert numbered == list(range(1, len(game.kinds)))
    assert game.first_place == len(game.kinds)


def test_3_6_places_within_a_line_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        text = f"numbers: phase 1 turn 0\nstack: deployment\nstreams: {seed} 1 2 3\n"
        text += "seat: S1\n kept: u005 u006 u007 u008 u009 u010\n"
        game = RULES.parse_table(text + "seat: S2\n kept: u031 u032 u034 u035 u036 u038")
        orders.add(tuple(game.kinds[place] for place in game.lines[0]))
    assert len(orders) > 10


def test_3_7_the_highest_value_begins() -> None:
    game = deployed(3, seed=7)
    points = game.catalogue.points
    best = [max((points[kind] for kind in kept if kind < EVENT), default=0) for kept in game.kept]
    assert list(game.values) == best
    assert best[game.first] == max(best)
    assert game.active == game.first


def test_3_7_ties_are_rolled_in_seat_order_equal_ones_again() -> None:
    game = HunterGame.empty(HunterOptions(players=3))
    game.phase, game.stack = 1, [[1]]
    kinds = [card_number(word) for word in ("u005", "u031")]
    game.kept = [(kinds[0],), (kinds[0],), (kinds[1],)]
    load_dice(game, 0, 4, 2)
    load_dice(game, 1, 4, 5)
    run(game)
    (shown,) = [event for event in game.events if isinstance(event, ArmiesDeployed)]
    assert shown.rolls == ((0, 4), (1, 4), (0, 2), (1, 5))
    assert game.first == 1


def test_all_cards_are_somewhere_after_the_deal() -> None:
    for players in range(2, 9):
        game = new(players, commanders=True)
        units = Counter(game.unit_deck) + Counter(
            card for pack in game.packs for card in pack if card < EVENT
        )
        assert units == Counter(unit_cards(box(), game.options))
