"""Estimates how long the game lasts: the third Carpet Bombing ends it, and is in the last third of the event deck."""

from __future__ import annotations

from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter.cards.words import CARPET_BOMBING
from wotrush.model.hunter.options import event_cards
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.model.hunter.setup import PILES

DRAWN = 0.75
"""The average number of events drawn in a turn."""


def rounds_left(o: HunterObservation) -> float:
    """Return roughly how many rounds are left."""
    return rounds_with(o, o.event_deck_size)


def rounds_with(table: HunterObservation | HunterGame, size: int) -> float:
    """Return roughly how many rounds are left with so many cards in the event deck."""
    pile = _pile(table)
    draws = size - pile / 2 if size > pile else size / 2
    alive = table.seats - table.out.bit_count()
    return max(1.0, draws / (DRAWN * max(1, alive)))


def ends_now(o: HunterObservation) -> float:
    """Return the probability that the next event drawn ends the game."""
    if o.bombings < LAST_BOMBING - 1 or not o.event_deck_size or o.event_deck_size > _pile(o):
        return 0.0
    return 1 / o.event_deck_size


def _pile(o: HunterObservation | HunterGame) -> float:
    """Return the size of a third of the deck, including a Carpet Bombing."""
    cards = event_cards(o.catalogue, o.options)
    assert CARPET_BOMBING in cards
    return (len(cards) - o.seats) / PILES
