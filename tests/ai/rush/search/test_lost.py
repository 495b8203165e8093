"""Lost games are played out: the last base is guarded, and what still counts for the margin is taken."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import agent, table
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import EndTurn

FAR_BEHIND = """
players: 2, first 0, active 0
turn: 30
"""
LAST_TURN = """
players: 2, first 1, active 0
turn: 31
ending: medals 2
medals: 9+3 8+0 0+0 9+3
"""


def lost(when: str, bases: str, hand: str) -> RushGame:
    return table(f"""{when}
achievements: 9
reserve: de19 us20 su20 fr20
seat: 1
  bases: up de06, up de07, up
  hand: us04 us05 eng
  garage: eng eng us13 us14
  depot: base base us** us** us** de** de** de**
seat: 0
  bases: {bases}
  hand: {hand}
  garage: eng eng tec su01
""")


def turn_of(name: str, game: RushGame) -> RushGame:
    """Return the table after this opponent has played the active seat's turn."""
    seat, turn, player, chance = game.active, game.turn, agent(name), Random(4)
    while game.to_act() == seat and game.turn == turn:
        action = player.choose(game.observe(seat), chance).action
        if isinstance(action, EndTurn):
            break
        game.apply(action)
    return game


@pytest.mark.parametrize("name", ["veteran", "ace"])
@pytest.mark.parametrize("hand", ["su06 eng eng", "us08 su04 eng", "fr09 eng eng"])
def test_the_last_base_is_guarded_though_the_game_is_lost(name: str, hand: str) -> None:
    game = turn_of(name, lost(FAR_BEHIND, "up, gone, gone", hand))
    assert game.ending or max(game.defender[:3]) >= 0


@pytest.mark.parametrize("name", ["veteran", "ace"])
@pytest.mark.parametrize("hand", ["us18 eng eng", "us06 us08 eng", "su13 su08 eng"])
def test_the_last_turn_of_a_lost_game_takes_the_points_that_are_left(name: str, hand: str) -> None:
    game = turn_of(name, lost(LAST_TURN, "up, up, gone", hand))
    assert game.bases_destroyed[0] == 1
