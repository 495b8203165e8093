"""Watching a recorded game: the record plays every seat, at any speed, from any turn, seen from any side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES
from wotrush.match.journal import Journal, JournalError
from wotrush.match.opponents.pacing import Pace
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.match.recorded import RecordedMatch
from wotrush.match.replay import UNKNOWN_GAME
from wotrush.model.game import AnyObservation, Seat
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

Recorded: TypeAlias = RecordedMatch[Any, Any, Any, Any]

SPEEDS = (1, 2, 5, 10, 20, 50)
USUAL_SPEED = 2
UNHURRIED = Pace(round=16.0, longest=1.6)
"""The pace at speed one. The player's setting does not apply, since `off` would show nothing of a game."""


class RecordedWorker(Worker):
    """Answers with the recorded decisions; after the last one it lets the game end as it did."""

    def __init__(self, match: Recorded) -> None:
        self._match = match
        self._asked = False

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        self._asked = True

    def poll(self) -> Answer | None:
        if not self._asked:
            return None
        self._asked = False
        choice = self._match.next_choice()
        if choice is None:
            self._match.leave_again()
            return None
        return Answer(choice)

    def cancel(self) -> None:
        self._asked = False

    def close(self) -> None:
        self._asked = False


@dataclass(frozen=True, slots=True)
class Studied:
    """A decision of a finished game that is looked at, what is said of it, and what leads back to where it was told."""

    place: int
    said: Callable[[], str]
    back: Callable[[], None]


class WatchedSession(GameSession):
    """A game in which nobody decides anything."""

    def __init__(self, journal: Journal, match: Recorded, settings: Settings, clock: Clock) -> None:
        self._speed = USUAL_SPEED
        self._sight = Sight.OPEN
        self.recorded = match
        self.studied: Studied | None = None
        super().__init__(match, RecordedWorker(match), settings, clock, watched=journal)
        # A record answers secret questions at once, so that there is no pause to hide.
        self.conductor.mask = 0.0
        people = [seat for seat, record in enumerate(journal.seats) if record.kind == "human"]
        self.look_from(people[0] if people else 0)
        self.open_cards(len(people) == 1)  # Whoever played alone saw them.

    @property
    def shared(self) -> bool:
        """Return True: whoever watches is none of the players, so that nothing private is theirs."""
        return True

    def apply_settings(self, settings: Settings) -> None:
        self.speed = self._speed

    @property
    def speed(self) -> int:
        """Return the speed as a multiple of `UNHURRIED`."""
        return self._speed

    @speed.setter
    def speed(self, speed: int) -> None:
        self._speed = speed
        long = self.info.long_turns
        self.conductor.pace = Pace(UNHURRIED.round / speed, UNHURRIED.longest / speed, each=long)

    @property
    def paused(self) -> bool:
        return self.conductor.paused

    def step(self) -> None:
        """Show one decision, and then pause."""
        self.conductor.pause()
        self.conductor.step()

    @property
    def remark(self) -> str:
        studied = self.studied
        if studied is None or studied.place != self.recorded.place or not self.paused:
            return ""
        return studied.said()

    @property
    def way_back(self) -> Callable[[], None] | None:
        return None if self.studied is None else self.studied.back

    def study(self, studied: Studied) -> None:
        """Stand still before that decision."""
        self.studied = studied
        self.conductor.stand_still()

    # -- where it is

    @property
    def turns(self) -> int:
        return len(self._starts)

    @property
    def turn(self) -> int:
        """Return the recorded turn that is being shown, from 0."""
        started = [start for start in self._starts if start <= self.recorded.place]
        return min(len(started), self.turns) - 1

    def go_to_turn(self, turn: int) -> None:
        """Go to the beginning of a turn."""
        self.recorded.go_to(self._starts[min(max(turn, 0), self.turns - 1)])

    def turn_back(self) -> None:
        """Go to the beginning of this turn or, from there, of the one before."""
        at_start = self.recorded.place == self._starts[self.turn]
        self.go_to_turn(self.turn - at_start)

    def turn_forward(self) -> None:
        self.go_to_turn(self.turn + 1)

    @property
    def _starts(self) -> list[int]:
        """Return the first decisions of all turns in which anything was decided."""
        return [start for start in self.recorded.turn_starts() if start < self.recorded.length] or [0]

    # -- who is looking

    def look_from(self, seat: Seat) -> None:
        """Look from that side of the table; what was hidden from everybody stays hidden unless it was opened."""
        self.viewpoint = Viewpoint(seat, self._sight)
        self._listen()

    @property
    def opened(self) -> bool:
        """Return whether the replay shows all that the player knew from whose side it is seen."""
        return self._sight is Sight.OWN

    @property
    def may_open(self) -> bool:
        """Return whether the game is over: before its end, somebody would learn what the others hold."""
        return self.recorded.record.result is not None

    def open_cards(self, wanted: bool) -> None:
        """Show what the player at this side knew, or only what everybody saw."""
        self._sight = Sight.OWN if wanted and self.may_open else Sight.OPEN
        self.look_from(self.viewpoint.seat)

    def observation(self) -> Any:
        """Return what may be drawn; nothing can be done with it."""
        seen = super().observation()
        return replace(seen, actions=()) if self.opened else seen

    def _go_on(self) -> None:
        super()._go_on()
        self.look_from(self.viewpoint.seat)  # Nobody gets the screen handed over.


def watched_session(journal: Journal, settings: Settings, clock: Clock, place: int = 0) -> WatchedSession:
    """Return the game from that decision on; `recorded.message` says why if only its table is left. Raises Problem if
    even that is impossible.
    """
    if journal.game not in GAMES:
        raise JournalError(UNKNOWN_GAME, game=journal.game)
    match: Recorded = RecordedMatch(load_ruleset(GAMES[journal.game]), journal)
    if place:
        match.go_to(min(place, match.length))
    return WatchedSession(match.record, match, settings, clock)
