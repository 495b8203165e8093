"""The notices that a match sends to its listeners, censored to what the listening seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from wotrush.match.message import Message
from wotrush.model.game import ANYBODY, Outcome, Ruleset, Seat

EventT = TypeVar("EventT")
EventC = TypeVar("EventC", covariant=True)


@dataclass(frozen=True, slots=True)
class Decided(Generic[EventC]):
    """A seat acted: the events as the listening seat sees them, and an opponent's reason."""

    seat: Seat
    turn: int
    events: tuple[EventC, ...]
    reason: Message | None = None
    private: bool = False
    """Whether the reason is for the deciding seat alone."""
    declined: bool = False
    """Whether it was asked in secret and passed."""
    attributed_to: Seat = ANYBODY
    """The seat whose decision the others take it for, if this one declined."""
    continued: bool = False
    """Whether it belongs to the notice before, since the listening seat may not know of a decision between them."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Decisions were undone; the table must be shown as it stands now."""


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A person left; the match is over, or an opponent plays on in that seat."""

    seat: Seat


Notice = Decided[EventT] | TakenBack | GaveUp
Listener = Callable[[Notice[EventT]], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: by the game's own outcome, or because the person in seat `gave_up` left."""

    winners: tuple[Seat, ...]
    outcome: Outcome | None
    gave_up: Seat | None = None


class Audience(Generic[EventT]):
    """The listeners of each seat, and those that only need to know that something changed."""

    def __init__(self, ruleset: Ruleset[Any, Any, EventT, Any]) -> None:
        self._ruleset = ruleset
        self._listeners: list[tuple[Seat, Listener[EventT]]] = []
        self._watchers: list[Callable[[], None]] = []

    def listen(self, seat: Seat, listener: Listener[EventT]) -> Callable[[], None]:
        """Call `listener` with everything this seat sees; return a function that stops it."""
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry)

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call `watcher` after every change, once all listeners have been called; return a function that stops it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def tell(self, notice: Notice[EventT]) -> None:
        for seat, listener in tuple(self._listeners):
            seen = self.seen_by(notice, seat)
            if seen is not None:
                listener(seen)

    def changed(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    def seen_by(self, notice: Notice[EventT], seat: Seat) -> Notice[EventT] | None:
        """Censor a notice for a seat; return None if it must not notice anything. Secrets are removed nowhere else."""
        if not isinstance(notice, Decided):
            return notice
        own = seat == notice.seat
        if notice.declined and not notice.events and not own:
            return None
        events = tuple(self._ruleset.event_for(event, seat) for event in notice.events)
        reason = notice.reason if own or not notice.private else None
        if notice.declined and not own:
            return Decided(notice.attributed_to, notice.turn, events, continued=True)
        return Decided(notice.seat, notice.turn, events, reason)


def joined(notices: Iterable[Notice[EventT]]) -> list[Notice[EventT]]:
    """Return the notices, each together with what continues it, so that their number tells of no secret question."""
    found: list[Notice[EventT]] = []
    for notice in notices:
        last = found[-1] if found else None
        if isinstance(notice, Decided) and notice.continued and isinstance(last, Decided):
            found[-1] = replace(last, events=(*last.events, *notice.events))
        else:
            found.append(notice)
    return found
