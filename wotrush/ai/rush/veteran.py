"""The veteran: searches the orders of its whole turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean

from wotrush.ai.agent import Choice
from wotrush.ai.rush.choosing import choose
from wotrush.ai.rush.search.outlooks import Outlook, best_first
from wotrush.ai.rush.search.planner import PlannedWay, Planner
from wotrush.ai.rush.styles import BALANCED, PlayStyle
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network, shipped_network
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import END_TURN, Action

_WIDTH = 5
_SAMPLES = 3
"""Sampled worlds, which differ in what it would draw or find in the Reserve."""


class Veteran:
    """Plays the first action of the best way through its turn, then searches again."""

    def __init__(self, network: Network | None = None, style: PlayStyle = BALANCED) -> None:
        self._network = network or shipped_network()
        self._style = style

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return the first action of the best way."""
        return choose(self, observation, rng)

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Return the best outlook for every first action."""
        judge = Judge(self._network, world, self._style, observation.seat)
        if world.active != observation.seat:
            return best_first(judge.answers(world, observation.seat))
        ways: dict[Action, list[PlannedWay]] = {}
        for sample in range(_SAMPLES):
            for way in self._first_ways(judge, determinize(observation, rng) if sample else world):
                ways.setdefault(_first(way), []).append(way)
        found = [
            Outlook(first, fmean([way.value for way in these]), these[0].to_the_end(world.turn))
            for first, these in ways.items()
        ]
        return sorted(found, key=lambda outlook: -outlook.log_odds)

    def _first_ways(self, judge: Judge, world: RushGame) -> Iterable[PlannedWay]:
        """Return the best way for every first action."""
        best: dict[Action, PlannedWay] = {}
        for way in Planner(judge, _WIDTH).ways(world):
            best.setdefault(_first(way), way)
        return best.values()


def _first(way: PlannedWay) -> Action:
    return way.actions[0] if way.actions else END_TURN
