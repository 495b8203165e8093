"""The rules are the same for every seat: a rotated table plays as before, with other seat numbers."""

from __future__ import annotations

import re

import pytest

from tests.model.rush.rules.tabletop import bases, choices, codes, depot, garage, hand, play, refused, table
from wotrush.model.rush import RushGame
from wotrush.model.rush.events import AssaultBegan, Event
from wotrush.model.rush.scoring import score_parts

SEATS = (
    """
      bases: damaged fr02, gone, up
      hand: eng eng vol su07 su19 us14 us23 fr17 su24
      garage: base fr07 de08
      depot: us08 eng
      destroyed: 1 bases 2 vehicles
    """,
    """
      bases: damaged us07!, up su08!, damaged
      hand: eng tec
      garage: us10 eng
      depot: de*
    """,
    """
      bases: up us18, gone, up fr18!
      hand: vol
      garage: us09
    """,
)
SCRIPT = (
    "use vol",
    "buy us02 with eng",
    "use us14",
    "strike defender 1.0",
    "place at 2",
    "use us23",
    "discard tec",
    "discard vol",
    "attack su07 on 1.1",
    "attack su19 on 2.0",
    "end assault",
    "medals 1",
    "use fr17",
    "scrap us08",
    "stop",
    "place at 0",
    "use su24",
    "place at 2",
    "end turn",
)
REFUSED = (
    "defend eng at 0",
    "defend su19 at 0",
    "defend su19 at 1",
    "attack su19 on 0.2",
    "attack us14 on 1.1",
    "attack us14 on 2.2",
    "attack su19 on 2.1",
)


def turned(line: str, by: int) -> str:
    """Return the line with its seats rotated."""
    return re.sub(r"\b([0-2])\.([0-2])\b", lambda m: f"{(int(m[1]) + by) % 3}.{m[2]}", line)


def drawn(by: int) -> RushGame:
    seats = "".join(f"seat: {(seat + by) % 3}\n{text}" for seat, text in enumerate(SEATS))
    game = table(f"""
        players: 3, first {by}, active {by}
        options: exposed_attacker count_defenders
        achievements: 0 2 4 7 11
        reserve: us02 fr12 su09 de03
        deck: su01 su02 su03 su04 su05 su06
        {seats}
    """)
    deck, *luck = game.streams
    game.streams = [deck, *(luck[(seat - by) % 3] for seat in range(3))]
    return game


def seen(game: RushGame, by: int) -> list[object]:
    """Return the table from the seat that was seat 0 before the rotation."""
    order = [(seat + by) % 3 for seat in range(3)]
    acts = game.to_act()
    return [
        [(hand(game, s), garage(game, s), depot(game, s), bases(game, s)) for s in order],
        [(game.bases_destroyed[s], game.vehicles_destroyed[s], score_parts(game)[s]) for s in order],
        None if acts is None else (acts - by) % 3,
        {turned(line, -by % 3) for line in choices(game)},
        codes(game.reserve),
    ]


@pytest.mark.parametrize("by", [1, 2])
def test_a_table_turned_round_goes_as_before(by: int) -> None:
    straight, round_ = drawn(0), drawn(by)
    assert seen(round_, by) == seen(straight, 0)
    for line in SCRIPT:
        happened = play(straight, line)
        again = play(round_, turned(line, by))
        assert [type(event) for event in again] == [type(event) for event in happened]
        assert seen(round_, by) == seen(straight, 0), line
        if line == "medals 1":
            exposed = min(choices(straight))
            play(straight, exposed)
            play(round_, exposed)


@pytest.mark.parametrize("by", [1, 2])
def test_the_reasons_are_the_same_too(by: int) -> None:
    for line in REFUSED:
        assert refused(drawn(by), turned(line, by)) == refused(drawn(0), line)


def test_the_first_hit_begins_the_assault_and_no_other() -> None:
    game = drawn(1)
    happened: list[Event] = play(game, "attack su07 on 2.1", "attack su19 on 0.0")
    assert sum(isinstance(event, AssaultBegan) for event in happened) == 1
