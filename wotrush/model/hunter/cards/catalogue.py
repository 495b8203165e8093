"""All cards of Tank Hunter as tables that the rules read, indexed by kind or by event."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Self, TypeAlias

from wotrush.model.hunter.cards.cardfile import EventRow, UnitRow, read_events, read_units
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    COMMANDERS,
    GUN,
    INF,
    OVERRUN,
    RANGE,
    RIFLE,
    SHELL,
    SUICIDE,
)

_TYPES = {"AFV": AFV, "GUN": GUN, "INF": INF, "COMMANDER": -1}


KINDS_AGAINST: dict[tuple[int, int], tuple[int, ...]] = {
    (AFV, AFV): (AP,),
    (AFV, GUN): (SHELL, OVERRUN),
    (AFV, INF): (SHELL, OVERRUN),
    (GUN, AFV): (AP,),
    (GUN, GUN): (SHELL,),
    (GUN, INF): (SHELL,),
    (INF, AFV): (SUICIDE,),
    (INF, GUN): (RIFLE,),
    (INF, INF): (RIFLE,),
}
"""The kinds of strikes that an attacker of one type has against another (6.2)."""

ANYHOW: Final = 0
OR_CHARGING: Final = 1
SWAMPED: Final = 2
ACROSS: Final = 3
"""Limits of an attack: none, none and a charge is possible, no overrun (Swamp), no overrun and no suicide (River)."""

Menu: TypeAlias = tuple[tuple[int, int, bool], ...]
"""Ways to attack: kind of strike, most salvos, whether it may be a charge too."""
Pair: TypeAlias = tuple[str, str]
"""One for the units' card file and one for the events'."""
Arsenal: TypeAlias = tuple[Menu, ...]
"""A unit's ways to attack an AFV, a GUN and an INF, under one limit."""


class HunterCatalogue:
    """What is printed on every card. -1 stands for a value that a card does not have."""

    def __init__(
        self, units: Sequence[UnitRow], events: Sequence[EventRow], texts: Pair, sources: Pair
    ) -> None:
        commanders = [row for row in units if row.type == "COMMANDER"]
        rows = self.rows = (*commanders, *(row for row in units if row.type != "COMMANDER"))
        self.event_rows = tuple(events)
        self.texts, self.sources = texts, sources
        self.types = [_TYPES[row.type] for row in rows]
        self.points = [row.points for row in rows]
        self.values = [
            {AP: row.ap, SHELL: row.nap, OVERRUN: row.overrun, SUICIDE: row.suicide, RIFLE: row.nap}
            | {RANGE: (row.long_range, int(row.long_range >= 0))}
            for row in rows
        ]
        """Per kind and kind of strike: value and number of salvos."""
        self.defence = [row.defence for row in rows]
        self.ammo = [row.ammo for row in rows]
        self.spy = [row.spy for row in rows]
        self.long_range = [row.long_range for row in rows]
        self.anti_air = [row.anti_air for row in rows]
        self.evade = [row.evade for row in rows]
        self.back_line = [row.back_line for row in rows]
        self.no_turret = [row.no_turret for row in rows]
        self.open_top = [row.open_top for row in rows]
        self.far_sight = [row.far_sight for row in rows]
        self.amphibious = [row.amphibious for row in rows]
        self.transport = [row.transport for row in rows]
        self.tractor = [row.tractor for row in rows]
        self.leadership = [row.leadership for row in rows]
        self.paratrooper = [row.paratrooper for row in rows]
        self.carrier = [row.amphibious or row.transport or row.tractor for row in rows]
        """Whether the unit has an ability that is exhausted in main."""
        self.in_own_turn = sum(1 << number for number, row in enumerate(events) if row.timing != "other_turn")
        self.in_other_turns = sum(
            1 << number for number, row in enumerate(events) if row.timing != "own_turn"
        )
        """A bit for each event that may be played then."""
        self.red = [row.colour == "red" for row in events]
        self.air_strike = [row.air_strike == "1" for row in events]
        self.removed = [row.after == "remove" for row in events]
        self.attached = [row.after.startswith("attach") for row in events]
        self.window_masks = {
            window: sum(1 << number for number, row in enumerate(events) if row.window == window)
            for window in ("main", "open", "declared", "ready", "rolled", "hit", "lost", "played", "air")
        }
        """Per window: a bit for each event that may be played there."""
        self.open_events = self._timely("open")
        self.declared_events = self._timely("open", "declared")
        self.end_events = self._timely("open", "main")
        self.rolled_events = self._timely("rolled")
        self.lost_events = self._timely("lost")
        self.played_events = self._timely("played")
        self.arsenals: list[Arsenal] = []
        """All different ones."""
        self.arsenal = [self._arsenals_of(kind) for kind in range(len(rows))]
        """Per kind and limit: a number into `arsenals`, which units that strike alike share."""
        self.attacks: dict[int, Any] = {}
        """A cache for the rules of attacks."""
        self.ident = self._hash()
        """Hash of everything printed that the rules read: recorded games carry it. No cached property, which would be worked
        out anew every time in a compiled class."""

    def _timely(self, *windows: str) -> tuple[int, int]:
        """Return the bits of the events of these windows that may be played in the own turn, and in the turns of others."""
        mask = sum(self.window_masks[window] for window in windows)
        return mask & self.in_own_turn, mask & self.in_other_turns

    def _arsenals_of(self, kind: int) -> list[int]:
        if kind < COMMANDERS:
            return []
        return [self._arsenal(kind, how) for how in (ANYHOW, OR_CHARGING, SWAMPED, ACROSS)]

    def _arsenal(self, kind: int, how: int) -> int:
        arsenal = tuple([self._menu(kind, how, against) for against in (AFV, GUN, INF)])
        if arsenal not in self.arsenals:
            self.arsenals.append(arsenal)
        return self.arsenals.index(arsenal)

    def _menu(self, kind: int, how: int, against: int) -> Menu:
        return tuple(
            (strike, self.values[kind][strike][1], how == OR_CHARGING and against == AFV == self.types[kind])
            for strike in KINDS_AGAINST[self.types[kind], against]
            if self.values[kind][strike][1]
            and not (how >= SWAMPED and strike == OVERRUN)
            and not (how == ACROSS and strike == SUICIDE)
        )

    @classmethod
    def parse(cls, units: str, events: str, sources: Pair = ("units", "events")) -> Self:
        """Read the texts of both card files. Raises CardDataError."""
        return cls(read_units(units, sources[0]), read_events(events, sources[1]), (units, events), sources)

    def _hash(self) -> str:
        left_out = {"commander_text", "name_source", "stats_source", "target", "effect", "source"}
        printed = [row.model_dump(exclude=left_out) for row in (*self.rows, *self.event_rows)]
        return hashlib.sha256(repr(printed).encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[Any, tuple[str, str, Pair]]:
        return read_once, (*self.texts, self.sources)


@cache
def read_once(units: str, events: str, sources: Pair) -> HunterCatalogue:
    """Parse the texts; a process keeps one catalogue per pair of files instead of building one per message."""
    return HunterCatalogue.parse(units, events, sources)
