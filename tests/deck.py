"""The cards of drawn positions: another deck in the box changes none of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wotrush.model.rush.catalogue import Catalogue

_FILE = Path(__file__).parent / "cards.csv"


@cache
def cards() -> Catalogue:
    """The tests' own deck."""
    return Catalogue.parse(_FILE.read_text("utf-8"), _FILE.name)
