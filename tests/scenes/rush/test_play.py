"""Whole games played with the mouse: every decision can be made, and when all is still every card stands where it belongs."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.rush.tables import Played, table
from wotrush.ai.registry import game_entry, make_agent
from wotrush.settings import Speed


def play_to_the_end(played: Played, seed: int, longest: int = 700) -> int:
    """With random decisions; returns how many were made by mouse."""
    agent, rng = make_agent(game_entry("rush"), "random"), Random(seed)
    for made in range(longest):
        played.rest()
        assert played.scene.cards.strays(played.scene.view.lying) == []
        if played.session.result() is not None:
            return made
        played.perform(agent.choose(played.o, rng).action)
    raise AssertionError("The game never ended.")


@pytest.mark.parametrize(
    ("players", "people", "options"),
    [
        (2, 1, {}),
        (3, 2, {"optional_refresh": True, "exposed_attacker": True, "wide_reserve": True}),
        (5, 1, {"exposed_attacker": True, "count_defenders": True}),
    ],
)
def test_a_game_is_played_by_mouse_from_the_first_card_to_the_result(
    players: int, people: int, options: dict[str, object]
) -> None:
    played = table(players=players, people=people, seed=players, options=options, blind=True)
    assert play_to_the_end(played, seed=players) > 20
    played.pilot.step()
    assert "result" in played.go.went


def test_with_motion_every_card_lands_where_the_layout_says() -> None:
    played = table(players=3, seed=8, speed=Speed.NORMAL, blind=True)
    agent, rng = make_agent(game_entry("rush"), "random"), Random(8)
    moved = 0
    for _ in range(30):
        played.rest(longest=20)
        assert played.scene.cards.strays(played.scene.view.lying) == []
        played.perform(agent.choose(played.o, rng).action)
        moved += not played.scene.still
        played.pilot.wait(0.1)
    assert moved > 20


def test_input_is_never_blocked_by_motion() -> None:
    """Decisions come faster than the cards can follow, and still land."""
    played = table(players=2, seed=5, speed=Speed.SLOW, blind=True)
    agent, rng = make_agent(game_entry("rush"), "random"), Random(5)
    for _ in range(12):
        while not played.session.may_decide:
            played.pilot.step()
        played.perform(agent.choose(played.o, rng).action)
    played.scene.settle()
    assert played.scene.cards.strays(played.scene.view.lying) == []
