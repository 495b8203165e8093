"""The cards that a seat cannot see, while they are dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wotrush.model import rng

ItemT = TypeVar("ItemT")


class Dealer:
    """The unseen units and events, shuffled, and a source of chance."""

    def __init__(self, seed: int) -> None:
        self.state = rng.seeded(seed)
        self.units: list[int] = []
        self.events: list[int] = []

    def shuffle(self, items: list[ItemT]) -> None:
        """Shuffle in place."""
        order = list(range(len(items)))
        self.state = rng.shuffle(order, self.state)
        items[:] = [items[index] for index in order]

    def below(self, bound: int) -> int:
        """Return a number below the bound."""
        number, self.state = rng.below(bound, self.state)
        return number

    def unit(self, fits: Callable[[int], bool]) -> int:
        """Take a unit that fits, or any unit if none does."""
        found = self.find_unit(fits)
        return self.units.pop() if found is None else found

    def find_unit(self, fits: Callable[[int], bool]) -> int | None:
        """Take a unit that fits."""
        return _find(self.units, fits)

    def take_unit(self, kind: int) -> bool:
        """Take a card of that kind. Return whether there was one."""
        return _find(self.units, lambda card: card == kind) is not None

    def event(self, fits: Callable[[int], bool]) -> int:
        """Take an event that fits, or any event if none does."""
        found = _find(self.events, fits)
        return self.events.pop() if found is None else found

    def take_event(self, event: int) -> bool:
        """Take a card of that event. Return whether there was one."""
        return _find(self.events, lambda card: card == event) is not None


def _find(cards: list[int], fits: Callable[[int], bool]) -> int | None:
    for index in range(len(cards) - 1, -1, -1):
        if fits(cards[index]):
            return cards.pop(index)
    return None
