"""The hands of several people at one screen: which of them lie closed, and what one of them may look at alone."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.game import Seat
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight, people_among
from wotrush.stage.drawing.shapes import Face


def closed_hands(session: GameSession) -> list[Seat]:
    """Return the people at a shared screen whose hand lies face down, in turn order."""
    if not session.shared:
        return []
    view, looks = session.everybody_sees(), session.viewpoint
    count = len(session.players)
    seats = sorted(people_among(session.players), key=lambda seat: (seat - view.active) % count)
    shown = looks.seat if looks.sight is Sight.OWN else None
    return [seat for seat in seats if seat != shown and session.description.holds_hidden(view, seat)]


def hidden_hand(session: GameSession, seat: Seat) -> Sequence[Face]:
    """Return the pictures of a person's own hand, for the page that only that person sees."""
    pictures = session.description.hidden_hand
    return pictures(session.match.observe(seat), seat) if pictures else ()


def cover_reason(session: GameSession) -> str:
    """Say why the others look away now."""
    seat = session.to_act
    return (
        "" if seat is None else session.description.cover_reason(session.match.observe(seat), session.names)
    )
