"""The turtle: stands a strong defender on every base, and wins medals and achievements behind them."""

from __future__ import annotations

from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Turtle(Script):
    """Armor above all."""

    BASE, GUARD, LAST = 6.0, 2.0, 3.0
    PRICE, ARMOR, POWER = 0.5, 0.7, 0.4

    def guard(self, seen: SeenTable, card: int) -> float:
        """Return more for armor 2, and more for the last base."""
        armor = seen.printed.armor[card]
        return (self.GUARD if armor > 1 else 0.3) * (self.LAST if seen.bases_left == 1 else 1.0)

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return price, armor and power."""
        printed = seen.printed
        return (
            self.PRICE * printed.cost[card]
            + self.ARMOR * printed.armor[card]
            + self.POWER * printed.power[card]
        )
