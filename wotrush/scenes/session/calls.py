"""Reactions at a shared screen: a window calls everybody at once, and only who claims is asked behind a cover."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Set
from dataclasses import replace
from typing import Any, Protocol

from wotrush.match.match import AnyMatch
from wotrush.match.seats import Player
from wotrush.model.game import Seat
from wotrush.scenes.description.description import GameDescription
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.session.viewpoint import Sight, Viewpoint, people_among
from wotrush.settings import Asking


class SharedScreen(Protocol):
    """What the calls need of a session."""

    match: AnyMatch
    description: GameDescription
    viewpoint: Viewpoint
    asked: Mapping[str, Asking]
    automatic: Callable[[Any], Any]

    @property
    def players(self) -> list[Player]: ...
    @property
    def names(self) -> list[str]: ...


class ReactionCalls:
    """Whoever does not claim passes without being asked, so that neither a cover nor a pause tells who could react.

    The player whose turn it is looks at the screen anyway and is asked there; where somebody else has just looked at it,
    the others are called first, and then a cover comes if the window concerns that player as far as everybody knows.
    Whoever else sits at the screen, since they have just reacted, is asked there likewise, with or without a play.
    """

    def __init__(self, session: SharedScreen) -> None:
        self._session = session
        self._window: Hashable = None
        self._claims: frozenset[Seat] = frozenset()
        self._let_pass: Set[tuple[Seat, Hashable]] = frozenset()
        """What each of those who did not claim the last call has let pass in the window after it too."""
        self.open: WindowCall | None = None
        """The call that waits for claims."""
        self.passing: set[Seat] = set()
        """Who passes until the own turn; ended by what is aimed at them."""
        self.fresh = False
        """Whether the person at the screen has just taken it, and has seen nothing yet of what there is to decide."""
        self._seated: tuple[Hashable, Seat] | None = None
        """Who sat at the screen and was asked there last, and in which window."""
        self._quiet_turn = -1
        """The turn in which nobody is called any more."""

    def forget(self) -> None:
        """Call anew, since something was taken back or somebody left."""
        self._window, self.open = None, None
        self._let_pass = frozenset()

    def close(self, claims: Iterable[Seat], *, all_turn: bool = False) -> None:
        """Go on: those who claimed are asked in the order of the rules, and all others pass; `all_turn`: until it ends."""
        closed, self.open, self._claims = self.open, None, frozenset(claims)
        if closed is not None:
            called = frozenset(closed.seats) - self._claims
            self._let_pass = {item for item in closed.matters.items() if item[0] in called}
        if all_turn:
            self._quiet_turn = self._session.match.turn

    def answer(self, view: Any) -> Any:
        """Return the pass of somebody who is asked in secret but did not claim; None: they are to be asked."""
        session = self._session
        call: WindowCall | None = session.description.reaction_call(view, session.names, session.asked)
        seated, single = session.viewpoint == Viewpoint(view.seat, Sight.OWN), len(view.actions) == 1
        if call is None:
            return view.actions[0] if seated and single and not self.fresh else None
        passes = next(action for action in view.actions if session.match.ruleset.declines(action))
        if view.seat == view.active:
            if seated:
                return passes if single else session.automatic(view)
            if view.seat not in call.wanted:
                return passes
        window = (session.match.happenings, call.window)
        if seated and window != self._window:
            self._seated = window, view.seat
            return None if view.seat in self._wanted(call) else passes
        if window != self._window:
            self._window = window
            self._open(call, view.active)
        asked = self._claims | {view.active}
        return None if self.open is not None or view.seat in asked else passes

    def _open(self, call: WindowCall, active: Seat) -> None:
        """Open a call, at the first question of a window, if it concerns anybody who may claim."""
        self._claims = frozenset()
        self.passing -= call.aimed
        people = people_among(self._session.players)
        asked = {active, self._seated[1]} if self._seated and self._seated[0] == self._window else {active}
        seats = tuple(seat for seat in call.seats if seat in people and seat not in asked)
        let_pass = {seat for seat, _ in call.matters.items() & self._let_pass}
        self._let_pass = frozenset()
        wanted = self._wanted(call).intersection(seats) - let_pass
        self.open = replace(call, seats=seats, wanted=wanted) if wanted else None

    def _wanted(self, call: WindowCall) -> frozenset[Seat]:
        """Return whom it concerns of those who want to be asked."""
        quiet = self._session.match.turn == self._quiet_turn
        return frozenset() if quiet else call.wanted - (self.passing - call.aimed)
