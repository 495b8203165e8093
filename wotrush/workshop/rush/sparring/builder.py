"""The builder: wants a small squad of cards that do much in a hand, and sends the weak ones away."""

from __future__ import annotations

from typing import ClassVar

from wotrush.model.rush.cards import FIRST_ONE, Ability
from wotrush.workshop.rush.sparring.script import Script
from wotrush.workshop.rush.sparring.seen import SeenTable


class Builder(Script):
    """Buys only what is better than its squad."""

    STRONG: ClassVar = {
        Ability.REINFORCEMENTS: 1.5,
        Ability.RECRUITMENT: 0.5,
        Ability.SCOUTING: 0.2,
        Ability.SABOTAGE: 1.0,
        Ability.SIEGE_MASTER: 1.5,
        Ability.RESEARCH: 0.5,
        Ability.REPAIR: 1.0,
        Ability.INVULNERABILITY: 1.5,
    }
    RESOURCES, POWER, HEAVY, CHOOSY = 0.7, 0.6, 1.5, 0.5

    def hand(self, seen: SeenTable, card: int) -> float:
        """Return what the card does in a hand."""
        printed = seen.printed
        worth = self.RESOURCES * max(0, printed.resources[card]) * (0.6 if printed.national[card] else 1.0)
        worth += self.POWER * printed.power[card] + self.HEAVY * printed.heavy[card]
        return worth + sum(
            self.STRONG[ability] * max(1, number if ability is Ability.REINFORCEMENTS else 1)
            for ability, number in printed.abilities[card]
        )

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return how much better the card is than the usual one of the own squad."""
        return self.hand(seen, card) - self.CHOOSY * self._usual(seen)

    def scrap(self, seen: SeenTable, card: int) -> float:
        """Send away whatever is weaker than the usual card."""
        if card >= FIRST_ONE:
            return -9.0
        return 0.5 + self._usual(seen) - self.hand(seen, card) - self.race(seen, card)

    def _usual(self, seen: SeenTable) -> float:
        """Return what the cards of the own squad do in a hand on average."""
        squad = [self.hand(seen, own) for own in seen.o.squad(seen.me)]
        return sum(squad) / len(squad)
