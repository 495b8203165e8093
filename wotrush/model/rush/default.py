"""The cards of the box: the only module of the rules that reads a file of the game."""

from __future__ import annotations

from functools import cache

from wotrush import resources
from wotrush.model.rush.catalogue import Catalogue


@cache
def default_catalogue() -> Catalogue:
    """Read the card file when it is first needed. Raises CardDataError."""
    path = resources.asset("cards", "vehicles.csv")
    return Catalogue.parse(path.read_text("utf-8"), path.name)
