"""Drawing and taking events: the hand limit, the deck, the Strategist's choice (16.12, 16.13, K10)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DiscardEvent, HunterAction, Keep, interned
from wotrush.model.hunter.cards.words import EVENT, EVENTS
from wotrush.model.hunter.chance import EVENT_CARDS, one_of, shuffle
from wotrush.model.hunter.frames import (
    D_COUNT,
    D_SEAT,
    DISCARDING,
    DRAWING,
    G_ONE,
    G_SEAT,
    G_TWO,
    N_FROM,
    N_SEAT,
    STAGE,
    STRATEGY,
    W_COUNT,
    W_FIRST,
    W_SEAT,
)
from wotrush.model.hunter.hands import discard_from_hand, hand_limit, take_in, take_out
from wotrush.model.hunter.plays.procedure import draw_red
from wotrush.model.hunter.state import HunterState

DISCARDS = [interned(DiscardEvent, event) for event in range(EVENTS)]
NOTHING_YET = -1


def draw_events(s: HunterState, seat: int, count: int) -> None:
    """Draw one event, or the two of the Strategist; with both piles empty nothing happens (4.5)."""
    s.stack.append([DRAWING, 0, seat, count, NOTHING_YET])


def step_drawing(s: HunterState, frame: list[int]) -> None:
    """Make room first, then draw one card after the other."""
    seat = frame[W_SEAT]
    if frame[STAGE] == 0:
        frame[STAGE] = 1
        if s.event_deck or s.discard:
            make_room(s, seat)
    elif frame[W_COUNT]:
        frame[W_COUNT] -= 1
        if s.event_deck or s.discard:
            _draw(s, frame)
    else:
        s.stack.pop()
        s.finished = True


def make_room(s: HunterState, seat: int) -> None:
    """Have a player at or above the limit discard until there is room for one card (16.12)."""
    surplus = len(s.hands[seat]) - hand_limit(s, seat) + 1
    if surplus > 0:
        s.stack.append([DISCARDING, seat, surplus])


def _draw(s: HunterState, frame: list[int]) -> None:
    seat = frame[W_SEAT]
    if not s.event_deck:
        s.event_deck, s.discard = s.discard, []
        shuffle(s, s.event_deck, EVENT_CARDS)
        if s.record:
            s.events.append(ev.EventsShuffled(len(s.event_deck)))
    event = s.event_deck.pop()
    s.eventful = True
    if s.record:
        s.events.append(ev.EventDrawn(seat, event))
    if s.catalogue.red[event]:
        draw_red(s, seat, event)
        return
    take_in(s, seat, event)
    if frame[W_FIRST] == NOTHING_YET:
        frame[W_FIRST] = event
    else:
        s.stack.append([STRATEGY, seat, frame[W_FIRST], event])


def step_discarding(s: HunterState, frame: list[int]) -> None:
    """Ask which event to discard, unless all must go or all are alike."""
    hand = s.hands[frame[D_SEAT]]
    if not frame[D_COUNT]:
        s.stack.pop()
        return
    choices = sorted({*hand})
    if len(choices) == 1 or len(hand) <= frame[D_COUNT]:
        discard(s, choices[0])
        return
    legal: list[HunterAction] = [DISCARDS[event] for event in choices]
    s.actor, s.legal = frame[D_SEAT], legal


def discard(s: HunterState, event: int) -> None:
    """Discard the chosen event."""
    frame = s.stack[-1]
    frame[D_COUNT] -= 1
    discard_from_hand(s, frame[D_SEAT], event)


def step_strategy(s: HunterState, frame: list[int]) -> None:
    """Ask which of the two events the Strategist's player keeps."""
    if frame[G_ONE] == frame[G_TWO]:
        keep_one(s, frame[G_ONE])
        return
    pair = sorted(frame[G_ONE : G_TWO + 1])
    s.actor, s.legal = frame[G_SEAT], [interned(Keep, EVENT + event) for event in pair]


def keep_one(s: HunterState, event: int) -> None:
    """Keep one, discard the other."""
    frame = s.stack.pop()
    other = frame[G_TWO] if event == frame[G_ONE] else frame[G_ONE]
    discard_from_hand(s, frame[G_SEAT], other)


def step_taking(s: HunterState, frame: list[int]) -> None:
    """Make room, then take a card at random, for Captured Plans (E30)."""
    seat, source = frame[N_SEAT], frame[N_FROM]
    if len(s.hands[seat]) >= hand_limit(s, seat):
        make_room(s, seat)
        return
    s.stack.pop()
    event = s.hands[source][one_of(s, len(s.hands[source]), seat)]
    take_out(s, source, event)
    take_in(s, seat, event)
    if s.record:
        s.events.append(ev.EventTaken(seat, source, event))
