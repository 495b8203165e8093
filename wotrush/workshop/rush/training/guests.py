"""Sparring partners as guests in training games, so that the network meets squads and races that the planner would not seek.

Some go on to the end: what a race for bases comes to must be known before it is lost. The others leave in the middle, and the
planner takes their seat: then the outcome tells what such a position is worth to whoever plays it well.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from wotrush.ai.agent import Agent
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action
from wotrush.workshop.rush.sparring import PARTNERS, partners

_FAVORITE, _OFTEN = "raider", 0.5
"""Half of all guests race for bases, where self-play has taught the least."""
_STAYS, _LONGEST = 0.5, 16
"""The share of guests that play to the end; the others leave after one of so many rounds."""


@dataclass(slots=True)
class Guest:
    """A sparring partner in a seat, and the last round that it plays."""

    name: str
    seat: int
    last_round: int | None
    rng: Random
    partner: Agent[Any, Any]

    def plays(self, game: RushGame, seat: int) -> bool:
        """Return whether the seat is the guest's, and still is."""
        staying = self.last_round is None or game.turn < self.last_round * game.seats
        return seat == self.seat and staying

    def choose(self, game: RushGame) -> Action:
        """Return its choice, made from what its seat may know."""
        action: Action = self.partner.choose(game.observe(self.seat), self.rng).action
        return action


def guest_of(game: RushGame, share: float, rng: Random) -> Guest | None:
    if rng.random() >= share:
        return None
    others = [name for name in PARTNERS if name != _FAVORITE]
    name = _FAVORITE if rng.random() < _OFTEN else rng.choice(others)
    last_round = None if rng.random() < _STAYS else rng.randint(1, _LONGEST)
    return Guest(name, rng.randrange(game.seats), last_round, rng, partners()[name]())
