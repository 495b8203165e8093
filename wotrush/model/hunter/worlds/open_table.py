"""The table as one seat knows it, as a state: for chances, which ask only about what lies open or is the seat's own."""

from __future__ import annotations

from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.units import spent_places
from wotrush.model.hunter.view.observation import HunterObservation

_COPIED = ("phase", "turn", "round", "active", "out", "bombings", "acted", "extra", "ignored", "memory")
_COPIED_LISTS = ("kinds", "owner", "line", "flags", "lines", "before", "piles", "scores")


def open_table(o: HunterObservation) -> HunterGame:
    """Return a state that answers questions, but cannot be played on: hidden units keep the kind HIDDEN."""
    table = HunterGame.empty(o.options, o.catalogue)
    table.record = False
    for name in _COPIED:
        setattr(table, name, getattr(o, name))
    for name in _COPIED_LISTS:
        setattr(table, name, list(getattr(o, name)))
    table.spent = spent_places(table)
    table.stack = [list(frame) for frame in o.stack]
    return table
