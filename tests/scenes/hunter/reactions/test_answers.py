"""The answers of a window: no two of them read the same."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import play, table
from wotrush.i18n import set_language
from wotrush.model.hunter import HunterGame
from wotrush.scenes.hunter.reactions.answers import answers

NAMES = ("Anna", "Bison", "Cleo")
TWINS = "seat: S2\n front: 9 u031 revealed, 10 u031 revealed, 11 u031, 12 u005\n hand: {0}"


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language("en")


def titles(game: HunterGame, opened: str = "") -> list[str]:
    """Return what the answers say, or those of the answer that begins so."""
    seat = game.to_act()
    assert seat is not None
    o = game.observe(seat)
    found = answers(o, NAMES)
    if opened:
        (one,) = [answer for answer in found if answer.title.startswith(opened)]
        found = answers(o, NAMES, one.actions)
    return [answer.title for answer in found]


def test_units_of_one_name_are_told_apart_by_where_they_stand() -> None:
    game = table(f"seat: S1\n front: 1 u001 revealed\n{TWINS.format('ambush')}")
    play(game, "attack 1>9 ap")
    assert titles(game, "Ambush") == [
        "Ambush: T-34/76, front line no. 2",
        "Ambush: T-34/76, front line no. 3",
        "Ambush: Pz.Kpfw. IV Ausf. H".replace(" ", "\N{NO-BREAK SPACE}").replace(":\N{NO-BREAK SPACE}", ": "),
    ]


def test_so_are_those_that_may_strike_back_at_a_spy() -> None:
    game = table(f"seat: S1\n front: 1 u106 revealed\n{TWINS.format('')}", s1=(6,))
    play(game, "spy 1>S2")
    assert titles(game)[:3] == [f"T-34/76, front line no. {number}" for number in (1, 2, 3)]


def test_those_of_several_players_are_told_apart_by_their_names_too() -> None:
    enemies = "seat: S1\n front: 1 u001 revealed, 2 u031 revealed\nseat: S2\n front: 9 u005 revealed\n hand: fuel_shortage"
    game = table(f"{enemies}\nseat: S3\n front: 20 u005 revealed, 21 u031 revealed", "players=3")
    play(game, "attack 1>9 ap")
    assert [one for one in titles(game, "Fuel Shortage") if "T-34" in one] == [
        "Fuel Shortage: T-34/76, front line no. 2 (Anna)",
        "Fuel Shortage: T-34/76, front line no. 2 (Cleo)",
    ]
