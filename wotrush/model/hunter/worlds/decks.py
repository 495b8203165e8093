"""The decks in another order: nobody knows more of it than that each third of the event deck holds a Carpet Bombing (3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wotrush.model import rng as generator
from wotrush.model.hunter.cards.words import CARPET_BOMBING
from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.options import event_cards
from wotrush.model.hunter.setup import PILES
from wotrush.model.hunter.worlds.dealer import Dealer


def stacked(world: HunterGame, events: Sequence[int], left: int, dealer: Dealer) -> list[int]:
    """Return these events as a deck of which `left` cards are left, with a Carpet Bombing in each third that is left."""
    bombs = [event for event in events if event == CARPET_BOMBING]
    deck = [event for event in events if event != CARPET_BOMBING]
    whole = len(event_cards(world.catalogue, world.options)) - world.seats - PILES
    laid: list[int] = []
    for number in range(PILES):
        size = min((whole + number) // PILES + 1, left - len(laid))
        pile = bombs[:1] if size else []
        del bombs[:1]
        pile += [deck.pop() for _ in range(min(len(deck), size - len(pile)))]
        dealer.shuffle(pile)
        laid += pile
    return laid + deck + bombs


def with_other_chance(game: HunterGame, rng: Random) -> HunterGame:
    """Return a copy without events whose decks lie in another order, and whose dice and shuffles to come are others."""
    world, dealer = game.copy(), Dealer(rng.getrandbits(128))
    world.record = False
    dealer.shuffle(world.unit_deck)
    events = world.event_deck[:]
    dealer.shuffle(events)
    world.event_deck = stacked(world, events, len(events), dealer)
    world.streams = generator.split(generator.seeded(rng.getrandbits(128)), len(world.streams))
    return world
