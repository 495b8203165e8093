"""Games that fit what a seat knows, for search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wotrush.model import rng as generator
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.state import LISTS
from wotrush.model.rush.view.observation import PUBLIC, Observation


def _write_public() -> Callable[[RushGame, Observation], None]:
    """Compile a function that gives a game what everybody sees, which takes half as long as a loop over the names."""
    lines = [
        f"    s.{name} = list(o.{name})" if name in LISTS else f"    s.{name} = o.{name}" for name in PUBLIC
    ]
    made: dict[str, Any] = {}
    exec("\n".join(("def write(s, o):", *lines)), made)
    writer: Callable[[RushGame, Observation], None] = made["write"]
    return writer


_public = _write_public()


def determinize(observation: Observation, rng: Random) -> RushGame:
    """Return a whole game that fits what this seat knows, with all hidden cards dealt anew and events switched off."""
    world = RushGame.empty(observation.options, observation.catalogue)
    world.record = False
    _public(world, observation)
    world.depots = [list(depot) for depot in observation.depots]
    state = generator.seeded(rng.getrandbits(128))
    world.deck = list(observation.deck)
    state = generator.shuffle(world.deck, state)
    for seat, hand in enumerate(observation.hands):
        hidden = list(observation.unseen[seat])
        state = generator.shuffle(hidden, state)
        if hand is None:
            world.hands[seat] = _deal_hand(hidden, observation.hand_sizes[seat])
        else:
            world.hands[seat] = list(hand)
        world.garages[seat] = hidden
    world.streams = generator.split(state, 1 + observation.seats)
    return world


def _deal_hand(hidden: list[int], size: int) -> list[int]:
    """Take a hidden hand off the top of the shuffled cards; a base stays in the Garage, since none is ever held."""
    hand: list[int] = []
    for index in range(len(hidden) - 1, -1, -1):
        if len(hand) == size:
            break
        if hidden[index] < FIRST_BASE:
            hand.append(hidden.pop(index))
    return hand
