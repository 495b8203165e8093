"""Passing until the own turn: reactions that do not concern the viewer are declined by themselves."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.frames import (
    A_TARGET,
    AIR,
    ATTACK,
    E_AIM,
    E_UNIT,
    L_PAIRS,
    LOST,
    P_SEAT,
    PLAY,
    SPYING,
    STRIKE,
    Y,
)


class StandingPass:
    """Switched on and off by one key; it ends with the own turn and with everything that concerns the viewer."""

    def __init__(self) -> None:
        self.on = False

    def toggle(self) -> None:
        self.on = not self.on

    def answer(self, o: HunterObservation) -> act.HunterAction | None:
        """Return the pass for a reaction that does not concern the viewer, or None and end where one does."""
        if not self.on:
            return None
        if o.active == o.seat or concerns(o):
            self.on = False
            return None
        return act.PASS if act.PASS in o.actions else None


def concerns(o: HunterObservation) -> bool:
    """Return whether what goes on is aimed at the viewer: an attack, a spying, a card, an air strike, a loss."""
    own = [place for place in range(1, len(o.owner)) if o.owner[place] == o.seat]
    for frame in o.stack:
        match frame[0]:
            case code if code == AIR:
                return True
            case code if code == ATTACK and frame[A_TARGET] in own:
                return True
            case code if code == STRIKE and frame[Y] in own:
                return True
            case code if code == SPYING and frame[P_SEAT] == o.seat:
                return True
            case code if code == PLAY and (frame[E_AIM] == o.seat or frame[E_UNIT] in own):
                return True
            case code if code == LOST and any(place in own for place in frame[L_PAIRS::2]):
                return True
    return False
