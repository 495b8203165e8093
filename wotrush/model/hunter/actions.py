"""What a player may intend. Every action prints as the line of section 21 that parses back: `attack 12>31 ap x2`.

`unit`, `target` and `place` are places, i.e. numbers on the backs of cards in play. Seats count from 0 and print from S1.
The rules hand out one object per action; `interned` finds it, so that equal actions are the same object.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from wotrush.model.hunter.cards.words import (
    EVENT_IDS,
    MARKER_WORDS,
    STRIKE_WORDS,
    card_word,
)

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a card: a draft pick, or one of the two events that the Strategist drew. Events count from `EVENT`."""

    card: int

    def __str__(self) -> str:
        return f"keep {card_word(self.card)}"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Lay a unit with Back Line into one of the own lines."""

    kind: int
    back: bool

    def __str__(self) -> str:
        return f"deploy {card_word(self.kind)} {'back' if self.back else 'front'}"


@dataclass(frozen=True, slots=True)
class Mix:
    """Deal the hidden units of each own line over their places at random (4.2b)."""

    def __str__(self) -> str:
        return "mix"


@dataclass(frozen=True, slots=True)
class Advance:
    """Move a unit from the back line to the front line (4.2c)."""

    unit: int

    def __str__(self) -> str:
        return f"advance {self.unit}"


@dataclass(frozen=True, slots=True)
class Cure:
    """Take a marker off a unit for three events (4.2d)."""

    unit: int
    marker: int

    def __str__(self) -> str:
        return f"cure {self.unit} {MARKER_WORDS[self.marker]}"


@dataclass(frozen=True, slots=True)
class Begin:
    """End the steps before the turn."""

    def __str__(self) -> str:
        return "begin"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn an own hidden unit up, at any time."""

    unit: int

    def __str__(self) -> str:
        return f"reveal {self.unit}"


@dataclass(frozen=True, slots=True)
class DeclareAttack:
    """Attack, with the kind of strike, the salvos and whether it is a charge."""

    unit: int
    target: int
    kind: int
    salvos: int
    charge: bool = False

    def __str__(self) -> str:
        charge = " charge" if self.charge else ""
        return f"attack {self.unit}>{self.target} {STRIKE_WORDS[self.kind]}{_times(self.salvos)}{charge}"


@dataclass(frozen=True, slots=True)
class Counterattack:
    """Answer an attack or a failed spy."""

    unit: int
    target: int
    salvos: int

    def __str__(self) -> str:
        return f"counter {self.unit}>{self.target}{_times(self.salvos)}"


@dataclass(frozen=True, slots=True)
class Spy:
    """Spy on a player."""

    unit: int
    seat: int

    def __str__(self) -> str:
        return f"spy {self.unit}>S{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Show:
    """Reveal a hidden unit of the player that is spied on."""

    unit: int

    def __str__(self) -> str:
        return f"show {self.unit}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Reveal no more units by the Spy Network."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Wait:
    """Draw an event, or two with the Strategist."""

    strategist: bool = False

    def __str__(self) -> str:
        return "wait c10" if self.strategist else "wait"


@dataclass(frozen=True, slots=True)
class DiscardEvent:
    """Discard an event from the hand: for the hand limit, or for a cure."""

    event: int

    def __str__(self) -> str:
        return f"discard {EVENT_IDS[self.event]}"


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """Play an event from the hand. What its card does not name has its default.

    `unit`: the place it aims at, of the ambusher, or where the captured vehicle lay. `seat`: the player it aims at.
    `number`: salvos, the die from 1, the marker, whether Escape goes back, or the event that Bridge Engineers discard.
    """

    event: int
    unit: int = 0
    seat: int = NOBODY
    number: int = 0
    target: int = 0

    def __str__(self) -> str:
        word = EVENT_IDS[self.event]
        return f"event {word}{_EVENT_TAILS.get(word, _plain)(self)}"


@dataclass(frozen=True, slots=True)
class UseUnit:
    """Exhaust a unit: leadership; hide or bring back `passenger` with a transport; ignore `water` before `seat`."""

    unit: int
    passenger: int = 0
    back: bool = False
    water: int = 0
    seat: int = NOBODY

    def __str__(self) -> str:
        if self.passenger:
            return f"use {self.unit} {'back' if self.back else 'hide'} {self.passenger}"
        return (
            f"use {self.unit} {EVENT_IDS[self.water]} S{self.seat + 1}" if self.water else f"use {self.unit}"
        )


@dataclass(frozen=True, slots=True)
class UseCommander:
    """Exhaust a commander for `unit`, or for a die from 1. `refresh`: the Drill Sergeant refreshes it."""

    kind: int
    unit: int = 0
    die: int = 0
    refresh: bool = False

    def __str__(self) -> str:
        word = "" if self.kind != 1 else " refresh" if self.refresh else " free"
        unit = f" {self.unit}" if self.unit else ""
        return f"use {card_word(self.kind)}{word}{unit}{f' d{self.die}' if self.die else ''}"


@dataclass(frozen=True, slots=True)
class AntiAir:
    """Fire an anti-air unit at an air strike."""

    unit: int

    def __str__(self) -> str:
        return f"aa {self.unit}"


@dataclass(frozen=True, slots=True)
class EvadeHit:
    """Roll a die to evade the hits of a strike."""

    def __str__(self) -> str:
        return "evade"


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing in this window, or decline a counterattack."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


HunterAction: TypeAlias = (
    Keep
    | Deploy
    | Mix
    | Advance
    | Cure
    | Begin
    | Reveal
    | DeclareAttack
    | Counterattack
    | Spy
    | Show
    | Stop
    | Wait
    | DiscardEvent
    | PlayEvent
    | UseUnit
    | UseCommander
    | AntiAir
    | EvadeHit
    | Pass
    | End
)


def _times(salvos: int) -> str:
    return f" x{salvos}" if salvos > 1 else ""


def _plain(a: PlayEvent) -> str:
    """Write the place or the seat that an event aims at."""
    return f" {a.unit}" if a.unit else f" S{a.seat + 1}" if a.seat >= 0 else ""


_EVENT_TAILS: dict[str, Callable[[PlayEvent], str]] = {
    "resupply": lambda a: f" {a.unit} {MARKER_WORDS[a.number]}",
    "ambush": lambda a: f" {a.unit}>{a.target}{_times(a.number)}",
    "ace_gunner": lambda a: f" d{a.number}",
    "engineers": lambda a: f" {EVENT_IDS[a.number]}{_plain(a)}",
    "escape": lambda a: " back" if a.number else "",
}

ActionT = TypeVar("ActionT")
Values = ParamSpec("Values")
_ALL: dict[Any, Any] = {}


def known(action: ActionT) -> ActionT:
    """Return the one object that the rules hand out for this action."""
    found: ActionT = _ALL.setdefault(action, action)
    return found


class _Interned(Protocol):
    """The type of `interned`, which `cache` would lose."""

    def __call__(
        self, make: Callable[Values, ActionT], *values: Values.args, **named: Values.kwargs
    ) -> ActionT: ...


interned: _Interned = cache(lambda make, *values, **named: known(make(*values, **named)))
"""`interned(Spy, 12, 3)` is the one object for `Spy(12, 3)`. Hot path: from the second time on it is found by what it is made
of, which takes a tenth of making it, and of hashing and comparing it by the methods of a dataclass."""


MIX, BEGIN, STOP = interned(Mix), interned(Begin), interned(Stop)
WAIT, WAIT_STRATEGIST = interned(Wait), interned(Wait, True)
EVADE, PASS, END = interned(EvadeHit), interned(Pass), interned(End)
