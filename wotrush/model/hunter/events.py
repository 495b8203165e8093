"""What happened, as fact: enough of it to animate and to tell without asking the state.

Kinds, events, places, lines and markers are numbered as in `cards.words`. None stands for what the one who looks may not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wotrush.model.game import Outcome, Seat


@dataclass(frozen=True, slots=True)
class CardKept:
    """A draft pick. Events count from `EVENT`; None for all others."""

    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Everybody has picked and the hands go to the next seats. `passed` counts from 1."""

    passed: int


@dataclass(frozen=True, slots=True)
class ArmiesDeployed:
    """All lie on their places. `lines`: per seat front, back, commanders. `commanders`: place and kind."""

    lines: tuple[tuple[int, ...], ...]
    commanders: tuple[tuple[int, int], ...]
    values: tuple[int, ...]
    rolls: tuple[tuple[Seat, int], ...]
    first: Seat


@dataclass(frozen=True, slots=True)
class TurnOpened:
    """The active player's exhausted cards were refreshed."""

    seat: Seat
    turn: int
    round: int
    refreshed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LineMixed:
    """Hidden units were dealt anew over these places. `kinds`: how they lie now, for their owner only."""

    seat: Seat
    places: tuple[int, ...]
    kinds: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class UnitMoved:
    """A unit went to the right end of another line of its owner."""

    seat: Seat
    unit: int
    line: int


@dataclass(frozen=True, slots=True)
class MarkerPut:
    """A unit was pinned or ran dry."""

    unit: int
    marker: int


@dataclass(frozen=True, slots=True)
class MarkerTaken:
    """A unit lost a marker."""

    unit: int
    marker: int


@dataclass(frozen=True, slots=True)
class UnitRevealed:
    """A unit lies open now."""

    seat: Seat
    unit: int
    kind: int


@dataclass(frozen=True, slots=True)
class UnitHidden:
    """A unit lies face down now."""

    seat: Seat
    unit: int


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """An attack, a long-range attack or one of paratroopers begins."""

    seat: Seat
    unit: int
    target: int
    kind: int
    salvos: int
    charge: bool


@dataclass(frozen=True, slots=True)
class CounterDeclared:
    """A counterattack, one after a failed spying or one from an ambush."""

    seat: Seat
    unit: int
    target: int
    kind: int
    salvos: int


@dataclass(frozen=True, slots=True)
class SpyDeclared:
    """A unit spies on a player."""

    seat: Seat
    unit: int
    target: Seat


@dataclass(frozen=True, slots=True)
class Voided:
    """An attack, a strike or a spying came to nothing before its dice."""

    unit: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice of a seat. `cause`: strike, spy, shot, evade, ammo, event or mine. `unit`: whose, or aimed at; 0 for none.

    `needed`: the target number, or the number from which on it happens for ammo.
    """

    seat: Seat
    cause: str
    unit: int
    dice: tuple[int, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class DieRerolled:
    """A die, counted from 1, shows something else now."""

    seat: Seat
    die: int
    value: int


@dataclass(frozen=True, slots=True)
class StrikeResolved:
    """What a strike did. `result`: as in `frames`, FAILED, SUCCEEDED (pinned) or KILLED."""

    unit: int
    target: int
    kind: int
    hits: int
    result: int


@dataclass(frozen=True, slots=True)
class HitsAverted:
    """A unit evaded, escaped or was repaired."""

    unit: int


@dataclass(frozen=True, slots=True)
class SpyResolved:
    """How many units the spying player may reveal, never more than are hidden; 0: it failed, or none is left."""

    seat: Seat
    target: Seat
    units: int


@dataclass(frozen=True, slots=True)
class UnitLost:
    """A unit left play. `scorer`: who has its points; None: it was removed. `kind` is public."""

    seat: Seat
    unit: int
    kind: int
    scorer: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class UnitCaptured:
    """A unit just scored lies on a new place in the front line of `seat`."""

    seat: Seat
    old: int
    unit: int
    kind: int


@dataclass(frozen=True, slots=True)
class EventPlayed:
    """A card was played or, if red, drawn and resolved. What it does not aim at is 0, for seats -1."""

    seat: Seat
    event: int
    unit: int
    aim: Seat
    number: int


@dataclass(frozen=True, slots=True)
class EventOff:
    """A card was cancelled, or its air strike shot down."""

    seat: Seat
    event: int


@dataclass(frozen=True, slots=True)
class EventAttached:
    """A card lies under a unit, or (0) in front of a player."""

    event: int
    seat: Seat
    unit: int


@dataclass(frozen=True, slots=True)
class EventDiscarded:
    """A card went to the discard from a hand, from under a unit or from in front of a player."""

    seat: Seat
    event: int


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """A card came into a hand; None for all others. A red one is public and comes into none."""

    seat: Seat
    event: int | None


@dataclass(frozen=True, slots=True)
class EventTaken:
    """A card went from one hand to another; None for all others."""

    seat: Seat
    source: Seat
    event: int | None


@dataclass(frozen=True, slots=True)
class EventsShuffled:
    """The discard became the new event deck."""

    count: int


@dataclass(frozen=True, slots=True)
class UnitsDrawn:
    """Units were drawn and are about to be placed. `kinds` is None for all others."""

    seat: Seat
    count: int
    kinds: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CommanderArrived:
    """A commander was drawn and lies open."""

    seat: Seat
    unit: int
    kind: int


@dataclass(frozen=True, slots=True)
class UnitDeployed:
    """A drawn unit lies face down on a new place."""

    seat: Seat
    unit: int
    line: int


@dataclass(frozen=True, slots=True)
class UnitExhausted:
    """A unit or commander was used. What it does not aim at is 0, for seats -1."""

    seat: Seat
    unit: int
    aim: int
    water: int
    water_seat: Seat


@dataclass(frozen=True, slots=True)
class UnitRefreshed:
    """The Drill Sergeant refreshed a unit."""

    unit: int


@dataclass(frozen=True, slots=True)
class BombingCounted:
    """A Carpet Bombing was drawn; the third ends the game."""

    number: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """A player without units is out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnClosed:
    """The turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """The game is over. `cause`: last player, bombing, units or quiet."""

    outcome: Outcome
    cause: str


HunterEvent: TypeAlias = (
    CardKept
    | HandsPassed
    | ArmiesDeployed
    | TurnOpened
    | LineMixed
    | UnitMoved
    | MarkerPut
    | MarkerTaken
    | UnitRevealed
    | UnitHidden
    | AttackDeclared
    | CounterDeclared
    | SpyDeclared
    | Voided
    | DiceRolled
    | DieRerolled
    | StrikeResolved
    | HitsAverted
    | SpyResolved
    | UnitLost
    | UnitCaptured
    | EventPlayed
    | EventOff
    | EventAttached
    | EventDiscarded
    | EventDrawn
    | EventTaken
    | EventsShuffled
    | UnitsDrawn
    | CommanderArrived
    | UnitDeployed
    | UnitExhausted
    | UnitRefreshed
    | BombingCounted
    | PlayerEliminated
    | TurnClosed
    | BattleEnded
)
