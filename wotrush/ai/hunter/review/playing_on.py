"""Games played on by opponents, in worlds that fit what a seat knew and whose dice are spread evenly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from wotrush.ai.hunter.recruit import HunterRecruit
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.model import rng as generator
from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.chance import FIRST_SEAT
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.determinize import determinize

Until: TypeAlias = Callable[[HunterGame], bool]
STEP = 2
"""The number of decisions that are taken in one step of a review."""
EVEN = 2
"""The number of dice of each seat whose faces are spread evenly over the worlds."""
FEW = 4
"""More players than these make a review longer than anybody waits for, if it looks as closely."""
_FACES = 6
_TUTOR, _OTHERS = HunterRegular(), HunterRecruit()


def fewer(number: int, seats: int) -> int:
    """Return how many worlds there is time for where there would be so many with few players."""
    return number * FEW // max(FEW, seats)


def settled(world: HunterGame) -> bool:
    """Whether nothing is under way that has begun, such as an attack."""
    return len(world.stack) == 1


def played_on(world: HunterGame, seat: int, until: Until, rng: Random) -> Iterator[None]:
    """Play on until then or until the game is over: the seat as a regular, everybody else as a recruit."""
    number = 0
    while (actor := world.to_act()) is not None and not until(world):
        player = _TUTOR if actor == seat or world.phase != IN_TURNS else _OTHERS
        world.apply(player.choose(world.observe(actor), rng).action)
        number += 1
        if number % STEP == 0:
            yield


def a_round_later(view: HunterObservation) -> Until:
    """Return whether the seat has had one more turn after that in which it decided."""
    last = view.turn + view.seats - view.out.bit_count()
    return lambda world: world.turn > last


def dealt_worlds(view: HunterObservation, number: int, rng: Random) -> Iterator[HunterGame]:
    """Yield worlds that fit what the seat knows. The first dice of each seat show every face about equally often, so that
    little of what two decisions seem to differ by is owed to dice.
    """
    orders = [[rng.sample(range(number), number) for _ in range(EVEN)] for _ in range(view.seats)]
    for at in range(number):
        world = determinize(view, rng)
        for seat, dice in enumerate(orders):
            wanted = [order[at] % _FACES for order in dice]
            world.streams[FIRST_SEAT + seat] = _showing(wanted, rng)
        yield world


def _showing(wanted: Sequence[int], rng: Random) -> int:
    """Return a stream whose first dice show these faces, counted from 0."""
    while True:
        start = state = generator.seeded(rng.getrandbits(64))
        for face in wanted:
            rolled, state = generator.below(_FACES, state)
            if rolled != face:
                break
        else:
            return start


def done(world: HunterGame, action: HunterAction) -> HunterGame:
    """Return what the action makes of a world."""
    after = world.copy()
    after.apply(action)
    return after
