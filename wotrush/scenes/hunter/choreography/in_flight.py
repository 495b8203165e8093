"""What is on its way: pieces of units that neither pile nor points have until they land, events that no hand has any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev


class InFlight:
    """Which of the destroyed units have not landed yet, and which events have left a hand before they have come to another.
    `changed` hears of what is seen of that.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._units: list[ev.UnitLost] = []
        self._taken: list[ev.EventTaken] = []

    def take_off(self, event: ev.UnitLost) -> None:
        self._units.append(event)

    def land(self, event: ev.UnitLost) -> None:
        self._units.remove(event)
        self._changed()

    def lift(self, event: ev.EventTaken) -> None:
        """Have an event leave its hand."""
        self._taken.append(event)
        self._changed()

    def laid_down(self) -> None:
        """Note that such an event is about to be in another hand."""
        self._taken.clear()

    def land_all(self) -> None:
        self._units.clear()
        self._taken.clear()

    def without(self, o: HunterObservation) -> HunterObservation:
        """Return what is known, but for the units that are still in the air."""
        if not self._units and not self._taken:
            return o
        hands = list(o.hand_sizes)
        for taken in self._taken:
            hands[taken.source] -= 1
        piles, scores = [list(pile) for pile in o.piles], list(o.scores)
        for event in reversed(self._units):
            if event.scorer is not None and piles[event.scorer][-1:] == [event.kind]:
                piles[event.scorer].pop()
                scores[event.scorer] -= event.points
        return replace(o, piles=tuple(map(tuple, piles)), scores=tuple(scores), hand_sizes=tuple(hands))
