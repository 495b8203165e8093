"""What holds in whole games: events say everything, hands grow only by drawing, worlds respect what lies on a card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.model.hunter.facts import check_fact
from tests.model.hunter.invariants import HUNTER
from tests.model.hunter.rules.tabletop import play, table
from tests.model.hunter.shadow import Shadow, hand_limit
from tests.model.random_games import table_of
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import AFV
from wotrush.model.hunter.frames import DRAWING, STRATEGY, W_FIRST
from wotrush.model.hunter.state import IN_TURNS

GAMES = [7 * number for number in range(24)]


@pytest.mark.parametrize("seed", GAMES)
def test_a_table_kept_by_events_alone_never_differs_from_the_game(seed: int) -> None:
    chance, game = Random(seed), HUNTER.new(table_of(HUNTER, seed), seed)
    shadow = Shadow(game)
    while game.to_act() is not None:
        action = chance.choice(list(game.legal_actions()))
        events = game.apply(action)
        for event in events:
            check_fact(event, game)
        shadow.hear_all(events, game)
        assert shadow.differs_from(game) == [], action


def test_a_hand_grows_only_by_drawing_and_then_keeps_to_its_limit() -> None:
    assert sum(map(_draw_and_count, GAMES)) > 100


def _draw_and_count(seed: int) -> int:
    """Play a game and return how often a hand grew."""
    chance, game, grown = Random(seed), HUNTER.new(table_of(HUNTER, seed), seed), 0
    while game.to_act() is not None:
        before = [len(hand) for hand in game.hands]
        started = game.phase == IN_TURNS
        events = game.apply(chance.choice(list(game.legal_actions())))
        drawers = {event.seat for event in events if isinstance(event, ev.EventDrawn | ev.EventTaken)}
        for seat, hand in enumerate(game.hands):
            if started and len(hand) > before[seat]:
                assert seat in drawers
                assert len(hand) <= hand_limit(game, seat) + _choosing(game, seat)
                grown += 1
    return grown


def _choosing(game: HunterGame, seat: int) -> bool:
    """Whether the Strategist's player holds the second card that he drew, of which one goes."""
    return any(
        frame[0] == STRATEGY or (frame[0] == DRAWING and frame[W_FIRST] >= 0)
        for frame in game.stack
        if frame[0] in (STRATEGY, DRAWING)
    )


def test_every_turn_closes_and_the_battle_ends_once_with_its_outcome() -> None:
    for seed in GAMES[:6]:
        chance, game = Random(seed), HUNTER.new(table_of(HUNTER, seed), seed)
        events: list[ev.HunterEvent] = []
        while game.to_act() is not None:
            events += game.apply(chance.choice(list(game.legal_actions())))
        assert sum(isinstance(event, ev.TurnClosed) for event in events) == game.turn
        (ended,) = [event for event in events if isinstance(event, ev.BattleEnded)]
        assert ended is events[-1] or ended.cause == "last player"
        assert ended.outcome == game.outcome()
        assert ended.cause == game.ending_cause


def test_22_a_game_of_waiting_ends_too() -> None:
    game = HunterGame.new(HunterOptions(players=2), 1)
    while game.to_act() is not None:
        waiting = [
            action for action in game.legal_actions() if str(action) in ("wait", "begin", "pass", "end")
        ]
        game.apply((waiting or game.legal_actions())[0])
    assert game.ending_cause == "bombing"


# Worlds: what lies on and under a hidden card tells of it


def test_a_hidden_unit_that_is_pinned_or_entrenched_is_no_afv_in_any_world() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u104 pinned, 10 u087 trench, 11 u005 armor, 12 u006"
    )
    types, found = game.catalogue.types, []
    for seed in range(40):
        world = game.observe(0).determinize(Random(seed))
        found.append([types[world.kinds[place]] for place in (9, 10, 11, 12)])
    assert all(AFV not in kinds[:2] for kinds in found)
    assert all(kinds[2] == AFV for kinds in found)
    assert {kinds[3] for kinds in found} == {0, 1, 2}


def test_a_unit_that_withdrew_and_was_hidden_again_lies_where_everybody_knows_it() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed, 2 u005\n hand: withdrawal camouflage\nseat: S2\n front: 9 u006"
    )
    assert not game.catalogue.back_line[game.kinds[1]]
    play(game, "event withdrawal 1", "event camouflage 1")
    for seed in range(10):
        assert game.observe(1).determinize(Random(seed)).kinds[1] == game.kinds[1]


def test_known_units_of_a_mixed_line_lie_where_their_markers_allow() -> None:
    game = table(
        "memory: 1 2 3 = u005 u104\nseat: S1\n front: 1 u104 pinned, 2 u005, 3 u006\nseat: S2\n front: 9 u006"
    )
    kinds = (game.kinds[2], game.kinds[1])
    lying: Counter[int] = Counter()
    for seed in range(60):
        world = game.observe(1).determinize(Random(seed))
        assert {world.kinds[place] for place in (1, 2, 3)} >= {*kinds}
        assert game.catalogue.types[world.kinds[1]] != AFV
        lying[world.kinds.index(kinds[0])] += 1
    assert set(lying) == {2, 3}
