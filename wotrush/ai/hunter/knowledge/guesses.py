"""Guesses hidden units from what everybody has seen and from the hands that the seat passed on in the draft."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.kinds import KindWorth, harm_of
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import GONE, REVEALED
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.drafted import unseen_since


class Guesses:
    """For each player, the kinds known to be hidden, the number of hidden units, and an average for unknown ones."""

    def __init__(self, o: HunterObservation, worth: KindWorth, *, remembers: bool) -> None:
        self.o, self.worth = o, worth
        self.known: list[list[int]] = [[] for _ in range(o.seats)]
        self.at: dict[int, list[int]] = {}
        """For each place, the kinds that may lie there according to what everybody remembers."""
        self.count = [0] * o.seats
        for place, line in enumerate(o.line):
            if line != GONE and not o.flags[place] & REVEALED:
                self.count[o.owner[place]] += 1
        if remembers and o.phase == IN_TURNS:
            self._remember()

    def _remember(self) -> None:
        o = self.o
        for places, kinds in o.memory:
            owner = o.owner[places[0]]
            self.known[owner] += kinds
            if len(places) == len(kinds):
                self.at |= {place: list(kinds) for place in places}
        for seat, kept in enumerate(unseen_since(o)):
            self.known[seat] = (self.known[seat] + kept)[: self.count[seat]]

    def _mean(self, place: int, figure: tuple[float, ...] | list[int], mean: float) -> float:
        seat = self.o.owner[place]
        kinds = self.at.get(place)
        if kinds:
            return sum(figure[kind] for kind in kinds) / len(kinds)
        known, count = self.known[seat], self.count[seat]
        if not known or not count:
            return mean
        rest = max(0, count - len(known))
        return (sum(figure[kind] for kind in known) + rest * mean) / (len(known) + rest)

    def points(self, place: int) -> float:
        return self._mean(place, self.o.catalogue.points, self.worth.points)

    def fire(self, place: int) -> float:
        return self._mean(place, self.worth.fire, self.worth.mean_fire)

    def flak(self, place: int) -> float:
        return self._mean(place, self.worth.flak, self.worth.mean_flak)

    def harm(self, seat: int, target: int) -> float:
        """Return a hidden unit's expected harm to a kind: the chance to destroy it, with a pin counted in part."""
        usual = self.worth.danger[target]
        known, count = self.known[seat], self.count[seat]
        if not known:
            return usual
        harms = [harm_of(self.o.catalogue, kind, target) for kind in known]
        rest = max(0, count - len(known))
        mean = (sum(harms) + rest * usual) / (len(known) + rest)
        return 0.5 * (mean + max(*harms, usual if rest else 0.0))
