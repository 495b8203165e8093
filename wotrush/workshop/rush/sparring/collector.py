"""The collector: buys and fights for achievements, wherever one more takes a lead or keeps it."""

from __future__ import annotations

from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Collector(Script):
    """Every achievement that is near is worth more than any vehicle."""

    BASE, RACE, NEAR = 9.0, 4.0, 4
    PRICE, POWER = 0.5, 1.2

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return a little for price and power."""
        return self.PRICE * seen.printed.cost[card] + self.POWER * seen.printed.power[card]

    def ends(self, ahead: int) -> float:
        """End it only with a lead that lasts through the round."""
        return self.ENDING if ahead >= 3 else -self.ENDING
