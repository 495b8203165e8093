"""Whole games played by drag, by click, by key and by gamepad: every decision can be made, and every card ends in its
place.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.scenes.rush.hands import HANDS
from tests.scenes.rush.opened import opened
from tests.scenes.rush.tables import Played, table
from tests.scenes.strays import strays
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.settings import Speed

Hand = Callable[[Action], None]


def play_to_the_end(played: Played, seed: int, hand: Hand, agent: str = "random", longest: int = 700) -> int:
    """Return how many decisions were made by that kind of input."""
    player, rng = make_agent(game_entry("rush"), agent), Random(seed)
    for made in range(longest):
        played.rest()
        assert not strays(played.scene)
        if played.session.result() is not None:
            return made
        hand(player.choose(played.o, rng).action)
    raise AssertionError("The game never ended.")


@pytest.mark.parametrize(
    ("players", "people", "seed", "options"),
    [
        (2, 1, 24, {}),
        pytest.param(
            3,
            2,
            18,
            {"optional_refresh": True, "exposed_attacker": True, "wide_reserve": True},
            marks=pytest.mark.long,
        ),
        (5, 1, 27, {"exposed_attacker": True, "count_defenders": True}),
    ],
)
def test_a_game_is_played_by_dragging_from_the_first_card_to_the_result(
    players: int, people: int, seed: int, options: dict[str, object]
) -> None:
    """The seeds of these tests are those of short games."""
    played = table(players=players, people=people, seed=seed, options=options, blind=True)
    assert play_to_the_end(played, seed, played.perform) > 20
    played.pilot.step()
    assert "result" in played.go.went


@pytest.mark.parametrize(
    ("how", "players", "seed", "options"),
    [
        ("clicks", 2, 24, {}),
        pytest.param(
            "keys", 2, 20, {"optional_refresh": True, "exposed_attacker": True}, marks=pytest.mark.long
        ),
        pytest.param("keys", 5, 7, {"wide_reserve": True}, marks=pytest.mark.long),
        pytest.param("gamepad", 3, 33, {}, marks=pytest.mark.long),
    ],
)
def test_a_game_is_played_from_the_first_card_to_the_result(
    how: str, players: int, seed: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every run `tests/scenes/app/test_by_keys.py` plays one by keys and one by gamepad, from the title on."""
    played = table(players=players, seed=seed, options=options, blind=True)
    if how != "clicks":
        monkeypatch.setattr(played.pilot, "move", None)  # There is no pointer at all.
    assert play_to_the_end(played, seed, HANDS[how](played)) > 20
    played.pilot.step()
    assert "result" in played.go.went


def test_with_motion_every_card_lands_where_the_layout_says() -> None:
    played = table(players=3, seed=8, speed=Speed.NORMAL, blind=True)
    agent, rng = make_agent(game_entry("rush"), "random"), Random(8)
    moved = 0
    for _ in range(30):
        played.rest(longest=20)
        assert not strays(played.scene)
        played.perform(agent.choose(played.o, rng).action)
        moved += not played.scene.still
        played.pilot.wait(0.1)
    assert moved > 20


def test_input_is_never_blocked_by_motion() -> None:
    """Decisions come faster than the cards can follow, and still count."""
    played = table(players=2, seed=5, speed=Speed.SLOW, blind=True)
    agent, rng = make_agent(game_entry("rush"), "random"), Random(5)
    for _ in range(12):
        while not played.session.may_decide:
            played.pilot.step()
        played.perform(agent.choose(played.o, rng).action)
    played.scene.settle()
    assert not strays(played.scene)


def test_only_skipping_what_happens_in_the_turns_of_others_ends_in_a_recap() -> None:
    """Within the own turn, while an opponent answers, nothing was missed."""
    played = opened()
    played.scene.commands.skip_turns()
    assert not played.scene.recap_due
    played.session.decide(END_TURN)
    played.scene.commands.skip_turns()
    assert played.scene.recap_due
