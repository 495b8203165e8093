"""Rule options are checked when they are read."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from wotrush.model.rush import RushOptions, rush_ruleset


@pytest.mark.parametrize(
    "values",
    [
        {"players": 1},
        {"players": 6},
        {"players": "2"},
        {"players": 2.0},
        {"first_player": -1},
        {"players": 2, "first_player": 2},
        {"wide_reserve": 1},
        {"wide_reserve": "yes"},
        {"no_such_option": True},
    ],
)
def test_values_out_of_range_or_of_another_kind_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        RushOptions.model_validate(values)
    with pytest.raises(ValidationError):
        rush_ruleset().new(values, 1)


def test_a_first_player_who_does_not_sit_there_is_named() -> None:
    with pytest.raises(ValidationError, match="first_player 3 is not one of 3 seats"):
        RushOptions(players=3, first_player=3)


def test_options_never_change_during_a_game() -> None:
    with pytest.raises(ValidationError):
        RushOptions().players = 3


@pytest.mark.parametrize(("wide", "size"), [(False, 4), (True, 5)])
def test_the_size_of_a_full_reserve(wide: bool, size: int) -> None:
    assert RushOptions(wide_reserve=wide).reserve_size == size


def test_options_come_as_plain_values() -> None:
    game = rush_ruleset().new({"players": 4, "first_player": 3, "always_doubles": True}, 7)
    assert (game.seats, game.first, game.options.always_doubles) == (4, 3, True)
