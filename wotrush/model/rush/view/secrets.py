"""Who may know what of an event or an observation: the only place where both are censored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.rush.events import BaseDrawn, Dealt, Drew, Event, Sabotaged, TurnEnded
from wotrush.model.rush.view.observation import Observation


def event_for(event: Event, seat: Seat) -> Event:
    """Return the event as that seat sees it, with cards drawn in secret only counted."""
    if isinstance(event, Drew) and not event.open and event.seat != seat:
        return replace(event, cards=None)
    return event


def reveals(events: Sequence[Event]) -> bool:
    """Return whether something came out that its player did not know, so that undo must stop here."""
    return any(
        isinstance(event, Drew | BaseDrawn | Sabotaged | TurnEnded)
        or (isinstance(event, Dealt) and bool(event.cards))
        for event in events
    )


def public(observation: Observation) -> Observation:
    """Return the observation without the hand of its seat, unless that lies open on its turn."""
    seat = observation.seat
    hand = observation.hands[seat]
    if hand is None or (observation.active == seat and observation.to_act is not None):
        return observation
    hands = (*observation.hands[:seat], None, *observation.hands[seat + 1 :])
    hidden = tuple(sorted((*observation.unseen[seat], *hand)))
    unseen = (*observation.unseen[:seat], hidden, *observation.unseen[seat + 1 :])
    return replace(observation, hands=hands, unseen=unseen, actions=())
