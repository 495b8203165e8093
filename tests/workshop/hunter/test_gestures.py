"""A hand that does what it is told plays whole games of Tank Hunter."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.hunter.tables import ENTRY, battle
from wotrush.ai.registry import make_agent
from wotrush.workshop.gesture import Click, next_gesture

MOST_GESTURES = 4
UNHURRIED = 0.5
"""Seconds between gestures: clicks that follow a new prompt at once are swallowed."""


@pytest.mark.parametrize(("players", "seed"), [pytest.param(2, 3, marks=pytest.mark.long), (4, 5)])
def test_every_decision_of_a_game_is_brought_about_by_gestures(players: int, seed: int) -> None:
    table = battle(players, seed)
    agent, rng, kinds = make_agent(ENTRY, "recruit"), Random(seed), set()
    for _ in range(400):
        table.rest(60.0)
        if table.session.result() is not None:
            break
        action = agent.choose(table.o, rng).action
        version = table.session.match.version
        for _ in range(MOST_GESTURES):
            table.pilot.step(UNHURRIED)
            gesture = next_gesture(table.scene, action)
            if isinstance(gesture, Click):
                table.pilot.click(gesture.at)
            else:
                table.pilot.drag(gesture.start, gesture.goal)
            table.pilot.step()
            if table.session.match.version != version:
                break
        assert table.session.match.version != version, f"{action}: {table.scene.view.status}"
        kinds.add(type(action).__name__)
    assert table.session.result() is not None
    assert {"Keep", "DeclareAttack", "Wait", "Pass"} <= kinds
