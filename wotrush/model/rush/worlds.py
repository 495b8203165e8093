"""Games that fit what a seat knows, for search."""

from __future__ import annotations

from random import Random

from wotrush.model import rng as generator
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.state import LISTS
from wotrush.model.rush.view.observation import PUBLIC, Observation

_LISTS = tuple([name for name in PUBLIC if name in LISTS])
_VALUES = tuple([name for name in PUBLIC if name not in LISTS])


def determinize(observation: Observation, rng: Random) -> RushGame:
    """Return a whole game that fits what this seat knows, with all hidden cards dealt anew and events switched off."""
    world = RushGame.empty(observation.options, observation.catalogue)
    world.record = False
    for name in _VALUES:
        setattr(world, name, getattr(observation, name))
    for name in _LISTS:
        setattr(world, name, list(getattr(observation, name)))
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
