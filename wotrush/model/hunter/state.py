"""The state of a game of Tank Hunter: flat, mutable, quick to copy.

Hot path: lists of ints and of tuples, because search copies and plays millions of these. A tuple in a list is replaced, never
changed, so that a copy may share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final, Self

from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.events import HunterEvent
from wotrush.model.hunter.options import HunterOptions

IN_DRAFT: Final = 0
IN_DEPLOYMENT: Final = 1
IN_TURNS: Final = 2
OVER: Final = 3
"""Phases."""


@dataclass(init=False, eq=False, repr=False, slots=True)
class HunterState:
    """Everything there is to know about one game: the only place where its fields are declared.

    Places count from 1; what is indexed by place has nothing at 0.
    """

    catalogue: HunterCatalogue
    options: HunterOptions
    seats: int
    streams: list[int]  # of chance: the unit deck's, the event deck's, then one for each seat
    phase: int

    kinds: list[int]  # by place, and so on while the card is in play or after it has left
    owner: list[int]
    line: list[int]  # GONE, FRONT, BACK, COMMAND
    flags: list[int]
    lines: list[tuple[int, ...]]  # 3 * seat + 0 front, 1 back, 2 commanders: places from left to right

    hands: list[tuple[int, ...]]  # events, sorted
    masks: list[int]  # a bit for each event in the hand
    before: list[int]  # bits of the cards in front of a player
    piles: list[tuple[int, ...]]  # kinds scored
    scores: list[int]
    unit_deck: list[int]  # the last is on top, as in every pile
    event_deck: list[int]
    discard: list[int]
    removed_units: list[int]
    removed_events: list[int]

    kept: list[tuple[int, ...]]  # draft: cards kept so far, in order
    packs: list[tuple[int, ...]]  # draft: what each seat passes on and picks from
    passed: int  # draft: passes that are over
    views: list[tuple[tuple[int, ...], ...]]  # per seat and pick: the cards that it passed on
    drawn: list[tuple[int, ...]]  # units drawn that are still to be placed
    memory: tuple[
        tuple[tuple[int, ...], tuple[int, ...]], ...
    ]  # hidden places, and kinds that surely lie on them
    values: tuple[int, ...]  # named for the start player
    first_place: int  # the first place of a card that entered play after deployment

    first: int
    turn: int
    round: int
    active: int
    out: int  # bits of the seats that are eliminated
    bombings: int
    quiet: int  # turns in a row without an event drawn or a unit lost
    eventful: bool  # whether this turn had one
    acted: bool
    extra: bool  # an action of Breakthrough is still to be taken
    killed: bool  # the last action was an attack that destroyed its target
    finished: bool  # an action or event has just finished, for quick elimination
    ignored: int  # water that the active player ignores, see `water_bit`
    spent: list[int]  # places with the bits EVADED or FIRED
    lost: list[int]  # place and scorer of what left play and was not reacted to yet
    result: int  # of the last strike
    ending_cause: str

    stack: list[list[int]]
    actor: int  # who decides; -1: nobody, the rules go on
    record: bool
    events: list[HunterEvent]
    legal: Sequence[HunterAction]

    def copy(self) -> Self:
        """Return an independent copy; values that never change are shared."""
        new = type(self)()
        new.catalogue = self.catalogue
        new.options = self.options
        new.seats = self.seats
        new.streams = self.streams.copy()
        new.phase = self.phase
        new.kinds = self.kinds.copy()
        new.owner = self.owner.copy()
        new.line = self.line.copy()
        new.flags = self.flags.copy()
        new.lines = self.lines.copy()
        new.hands = self.hands.copy()
        new.masks = self.masks.copy()
        new.before = self.before.copy()
        new.piles = self.piles.copy()
        new.scores = self.scores.copy()
        new.unit_deck = self.unit_deck.copy()
        new.event_deck = self.event_deck.copy()
        new.discard = self.discard.copy()
        new.removed_units = self.removed_units.copy()
        new.removed_events = self.removed_events.copy()
        new.kept = self.kept.copy()
        new.packs = self.packs.copy()
        new.passed = self.passed
        new.views = self.views.copy()
        new.drawn = self.drawn.copy()
        new.memory = self.memory
        new.values = self.values
        new.first_place = self.first_place
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.active = self.active
        new.out = self.out
        new.bombings = self.bombings
        new.quiet = self.quiet
        new.eventful = self.eventful
        new.acted = self.acted
        new.extra = self.extra
        new.killed = self.killed
        new.finished = self.finished
        new.ignored = self.ignored
        new.spent = self.spent.copy()
        new.lost = self.lost.copy()
        new.result = self.result
        new.ending_cause = self.ending_cause
        new.stack = [frame.copy() for frame in self.stack]
        new.actor = self.actor
        new.record = self.record
        new.events = []
        new.legal = self.legal
        return new


FIELDS = tuple([field.name for field in fields(HunterState)])
"""The names of all fields in the order in which digests read them."""
