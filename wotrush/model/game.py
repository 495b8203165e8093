"""The contract that every game keeps, so that match, opponents and stage need not know which game they run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NewType, Protocol, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from random import Random

Seat = int
"""Seats count from 0 in table order; clockwise is upward."""

ANYBODY: Seat = -1
"""A seat that nobody has: events censored for it hold only what everybody may see."""

Reason = NewType("Reason", str)
"""Why something is not allowed: an English sentence that is also its key in the language catalogues."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason, and what fills its placeholders."""

    reason: Reason
    params: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.reason.format(**self.params)


class UnplayableOptions(ValueError):
    """Raised for options with which there is no game; `text` is a Reason with placeholders for `values`."""

    def __init__(self, text: Reason, **values: object) -> None:
        super().__init__(text.format(**values))
        self.text = text
        self.values = values


class IllegalAction(ValueError):
    """Raised for an action that is not legal; the message says why, and nothing has changed."""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One line of a player's final score, e.g. 3 points for one base."""

    key: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why: `parts[seat]` adds up to `scores[seat]`, and `decided_by` names the first figure that differs."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    parts: tuple[tuple[ScorePart, ...], ...]
    decided_by: str


class Action(Protocol):
    """What a player intends; the game's codec parses its `str()` back."""

    def __str__(self) -> str: ...


ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
EventC = TypeVar("EventC", covariant=True)
ActionC = TypeVar("ActionC", covariant=True)


class AnyObservation(Protocol[ActionC]):
    """Everything that one seat may know, as a dataclass; `actions` is empty unless `seat` is to act."""

    @property
    def seat(self) -> Seat: ...
    @property
    def actions(self) -> Sequence[ActionC]: ...
    @property
    def turn(self) -> int:
        """Counts player turns from 0, as `Game.turn` does."""

    @property
    def round(self) -> int:
        """Counts from 1, as players count."""

    @property
    def active(self) -> Seat:
        """The seat whose turn it is, or whose turn was the last in a finished game."""

    @property
    def to_act(self) -> Seat | None:
        """Who decides next as far as this seat may know; None if the game is over or another seat is asked in secret."""

    @property
    def private(self) -> bool:
        """Whether only the seat to act may see what this decision is based on, so that a shared screen covers the table first."""

    @property
    def reacting(self) -> bool:
        """Whether this seat is asked to react in secret; all others observe the game as if nobody were asked."""


ObservationC = TypeVar("ObservationC", covariant=True)


class Game(Protocol[ActionT, EventC, ObservationC]):
    """A running game: mutable, copyable and deterministic."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def turn(self) -> int:
        """Counts up by one with every player turn; journals take a digest whenever it changes."""

    @property
    def round(self) -> int:
        """Counts from 1, as players count."""

    @property
    def private(self) -> bool:
        """Whether the current decision, including its reason, is hidden from the other seats."""

    @property
    def reacting(self) -> bool:
        """Whether the seat to act is asked in secret; a decision that causes no event then goes unnoticed."""

    def to_act(self) -> Seat | None:
        """Return who decides next; None if the game is over."""

    def legal_actions(self) -> Sequence[ActionT]:
        """Return everything that the seat to act may do; of cards that are alike only one is named."""

    def apply(self, action: ActionT) -> Sequence[EventC]: ...
    def observe(self, seat: Seat) -> ObservationC:
        """Return all that this seat may know, and nothing more."""

    def copy(self) -> Self: ...
    def outcome(self) -> Outcome | None:
        """Return who won and why; None while the game goes on."""

    def standing(self) -> Outcome:
        """Return what the outcome would be if the game ended now."""

    def digest(self) -> str:
        """Return a hash of everything that decides how the game goes on."""


GameT = TypeVar("GameT")
ObservationT = TypeVar("ObservationT")
ObservationIn = TypeVar("ObservationIn", contravariant=True)
GameC = TypeVar("GameC", covariant=True)


class Searchable(Protocol[ObservationIn, GameC]):
    """A ruleset whose games can be searched from what one seat knows."""

    def determinize(self, observation: ObservationIn, rng: Random) -> GameC:
        """Return a whole game that fits what this seat knows, with everything hidden dealt anew."""


class Ruleset(Protocol[GameT, ActionT, EventT, ObservationT]):
    """How to start, read, write and censor games of one kind. `ident` is the hash of card data and rules revision that
    journals carry. Options travel as plain JSON values.
    """

    @property
    def name(self) -> str: ...
    @property
    def ident(self) -> str: ...
    def new(self, options: dict[str, object], seed: int) -> GameT:
        """Deal a game. Raises pydantic's ValidationError on bad options."""

    def action_text(self, action: ActionT) -> str:
        """Write an action as one line."""

    def parse_action(self, text: str) -> ActionT:
        """Read an action's line. Raises ValueError."""

    def table_text(self, game: GameT) -> str:
        """Write the whole table as lines of text, secrets included."""

    def parse_table(self, text: str) -> GameT:
        """Read such a table. Raises TableError."""

    def event_for(self, event: EventT, seat: Seat) -> EventT:
        """Return the event as that seat sees it."""

    def public(self, observation: ObservationT) -> ObservationT:
        """Return the part of an observation that anybody may see."""

    def declines(self, action: ActionT) -> bool:
        """Return whether the action lets a question pass that was asked in secret, so that nobody may notice it."""

    def may_ask(self, events: Sequence[EventT]) -> bool:
        """Return whether anybody could have been asked in secret on the way to these events, as far as everybody knows."""

    def reveals(self, events: Sequence[EventT]) -> bool:
        """Return whether hidden information came out or dice were rolled, so that undo must stop here."""


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any, Any]
