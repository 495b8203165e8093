"""Class marks of vehicles."""

from __future__ import annotations

from enum import StrEnum


class Symbol(StrEnum):
    """The class mark of a card; a self-propelled gun has one of two."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"
    TANK_DESTROYER = "tank_destroyer"
    ARTILLERY = "artillery"
    AUXILIARY = "auxiliary"
