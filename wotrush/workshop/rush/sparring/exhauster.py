"""The exhauster: takes the medals of one nation until there is none left, and ends the game that way when it is ahead."""

from __future__ import annotations

from wotrush.model.rush.cards import Ability
from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Exhauster(Script):
    """Medals before bases, those of the scarcest nation first."""

    BASE, KILL, RACE, SCARCE = 6.0, 2.0, 3.5, 2.0
    MEDAL, POWER, PRICE = 1.5, 1.0, 0.6

    def scarcest(self, seen: SeenTable) -> int:
        """Return the nation with the fewest medals left."""
        ones = seen.o.ones
        return min(range(len(ones)), key=ones.__getitem__)

    def kill(self, seen: SeenTable, nation: int) -> float:
        """Return more for a medal of the scarcest nation."""
        return super().kill(seen, nation) + (self.SCARCE if nation == self.scarcest(seen) else 0.0)

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return how well the card wins medals, above all those of the scarcest nation."""
        printed = seen.printed
        sure = any(ability is Ability.INVULNERABILITY for ability, _ in printed.abilities[card])
        strikes = printed.power[card] if printed.hits_vehicles[card] else 0
        wins = self.MEDAL * sure + self.POWER * strikes
        if printed.nation[card] == self.scarcest(seen):
            wins *= 1.5
        return wins + self.PRICE * printed.cost[card]
