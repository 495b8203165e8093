"""One decision: the table as the seat knows it, and what it would be worth to the seat after a change."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt, tanh

from wotrush.ai.hunter.knowledge.known import KnownTable
from wotrush.ai.hunter.knowledge.temper import Temper
from wotrush.ai.hunter.prospects import Prospects
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import GONE

Unit = tuple[int, int, int]
"""A unit after a change: its place, flags and line."""
Scored = tuple[tuple[int, float], ...]
"""Points that players get by a change."""


VICTORY = 60.0
"""What it is worth to win, in points."""
BARE = 20.0
"""What it costs to have no unit left, with more than two players."""
SWING, MOST = 25.0, 1.2
"""By how many points a lead may change in a round, and what course of the game counts at most, in such swings."""
CLOSE = 40
"""Points by which the danger that an enemy wins becomes about a third."""


class BattleSituation(KnownTable):
    """A change is given as the units that differ after it and the points that are scored; the table is left as it was."""

    def __init__(self, o: HunterObservation, temper: Temper) -> None:
        super().__init__(o, temper)
        self.weights = self._weights()
        self._swing = SWING * sqrt(self.rounds)
        self.prospects = Prospects(self)
        self._values: dict[tuple[tuple[Unit, ...], tuple[Unit, ...], Scored], float] = {}
        self._supposed: tuple[Unit, ...] = ()
        self._course = 0.0
        if temper.remembers:
            self._course = max(-MOST, min(MOST, self.value() / self._swing))

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
            value = self._values[key] = self.felt(self.under(units, scored, self.value))
        return value

    def felt(self, value: float) -> float:
        """Return a value as it counts for winning: who is ahead has more to lose than to win, the more the nearer the end."""
        if not self._course:
            return value
        at = tanh(self._course)
        start = self._course * self._swing
        return start + self._swing * (tanh(self._course + (value - start) / self._swing) - at) / (1 - at * at)

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

    def _weights(self) -> list[float]:
        """Return how much each enemy's gain is the seat's loss: the more the nearer he is to winning."""
        sides = {enemy: self.side(enemy) for enemy in self.enemies}
        most = max(sides.values(), default=0.0)
        shares = [exp((sides[seat] - most) / CLOSE) if seat in sides else 0.0 for seat in range(self.o.seats)]
        total = sum(shares) or 1.0
        return [share / total for share in shares]

    def _bare(self) -> float:
        """Whoever has no unit is nearly out: with two players that decides the game by the points scored so far."""
        if len(self.enemies) != 1:
            return 0.0 if self.has_units(self.seat) else -BARE
        enemy, scores = self.enemies[0], self.scores
        if self.has_units(enemy) and self.has_units(self.seat):
            return 0.0
        ahead = scores[self.seat] - scores[enemy]
        return VICTORY * ((ahead > 0) - (ahead < 0)) - ahead * 0.5
