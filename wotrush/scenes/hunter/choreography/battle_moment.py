"""A moment of a film: what the table shows between two events."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.table.lying import Layout


@dataclass(frozen=True, slots=True)
class BattleMoment:
    """What is known of the table, the duel on the stage, and where every card lies."""

    o: HunterObservation
    duel: Duel | None
    lying: Layout

    def moved_until(self, then: BattleMoment) -> set[int]:
        """Return the cards that come, go or change between this moment and another."""
        return {
            card
            for card in self.lying.keys() | then.lying.keys()
            if self.lying.get(card) != then.lying.get(card)
        }
