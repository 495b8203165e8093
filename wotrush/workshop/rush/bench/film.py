"""The busiest turn: five players, the log open, an assault that damages, destroys and blows up, and the Reserve shifts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from wotrush.match.match import Match
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import RushOptions, rush_ruleset
from wotrush.model.rush.actions import END_TURN, Action, parse_action
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.setup.game_plan import usual_name

TABLE = """
players: 5, first 0, active 0
options: wide_reserve
prompt: play
turn: 30
reserve: de14 us10 fr08 su01 su07
discard: de01 us01 fr01
graveyard: su02
seat: 0
bases: up su18, up, up su17
hand: su05 su08 su06 su16 su19 eng su20
garage: eng eng vol us*
depot: eng tec su*
seat: 1
bases: up de07, up de06, up
hand: eng eng de09
garage: eng eng vol
depot: tec de03
seat: 2
bases: up us08, up us06!, up us07
hand: eng eng us05
garage: eng eng vol
depot: tec us02
seat: 3
bases: up fr06, up, damaged
hand: eng eng fr05
garage: eng eng vol
depot: tec fr04
seat: 4
bases: up de08, up us09, up
hand: eng eng de04
garage: eng eng vol
depot: tec us03
"""
TURN = (
    "attack su05 on 2.0",  # damaged: a quarter turn
    "attack su08 on 2.0",  # destroyed: explosion
    "attack su06 on 1.0",
    "attack su16 on 3.1",  # a base blown up and carried off
    "attack su19 on 4.2",
    "end assault",
    "use su20",
    "place at 1",
    "end turn",  # the hand to the Depot, the Reserve shifts, three cards drawn
)


def busy_match(opponent: str = "recruit") -> RushMatch:
    """Return a match on the table above. The first player is a person."""
    rules, options = rush_ruleset(), RushOptions(players=5, wide_reserve=True)
    players: list[Player] = [Human(usual_name(INFO, "person", 0))]
    players += [Opponent(usual_name(INFO, "opponent", seat), opponent) for seat in range(1, 5)]
    setup = Setup(options.model_dump(), 1, tuple(players), datetime(2026, 1, 2, tzinfo=UTC))
    return Match(rules, setup, rules.parse_table(TABLE))


def film(match: RushMatch) -> Iterator[Action]:
    """Yield the decisions of the turn."""
    codes = default_catalogue().by_code
    for line in TURN:
        yield parse_action(line, lambda word: codes[word])


def hand_over(match: RushMatch) -> Iterator[Action]:
    """End the turn."""
    yield END_TURN
