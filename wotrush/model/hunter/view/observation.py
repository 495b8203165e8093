"""What one seat may know: everything public, its own cards, and whatever a careful player would remember (20)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wotrush.model.game import ANYBODY
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import COMMAND, FRONT, GONE, REVEALED
from wotrush.model.hunter.frames import DEPLOYMENT
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.setup import own_choices
from wotrush.model.hunter.state import IN_DEPLOYMENT, OVER, HunterState
from wotrush.model.hunter.view.stack import Frames, seen_stack

HIDDEN = -1
"""The kind of a card in play that this seat may not know."""


@dataclass(frozen=True, slots=True)
class HunterObservation:
    """The fields of `HunterState` that this seat may know, under the same names and with the same numbering.

    `kinds[place]` is HIDDEN for the hidden units of others. `hand`, `kept`, `pack`, `views` and `drawn` are the seat's own.
    `memory` is what everybody remembers of hidden units: places, and kinds that surely lie on some of them. `stack` holds
    the frames as this seat sees them, see `frames`.
    """

    seat: int
    catalogue: HunterCatalogue
    options: HunterOptions
    seats: int
    phase: int
    to_act: int | None
    private: bool
    reacting: bool
    actions: tuple[HunterAction, ...]
    kinds: tuple[int, ...]
    owner: tuple[int, ...]
    line: tuple[int, ...]
    flags: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    before: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    unit_deck_size: int
    event_deck_size: int
    discard: tuple[int, ...]
    removed_units: tuple[int, ...]
    removed_events: tuple[int, ...]
    kept: tuple[int, ...]
    pack: tuple[int, ...]
    pack_sizes: tuple[int, ...]
    passed: int
    views: tuple[tuple[int, ...], ...]
    drawn: tuple[int, ...]
    drawn_sizes: tuple[int, ...]
    memory: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    values: tuple[int, ...]
    first_place: int
    first: int
    turn: int
    round: int
    active: int
    out: int
    bombings: int
    quiet: int
    eventful: bool
    acted: bool
    extra: bool
    killed: bool
    finished: bool
    ignored: int
    result: int
    ending_cause: str
    stack: Frames

    def front(self, seat: int) -> tuple[int, ...]:
        """Return the places of a front line from left to right."""
        return self.lines[3 * seat]

    def back(self, seat: int) -> tuple[int, ...]:
        """Return the places of a back line from left to right."""
        return self.lines[3 * seat + 1]

    def commanders(self, seat: int) -> tuple[int, ...]:
        """Return the places of a player's commanders."""
        return self.lines[3 * seat + COMMAND - FRONT]

    def revealed(self, place: int) -> bool:
        """Whether the card of a place lies open."""
        return bool(self.flags[place] & REVEALED)


def observe(s: HunterState, seat: int, *, secret: bool, private: bool) -> HunterObservation:
    """Return what the seat may know. `secret`: whether who is to act is nobody else's business."""
    over = s.phase == OVER
    acts = not over and s.actor == seat
    blind = secret and not acts
    flags, owner, line = s.flags, s.owner, s.line
    return HunterObservation(
        seat,
        s.catalogue,
        s.options,
        s.seats,
        s.phase,
        None if over or blind else s.actor,
        private and not blind,
        secret and acts,
        tuple(s.legal) if acts else (),
        tuple(
            [
                kind if flags[place] & REVEALED or owner[place] == seat or line[place] == GONE else HIDDEN
                for place, kind in enumerate(s.kinds)
            ]
        ),
        tuple(owner),
        tuple(line),
        tuple(flags),
        tuple(s.lines),
        s.hands[seat],
        tuple(map(len, s.hands)),
        tuple(s.before),
        tuple(s.piles),
        tuple(s.scores),
        len(s.unit_deck),
        len(s.event_deck),
        tuple(s.discard),
        tuple(s.removed_units),
        tuple(s.removed_events),
        s.kept[seat],
        s.packs[seat],
        tuple(map(len, s.packs)),
        s.passed,
        s.views[seat],
        s.drawn[seat],
        tuple(map(len, s.drawn)),
        s.memory,
        s.values,
        s.first_place,
        s.first,
        s.turn,
        s.round,
        s.active,
        s.out,
        s.bombings,
        s.quiet,
        s.eventful,
        s.acted,
        s.extra,
        s.killed,
        s.finished,
        s.ignored,
        s.result,
        s.ending_cause,
        _stack(s, seat, blind=blind),
    )


def _stack(s: HunterState, seat: int, *, blind: bool) -> Frames:
    if s.phase == IN_DEPLOYMENT:
        return ((DEPLOYMENT, *own_choices(s, seat)),)
    return seen_stack(s.stack, seat, asked_in_secret=blind, red=s.catalogue.red)


def public_of(o: HunterObservation) -> HunterObservation:
    """Return what anybody may see of it: the seat's own secrets are taken out."""
    kinds = tuple(
        [
            kind if o.flags[place] & REVEALED or o.line[place] == GONE else HIDDEN
            for place, kind in enumerate(o.kinds)
        ]
    )
    return replace(
        o,
        to_act=None if o.reacting else o.to_act,
        private=o.private and not o.reacting,
        reacting=False,
        actions=(),
        kinds=kinds,
        hand=(),
        kept=(),
        pack=(),
        views=(),
        drawn=(),
        stack=((DEPLOYMENT,),)
        if o.phase == IN_DEPLOYMENT
        else seen_stack(o.stack, ANYBODY, asked_in_secret=o.reacting, red=o.catalogue.red),
    )
