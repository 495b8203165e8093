"""Whole worlds that fit what a seat knows: everything hidden from it is dealt anew.

The deal keeps to the cards left, to what lies in which line, to the values named for the start player, to the units that
everybody remembers and, as far as they can still be told apart, to the cards that the seat passed on in the draft.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from wotrush.model import rng as generator
from wotrush.model.hunter.cards.words import (
    COMMANDERS,
    EVENT,
    GONE,
)
from wotrush.model.hunter.frames import DRAWING, G_ONE, G_SEAT, G_TWO, STRATEGY, W_FIRST, W_SEAT
from wotrush.model.hunter.game import HunterGame, run
from wotrush.model.hunter.hands import take_in
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.positions.soundness import events_out
from wotrush.model.hunter.state import IN_TURNS, OVER
from wotrush.model.hunter.units import spent_places
from wotrush.model.hunter.view.observation import HIDDEN, HunterObservation
from wotrush.model.hunter.view.stack import UNKNOWN
from wotrush.model.hunter.worlds.dealer import Dealer
from wotrush.model.hunter.worlds.decks import stacked
from wotrush.model.hunter.worlds.drafted import Note, deal_draft, passed_on
from wotrush.model.hunter.worlds.hidden_units import HiddenUnits

_COPIED = (
    *("phase", "passed", "memory", "values", "first_place", "first", "turn", "round", "active", "out"),
    *("bombings", "quiet", "eventful", "acted", "extra", "killed", "finished", "ignored", "result"),
    *("ending_cause",),
)
_COPIED_LISTS = (
    *("kinds", "owner", "line", "flags", "lines", "before", "piles", "scores", "discard"),
    *("removed_units", "removed_events"),
)


def determinize(o: HunterObservation, rng: Random) -> HunterGame:
    """Return a world to search in; its events are off."""
    world = HunterGame.empty(o.options, o.catalogue)
    world.record = False
    for name in _COPIED:
        setattr(world, name, getattr(o, name))
    for name in _COPIED_LISTS:
        setattr(world, name, list(getattr(o, name)))
    world.spent = spent_places(world)
    world.stack = [list(frame) for frame in o.stack]
    world.kept[o.seat], world.packs[o.seat] = o.kept, o.pack
    world.views[o.seat], world.drawn[o.seat] = o.views, o.drawn
    dealer = Dealer(rng.getrandbits(128))
    if o.phase in (IN_TURNS, OVER):
        _deal_table(world, o, dealer)
    else:
        deal_draft(world, o, dealer)
    _deal_decks(world, o, dealer)
    world.streams = generator.split(generator.seeded(rng.getrandbits(128)), 2 + o.seats)
    run(world)
    return world


# What is hidden on the table


def _deal_table(world: HunterGame, o: HunterObservation, dealer: Dealer) -> None:
    """Deal hidden units and closed hands; what is left over is in the decks."""
    dealer.units = list(unseen_units(o).elements())
    dealer.events = list(unseen_events(o).elements())
    dealer.shuffle(dealer.units)
    dealer.shuffle(dealer.events)
    for event in o.hand:
        take_in(world, o.seat, event)
    notes = passed_on(o)
    dealer.shuffle(notes)
    HiddenUnits(world, o, dealer).deal([note for note in notes if note[0] < EVENT])
    _deal_hands(world, o, dealer, [note for note in notes if note[0] >= EVENT])
    for seat, size in enumerate(o.drawn_sizes):
        if seat != o.seat:
            world.drawn[seat] = tuple([dealer.unit(lambda kind: kind >= COMMANDERS) for _ in range(size)])
    _name_unknown_events(world)


def unseen_units(o: HunterObservation) -> Counter[int]:
    """Return the units that this seat has not seen: they are hidden, or in the deck."""
    seen = [kind for kind, line in zip(o.kinds, o.line, strict=True) if line != GONE and kind != HIDDEN]
    seen += [kind for pile in o.piles for kind in pile]
    return Counter(unit_cards(o.catalogue, o.options)) - Counter([*seen, *o.removed_units, *o.drawn])


def unseen_events(o: HunterObservation) -> Counter[int]:
    """Return the events that this seat has not seen: they are in the hands of others, or in the deck."""
    seen = [*o.hand, *o.discard, *o.removed_events, *events_out(o)]
    return Counter(event_cards(o.catalogue, o.options)) - Counter(seen)


def _deal_hands(world: HunterGame, o: HunterObservation, dealer: Dealer, notes: Sequence[Note]) -> None:
    """Deal closed hands, which never hold red events.

    A card that was passed on in the draft and not played since goes to one of its possible owners.
    """
    red = o.catalogue.red
    played = Counter([*o.discard, *o.removed_events])
    for card, takers in notes:
        event = card - EVENT
        if played[event]:
            played[event] -= 1
            continue
        for seat in sorted(takers):
            if len(world.hands[seat]) < o.hand_sizes[seat] and dealer.take_event(event):
                take_in(world, seat, event)
                break
    for seat, size in enumerate(o.hand_sizes):
        while len(world.hands[seat]) < size:
            take_in(world, seat, dealer.event(lambda event: not red[event]))


def _name_unknown_events(world: HunterGame) -> None:
    """Give the Strategist's unknown events in the frames a value from the hand of its player."""
    for frame in world.stack:
        if frame[0] == DRAWING and frame[W_FIRST] == UNKNOWN:
            frame[W_FIRST] = world.hands[frame[W_SEAT]][0]
        elif frame[0] == STRATEGY and frame[G_ONE] == UNKNOWN:
            frame[G_ONE], frame[G_TWO] = world.hands[frame[G_SEAT]][:2]


# The decks


def _deal_decks(world: HunterGame, o: HunterObservation, dealer: Dealer) -> None:
    """Lay the remaining units in any order, and the remaining events with a Carpet Bombing in each third that is left (3.3)."""
    world.unit_deck = dealer.units
    world.event_deck = stacked(world, dealer.events, o.event_deck_size, dealer)
