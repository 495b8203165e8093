"""Games that fit what a seat knows, for search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wotrush.model import rng as generator
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.state import LISTS
from wotrush.model.rush.view.observation import PUBLIC, Observation, seen_hands


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
    world.deck = list(observation.deck)
    world.garages = [list(cards) for cards in observation.unseen]
    world.hands = [list(hand or ()) for hand in observation.hands]
    hidden = [
        size if hand is None else 0
        for hand, size in zip(observation.hands, observation.hand_sizes, strict=True)
    ]
    _deal(world, hidden, rng)
    return world


def dealt_anew(game: RushGame, seat: int, rng: Random) -> RushGame:
    """Return what `determinize(game.observe(seat), rng)` does. Hot path: nothing is observed in between."""
    world = game.copy()
    world.record, world.legal = False, None
    world.deck.sort()
    hidden = [0] * world.seats
    for other, seen in enumerate(seen_hands(game, seat)):
        garage, hand = world.garages[other], world.hands[other]
        if not seen:
            hidden[other] = len(hand)
            garage += hand
            hand.clear()
        garage.sort()
    _deal(world, hidden, rng)
    return world


def _deal(world: RushGame, hidden: list[int], rng: Random) -> None:
    """Shuffle the sorted deck and Garages, and deal hands of these sizes to the seats whose hand is among their Garage."""
    state = generator.shuffle(world.deck, generator.seeded(rng.getrandbits(128)))
    for seat, size in enumerate(hidden):
        state = generator.shuffle(world.garages[seat], state)
        if size:
            world.hands[seat] = _deal_hand(world.garages[seat], size)
    world.streams = generator.split(state, 1 + world.seats)


def _deal_hand(hidden: list[int], size: int) -> list[int]:
    """Take a hidden hand off the top of the shuffled cards; a base stays in the Garage, since none is ever held."""
    hand: list[int] = []
    for index in range(len(hidden) - 1, -1, -1):
        if len(hand) == size:
            break
        if hidden[index] < FIRST_BASE:
            hand.append(hidden.pop(index))
    return hand
