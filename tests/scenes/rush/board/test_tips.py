"""What a player's points are explained with."""

from __future__ import annotations

from tests.scenes.rush.opened import TABLE, opened
from wotrush.scenes.rush.board.tips import points_tip

LEVEL = """
players: 2, first 0, active 0
seat: 0
  hand: eng
  depot: de**
  destroyed: 0 bases 2 vehicles
seat: 1
  hand: eng
  depot: {medal}
  destroyed: 0 bases 1 vehicles
"""


def test_vehicles_destroyed_are_named_where_they_decide() -> None:
    said = "If it stays level, most vehicles destroyed decides: you 2, Bison 1."
    assert said in points_tip(opened(LEVEL.format(medal="su**")).scene.view, 1)
    assert "level" not in points_tip(opened(LEVEL.format(medal="su*")).scene.view, 1)
    assert "level" not in points_tip(opened().scene.view, 1)


def test_who_began_is_told() -> None:
    view = opened(TABLE).scene.view
    assert points_tip(view, 0).endswith("Anna began the game.")
    assert "began" not in points_tip(view, 1)
