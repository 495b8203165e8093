"""What a careful player remembers of hidden units (20)."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import table
from wotrush.model.hunter.view.remembered import known_kind, possible_kinds

OWNER, ENEMY = 1, 0


@pytest.mark.parametrize(
    ("memory", "possible"),
    [
        ("", ()),
        ("9 = u005", ("u005",)),
        ("10 = u006", ()),
        ("9 10 = u005 u006", ("u005", "u006")),
        ("9 10 11 = u005 u006", ()),
    ],
)
def test_20_a_hidden_unit_is_one_of_those_that_surely_lie_on_its_places(
    memory: str, possible: tuple[str, ...]
) -> None:
    game = table(
        f"memory: {memory}\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005, 10 u006, 11 u101"
    )
    kinds = {"u005": game.kinds[9], "u006": game.kinds[10]}
    assert possible_kinds(game.observe(ENEMY), 9) == tuple(kinds[code] for code in possible)
    assert known_kind(game.observe(ENEMY), 9) == (game.kinds[9] if possible == ("u005",) else None)
    assert known_kind(game.observe(OWNER), 9) == game.kinds[9]


def test_20_mixed_units_of_one_kind_are_known() -> None:
    game = table(
        "memory: 9 10 = u005 u005\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005, 10 u005"
    )
    assert known_kind(game.observe(ENEMY), 10) == game.kinds[10]
