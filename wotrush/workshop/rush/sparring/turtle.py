"""The turtle: stands a strong defender on every base, and wins medals and achievements behind them."""

from __future__ import annotations

from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.table import Table


class Turtle(Script):
    """Armor above all."""

    BASE, GUARD, LAST = 6.0, 2.0, 3.0
    PRICE, ARMOR, POWER = 0.5, 0.7, 0.4

    def guard(self, table: Table, card: int) -> float:
        """Return more for armor 2, and more for the last base."""
        armor = table.printed.armor[card]
        return (self.GUARD if armor > 1 else 0.3) * (self.LAST if table.bases_left == 1 else 1.0)

    def wants(self, table: Table, card: int) -> float:
        """Return armor and power."""
        printed, race = table.printed, self.race(table, card)
        if table.o.ending:
            return race
        return (
            self.PRICE * printed.cost[card]
            + self.ARMOR * printed.armor[card]
            + self.POWER * printed.power[card]
            + race
        )
