"""The raider: wants whatever destroys bases, spends nothing on defence and brings the end as soon as it is ahead."""

from __future__ import annotations

from wotrush.model.rush.cards import Ability
from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Raider(Script):
    """Bases above all."""

    BASE, KILL, RACE, ENDING = 12.0, 3.0, 3.5, 12.0
    HEAVY, ATTACK, SIEGE, PRICE = 2.5, 1.0, 1.0, 0.2

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return how well the card destroys bases."""
        printed = seen.printed
        worth = self.PRICE * printed.cost[card]
        if printed.power[card] and printed.hits_bases[card]:
            worth += self.HEAVY * printed.heavy[card] + self.ATTACK * printed.power[card]
        if any(ability is Ability.SIEGE_MASTER for ability, _ in printed.abilities[card]):
            worth += self.SIEGE
        return worth
