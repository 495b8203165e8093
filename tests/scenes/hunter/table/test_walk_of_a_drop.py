"""The path of an attack from the mouse to its motion: short, with one return to the scene and one layout of the cards."""

from __future__ import annotations

import pytest

from tests.scenes.hunter.tables import Battle, battle
from tests.scenes.walk_of_a_drop import count_layouts, follow, returns
from wotrush.match.opponents.conductor import MASK
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.settings import Speed


@pytest.fixture
def attacker() -> Battle:
    """Return a table at which the person may attack."""
    for decisions in range(20, 200):
        played = battle(players=2, seed=3, decisions=decisions, speed=Speed.NORMAL)
        if any(isinstance(action, DeclareAttack) for action in played.o.actions):
            played.rest()
            return played
    raise LookupError("Nobody may ever attack.")


def test_an_attack_takes_few_hops_returns_to_the_scene_once_and_lays_cards_out_once(
    attacker: Battle, monkeypatch: pytest.MonkeyPatch
) -> None:
    walks, versions = follow(monkeypatch), count_layouts(monkeypatch, BattleView)
    before = attacker.session.match.version
    attacker.perform(next(action for action in attacker.o.actions if isinstance(action, DeclareAttack)))
    attacker.pilot.wait(MASK)
    attacker.pilot.step()
    assert returns(walks, attacker.scene) <= 1
    after = [version for version in versions if version > before]  # The pointer may move cards before.
    assert after[0] == before + 1
    assert after == sorted(set(after))
