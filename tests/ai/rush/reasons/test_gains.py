"""A reason tells the fact that matters, with its figure."""

from __future__ import annotations

import pytest

from tests.ai.rush.tables import table
from wotrush.ai.rush.reasons.gains import gain
from wotrush.ai.rush.search.planner import after
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import parse_action
from wotrush.scenes.rush.texts.telling import phrase_text

TABLE = """
    achievements: {achievements}
    seat: 0
      hand: su16 eng eng
    seat: 1
      bases: {bases}
      hand: eng
"""


def fact(before: RushGame, action: str) -> str:
    """Return what the action brings."""
    found = gain(after(before, parse_action(action, before.catalogue.by_code.__getitem__)), before, 0)
    assert found is not None
    return phrase_text(found)


@pytest.mark.parametrize(
    ("achievements", "bases", "action", "brings"),
    [
        ("0 1 2", "up, up, up", "attack su16 on 1.0", "most bases destroyed, 1 to 0"),
        ("1 2 3", "up, up, up", "attack su16 on 1.0", "an opponent keeps 2 bases"),
        ("1 2 3", "up, up, gone", "attack su16 on 1.0", "an opponent keeps 1 base"),
        ("1 2 3", "up, gone, gone", "attack su16 on 1.0", "an opponent loses the last base"),
        ("1 2 3", "up, up, up", "defend su16 at 0", "1 more base guarded"),
        ("6 2 3", "up, up, up", "use su16", "most Soviet medals, 1 to 0"),
        ("1 2 3", "up, up, up", "use su16", "1 medal more"),
    ],
)
def test_the_fact_comes_with_its_figure(achievements: str, bases: str, action: str, brings: str) -> None:
    assert fact(table(TABLE.format(achievements=achievements, bases=bases)), action) == brings
