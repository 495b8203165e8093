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
        ("1 2 3", "up, up, up", "attack su16 on 1.0", "an opponent has only 2 bases left"),
        ("1 2 3", "up, up, gone", "attack su16 on 1.0", "an opponent has only 1 base left"),
        ("1 2 3", "up, gone, gone", "attack su16 on 1.0", "an opponent loses the last base"),
        ("1 2 3", "up, up, up", "defend su16 at 0", "1 more base guarded"),
        ("6 2 3", "up, up, up", "use su16", "most Soviet medals, 1 to 0"),
        ("1 2 3", "up, up, up", "use su16", "1 medal more"),
    ],
)
def test_the_fact_comes_with_its_figure(achievements: str, bases: str, action: str, brings: str) -> None:
    assert fact(table(TABLE.format(achievements=achievements, bases=bases)), action) == brings


@pytest.mark.parametrize(
    ("players", "said"), [(2, "1 card fewer for the opponent"), (3, "1 card fewer for the opponents")]
)
def test_one_opponent_is_not_spoken_of_as_several(players: int, said: str) -> None:
    fewer, more = (
        table(f"""
            players: {players}
            achievements: {"1 2 3 5"[: 2 * players + 1]}
            seat: 0
              hand: eng
            seat: 1
              hand: {hand}
        """)
        for hand in ("eng", "eng eng")
    )
    found = gain(fewer, more, 0)
    assert found is not None
    assert phrase_text(found) == said


def test_a_vehicle_that_need_not_stand_guard_stays_in_the_squad() -> None:
    free = table(TABLE.format(achievements="1 2 3", bases="up, up, up"))
    on_guard = after(free, parse_action("defend su16 at 0", free.catalogue.by_code.__getitem__))
    found = gain(free, on_guard, 0)
    assert found is not None
    name = free.catalogue.cards[free.catalogue.by_code["su16"]].name
    assert phrase_text(found) == f"{name} stays in the squad"


def test_who_has_only_to_end_the_very_last_turn_has_won() -> None:
    """Seat 1 has nothing; it would be last in the round, and the round is the last, once its own last base falls."""
    before = table("""
        players: 2, first 1, active 0
        achievements: 1 2 3
        seat: 0
          hand: su16 eng eng
        seat: 1
          bases: up, gone, gone
          hand: eng
    """)
    assert fact(before, "attack su16 on 1.0") == "the game is won"


def test_what_only_brings_the_last_round_is_not_won_yet() -> None:
    before = table(TABLE.format(achievements="1 2 3", bases="up, gone, gone"))
    assert fact(before, "attack su16 on 1.0") == "an opponent loses the last base"
