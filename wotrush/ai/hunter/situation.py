"""What an opponent of Tank Hunter looks at: one decision, a world that fits it, and what units are worth."""

from __future__ import annotations

from random import Random

from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.catalogue import KINDS_AGAINST
from wotrush.model.hunter.cards.words import DRY, PINNED, REVEALED
from wotrush.model.hunter.forecast import AttackForecast, forecast

OWN_LOSS = 1.25
"""What losing an own unit costs beside what it gives to the enemy: it cannot fire any more."""
PIN, DRY_SHARE = 0.35, 0.2
"""What a pinned and a dry unit have lost, as parts of their worth."""


class BattleSituation:
    """One decision. `world` holds true values for everything that the seat knows; what is hidden in it is never read."""

    def __init__(self, o: HunterObservation, rng: Random) -> None:
        self.o = o
        self.seat = o.seat
        self.world: HunterGame = o.determinize(rng)
        self.catalogue = o.catalogue

    # -- units

    def kind(self, place: int) -> int:
        """Return the kind of a place; negative where the seat does not know it."""
        return self.o.kinds[place]

    def points(self, place: int) -> float:
        """Return the points of a unit or, of one that is hidden from the seat, about the mean of the deck."""
        kind = self.kind(place)
        return float(self.catalogue.points[kind]) if kind >= 0 else 32.0

    def own(self, place: int) -> bool:
        return self.o.owner[place] == self.seat

    def worth(self, place: int) -> float:
        """Return what it costs the seat to lose an own unit, or brings to destroy another's."""
        return self.points(place) * (OWN_LOSS if self.own(place) else 1.0)

    def front(self, seat: int) -> tuple[int, ...]:
        return self.o.front(seat)

    def units(self, seat: int) -> tuple[int, ...]:
        return self.o.front(seat) + self.o.back(seat)

    def enemies(self) -> list[int]:
        return [seat for seat in range(self.o.seats) if seat != self.seat and not self.o.out >> seat & 1]

    def hidden(self, seat: int) -> list[int]:
        """Return the places of a player's hidden units."""
        return [place for place in self.units(seat) if not self.o.revealed(place)]

    def able(self, place: int) -> bool:
        return self.o.flags[place] & (REVEALED | PINNED | DRY) == REVEALED

    def is_type(self, place: int, *types: int) -> bool:
        return self.kind(place) >= 0 and self.catalogue.types[self.kind(place)] in types

    # -- attacks

    def attack_value(self, action: DeclareAttack) -> tuple[float, AttackForecast]:
        """Return what an attack brings in points on the average, counter and ammo included."""
        return self.value_of(forecast(self.world, action), action.unit, action.target)

    def value_of(self, cast: AttackForecast, unit: int, target: int) -> tuple[float, AttackForecast]:
        gain = self.points(target) * (cast.destroys + PIN * (cast.success - cast.destroys))
        cost = self.points(unit) * OWN_LOSS
        loss = cost * (cast.lost + PIN * (cast.struck - cast.lost)) + cost * DRY_SHARE * cast.dry
        return gain - loss, cast

    def threat(self, place: int, *, without: int = 0) -> float:
        """Return the best that any enemy's open unit can hope for against an own one that lies open."""
        best = 0.0
        for enemy in self.enemies():
            for shooter in self.front(enemy):
                if shooter != without and self.able(shooter):
                    best = max(best, self.duel(shooter, place))
        return best

    def duel(self, shooter: int, target: int) -> float:
        """Return what the best attack of one front-line unit on another brings to its owner."""
        kinds, types = self.world.kinds, self.catalogue.types
        values = self.catalogue.values[kinds[shooter]]
        best = 0.0
        for kind in KINDS_AGAINST[types[kinds[shooter]], types[kinds[target]]]:
            salvos = values[kind][1]
            if salvos:
                cast = forecast(self.world, DeclareAttack(shooter, target, kind, salvos))
                value = self.points(target) * (cast.destroys + PIN * (cast.success - cast.destroys))
                best = max(best, value - self.points(shooter) * cast.lost)
        return best
