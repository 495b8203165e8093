"""Evading the hits of a strike (12)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import EVADED
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.frames import AVERTED, S_PLAYED, Y
from wotrush.model.hunter.plays.reactions import EVADED_BIT
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import spend


def evade(s: HunterState) -> None:
    """Roll for the unit that was hit; whatever comes of it, it fires no more in this turn (12.3)."""
    strike = s.stack[-2]
    unit = strike[Y]
    seat = s.owner[unit]
    strike[S_PLAYED] |= EVADED_BIT
    spend(s, unit, EVADED)
    needed = s.catalogue.evade[s.kinds[unit]]
    die = roll(s, seat)
    if s.record:
        s.events.append(ev.DiceRolled(seat, "evade", unit, (die,), needed))
    if die <= needed:
        strike[AVERTED] = 1
        if s.record:
            s.events.append(ev.HitsAverted(unit))
