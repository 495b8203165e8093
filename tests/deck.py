"""The cards of drawn positions, which do not change with the deck in the box."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wotrush.model.rush.catalogue import Catalogue

_FILE = Path(__file__).parent / "cards.csv"


@cache
def cards() -> Catalogue:
    """Return the tests' own deck."""
    return Catalogue.parse(_FILE.read_text("utf-8"), _FILE.name)
