"""The cards of the box: the one place in the model of Tank Hunter that asks for a file."""

from __future__ import annotations

from functools import cache

from wotrush import resources
from wotrush.model.hunter.cards.catalogue import HunterCatalogue, read_once


@cache
def box() -> HunterCatalogue:
    """Return the cards of the box, read once. Raises CardDataError."""
    files = [resources.asset("cards", name) for name in ("hunter_units.csv", "hunter_events.csv")]
    units, events = (file.read_text("utf-8") for file in files)
    return read_once(units, events, (files[0].name, files[1].name))
