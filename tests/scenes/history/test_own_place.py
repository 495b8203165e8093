"""How a row of the list tells how its reader fared."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from wotrush.scenes.history.game_list import place_of_person, ranked
from wotrush.scenes.history.summary import GameSummary, SeatSummary


def seat(points: int | None, agent: str | None = "recruit") -> SeatSummary:
    return SeatSummary(name="Ada", agent=agent, left=False, points=points, parts=None, chosen=())


def game(*seats: SeatSummary, winners: tuple[int, ...]) -> GameSummary:
    started = datetime(2026, 1, 1, tzinfo=UTC)
    return GameSummary(
        game="rush", started=started, seats=seats, winners=winners, rounds=9, end="bases", take_backs=0
    )


@pytest.mark.parametrize(
    ("own", "others", "winners", "place"),
    [
        (20, (9, 12), (0,), 1),
        (20, (9, 20), (0, 2), 1),
        (20, (9, 20), (2,), 2),
        (10, (9, 12), (2,), 2),
        (3, (9, 12), (2,), 3),
        (None, (9, 12), (2,), None),
    ],
    ids=["won", "shared", "lost a tie", "second", "last", "points unknown"],
)
def test_the_place_of_the_only_person(
    own: int | None, others: tuple[int, ...], winners: tuple[int, ...], place: int | None
) -> None:
    assert place_of_person(game(seat(own, None), *map(seat, others), winners=winners)) == place


def test_two_people_have_no_place_in_common() -> None:
    assert place_of_person(game(seat(9, None), seat(5, None), winners=(0,))) is None


def test_players_of_a_game_stand_from_the_first_place_to_the_last() -> None:
    assert ranked(game(*map(seat, (9, 30, None, 12, 12)), winners=(4,))) == [4, 1, 3, 0, 2]
