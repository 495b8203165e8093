"""Units whose pieces are on their way to a score pile: until they land, neither the pile nor the points have them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev


class InFlight:
    """Which of the destroyed units have not landed yet. `landed` hears that one has."""

    def __init__(self, landed: Callable[[], None]) -> None:
        self._landed = landed
        self._units: list[ev.UnitLost] = []

    def take_off(self, event: ev.UnitLost) -> None:
        self._units.append(event)

    def land(self, event: ev.UnitLost) -> None:
        self._units.remove(event)
        self._landed()

    def land_all(self) -> None:
        self._units.clear()

    def without(self, o: HunterObservation) -> HunterObservation:
        """Return what is known, but for the units that are still in the air."""
        if not self._units:
            return o
        piles, scores = [list(pile) for pile in o.piles], list(o.scores)
        for event in reversed(self._units):
            if event.scorer is not None and piles[event.scorer][-1:] == [event.kind]:
                piles[event.scorer].pop()
                scores[event.scorer] -= event.points
        return replace(o, piles=tuple(map(tuple, piles)), scores=tuple(scores))
