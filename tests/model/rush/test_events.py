"""Events say everything: a table kept from events alone never differs from the game."""

from __future__ import annotations

from random import Random

import pytest

from tests.model.rush.invariants import ALL_OPTIONS
from tests.model.rush.shadow import Shadow
from wotrush.model.rush import RushGame
from wotrush.model.rush.events import (
    AbilitySkipped,
    AbilityWorked,
    AssaultBegan,
    AssaultEnded,
    Event,
    GameEnded,
    TurnEnded,
)


@pytest.mark.parametrize("seed", range(24))
def test_a_table_kept_by_events_alone_never_differs_from_the_game(seed: int) -> None:
    chance = Random(seed)
    game = RushGame.new(ALL_OPTIONS[(53 * seed) % len(ALL_OPTIONS)], seed)
    shadow = Shadow(game)
    while game.to_act() is not None:
        action = chance.choice(list(game.legal_actions()))
        shadow.hear_all(game.apply(action))
        assert shadow.differs_from(game) == [], action


def test_every_turn_ends_and_the_game_ends_once_with_its_outcome() -> None:
    chance = Random(3)
    game = RushGame.new(ALL_OPTIONS[6], 3)
    events: list[Event] = []
    while game.to_act() is not None:
        events += game.apply(chance.choice(list(game.legal_actions())))
    assert sum(isinstance(event, TurnEnded) for event in events) == game.turn
    (ended,) = [event for event in events if isinstance(event, GameEnded)]
    assert ended is events[-1]
    assert ended.outcome == game.outcome()


def test_an_assault_begins_and_ends_and_every_ability_is_reported() -> None:
    for seed in range(6):
        chance = Random(seed)
        game = RushGame.new(ALL_OPTIONS[seed], seed)
        open_assaults = 0
        while game.to_act() is not None:
            step, using = game.step, game.using
            events = game.apply(chance.choice(list(game.legal_actions())))
            open_assaults += sum(isinstance(event, AssaultBegan) for event in events)
            open_assaults -= sum(isinstance(event, AssaultEnded) for event in events)
            assert 0 <= open_assaults <= 1
            abilities = [event for event in events if isinstance(event, AbilityWorked | AbilitySkipped)]
            if using >= 0 and game.using == using:
                assert len(abilities) == game.step - step
