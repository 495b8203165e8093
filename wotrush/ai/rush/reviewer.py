"""Reviews a game by the value network's chances, and by what an ace would have done instead of every decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from statistics import fmean

from wotrush.ai.agent import Phrase
from wotrush.ai.review import Judgment, Lapse, Shares
from wotrush.ai.rush.ace import Ace
from wotrush.ai.rush.level_costs import COSTS
from wotrush.ai.rush.luck import RushLuck
from wotrush.ai.rush.reasons.gains import gain
from wotrush.ai.rush.reasons.phrases import described, does, instead
from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.search.planner import PlannedWay, Planner, after
from wotrush.ai.rush.search.playout import played_out
from wotrush.ai.rush.search.shares import decided_shares, expected, shared
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network, shipped_network
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import END_TURN, Action

_REVISION = 3
"""Increased when reviews judge otherwise, apart from the network."""
_WIDTH, _PLAYOUT_WIDTH = 6, 1
_MATTERS = 0.01
"""Where the best and the worst first action differ by less, a decision is a matter of taste."""
_POSITIONS = 4_000
"""Positions judged in the search for a better decision: a quarter of an ace's, since other worlds tell how good it is."""
_OTHER_WORLDS = 1
"""The number of an ace that searches in other worlds than those that play."""
_WORLDS, _TURNS = 16, 1
"""In how many worlds a decision is compared with the best, and to the end of which of the seat's next turns, as an ace looks."""
_SUSPECT = 0.03
"""A decision that seems to cost as much is looked at more deeply before a person is told."""
_DEEP_WORLDS, _DEEP_TURNS = 24, 2
"""In more worlds, and a turn further than an ace looks."""


class RushReviewer:
    """The reviewer of Rush; whatever is hidden is dealt anew for every decision, never looked up."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network or shipped_network()
        self._searcher = Ace(self._network, positions=_POSITIONS, number=_OTHER_WORLDS)
        self._luck = RushLuck(self._network)

    @property
    def version(self) -> str:
        weights = repr(self._network.to_json()).encode()
        return f"{_REVISION}-{blake2b(weights, digest_size=6).hexdigest()}"

    @property
    def costs_of_levels(self) -> Mapping[str, float]:
        return COSTS

    def chances(self, ending: RushGame, begun: RushGame) -> Shares:
        """Return the chances: the network's for the seat whose turn ends, while the others share the rest."""
        decided = decided_shares(ending)
        if decided is not None:
            return decided
        weights = expected(Judge(self._network, ending), ending)
        return shared(weights[ending.active], ending.active, weights)

    def luck_of_the_deal(self, game: RushGame) -> Shares:
        return self._luck.of_the_deal(game)

    def luck(self, before: RushGame, action: Action, after: RushGame) -> Iterator[Shares | None]:
        return self._luck.of(before, action, after)

    def second_thoughts(self, before: RushGame, seat: int, action: Action) -> Iterator[Judgment | None]:
        """Look for the best first action as an ace does, then compare it with what was done in worlds of which the search knew
        nothing.

        In the same worlds the best would always seem to gain something, merely because it was chosen there. What is told of
        a lapse comes from yet other worlds: among many decisions the dearest seem dearer than they were.
        """
        view, rng = before.observe(seat), Random(before.turn)
        if len(view.actions) == 1 or view.active != seat:
            return
        world = determinize(view, rng)
        if not _matters(Planner(Judge(self._network, world), _WIDTH).ways(world)):
            return
        yield None
        best = self._searcher.outlooks(view, world, rng)[0]
        if action in best.steps or described(view, action) == described(view, best.action):
            yield Judgment()
            return
        actions, chances = (action, best.action), list[tuple[float, float]]()
        for _ in range(_WORLDS):
            yield None
            chances.append(self._played_out(view, actions, rng, _TURNS))
        cost = _difference(chances)
        if cost < _SUSPECT:
            yield Judgment(cost)
            return
        chances.clear()
        for _ in range(_DEEP_WORLDS):
            yield None
            chances.append(self._played_out(view, actions, rng, _DEEP_TURNS))
        played, better = map(fmean, zip(*chances, strict=True))
        lapse = Lapse(
            does(view, action), instead(view, best.action), self._gained(view, actions, rng), played, better
        )
        yield Judgment(cost, lapse)

    def _played_out(
        self, view: Observation, actions: tuple[Action, Action], rng: Random, turns: int
    ) -> tuple[float, float]:
        """Return the chance after each of the actions in the same world, with the same chance to come, at the end of that one of
        the seat's next turns.
        """
        world, seed = determinize(view, rng), rng.getrandbits(64)
        planner = Planner(Judge(self._network, world), _PLAYOUT_WIDTH)
        last = world.turn + turns * world.seats
        played, better = (
            played_out(planner, world, (action,), view.seat, last, Random(seed)) for action in actions
        )
        return played, better

    def _gained(self, view: Observation, actions: tuple[Action, Action], rng: Random) -> Phrase | None:
        """Return what is better about the second action: what the best turns after each come to, in one world."""
        world = determinize(view, rng)
        planner = Planner(Judge(self._network, world), _WIDTH)
        played, better = (_followed(planner, world, action).world for action in actions)
        return gain(better, played, view.seat)


def _difference(chances: Sequence[tuple[float, float]]) -> float:
    """Return by how much the second of each pair is higher on average."""
    return fmean(better - played for played, better in chances)


def _matters(ways: Sequence[PlannedWay]) -> bool:
    """Return whether the best ways of the first actions differ by more than taste."""
    best: dict[Action, float] = {}
    for way in ways:
        best.setdefault(way.actions[0] if way.actions else END_TURN, chance(way.value))
    return len(best) > 1 and max(best.values()) - min(best.values()) >= _MATTERS


def _followed(planner: Planner, world: RushGame, action: Action) -> PlannedWay:
    """Return the best way to go on after the action."""
    seat, turn = world.active, world.turn
    ahead = after(world, action)
    if ahead.turn == turn and ahead.outcome() is None:
        ways = planner.ways(ahead)
        if ways:
            return ways[0]
    return PlannedWay(ahead, (action,), planner.judge.log_odds(ahead if action != END_TURN else world, seat))
