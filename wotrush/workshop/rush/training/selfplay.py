"""Games of the planner with a little chance in its choices, and the targets of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random

import numpy as np

from wotrush.ai.agent import derive_seed
from wotrush.ai.arena import LAST_ROUND
from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.search.planner import Planner
from wotrush.ai.rush.value.judge import Judge, medals_paid
from wotrush.ai.rush.value.network import Network
from wotrush.model.rush import RushGame, RushOptions, determinize
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.state import Prompt
from wotrush.workshop.rush.training.guests import Guest, guest_of
from wotrush.workshop.rush.training.positions import Positions, Vector, joined, vector_features

_WIDTH = 8
_NOISE = 0.08
"""In log odds: ways that differ by no more than this are chosen about equally often."""
_CROWDED = 0.15
"""The share of games with three or more players."""
_TRUSTED = 0.8
"""The weight of the outcome against later estimates of the network (lambda of TD learning)."""
_TEN, _MOST = 10.0, 3.0


@dataclass(frozen=True, slots=True)
class _Seen:
    vector: Vector
    chance: float


def played(network: Network, seed: int, sparring: float = 0.0) -> Positions:
    """Return the planner's positions in one game, one at the end of each of its turns in any seat.

    `sparring` is the chance that a sparring partner has one of the seats.
    """
    rng = Random(seed)
    game = RushGame.new(RushOptions(players=_players(rng)), rng.getrandbits(64))
    game.record = False
    # Chance of its own, so that games without partners are the same whatever their share is.
    guest = guest_of(game, sparring, Random(derive_seed(seed, "guest")))
    table = _Table(network, game, rng, guest)
    while (seat := game.to_act()) is not None and game.turn < LAST_ROUND * game.seats:
        table.act(seat)
    return joined([_judged(game, seat, seen) for seat, seen in enumerate(table.seen)])


def _players(rng: Random) -> int:
    """Return the number of players: if more than two, three more often than five."""
    return 3 + int(3 * rng.random() * rng.random()) if rng.random() < _CROWDED else 2


class _Table:
    """All seats of one game. A plan is followed until new information appears."""

    def __init__(self, network: Network, game: RushGame, rng: Random, guest: Guest | None) -> None:
        self.game, self.rng, self.guest = game, rng, guest
        self.judge = Judge(network, game)
        self.planner = Planner(self.judge, _WIDTH)
        self.features = vector_features(game.catalogue)
        self.plan: list[Action] = []
        self.seen: list[list[_Seen]] = [[] for _ in range(game.seats)]

    def act(self, seat: int) -> None:
        game = self.game
        if self.guest and self.guest.plays(game, seat):
            self.plan = []
            game.apply(self.guest.choose(game))
            return
        if seat != game.active:
            answers = self.judge.answers(self._world(seat), seat)
            game.apply(max(answers, key=answers.__getitem__))
            return
        self.plan = self.plan or self._planned(seat)
        action = self.plan.pop(0)
        if action is END_TURN:
            self._look(seat)
        before = (game.turn, game.deck[:], game.garages[seat][:])
        game.apply(action)
        if (game.turn, game.deck, game.garages[seat]) != before:
            self.plan = []

    def _planned(self, seat: int) -> list[Action]:
        game = self.game
        ways = self.planner.ways(self._world(seat))
        if not ways:
            return [game.legal_actions()[0]]
        noisy = [way.value + _NOISE * self._gumbel() for way in ways]
        way = ways[noisy.index(max(noisy))]
        stays = way.world.turn == game.turn and way.world.prompt is Prompt.PLAY
        return [*way.actions, END_TURN] if stays else list(way.actions)

    def _gumbel(self) -> float:
        """Return Gumbel noise: with it added, the highest value is a sample by the odds of the values."""
        return -log(-log(max(1e-12, self.rng.random())))

    def _world(self, seat: int) -> RushGame:
        return determinize(self.game.observe(seat), self.rng)

    def _look(self, seat: int) -> None:
        world = medals_paid(self.game)
        row = self.judge.features.row(world, seat)
        said = chance(self.judge.network.log_odds_of(row))
        self.seen[seat].append(_Seen(self.features.row(world, seat), said))


def _judged(game: RushGame, seat: int, seen: list[_Seen]) -> Positions:
    """Return a seat's positions with their targets."""
    outcome = game.standing()
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    margin = max(-_MOST, min(_MOST, (outcome.scores[seat] - max(others)) / _TEN))
    if not seen:
        return joined([])
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Positions(
        np.array([position.vector for position in seen]).astype(np.int16),
        np.array(targets(won, [position.chance for position in seen]), np.float32),
        np.full(len(seen), margin, np.float32),
    )


def targets(won: float, chances: Sequence[float]) -> list[float]:
    """Return the targets: the outcome for the last position, and for each earlier one a mix with more of the estimates."""
    found: list[float] = []
    for said in reversed(chances):
        found.append(won)
        won = _TRUSTED * won + (1.0 - _TRUSTED) * said
    return found[::-1]
