"""The state of a game of Rush: flat, mutable, quick to copy.

Hot path: plain lists of ints and single letters for loops, because search copies and plays millions of these.
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
"""A base slot: razed, standing, standing and turned 90 degrees."""


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
    streams: list[int]  # of chance: the vehicle deck's, then one for each seat

    deck: list[int]  # the last is on top, as in every face-down pile
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
    played: int  # bit per vehicle card
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
    step: int  # of its next ability
    victim: int  # who answers Sabotage
    reward_nation: int  # whose medals are being chosen; during an assault its nation
    ending: bool
    ending_cause: tuple[ev.EndCause, int] | None  # with the seat or nation that brought it

    record: bool
    events: list[ev.Event]
    legal: Sequence[Action] | None

    def copy(self) -> Self:
        """An independent copy; what never changes is shared."""
        new = type(self)()
        new.catalogue = self.catalogue
        new.options = self.options
        new.seats = self.seats
        new.reserve_size = self.reserve_size
        new.first = self.first
        new.achievements = self.achievements
        new.streams = self.streams[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.reserve = self.reserve[:]
        new.graveyard = self.graveyard[:]
        new.ones = self.ones[:]
        new.twos = self.twos[:]
        new.hands = [zone[:] for zone in self.hands]
        new.garages = [zone[:] for zone in self.garages]
        new.depots = [zone[:] for zone in self.depots]
        new.base = self.base[:]
        new.defender = self.defender[:]
        new.hurt = self.hurt[:]
        new.bases_destroyed = self.bases_destroyed[:]
        new.vehicles_destroyed = self.vehicles_destroyed[:]
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
        """Hand, Garage and Depot."""
        return self.hands[seat] + self.garages[seat] + self.depots[seat]


FIELDS = tuple(sorted([field.name for field in fields(State)]))
"""The names of all that a state holds; digests are taken in this order."""
