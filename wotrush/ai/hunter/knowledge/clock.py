"""How long the game may still last: the third Carpet Bombing ends it, and it lies in the last third of the event deck."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import CARPET_BOMBING
from wotrush.model.hunter.options import event_cards

LAST = 3
"""The Carpet Bombing that ends the game."""
DRAWN = 0.75
"""Events that are drawn in a turn, on the average."""


def rounds_left(o: HunterObservation) -> float:
    """Return about how many rounds are still to be played."""
    pile = _pile(o)
    size = o.event_deck_size
    draws = size - pile / 2 if size > pile else size / 2
    alive = o.seats - o.out.bit_count()
    return max(1.0, draws / (DRAWN * max(1, alive)))


def ends_now(o: HunterObservation) -> float:
    """Return the chance that the next event drawn ends the game."""
    if o.bombings < LAST - 1 or not o.event_deck_size or o.event_deck_size > _pile(o):
        return 0.0
    return 1 / o.event_deck_size


def _pile(o: HunterObservation) -> float:
    """Return the size of a third of the deck, a Carpet Bombing included."""
    cards = event_cards(o.catalogue, o.options)
    assert CARPET_BOMBING in cards
    return (len(cards) - o.seats) / LAST
