"""What holds in whole games: events say everything, hands grow only by drawing, worlds respect what lies on a card."""

from __future__ import annotations

from random import Random

import pytest

from tests.model.hunter.facts import check_fact
from tests.model.hunter.invariants import HUNTER
from tests.model.hunter.shadow import Shadow, hand_limit
from tests.model.random_games import table_of
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import events as ev
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
