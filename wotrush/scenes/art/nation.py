"""Nations whose vehicles and soldiers can be drawn."""

from __future__ import annotations

from enum import StrEnum


class ArtNation(StrEnum):
    """The values are the names that card files use."""

    USSR = "USSR"
    GERMANY = "Germany"
    USA = "USA"
    FRANCE = "France"
    UK = "UK"
    JAPAN = "Japan"
    ITALY = "Italy"
    POLAND = "Poland"
    HUNGARY = "Hungary"
