"""The table as one seat knows it, and what its units are worth."""

from __future__ import annotations

from math import prod

from wotrush.ai.hunter.knowledge.clock import rounds_left
from wotrush.ai.hunter.knowledge.guesses import Guesses
from wotrush.ai.hunter.knowledge.kinds import kind_worth
from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import BACK, DRY, EVADED, FRONT, GONE, PINNED, REVEALED
from wotrush.model.hunter.odds.flak import comes_through, unseen_flak
from wotrush.model.hunter.worlds.open_table import open_table

BEHIND, WITHOUT_AMMO, WHEN_PINNED = 0.85, 0.4, 0.35
"""Factors of a unit's worth: in the back line (unless it shoots from there), without ammo, and pinned."""
HELPLESS = 0.4
"""How much more the danger to an open unit counts if it cannot fire."""
UNHURRIED = 8
"""Units are worth less if fewer rounds than this are left."""
FOR_EVER = 99.0


class KnownTable:
    """What a seat knows. In `table`, the hidden units of other players have the kind HIDDEN."""

    def __init__(self, o: HunterObservation, weights: LevelWeights) -> None:
        self.o, self.seat, self.catalogue, self.weights = o, o.seat, o.catalogue, weights
        self.table = open_table(o)
        self.worth = kind_worth(o.catalogue, o.options)
        self.guesses = Guesses(o, self.worth, remembers=weights.remembers)
        self.scores = [float(score) for score in o.scores]
        self.units = [o.front(seat) + o.back(seat) for seat in range(o.seats)]
        self.enemies = [seat for seat in range(o.seats) if seat != o.seat and not o.out >> seat & 1]
        self.rounds = rounds_left(o) if weights.remembers else FOR_EVER
        self.time = min(1.0, (self.rounds + 1) / (UNHURRIED + 1))
        self._forces: dict[tuple[int, int, int], float] = {}

    def points(self, place: int) -> float:
        """Return the points of a unit, or the expected points if the unit is hidden from the seat."""
        kind = self.table.kinds[place]
        return self.catalogue.points[kind] if kind >= 0 else self.guesses.points(place)

    def comes_through(self, action: PlayEvent) -> float:
        """Return the chance that no anti-air unit, open or hidden, brings an event down before it does anything."""
        stays = prod(1 - self._flak(place) for place in unseen_flak(self.table, action))
        return comes_through(self.table, action) * stays

    def _flak(self, place: int) -> float:
        """Return the chance that a hidden unit brings down an aircraft, as far as the seat can tell."""
        kind = self.table.kinds[place]
        return self.worth.flak[kind] if kind >= 0 else self.guesses.flak(place)

    def innermost(self, *codes: int) -> list[int] | None:
        """Return the innermost frame of one of these kinds, if what is going on has one."""
        return next((frame for frame in reversed(self.table.stack) if frame[0] in codes), None)

    def open(self, place: int) -> bool:
        return bool(self.table.flags[place] & REVEALED)

    def able(self, place: int) -> bool:
        """Whether a unit could attack and counter once revealed."""
        return self.table.kinds[place] >= 0 and not self.table.flags[place] & (PINNED | DRY | EVADED)

    def hidden(self, seat: int) -> list[int]:
        return [
            place for place in self.units[seat] if not self.open(place) and self.table.line[place] != GONE
        ]

    def front(self, seat: int) -> list[int]:
        return [place for place in self.units[seat] if self.table.line[place] == FRONT]

    def side(self, seat: int) -> float:
        """Return a player's points plus what the player's units in play may still earn."""
        return self.scores[seat] + sum(self.force(place) for place in self.units[seat])

    def force(self, place: int) -> float:
        """Return what a unit in its current state is worth to its owner."""
        flags, line = self.table.flags[place], self.table.line[place]
        state = place, flags, line
        known = self._forces.get(state)
        if known is None:
            known = self._forces[state] = self._force(place, flags, line)
        return known

    def _force(self, place: int, flags: int, line: int) -> float:
        if line == GONE:
            return 0.0
        kind, weights = self.table.kinds[place], self.weights
        points, worth = self.points(place), self._sound(place)
        if line == BACK and kind >= 0 and self.catalogue.long_range[kind] < 0:
            worth *= BEHIND
        if flags & DRY:
            worth *= WITHOUT_AMMO
        if flags & PINNED:
            worth *= WHEN_PINNED
        if line == FRONT and flags & REVEALED:
            exposed = weights.exposed + (HELPLESS if flags & (PINNED | DRY) else 0.0)
            worth -= exposed * self.worth.danger[kind] * points
        return worth

    def _sound(self, place: int) -> float:
        """Return what the unit would be worth to its owner without its markers."""
        kind = self.table.kinds[place]
        fire = self.worth.fire[kind] if kind >= 0 else self.guesses.fire(place)
        return self.weights.sound_worth(self.points(place), fire) * self.time

    def stake(self, place: int) -> float:
        """Return the cost of losing a unit, which markers do not reduce."""
        return self.points(place) + self._sound(place)

    def has_units(self, seat: int) -> bool:
        """Whether the player has a unit in play."""
        return any(self.table.line[place] != GONE for place in self.units[seat])
