"""What a card in play may be to somebody who sees the table and has forgotten nothing (20)."""

from __future__ import annotations

from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.view.observation import HIDDEN, HunterObservation


def possible_kinds(known: HunterState | HunterObservation, place: int) -> tuple[int, ...]:
    """Return the kinds of which the card of a place surely has one; nothing if it may be anything.

    Of a state only one that shows what a seat knows will do, see `open_table`.
    """
    if known.kinds[place] != HIDDEN:
        return (known.kinds[place],)
    surely = (kinds for places, kinds in known.memory if place in places and len(kinds) == len(places))
    return next(surely, ())


def known_kind(known: HunterState | HunterObservation, place: int) -> int | None:
    """Return the kind of the card of a place, if it is surely known."""
    kinds = set(possible_kinds(known, place))
    return kinds.pop() if len(kinds) == 1 else None
