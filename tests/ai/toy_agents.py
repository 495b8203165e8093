"""Opponents for the toy game: one that plays, and some that do everything wrong."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from random import Random

from tests.toy import ToyAction, ToyGame, ToyObservation
from wotrush.ai.agent import AgentFactory, Choice
from wotrush.ai.observer import Counts, ObserverFactory
from wotrush.games import GameEntry
from wotrush.model.game import Reason


class Highest:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        best = max(observation.actions, key=lambda action: action.card)
        return Choice(best, Reason("{card} is my highest."), {"card": best.card})


class Plays:
    """Plays its lowest card, then ends the turn."""

    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        plays = [action for action in observation.actions if action.verb == "play"]
        ended = next((action for action in observation.actions if action.verb == "end"), None)
        return Choice(ended or min(plays, key=lambda action: action.card))


class Passes:
    """Never reacts, and ends every turn as soon as it may."""

    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        wanted = {"pass", "end"}
        return Choice(next((a for a in observation.actions if a.verb in wanted), observation.actions[0]))


class Robs:
    """Makes a game against another of its kind endless."""

    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        wanted = {"rob", "give", "end"}
        return Choice(next((a for a in observation.actions if a.verb in wanted), observation.actions[0]))


class Dies:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        os._exit(3)


class Hangs:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        time.sleep(600)
        return Choice(observation.actions[0])


class Ponders:
    """Thinks for ever."""

    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        while True:
            rng.random()


class Raises:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        raise RuntimeError("no idea what to do")


class Cheats:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        return Choice(ToyAction("play", 99))


def agents() -> Mapping[str, AgentFactory]:
    return {
        "highest": Highest,
        "robs": Robs,
        "plays": Plays,
        "passes": Passes,
        "dies": Dies,
        "hangs": Hangs,
        "ponders": Ponders,
        "raises": Raises,
        "cheats": Cheats,
    }


class Verbs:
    """Counts what each opponent does, and keeps one example."""

    def __init__(self, agents: Sequence[str], seed: int) -> None:
        self.agents = agents
        self.counts: Counts = {"games": 0, "from seed": [seed], "verbs": {}}

    def saw(self, game: ToyGame, seat: int, action: ToyAction) -> None:
        assert action in game.legal_actions(), "seen before it is done"
        verbs = self.counts["verbs"].setdefault(self.agents[seat], {})
        verbs[action.verb] = verbs.get(action.verb, 0) + 1

    def ended(self, game: ToyGame) -> None:
        self.counts["games"] += 1


def observers() -> Mapping[str, ObserverFactory]:
    return {"verbs": Verbs}


TOY = GameEntry(
    "tests.toy:toy_ruleset",
    "tests.ai.toy_agents:agents",
    "tests.ai.toy_agents:observers",
    info="tests.toy.info:INFO",
    description="tests.toy.table:DESCRIPTION",
    screens="tests.toy.table:SCREENS",
)
