"""Hands, the discard and the cards in front of players."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import BEFORE_PLAYER, HAS_DEPOT, NEW_CARDS, STRATEGIST, WATER
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import find_commander, water_bit

HAND_LIMIT = 3


def hand_limit(s: HunterState, seat: int) -> int:
    """Return how many events a hand may hold when drawing: 3, +2 by Supply Depot, +1 by the Strategist (16.12)."""
    limit = HAND_LIMIT + (2 if s.before[seat] & HAS_DEPOT else 0)
    if s.lines[3 * seat + 2] and find_commander(s, seat, STRATEGIST):
        limit += 1
    return limit


def take_in(s: HunterState, seat: int, event: int) -> None:
    """Add an event to a hand."""
    s.hands[seat] = tuple(sorted((*s.hands[seat], event)))
    s.masks[seat] |= 1 << event


def take_out(s: HunterState, seat: int, event: int) -> None:
    """Take one card of an event out of a hand."""
    hand = list(s.hands[seat])
    hand.remove(event)
    s.hands[seat] = tuple(hand)
    if event not in hand:
        s.masks[seat] &= ~(1 << event)


def discard_from_hand(s: HunterState, seat: int, event: int) -> None:
    take_out(s, seat, event)
    s.discard.append(event)
    if s.record:
        s.events.append(ev.EventDiscarded(seat, event))


def lay_before(s: HunterState, seat: int, event: int) -> None:
    """Attach a card to a player; an older one of its name goes to the discard."""
    bit = BEFORE_PLAYER[event]
    if s.before[seat] & bit:
        discard_before(s, seat, event)
    s.before[seat] |= bit
    if s.record:
        s.events.append(ev.EventAttached(event, seat, 0))


def discard_before(s: HunterState, seat: int, event: int) -> None:
    """Discard a card from in front of a player. Water that comes later is another card (14.8)."""
    bit = BEFORE_PLAYER[event]
    s.before[seat] &= ~(bit | NEW_CARDS.get(event, 0))
    if bit & WATER:
        s.ignored &= ~water_bit(bit, seat)
    s.discard.append(event)
    if s.record:
        s.events.append(ev.EventDiscarded(seat, event))
