"""Opponents for the toy game: one that plays, and some that do everything wrong."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from random import Random

from tests.toy import ToyAction, ToyObservation
from wotrush.ai.agent import AgentFactory, Choice
from wotrush.ai.registry import GameEntry
from wotrush.model.game import Reason


class Highest:
    def choose(self, observation: ToyObservation, rng: Random) -> Choice[ToyAction]:
        best = max(observation.actions, key=lambda action: action.card)
        return Choice(best, Reason("{card} is my highest."), {"card": best.card})


class Robs:
    """Never ends, against another of its kind."""

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
        "dies": Dies,
        "hangs": Hangs,
        "raises": Raises,
        "cheats": Cheats,
    }


TOY = GameEntry("tests.toy:toy_ruleset", "tests.ai.toy_agents:agents")
