"""The busiest turn: five players, the log open, an assault that damages, destroys and blows up, and the Reserve shifts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from wotrush.match.match import Match
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.game import AnyObservation
from wotrush.model.rush import RushOptions, rush_ruleset
from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.game_plan import usual_name
from wotrush.settings import Speed
from wotrush.workshop.studio import Studio

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


class Silent(Worker):
    """Opponents that never answer: the film is over when the turn is."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        return

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        return

    def close(self) -> None:
        return


def busy_match(opponent: str = "recruit") -> RushMatch:
    """The table above; the first player is a person."""
    rules, options = rush_ruleset(), RushOptions(players=5, wide_reserve=True)
    players: list[Player] = [Human(usual_name(INFO, "person", 0))]
    players += [Opponent(usual_name(INFO, "opponent", seat), opponent) for seat in range(1, 5)]
    setup = Setup(options.model_dump(), 1, tuple(players), datetime(2026, 1, 2, tzinfo=UTC))
    return Match(rules, setup, rules.parse_table(TABLE))


def busy_table(studio: Studio) -> TableScene:
    """At normal speed, with nobody but the person at the screen to decide anything."""
    studio.context.settings = studio.context.settings.model_copy(update={"speed": Speed.NORMAL})
    session = GameSession(busy_match(), Silent(), studio.context.settings, studio.clock)
    return TableScene(studio.context, session)


def decisions() -> Iterator[Action]:
    """The turn, one decision after another."""
    codes = default_catalogue().by_code
    for line in TURN:
        yield parse_action(line, lambda word: codes[word])
