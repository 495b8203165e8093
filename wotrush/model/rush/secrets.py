"""Who may know what of an event: the one place where events are censored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.rush.events import BaseDrawn, Dealt, Drew, Event, Sabotaged, TurnEnded


def event_for(event: Event, seat: Seat) -> Event:
    """The event as that seat sees it: cards drawn in secret are only counted."""
    if isinstance(event, Drew) and not event.open and event.seat != seat:
        return replace(event, cards=None)
    return event


def reveals(events: Sequence[Event]) -> bool:
    """Whether something came out that its player did not know: from here nothing is taken back."""
    return any(
        isinstance(event, Drew | BaseDrawn | Sabotaged | TurnEnded)
        or (isinstance(event, Dealt) and bool(event.cards))
        for event in events
    )
