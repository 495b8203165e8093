"""Who may know what of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.catalogue import HunterCatalogue


def hunter_event_for(event: ev.HunterEvent, seat: Seat, catalogue: HunterCatalogue) -> ev.HunterEvent:
    """Return the event as that seat sees it: hidden cards are only counted."""
    match event:
        case ev.CardKept() if event.seat != seat:
            return replace(event, card=None)
        case ev.LineMixed() if event.seat != seat:
            return replace(event, kinds=None)
        case ev.UnitsDrawn() if event.seat != seat:
            return replace(event, kinds=None)
        case ev.EventDrawn(drawer, card) if drawer != seat and card is not None and not catalogue.red[card]:
            return replace(event, event=None)
        case ev.EventTaken() if seat not in (event.seat, event.source):
            return replace(event, event=None)
    return event


_REVEALING = (
    ev.AttackDeclared,
    ev.CounterDeclared,
    ev.SpyDeclared,
    ev.EventPlayed,
    ev.HandsPassed,
    ev.ArmiesDeployed,
    ev.LineMixed,
    ev.UnitRevealed,
    ev.UnitLost,
    ev.DiceRolled,
    ev.DieRerolled,
    ev.EventDiscarded,
    ev.EventDrawn,
    ev.EventTaken,
    ev.EventsShuffled,
    ev.UnitsDrawn,
    ev.CommanderArrived,
    ev.TurnClosed,
)


def hunter_reveals(events: Sequence[ev.HunterEvent]) -> bool:
    """Whether hidden information came out, dice were rolled or a window opened: from here nothing is taken back.

    Whether anybody was asked in the window does not count, since taking back would tell.
    """
    return any(isinstance(event, _REVEALING) for event in events)
