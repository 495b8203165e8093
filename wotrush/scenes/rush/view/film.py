"""What has been seen so far of the film that is under way: nothing on the table may tell more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import assert_never

from wotrush.model.rush import Observation
from wotrush.model.rush.events import Event, TurnBegan, TurnEnded


class Pile(Enum):
    """The piles with counts; medals are counted by nation, and what players have by seat."""

    DECK = "deck"
    DISCARD = "discard"
    GRAVEYARD = "graveyard"
    ONES = "one-medal cards"
    TWOS = "two-medal cards"
    HAND = "hand"
    GARAGE = "garage"
    DEPOT = "depot"


class Phase(Enum):
    """The phases of a turn."""

    REPAIR = "I"
    PLAY = "II"
    REPLENISH = "III"


def pile_size(o: Observation, pile: Pile, of: int) -> int:
    """Return how many cards lie there while nothing moves."""
    match pile:
        case Pile.DECK:
            return len(o.deck)
        case Pile.DISCARD:
            return len(o.discard)
        case Pile.GRAVEYARD:
            return len(o.graveyard)
        case Pile.ONES:
            return o.ones[of]
        case Pile.TWOS:
            return o.twos[of]
        case Pile.HAND:
            return o.hand_sizes[of]
        case Pile.GARAGE:
            return o.garage_sizes[of]
        case Pile.DEPOT:
            return len(o.depots[of])
        case _:
            assert_never(pile)


@dataclass
class Film:
    """A film from what was known before it: the events that it shows, and what has been seen of them."""

    before: Observation
    events: Sequence[Event] = ()
    seen: int = 0
    """How many of the events have been seen."""
    moment: Observation = field(init=False)
    """The table after the events that have been seen."""
    moved: Counter[tuple[Pile, int]] = field(default_factory=Counter)
    """How many cards have landed on each pile, less those that have left it."""

    def __post_init__(self) -> None:
        self.moment = self.before

    @property
    def phase(self) -> Phase:
        """Return the phase that is being seen: the next turn begins when all cards that were drawn have landed."""
        to_come = self.events[self.seen :]
        if any(isinstance(event, TurnEnded) for event in to_come):
            return Phase.REPLENISH
        return Phase.REPAIR if any(isinstance(event, TurnBegan) for event in to_come) else Phase.PLAY

    def size(self, pile: Pile, of: int) -> int:
        """Return how many cards lie there: what flies has left, and counts again where it has landed."""
        return pile_size(self.before, pile, of) + self.moved[pile, of]
