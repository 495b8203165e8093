"""What chance gave: the worth of what was drawn or dealt, less its mean over other orders of the same piles.

Nobody knows the order of a pile, so that after any decisions every order is as likely as the real one. The mean of this
difference is therefore zero, however well or badly the network judges: what it judges badly only adds noise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from wotrush.ai.review import Shares, mean_of
from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.search.planner import Planner, after
from wotrush.ai.rush.search.shares import decided_shares, expected, shared
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network
from wotrush.model import rng as generator
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action
from wotrush.model.rush.state import Prompt

_WIDTH = 2
_SAMPLES = 12
"""Other orders that are dealt for each event."""
_TRUST = 0.3
"""Plans take the best of many ways and so make too much of one hand. Three tenths of the difference foretell results of
strong players nearly as well as four, and do no harm where weak ones waste what they draw.
"""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A seat's hand and Depot after its draw, and what it could have drawn: hand, Garage and Depot."""

    hand: list[int]
    depot: list[int]
    others: list[tuple[list[int], list[int], list[int]]]


@dataclass(slots=True)
class RushLuck:
    """Follows one game from its beginning; `of` is asked about every action in turn.

    A hand counts when its turn begins, together with the Reserve of that turn: until then nobody else knew it, and its
    own seat decided nothing by it.
    """

    network: Network
    _drawn: dict[int, _Drawn] = field(default_factory=dict)

    def of_the_deal(self, game: RushGame) -> Shares:
        """Return what it was worth to be dealt this, and to be first if that was decided by lot."""
        judge = Judge(self.network, game)
        weights = expected(judge, game)
        shares = _worth(judge, _silent(game), weights)
        if game.options.first_player is None:
            means: Shares = (1.0 / game.seats,) * game.seats
        else:
            rng = Random(0)
            dealt = [RushGame.new(game.options, rng.getrandbits(64), game.catalogue) for _ in range(_SAMPLES)]
            means = mean_of([_worth(judge, _silent(other), weights) for other in dealt])
        return _trusted(shares, means)

    def of(self, before: RushGame, action: Action, follows: RushGame) -> Iterator[Shares | None]:
        """Yield None while thinking, then what the chance in this action gave, if there was any."""
        touched, rng = _touched(before, follows), Random(before.turn)
        if not touched or before.prompt is Prompt.SABOTAGE or follows.prompt is Prompt.SABOTAGE:
            return
        same_turn = follows.turn == before.turn
        if not same_turn:
            self._remember(before, action, follows, rng)
        if follows.prompt is Prompt.OVER:
            return
        judge = Judge(self.network, before)
        weights = expected(judge, before)
        found: list[Shares] = []
        for number in range(_SAMPLES):
            yield None
            other = after(_redealt(before, touched if same_turn else [0], rng), action)
            if not same_turn:
                self._give_hand(other, number, rng)
            found.append(_worth(judge, other, weights))
        yield None
        yield _trusted(_worth(judge, _silent(follows), weights), mean_of(found))

    def _remember(self, before: RushGame, action: Action, follows: RushGame, rng: Random) -> None:
        """Draw the hand of the seat whose turn ends a few times more."""
        seat = before.active
        others = []
        for _ in range(_SAMPLES):
            drawn = after(_redealt(before, [1 + seat], rng), action)
            others.append((drawn.hands[seat], drawn.garages[seat], drawn.depots[seat]))
        self._drawn[seat] = _Drawn(sorted(follows.hands[seat]), list(follows.depots[seat]), others)

    def _give_hand(self, world: RushGame, number: int, rng: Random) -> None:
        """Give the seat whose turn begins another hand, unless somebody has touched its own since it was drawn."""
        seat = world.active
        drawn = self._drawn.get(seat)
        hand, depot = world.hands[seat], world.depots[seat]
        if drawn is None:  # It was dealt, unless the game began from a table.
            if world.turn < world.seats and not depot:
                pile = hand + world.garages[seat]
                rng.shuffle(pile)
                world.hands[seat], world.garages[seat] = pile[: len(hand)], pile[len(hand) :]
        elif sorted(hand) == drawn.hand and depot[: len(drawn.depot)] == drawn.depot:
            since = depot[len(drawn.depot) :]
            hand, garage, depot = drawn.others[number]
            world.hands[seat], world.garages[seat], world.depots[seat] = hand[:], garage[:], depot + since
        world.legal = None


def _touched(before: RushGame, follows: RushGame) -> list[int]:
    """Return the streams whose piles were drawn from or shuffled."""
    piles = ((before.deck, *before.garages), (follows.deck, *follows.garages))
    return [
        stream
        for stream, (old, new) in enumerate(zip(*piles, strict=True))
        if old != new or before.streams[stream] != follows.streams[stream]
    ]


def _redealt(game: RushGame, streams: Sequence[int], rng: Random) -> RushGame:
    """Return the game with these piles in another order, and other shuffles to come."""
    world = _silent(game)
    for stream in streams:
        pile = world.garages[stream - 1] if stream else world.deck
        world.streams[stream] = generator.shuffle(pile, generator.seeded(rng.getrandbits(128)))
    world.legal = None
    return world


def _silent(game: RushGame) -> RushGame:
    world = game.copy()
    world.record = False
    return world


def _worth(judge: Judge, world: RushGame, weights: Shares) -> Shares:
    """Return the chances by the plan of the active player, and by that of the next one after it; the mean of both."""
    first, reached = _planned(judge, world, weights)
    if reached is None or reached.active == world.active:
        return first
    second, _ = _planned(judge, reached, weights)
    return mean_of([first, second])


def _planned(judge: Judge, world: RushGame, weights: Shares) -> tuple[Shares, RushGame | None]:
    """Return the chances by the best way through the turn, and where it leads."""
    shares, seat = decided_shares(world), world.active
    if shares is not None:
        return shares, None
    ways = Planner(judge, _WIDTH).ways(world)
    if not ways:
        return shared(chance(judge.log_odds(world, seat)), seat, weights), None
    reached = world
    for action in ways[0].to_the_end(world.turn):
        reached = after(reached, action)
    return shared(chance(ways[0].value), seat, weights), reached


def _trusted(shares: Sequence[float], means: Sequence[float]) -> Shares:
    return tuple(_TRUST * (share - mean) for share, mean in zip(shares, means, strict=True))
