"""The state of a game of Rush: flat, mutable and quick to copy.

Hot path: plain lists of ints and short loops, because search copies and plays millions of states.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Self

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.options import RushOptions

GONE, UPRIGHT, DAMAGED = 0, 1, 2
"""The states of a base slot: destroyed, standing, or standing and turned 90 degrees."""


class Prompt(IntEnum):
    """What the game waits for."""

    REFRESH = 0
    PLAY = 1
    ASSAULT = 2
    SABOTAGE = 3
    STRIKE = 4
    RESEARCH = 5
    REPAIR = 6
    REPAIR_MORE = 7
    PLACE = 8
    REWARD = 9
    EXPOSE = 10
    OVER = 11


@dataclass(init=False, eq=False, repr=False, slots=True)
class State:
    """Everything there is to know about one game: the only place where its fields are declared.

    Slots are numbered 3 * seat + place; -1 means no card or no nation.
    """

    catalogue: Catalogue
    options: RushOptions
    seats: int
    reserve_size: int
    first: int
    achievements: tuple[int, ...]
    streams: list[int]  # streams of chance: the vehicle deck's, then one for each seat

    deck: list[int]  # the top card is the last one, as in every face-down pile
    discard: list[int]
    reserve: list[int]  # 0 is furthest from the deck
    graveyard: list[int]
    ones: list[int]  # cards left per nation
    twos: list[int]
    hands: list[list[int]]
    garages: list[list[int]]
    depots: list[list[int]]
    base: list[int]
    defender: list[int]
    hurt: list[bool]
    bases_destroyed: list[int]
    vehicles_destroyed: list[int]

    turn: int
    active: int
    prompt: Prompt
    played: int  # one bit per vehicle card
    recruiting: bool
    bought: bool
    pool: int  # ordinary resources left over
    pool_national: tuple[int, int, int, int]
    assaulted: bool
    nation: int  # of the open assault
    kills: int
    attackers: tuple[int, ...]
    siege_kills: tuple[int, int, int, int]
    using: int
    step: int  # of the next ability to carry out
    victim: int  # who answers Sabotage
    reward_nation: int  # whose medals are being chosen; during an assault the assault's nation
    ending: bool
    ending_cause: tuple[ev.EndCause, int] | None  # with the seat or nation that caused it

    record: bool
    events: list[ev.Event]
    legal: Sequence[Action] | None

    def copy(self) -> Self:
        """Return an independent copy; values that never change are shared.

        Every field is written out, since a loop over their names takes three times as long once compiled.
        """
        new = type(self)()
        new.catalogue = self.catalogue
        new.options = self.options
        new.seats = self.seats
        new.reserve_size = self.reserve_size
        new.first = self.first
        new.achievements = self.achievements
        new.streams = self.streams.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.reserve = self.reserve.copy()
        new.graveyard = self.graveyard.copy()
        new.ones = self.ones.copy()
        new.twos = self.twos.copy()
        new.hands = [zone.copy() for zone in self.hands]
        new.garages = [zone.copy() for zone in self.garages]
        new.depots = [zone.copy() for zone in self.depots]
        new.base = self.base.copy()
        new.defender = self.defender.copy()
        new.hurt = self.hurt.copy()
        new.bases_destroyed = self.bases_destroyed.copy()
        new.vehicles_destroyed = self.vehicles_destroyed.copy()
        new.turn = self.turn
        new.active = self.active
        new.prompt = self.prompt
        new.played = self.played
        new.recruiting = self.recruiting
        new.bought = self.bought
        new.pool = self.pool
        new.pool_national = self.pool_national
        new.assaulted = self.assaulted
        new.nation = self.nation
        new.kills = self.kills
        new.attackers = self.attackers
        new.siege_kills = self.siege_kills
        new.using = self.using
        new.step = self.step
        new.victim = self.victim
        new.reward_nation = self.reward_nation
        new.ending = self.ending
        new.ending_cause = self.ending_cause
        new.record = self.record
        new.events = []
        new.legal = self.legal
        return new

    @property
    def round(self) -> int:
        """Counts from 1."""
        return self.turn // self.seats + 1

    def squad(self, seat: int) -> list[int]:
        """Return the cards in a seat's hand, Garage and Depot."""
        return self.hands[seat] + self.garages[seat] + self.depots[seat]


FIELDS = tuple(sorted([field.name for field in fields(State)]))
"""The names of all fields in alphabetical order, in which digests read them."""
LISTS = frozenset(
    [field.name for field in fields(State) if str(field.type).startswith(("list[", "<class 'list"))]
)
"""The names of the fields that hold lists; types are text in plain Python, and classes once compiled."""
