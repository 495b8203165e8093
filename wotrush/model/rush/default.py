"""The cards of the box: the one place in the model that asks for a file of the game."""

from __future__ import annotations

from functools import cache

from wotrush import resources
from wotrush.model.rush.catalogue import Catalogue


@cache
def default_catalogue() -> Catalogue:
    """Read once, when the first game starts. Raises CardDataError."""
    path = resources.asset("cards", "vehicles.csv")
    return Catalogue.parse(path.read_text("utf-8"), path.name)
