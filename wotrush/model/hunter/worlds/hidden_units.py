"""Deals the units that lie hidden on the table anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from wotrush.model.hunter.cards.words import (
    AFV,
    BACK,
    COMMANDERS,
    GONE,
    PINNED,
    REVEALED,
    WITH_ARMOR,
    WITH_TRENCH,
    WITHDRAWN,
)
from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.dealer import Dealer
from wotrush.model.hunter.worlds.drafted import Note

_TELLING = PINNED | WITH_TRENCH | WITH_ARMOR
"""What lies on or under a card and tells of it."""


class HiddenUnits:
    """The places of hidden units of others, which get their units one after the other; those that tell most come first."""

    def __init__(self, world: HunterGame, o: HunterObservation, dealer: Dealer) -> None:
        self._world, self._o, self._dealer = world, o, dealer
        self._places = [
            place
            for place, line in enumerate(o.line)
            if line != GONE and o.owner[place] != o.seat and not o.flags[place] & REVEALED
        ]
        dealer.shuffle(self._places)
        self._places.sort(key=lambda place: not (self._only_back(place) or o.flags[place] & _TELLING))
        self._free = set(self._places)
        self._certain = {place for places, _ in o.memory for place in places}

    def deal(self, notes: Sequence[Note]) -> None:
        """Lay everywhere a unit that may lie there, where there is one; `notes` say who may have kept which card."""
        for places, kinds in self._o.memory:
            if self._o.owner[places[0]] != self._o.seat:
                self._lay_remembered([place for place in self._places if place in places], kinds)
        self._lay_named_values()
        self._lay_passed_on(notes)
        for place in self._places:
            if place in self._free and not self._lay_fitting(place, set()):
                self._lay(place, self._dealer.units.pop())

    def _lay(self, place: int, kind: int) -> None:
        self._world.kinds[place] = kind
        self._free.discard(place)

    def _lay_fitting(self, place: int, tried: set[int]) -> bool:
        """Lay a unit that may lie there, if need be one that another place can do without. Return whether there was one.

        These are the augmenting paths by which a matching grows.
        """
        kind = self._dealer.find_unit(partial(self._fits, place))
        if kind is not None:
            self._lay(place, kind)
            return True
        for other in self._places:
            taken = self._world.kinds[other]
            if (
                other in self._free
                or other in self._certain
                or other in tried
                or not self._fits(place, taken)
            ):
                continue
            tried.add(other)
            if self._lay_fitting(other, tried):
                self._lay(place, taken)
                return True
        return False

    def _lay_remembered(self, places: list[int], kinds: Sequence[int]) -> None:
        """Lay remembered units on their possible places, the most restricted places first.

        They may be in the back line without Back Line, since they may have been moved there.
        """
        places.sort(key=lambda place: not self._o.flags[place] & _TELLING)
        for kind in kinds:
            place = next(place for place in places if self._bears(place, kind))
            places.remove(place)
            self._dealer.take_unit(kind)
            self._lay(place, kind)

    def _lay_named_values(self) -> None:
        """Make sure that each player has, or had, a unit with the value that the player named."""
        o, points = self._o, self._o.catalogue.points
        for seat in range(o.seats):
            own, value = (
                [place for place in range(1, o.first_place) if o.owner[place] == seat],
                o.values[seat],
            )
            known = any(o.kinds[place] >= 0 and points[o.kinds[place]] == value for place in own)
            if seat == o.seat or known or any(self._remembered(place) for place in own):
                continue  # A remembered unit may be the one with that value.
            for place in self._places:
                if place in self._free and place in own:
                    kind = self._dealer.find_unit(partial(self._fits_exactly, place, value))
                    if kind is not None:
                        self._lay(place, kind)
                        break

    def _lay_passed_on(self, notes: Sequence[Note]) -> None:
        """Lay each unit that was passed on in the draft and has not come to light with one who may have kept it."""
        o = self._o
        accounted = Counter(
            kind
            for place, kind in enumerate(o.kinds[: o.first_place])
            if kind >= COMMANDERS and o.owner[place] != o.seat
        )
        accounted += Counter(self._world.kinds[place] for place in self._places if place not in self._free)
        for kind, takers in notes:
            if accounted[kind]:
                accounted[kind] -= 1
                continue
            fitting = [
                place
                for place in self._places
                if place in self._free
                and place < o.first_place
                and o.owner[place] in takers
                and self._fits(place, kind)
            ]
            if fitting and self._dealer.take_unit(kind):
                self._lay(fitting[0], kind)

    def _remembered(self, place: int) -> bool:
        """Return whether a hidden unit that somebody remembers lies there."""
        return place not in self._free and not self._o.flags[place] & REVEALED and self._o.line[place] != GONE

    def _fits(self, place: int, kind: int) -> bool:
        """Return whether the unit may lie there: its state, Back Line, and not above the value that its player named."""
        o = self._o
        if kind < COMMANDERS or not self._bears(place, kind):
            return False
        if self._only_back(place) and not o.catalogue.back_line[kind]:
            return False
        return place >= o.first_place or o.catalogue.points[kind] <= o.values[o.owner[place]]

    def _fits_exactly(self, place: int, value: int, kind: int) -> bool:
        return self._o.catalogue.points[kind] == value and self._fits(place, kind)

    def _bears(self, place: int, kind: int) -> bool:
        """Return whether the unit can have what lies there: an AFV is never pinned, and only it has armor."""
        afv = self._o.catalogue.types[kind] == AFV
        return not self._o.flags[place] & (PINNED | WITH_TRENCH if afv else WITH_ARMOR)

    def _only_back(self, place: int) -> bool:
        return self._o.line[place] == BACK and not self._o.flags[place] & WITHDRAWN
