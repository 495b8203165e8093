"""The path of a drop on a base from the mouse to its motion: short, and with one return to the scene."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from tests.scenes.rush.tables import Played, table
from wotrush.match.match import Match
from wotrush.model.rush.actions import Defend
from wotrush.scenes.rush.table.view import View
from wotrush.settings import Speed
from wotrush.stage.motion.player import Player

MOST_HOPS = 14


def stack() -> list[object]:
    """Return the objects of the running calls, outermost first; several calls of one object in a row count once."""
    found: list[object] = []
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("wotrush."):
            found.insert(0, frame.f_locals.get("self", module))
        frame = frame.f_back
    return [one for i, one in enumerate(found) if i == 0 or one is not found[i - 1]]


@pytest.fixture
def played() -> Played:
    return table(
        players=2,
        seed=3,
        speed=Speed.NORMAL,
        blind=True,
        until=lambda o: any(isinstance(a, Defend) for a in o.actions),
    )


def test_a_drop_on_a_base_takes_few_hops_and_returns_to_the_scene_at_most_once(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.rest()
    walks: list[list[object]] = []
    decide, queue = Match.decide, Player.queue

    def decided(self: Any, action: Any) -> None:
        walks.append(stack())
        decide(self, action)

    def queued(self: Any, motion: Any) -> None:
        walks.append(stack())
        queue(self, motion)

    monkeypatch.setattr(Match, "decide", decided)
    monkeypatch.setattr(Player, "queue", queued)
    played.perform(next(action for action in played.o.actions if isinstance(action, Defend)))
    played.pilot.step()
    there, back = walks[0], walks[1]
    assert len(there) + len(back) <= MOST_HOPS, (there, back)
    returns = [one for one in there[there.index(played.scene) + 1 :] if one is played.scene]
    assert returns == []
    assert back.count(played.scene) == 1, back


def test_cards_are_laid_out_once_for_each_piece_of_news(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    played.rest()
    counts: list[int] = []
    place = View.place_cards

    def counted(self: View) -> Any:
        counts.append(self.session.match.version)
        return place(self)

    monkeypatch.setattr(View, "place_cards", counted)
    before = played.session.match.version
    played.perform(next(action for action in played.o.actions if isinstance(action, Defend)))
    played.pilot.step()
    assert played.session.match.version == before + 1
    assert counts == [before + 1]
