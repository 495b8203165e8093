"""The table as one seat knows it, and its value to that seat after a change."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt, tanh

from wotrush.ai.hunter.knowledge.known import KnownTable
from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.ai.hunter.prospects import Prospects
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import GONE

Unit = tuple[int, int, int]
"""A unit after a change: its place, flags and line."""
Scored = tuple[tuple[int, float], ...]
"""Points that players score by a change."""
Change = tuple[tuple[Unit, ...], Scored]

VICTORY = 60.0
"""The value of winning, in points."""
BARE = 20.0
"""The cost of having no unit left, with more than two players."""
SWING, MOST = 25.0, 1.2
"""SWING: how many points a lead may change by in a round. MOST: the largest lead considered, in swings."""
CLOSE = 40
"""The scale, in points, on which a player's lead raises the weight of that player's gains."""


class BattleSituation(KnownTable):
    """Values changes of the table, given as changed units and scored points, and restores the table afterwards."""

    def __init__(self, o: HunterObservation, weights: LevelWeights) -> None:
        super().__init__(o, weights)
        self.enemy_weights = self._enemy_weights()
        self._swing = SWING * sqrt(self.rounds)
        self.prospects = Prospects(self)
        self._values: dict[tuple[Change, ...], float] = {}
        self._supposed: tuple[Change, ...] = ()
        self._start = self._course = 0.0
        if weights.remembers:
            self._start = self.value()
            self._course = max(-MOST, min(MOST, self._start / self._swing))

    def value(self) -> float:
        """Return the table's value to the seat in points: its own side less its enemies'."""
        own = self.side(self.seat)
        others = sum(self.enemy_weights[enemy] * self.side(enemy) for enemy in self.enemies)
        weights, total = self.weights, own - others
        if weights.fear:
            total -= weights.fear * self.prospects.threat()
        if weights.hope:
            total += weights.hope * self.prospects.chance()
        return total + self._bare()

    @property
    def now(self) -> float:
        """The value of the table as it is."""
        return self.after()

    def after(self, *units: Unit, scored: Scored = ()) -> float:
        """Return the table's value after a change."""
        key = (*self._supposed, (units, scored))
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = self.felt(self.under(units, scored, self.value))
        return value

    def felt(self, value: float) -> float:
        """Return a value adjusted for winning: a leader risks less, and more so towards the end of the game."""
        if not self._course:
            return value
        at = tanh(self._course)
        gained = tanh(self._course + (value - self._start) / self._swing) - at
        return self._start + self._swing * gained / (1 - at * at)

    def under(self, units: tuple[Unit, ...], scored: Scored, measure: Callable[[], float]) -> float:
        """Return the result of `measure` after a change, and undo the change."""
        flags, line, scores = self.table.flags, self.table.line, self.scores
        before = [(place, flags[place], line[place]) for place, _, _ in units]
        supposed = self._supposed
        for place, new_flags, new_line in units:
            flags[place], line[place] = new_flags, new_line
        for seat, points in scored:
            scores[seat] += points
        self._supposed = (*supposed, (units, scored))
        value = measure()
        self._supposed = supposed
        for seat, points in scored:
            scores[seat] -= points
        for place, old_flags, old_line in reversed(before):
            flags[place], line[place] = old_flags, old_line
        return value

    def forget(self) -> None:
        """Drop the stored values after the cards in front of a player have changed."""
        self.prospects.forget()
        self._values.clear()

    def gain(self, *units: Unit, scored: Scored = ()) -> float:
        """Return what a change gains."""
        return self.after(*units, scored=scored) - self.now

    def gone(self, place: int) -> Unit:
        return place, self.table.flags[place], GONE

    def marked(self, place: int, bits: int) -> Unit:
        return place, self.table.flags[place] | bits, self.table.line[place]

    def freed(self, place: int, bits: int) -> Unit:
        return place, self.table.flags[place] & ~bits, self.table.line[place]

    def scores_for(self, seat: int, place: int) -> Scored:
        return ((seat, self.points(place)),)

    def _enemy_weights(self) -> list[float]:
        """Return how much each enemy's gain counts as the seat's loss: more for enemies closer to winning."""
        sides = {enemy: self.side(enemy) for enemy in self.enemies}
        most = max(sides.values(), default=0.0)
        shares = [exp((sides[seat] - most) / CLOSE) if seat in sides else 0.0 for seat in range(self.o.seats)]
        total = sum(shares) or 1.0
        return [share / total for share in shares]

    def _bare(self) -> float:
        """Return the value of a side having no units; with two players, the score so far then decides the game."""
        if len(self.enemies) != 1:
            return 0.0 if self.has_units(self.seat) else -BARE
        enemy, scores = self.enemies[0], self.scores
        if self.has_units(enemy) and self.has_units(self.seat):
            return 0.0
        ahead = scores[self.seat] - scores[enemy]
        return VICTORY * ((ahead > 0) - (ahead < 0)) - ahead * 0.5
