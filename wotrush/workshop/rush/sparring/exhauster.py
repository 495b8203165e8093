"""The exhauster: takes the medals of one nation until there is none left, and ends the game that way when it is ahead."""

from __future__ import annotations

from wotrush.model.rush.cards import Ability
from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.table import Table


class Exhauster(Script):
    """Medals before bases, those of the scarcest nation first."""

    BASE, KILL, RACE, SCARCE = 6.0, 2.0, 3.5, 2.0
    MEDAL, POWER, PRICE = 1.5, 1.0, 0.6

    def scarcest(self, table: Table) -> int:
        """Return the nation with the fewest medals left."""
        ones = table.o.ones
        return min(range(len(ones)), key=ones.__getitem__)

    def kill(self, table: Table, nation: int) -> float:
        """Return more for a medal of the scarcest nation."""
        return super().kill(table, nation) + (self.SCARCE if nation == self.scarcest(table) else 0.0)

    def wants(self, table: Table, card: int) -> float:
        """Return how well the card wins medals, above all those of the scarcest nation."""
        printed, race = table.printed, self.race(table, card)
        if table.o.ending:
            return race
        sure = any(ability is Ability.INVULNERABILITY for ability, _ in printed.abilities[card])
        strikes = printed.power[card] if printed.hits_vehicles[card] else 0
        wins = self.MEDAL * sure + self.POWER * strikes
        if printed.nation[card] == self.scarcest(table):
            wins *= 1.5
        return wins + self.PRICE * printed.cost[card] + race
