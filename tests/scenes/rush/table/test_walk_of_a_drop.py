"""The path of a drop on a base from the mouse to its motion: short, with one return to the scene."""

from __future__ import annotations

import pytest

from tests.scenes.rush.tables import Played, table
from tests.scenes.walk_of_a_drop import count_layouts, follow, returns
from wotrush.model.rush.actions import Defend
from wotrush.scenes.rush.view.view import View
from wotrush.settings import Speed


@pytest.fixture
def played() -> Played:
    return table(
        players=2,
        seed=3,
        speed=Speed.NORMAL,
        blind=True,
        until=lambda o: any(isinstance(a, Defend) for a in o.actions),
    )


def test_a_drop_on_a_base_takes_few_hops_and_returns_to_the_scene_once(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.rest()
    walks = follow(monkeypatch)
    played.perform(next(action for action in played.o.actions if isinstance(action, Defend)))
    played.pilot.step()
    assert returns(walks, played.scene) == 1


def test_cards_are_laid_out_once_for_each_piece_of_news(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.rest()
    versions = count_layouts(monkeypatch, View)
    before = played.session.match.version
    played.perform(next(action for action in played.o.actions if isinstance(action, Defend)))
    played.pilot.step()
    assert played.session.match.version == before + 1
    assert versions == [before + 1]
