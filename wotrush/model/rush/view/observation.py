"""What one seat may know: everything public, its own hand, and whatever a careful player would remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import FIRST_BASE, VEHICLES
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.events import EndCause
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.state import LISTS, Prompt, State
from wotrush.model.rush.turn.phases import HAND
from wotrush.model.rush.view.alike import canonical


@dataclass(frozen=True, slots=True)
class Observation:
    """The fields of `State` that this seat may know, under the same names and with the same numbering.

    The fields that differ between seats come first; `observe` takes all the others from the state as they are.
    """

    seat: int
    to_act: int | None
    actions: tuple[Action, ...]
    deck: tuple[int, ...]
    """The vehicles that lie nowhere else, sorted."""
    hands: tuple[tuple[int, ...] | None, ...]
    """None where the hand is hidden from this seat."""
    hand_sizes: tuple[int, ...]
    garage_sizes: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]
    """Each seat's Garage, sorted, together with its hand where that is hidden."""
    depots: tuple[tuple[int, ...], ...]

    catalogue: Catalogue
    options: RushOptions
    seats: int
    first: int
    achievements: tuple[int, ...]
    discard: tuple[int, ...]
    reserve: tuple[int, ...]
    graveyard: tuple[int, ...]
    ones: tuple[int, ...]
    twos: tuple[int, ...]
    base: tuple[int, ...]
    defender: tuple[int, ...]
    hurt: tuple[bool, ...]
    bases_destroyed: tuple[int, ...]
    vehicles_destroyed: tuple[int, ...]
    turn: int
    active: int
    prompt: Prompt
    played: int
    recruiting: bool
    bought: bool
    pool: int
    pool_national: tuple[int, int, int, int]
    assaulted: bool
    nation: int
    kills: int
    attackers: tuple[int, ...]
    siege_kills: tuple[int, int, int, int]
    using: int
    step: int
    victim: int
    reward_nation: int
    ending: bool
    ending_cause: tuple[EndCause, int] | None

    @property
    def round(self) -> int:
        """Counts from 1."""
        return self.turn // self.seats + 1

    @property
    def private(self) -> bool:
        """Whether the decision is hidden from the other seats: only the answer to Sabotage is chosen from a hidden hand."""
        return self.prompt is Prompt.SABOTAGE

    @property
    def reacting(self) -> bool:
        """Always False: in Rush everybody knows who is to act."""
        return False

    @property
    def hand(self) -> tuple[int, ...]:
        """This seat's own hand, which it always sees."""
        return self.hands[self.seat] or ()

    def squad(self, seat: int) -> list[int]:
        """Return the cards in a seat's hand, Garage and Depot; which cards a squad holds is public."""
        return [*(self.hands[seat] or ()), *self.unseen[seat], *self.depots[seat]]

    def next_hand(self, seat: int) -> tuple[tuple[tuple[int, ...], int], ...]:
        """Return the cards among which those of a seat's next hand are, and how many of them it gets: what is hidden now,
        or after the turn the Garage and, where that is too small, what is then shuffled into a new one.
        """
        hand, hidden = self.hands[seat], self.unseen[seat]
        if hand is None:
            return ((hidden, self.hand_sizes[seat]),)
        if len(hidden) >= HAND:
            return ((hidden, HAND),)
        bases = [card for card in hidden if card >= FIRST_BASE]  # A base that is drawn goes to the Depot.
        shuffled = (*self.depots[seat], *hand, *bases)
        return (hidden, len(hidden)), (shuffled, min(HAND - len(hidden), len(shuffled)))

    @property
    def furthest(self) -> int:
        """The Reserve card furthest from the deck, which is the next to be discarded."""
        return self.reserve[0]

    def playable(self, card: int) -> bool:
        """Return whether a card of the open hand may still be played this turn."""
        return card >= VEHICLES or not self.played >> card & 1

    def allows(self, action: Action) -> bool:
        """Return whether the action is legal now for this seat; cards and bases that are alike count as the listed one."""
        return canonical(self, action) in self.actions


_OWN = ("seat", "to_act", "actions", "deck", "hands", "hand_sizes", "garage_sizes", "unseen", "depots")
PUBLIC = tuple([field.name for field in fields(Observation) if field.name not in _OWN])
"""The fields that every seat sees as they are, with lists as tuples."""


def _read_public() -> Callable[[State], tuple[Any, ...]]:
    """Compile a function that reads the public fields of a state, which takes half as long as a loop over their names."""
    values = [f"tuple(s.{name})" if name in LISTS else f"s.{name}" for name in PUBLIC]
    reader: Callable[[State], tuple[Any, ...]] = eval(f"lambda s: ({', '.join(values)})")
    return reader


_public = _read_public()


def seen_hands(s: State, seat: int) -> list[bool]:
    """Return of each hand whether this seat sees it: its own, and the active player's."""
    open_seat = s.active if s.prompt is not Prompt.OVER else None
    return [other in (seat, open_seat) for other in range(s.seats)]


def observe(s: State, seat: int, to_act: int | None, actions: Sequence[Action]) -> Observation:
    """Return what this seat may know; no part of it follows from the order of a face-down pile or from a hidden hand."""
    seen = seen_hands(s, seat)
    return Observation(
        seat,
        to_act,
        tuple(actions),
        tuple(sorted(s.deck)),
        tuple([tuple(hand) if seen[other] else None for other, hand in enumerate(s.hands)]),
        tuple(map(len, s.hands)),
        tuple(map(len, s.garages)),
        tuple(
            [
                tuple(sorted(garage if seen[other] else garage + s.hands[other]))
                for other, garage in enumerate(s.garages)
            ]
        ),
        tuple(map(tuple, s.depots)),
        *_public(s),
    )
