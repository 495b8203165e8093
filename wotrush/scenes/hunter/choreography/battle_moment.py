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
