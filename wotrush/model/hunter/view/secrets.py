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


_ASKED_ABOUT = (
    ev.ArmiesDeployed,
    ev.AttackDeclared,
    ev.CounterDeclared,
    ev.SpyDeclared,
    ev.EventPlayed,
    ev.DiceRolled,
    ev.UnitLost,
    ev.UnitDeployed,
    ev.TurnClosed,
)
"""What secret questions follow or lead to. Every such moment has one of them beside it, whether anybody is asked or not."""
_REVEALING = (
    *_ASKED_ABOUT,
    ev.HandsPassed,
    ev.LineMixed,
    ev.UnitRevealed,
    ev.DieRerolled,
    ev.EventDiscarded,
    ev.EventDrawn,
    ev.EventTaken,
    ev.EventsShuffled,
    ev.UnitsDrawn,
    ev.CommanderArrived,
)


def hunter_may_ask(events: Sequence[ev.HunterEvent]) -> bool:
    """Whether others could have been asked in secret, as far as everybody knows."""
    return any(isinstance(event, _ASKED_ABOUT) for event in events)


def hunter_reveals(events: Sequence[ev.HunterEvent]) -> bool:
    """Whether hidden information came out, dice were rolled or others may be asked: from here nothing is taken back.

    Whether anybody really was asked does not count, since taking back would tell.
    """
    return any(isinstance(event, _REVEALING) for event in events)
