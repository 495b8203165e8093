"""One decision: the table as the seat knows it, and what it would be worth to the seat after a change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp

from wotrush.ai.hunter.knowledge.clock import rounds_left
from wotrush.ai.hunter.knowledge.guesses import Guesses
from wotrush.ai.hunter.knowledge.kinds import kind_worth
from wotrush.ai.hunter.prospects import Prospects
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import BACK, DRY, EVADED, FRONT, GONE, PINNED, REVEALED
from wotrush.model.hunter.view.open_table import open_table

Unit = tuple[int, int, int]
"""A unit after a change: its place, flags and line."""
Scored = tuple[tuple[int, float], ...]
"""Points that players get by a change."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What a level looks at, and how much of it counts. All but `points` is 0 for who looks no further than the table."""

    points: float = 0.25
    """What an own unit is worth beside the points that it would give away, as a part of its points."""
    fire: float = 0.0
    """What counts of the points that a unit's attacks bring."""
    exposed: float = 0.0
    """What counts of the danger in which every open unit of the front line is."""
    fear: float = 0.0
    """What counts of the best attack that each enemy has next."""
    hope: float = 0.0
    """What counts of the own best attack in the next turn."""
    event: float = 4.0
    """What one more event is worth."""
    seen: float = 2.5
    """What it brings to see one hidden unit, beside the attacks that it makes possible."""
    remembers: bool = False
    """Whether it knows what may lie hidden, from the draft and from what was seen, and how long the game may last."""


class BattleSituation:
    """`table` holds all that lies open and the seat's own; hidden units of others have the kind HIDDEN there."""

    def __init__(self, o: HunterObservation, temper: Temper) -> None:
        self.o, self.seat, self.catalogue, self.temper = o, o.seat, o.catalogue, temper
        self.table = open_table(o)
        self.worth = kind_worth(o.catalogue, o.options)
        self.guesses = Guesses(o, self.worth, remembers=temper.remembers)
        self.scores = [float(score) for score in o.scores]
        self.units = [o.front(seat) + o.back(seat) for seat in range(o.seats)]
        self.enemies = [seat for seat in range(o.seats) if seat != o.seat and not o.out >> seat & 1]
        self.rounds = rounds_left(o) if temper.remembers else 99.0
        self.time = min(1.0, (self.rounds + 1) / 9)
        self.weights = self._weights()
        self.prospects = Prospects(self)
        self._values: dict[tuple[tuple[Unit, ...], tuple[Unit, ...], Scored], float] = {}
        self._supposed: tuple[Unit, ...] = ()

    # -- facts

    def points(self, place: int) -> float:
        """Return the points of a unit; of one that is hidden from the seat, what is to be expected."""
        kind = self.table.kinds[place]
        return self.catalogue.points[kind] if kind >= 0 else self.guesses.points(place)

    def open(self, place: int) -> bool:
        return bool(self.table.flags[place] & REVEALED)

    def able(self, place: int) -> bool:
        """Whether a unit may attack and counter once it is open."""
        return self.table.kinds[place] >= 0 and not self.table.flags[place] & (PINNED | DRY | EVADED)

    def hidden(self, seat: int) -> list[int]:
        return [
            place for place in self.units[seat] if not self.open(place) and self.table.line[place] != GONE
        ]

    def front(self, seat: int) -> list[int]:
        return [place for place in self.units[seat] if self.table.line[place] == FRONT]

    # -- what the table is worth

    def value(self) -> float:
        """Return what the table is worth to the seat, in points: more for it, less for its enemies."""
        own = self.side(self.seat)
        others = sum(self.weights[enemy] * self.side(enemy) for enemy in self.enemies)
        temper, total = self.temper, own - others
        if temper.fear:
            total -= temper.fear * self.prospects.threat()
        if temper.hope:
            total += temper.hope * self.prospects.chance()
        return total + self._bare()

    @property
    def now(self) -> float:
        """What the table is worth as it lies."""
        return self.after()

    def after(self, *units: Unit, scored: Scored = ()) -> float:
        """Return what the table is worth after a change."""
        key = (self._supposed, units, scored)
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = self.under(units, scored, self.value)
        return value

    def under(self, units: tuple[Unit, ...], scored: Scored, measure: Callable[[], float]) -> float:
        """Return what `measure` says of the table after a change, and take the change back."""
        flags, line, scores = self.table.flags, self.table.line, self.scores
        before = [(place, flags[place], line[place]) for place, _, _ in units]
        supposed = self._supposed
        for place, new_flags, new_line in units:
            flags[place], line[place] = new_flags, new_line
        for seat, points in scored:
            scores[seat] += points
        self._supposed = (*supposed, *units)
        value = measure()
        self._supposed = supposed
        for seat, points in scored:
            scores[seat] -= points
        for place, old_flags, old_line in reversed(before):
            flags[place], line[place] = old_flags, old_line
        return value

    def forget(self) -> None:
        """Cards in front of players have changed."""
        self.prospects.forget()
        self._values.clear()

    def gain(self, *units: Unit, scored: Scored = ()) -> float:
        """Return what a change brings."""
        return self.after(*units, scored=scored) - self.now

    def gone(self, place: int) -> Unit:
        return place, self.table.flags[place], GONE

    def marked(self, place: int, bits: int) -> Unit:
        return place, self.table.flags[place] | bits, self.table.line[place]

    def freed(self, place: int, bits: int) -> Unit:
        return place, self.table.flags[place] & ~bits, self.table.line[place]

    def scores_for(self, seat: int, place: int) -> Scored:
        return ((seat, self.points(place)),)

    def side(self, seat: int) -> float:
        """Return a player's points and what the units in play may still bring."""
        return self.scores[seat] + sum(self.force(place) for place in self.units[seat])

    def force(self, place: int) -> float:
        """Return what a unit is worth to its owner, in its state."""
        line = self.table.line[place]
        if line == GONE:
            return 0.0
        flags, kind, temper = self.table.flags[place], self.table.kinds[place], self.temper
        points, worth = self.points(place), self._sound(place)
        if line == BACK and kind >= 0 and self.catalogue.long_range[kind] < 0:
            worth *= 0.85
        if flags & DRY:
            worth *= 0.45
        if flags & PINNED:
            worth *= 0.5
        if temper.exposed and line == FRONT and flags & REVEALED:
            worth -= temper.exposed * self.worth.danger[kind] * points
        return worth

    def _sound(self, place: int) -> float:
        """Return what a unit without any marker is worth to its owner."""
        kind = self.table.kinds[place]
        fire = self.worth.fire[kind] if kind >= 0 else self.guesses.fire(place)
        return (self.temper.points * self.points(place) + self.temper.fire * fire) * self.time

    def stake(self, place: int) -> float:
        """Return what is lost with a unit, whatever its state: a marker makes it no worse a target."""
        return self.points(place) + self._sound(place)

    def _weights(self) -> list[float]:
        """Return how much each enemy's gain is the seat's loss: the more the nearer he is to winning."""
        sides = {enemy: self.side(enemy) for enemy in self.enemies}
        most = max(sides.values(), default=0.0)
        shares = [exp((sides[seat] - most) / 40) if seat in sides else 0.0 for seat in range(self.o.seats)]
        total = sum(shares) or 1.0
        return [share / total for share in shares]

    def _bare(self) -> float:
        """Whoever has no unit is nearly out: with two players that decides the game by the points scored so far."""
        if len(self.enemies) != 1:
            return 0.0 if self._has_units(self.seat) else -20.0
        enemy, scores = self.enemies[0], self.scores
        if self._has_units(enemy) and self._has_units(self.seat):
            return 0.0
        ahead = scores[self.seat] - scores[enemy]
        return 60.0 * ((ahead > 0) - (ahead < 0)) - ahead * 0.5

    def _has_units(self, seat: int) -> bool:
        return any(self.table.line[place] != GONE for place in self.units[seat])
