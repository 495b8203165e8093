"""The names of all enemies beside whose lines a panel stands are written in letters of one size."""

from __future__ import annotations

import pytest

from tests.scenes.hunter.tables import battle
from wotrush.scenes.hunter.board.enemies import enemy_shows
from wotrush.scenes.hunter.board.plates import LEAST_PART, head_part


def test_a_long_name_makes_all_of_them_smaller_and_all_are_painted_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = battle(players=5, decisions=120).scene.view
    armies = view.frame.enemies
    assert all(army.trophies is not None for army in armies)
    before, shown = head_part(view, armies[0]), enemy_shows(view, 0)
    names = [*view.names[:4], "Großtrappe am Zaun"]
    monkeypatch.setattr(type(view), "names", names)
    parts = {head_part(view, army) for army in armies}
    assert len(parts) == 1
    assert LEAST_PART <= parts.pop() < before
    assert enemy_shows(view, 0) != shown
