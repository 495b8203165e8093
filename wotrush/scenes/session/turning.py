"""Whose screen it is: banners and covers before another person looks at it, and the way back after a private answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from wotrush.game_info import GameInfo
from wotrush.match.match import AnyMatch
from wotrush.match.seats import Human, Player
from wotrush.model.game import Seat
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.session.calls import ReactionCalls
from wotrush.scenes.session.viewpoint import Sight, Viewpoint, first_viewpoint


@dataclass(frozen=True, slots=True)
class TurnBanner:
    """Several people share the screen, and the turn of one of them begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cover:
    """Only this person may look at what comes next, since it is a private decision."""

    seat: Seat


Interlude = TurnBanner | Cover | WindowCall


class TurnedSession(Protocol):
    """What turning the screen needs of a session."""

    match: AnyMatch
    info: GameInfo
    calls: ReactionCalls

    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def shared(self) -> bool: ...
    @property
    def to_act(self) -> Seat | None: ...
    def everybody_sees(self) -> Any: ...


class ScreenTurns:
    """Keeps the viewpoint, and the interlude that must be shown before the game goes on."""

    def __init__(self, session: TurnedSession) -> None:
        self._session = session
        self.viewpoint = first_viewpoint(session.players)
        self.interlude: Interlude | None = None
        self._announced: int | None = None
        self.held = False
        """Whether the screen stays with whoever looks at it until they say that it may go on."""

    def to_next(self) -> None:
        """Lay the table out for the next person, since the interlude hides it now."""
        if isinstance(self.interlude, TurnBanner | Cover):
            self.viewpoint = Viewpoint(self.interlude.seat, Sight.OPEN)

    def interlude_over(self) -> bool:
        """Hand the screen to the person the interlude was for; return whether that person now sees their own hand."""
        interlude, self.interlude = self.interlude, None
        if not isinstance(interlude, Cover):
            return False
        self.viewpoint = Viewpoint(interlude.seat, Sight.OWN)
        return True

    def cover(self) -> None:
        """Hide what only whoever sits at the screen may see, until they say that they are back."""
        if self._session.shared and self.viewpoint.sight is Sight.OWN:
            self.viewpoint = Viewpoint(self.viewpoint.seat, Sight.OPEN)
            self.look_ahead()

    def look_ahead(self) -> None:
        """Find out whether the person to act needs a call, a banner or a cover first."""
        session, seat = self._session, self._session.to_act
        if self.held:  # Who has covered the table meanwhile comes back to it.
            covered = self.viewpoint.sight is Sight.OPEN
            self.interlude = Cover(self.viewpoint.seat) if covered else None
            return
        self.interlude = session.calls.open
        if self.interlude is not None or seat is None or not session.shared or not self.is_person(seat):
            return
        view = session.match.observe(seat)
        if session.info.hidden_turns and self.viewpoint != Viewpoint(seat, Sight.OWN):
            self.interlude = Cover(seat)
        elif session.info.hidden_turns:
            self._announced = view.turn
        elif view.private:
            if len(view.actions) > 1:
                self.interlude = Cover(seat)
        elif self._announced != view.turn:
            self._announced = view.turn
            self.interlude = TurnBanner(seat)
        elif self.viewpoint.seat != seat:  # An answer was taken back, or given for somebody who left.
            self.viewpoint = Viewpoint(seat, Sight.OPEN)

    def follow(self) -> None:
        """After every change: close a hand that was answered from, and find out what the next person needs first. Whose turn
        it is passes no longer.
        """
        if passing := self._session.calls.passing:
            passing.discard(self._session.everybody_sees().active)
        if not self.held:
            self._close_hand()
        self.look_ahead()

    def _close_hand(self) -> None:
        """After a private answer, close that hand again and turn the screen to the player whose turn it is."""
        session = self._session
        if session.shared and session.info.hidden_turns:
            if not self._keeps_the_screen():
                self.viewpoint = Viewpoint(self.viewpoint.seat, Sight.OPEN)
        elif session.shared and self.viewpoint.sight is Sight.OWN:
            active = session.match.observe(self.viewpoint.seat).active
            seat = active if self.is_person(active) else self.viewpoint.seat
            self.viewpoint = Viewpoint(seat, Sight.OPEN)

    def _keeps_the_screen(self) -> bool:
        """Return whether the person who looks is to decide, or waits in the own turn for what others do in secret."""
        session, seat = self._session, self.viewpoint.seat
        if not self.is_person(seat):
            return False
        own_turn = bool(session.everybody_sees().active == seat)
        secretly = session.match.asks_in_secret() and not self.is_person(session.to_act)
        if session.calls.open is not None or secretly:
            return own_turn
        return session.to_act == seat

    def is_person(self, seat: Seat | None) -> bool:
        """Return whether a person decides for that seat."""
        return seat is not None and isinstance(self._session.players[seat], Human)
