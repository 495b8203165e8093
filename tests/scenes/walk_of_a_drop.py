"""Follows a decision from the mouse to the rules and from its news to the first motion, object by object."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from wotrush.match.match import Match
from wotrush.scenes.table.view import TableView
from wotrush.stage.motion.player import Player
from wotrush.stage.scene import Scene

MOST_HOPS = 14


def _stack() -> list[object]:
    """Return the objects of the running calls, outermost first; several calls of one object in a row count once."""
    found: list[object] = []
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("wotrush."):
            found.insert(0, frame.f_locals.get("self", module))
        frame = frame.f_back
    return [one for i, one in enumerate(found) if i == 0 or one is not found[i - 1]]


def follow(monkeypatch: pytest.MonkeyPatch) -> list[list[object]]:
    """Return a list that gets the objects on the way to each decision, and to each motion that is queued."""
    walks: list[list[object]] = []
    decide, queue = Match.decide, Player.queue

    def decided(self: Any, action: Any) -> None:
        walks.append(_stack())
        decide(self, action)

    def queued(self: Any, motion: Any) -> None:
        walks.append(_stack())
        queue(self, motion)

    monkeypatch.setattr(Match, "decide", decided)
    monkeypatch.setattr(Player, "queue", queued)
    return walks


def returns(walks: list[list[object]], scene: Scene) -> int:
    """Return how often the walk comes back to the scene; fail if it is long."""
    there, back = walks[0], walks[1]
    assert len(there) + len(back) <= MOST_HOPS, (there, back)
    return there.count(scene) + back.count(scene) - 2


def count_layouts(monkeypatch: pytest.MonkeyPatch, view: type[TableView]) -> list[int]:
    """Return a list that gets the version of the match at each layout of the cards."""
    versions: list[int] = []
    place = view.place_cards

    def counted(self: Any) -> Any:
        versions.append(self.session.match.version)
        return place(self)

    monkeypatch.setattr(view, "place_cards", counted)
    return versions
