"""Reviews a game by the value network's chances and the planner's alternatives to every decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from wotrush.ai.review import Lapse
from wotrush.ai.rush.reasons.gains import gain
from wotrush.ai.rush.reasons.phrases import described, does, instead
from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.search.planner import PlannedWay, Planner, after
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network, shipped_network
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import END_TURN, Action

_WIDTH = 6
_SUSPECT = 0.02
"""Decisions that cost less in the first world are not examined in others."""
_WORLDS = 4


class Hindsight:
    """The reviewer of Rush; whatever is hidden is dealt anew for every decision, never looked up."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network or shipped_network()

    def chances(self, game: RushGame) -> tuple[float, ...]:
        """Return the chances: the network's for the seat whose turn ends, while the others share the rest."""
        judge = Judge(self._network, game)
        single = [chance(judge.log_odds(game, seat)) for seat in range(game.seats)]
        outcome = game.outcome()
        if outcome is not None:
            return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.seats))
        own = single[game.active]
        rest = sum(single) - own
        return tuple(
            own if seat == game.active else (1.0 - own) * each / rest for seat, each in enumerate(single)
        )

    def second_thoughts(self, before: RushGame, seat: int, action: Action) -> Iterator[Lapse | None]:
        """Look for the best first action, then compare it with what was done in several worlds."""
        view, rng = before.observe(seat), Random(before.turn)
        if len(view.actions) == 1 or view.active != seat:
            return
        world = determinize(view, rng)
        planner = Planner(Judge(self._network, world), _WIDTH)
        ways = planner.ways(world)
        best = ways[0].actions if ways and ways[0].actions else (END_TURN,)
        if action in best or described(view, action) == described(view, best[0]):
            return
        yield None
        pairs: list[tuple[PlannedWay, PlannedWay]] = []
        for number in range(_WORLDS):
            world = determinize(view, rng) if number else world
            pairs.append((_followed(planner, world, action), _followed(planner, world, best[0])))
            lapse = _lapse(view, (action, best[0]), pairs)
            if lapse.loss < _SUSPECT:
                yield None
                return
            yield lapse if number == _WORLDS - 1 else None


def _lapse(
    view: Observation, steps: tuple[Action, Action], pairs: Sequence[tuple[PlannedWay, PlannedWay]]
) -> Lapse:
    """Compare what was done and what would have been better (`steps`) by where they lead in each world (`pairs`)."""
    played, better = pairs[0]
    chances = (fmean(chance(way.value) for way in ways) for ways in zip(*pairs, strict=True))
    gained = gain(better.world, played.world, view.seat)
    return Lapse(does(view, steps[0]), instead(view, steps[1]), gained, *chances)


def _followed(planner: Planner, world: RushGame, action: Action) -> PlannedWay:
    """Return the best way to go on after the action."""
    seat, turn = world.active, world.turn
    ahead = after(world, action)
    if ahead.turn == turn and ahead.outcome() is None:
        ways = planner.ways(ahead)
        if ways:
            return ways[0]
    return PlannedWay(ahead, (action,), planner.judge.log_odds(ahead if action != END_TURN else world, seat))
