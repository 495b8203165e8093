"""The buyer: wants vehicles by their price and power, and those that count for an achievement more."""

from __future__ import annotations

from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Buyer(Script):
    """A dear vehicle with power is good, a dear heavy tank is best."""

    KILL, RACE = 1.5, 3.5
    PRICE, POWER, HEAVY = 0.5, 1.0, 1.5

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return price and power."""
        printed = seen.printed
        return (
            self.PRICE * printed.cost[card]
            + self.POWER * printed.power[card]
            + self.HEAVY * printed.heavy[card]
        )
