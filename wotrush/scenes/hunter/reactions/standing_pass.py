"""Passing until the own turn: what is not aimed at the viewer is declined by itself."""

from __future__ import annotations

from collections.abc import Iterable

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.scenes.hunter.reactions.concern import aimed_at_viewer


class StandingPass:
    """Switched on and off by one key. It ends with the own turn, and with everything that is aimed at the viewer.

    A table has one of its own, so that it never outlives a game.
    """

    def __init__(self) -> None:
        self.on = False

    def toggle(self) -> None:
        self.on = not self.on

    def look(self, o: HunterObservation) -> None:
        """End where something that goes on is the viewer's business. Called before anything is declined."""
        if o.active == o.seat or aimed_at_viewer(o):
            self.on = False

    def hear(self, o: HunterObservation, events: Iterable[ev.HunterEvent]) -> None:
        """End with an event that is aimed at the viewer, also where nothing was asked about it."""
        if any(_interrupts(o, event) for event in events):
            self.on = False


def _interrupts(o: HunterObservation, event: ev.HunterEvent) -> bool:
    me = o.seat
    match event:
        case ev.AttackDeclared(target=unit):
            return o.owner[unit] == me
        case ev.SpyDeclared(target=seat) | ev.TurnOpened(seat=seat) | ev.UnitLost(seat=seat):
            return seat == me
        case ev.EventPlayed(event=card, unit=unit, aim=seat):
            strikes_all = card == w.CARPET_BOMBING
            return strikes_all or seat == me or (unit > 0 and o.owner[unit] == me)
    return False
