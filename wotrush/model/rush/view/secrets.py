"""Who may know what of an event or an observation: the one place where both are censored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wotrush.model.game import Seat
from wotrush.model.rush.events import BaseDrawn, Dealt, Drew, Event, Sabotaged, TurnEnded
from wotrush.model.rush.view.observation import Observation


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


def public(observation: Observation) -> Observation:
    """Without the hand of the seat that observes, unless it lies open anyway because it is its turn."""
    seat = observation.seat
    hand = observation.hands[seat]
    if hand is None or (observation.active == seat and observation.to_act is not None):
        return observation
    hands = (*observation.hands[:seat], None, *observation.hands[seat + 1 :])
    hidden = tuple(sorted((*observation.unseen[seat], *hand)))
    unseen = (*observation.unseen[:seat], hidden, *observation.unseen[seat + 1 :])
    return replace(observation, hands=hands, unseen=unseen, actions=())
