"""Chances and faces of dice as people write them."""

from __future__ import annotations

from wotrush.i18n import t
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.odds.struck import StruckUnit


def percent(share: float) -> str:
    return t("{number}%", number=round(100 * share))


def struck_chance(one: StruckUnit) -> str:
    """Return the chance that an event harms a unit; the highest that there may be if nobody knows what the unit is."""
    return percent(one.chance) if one.certain else f"≤\N{NO-BREAK SPACE}{percent(one.chance)}"


def from_to(before: float, after: float) -> str:
    """Return how a chance changes."""
    return f"{percent(before)} › {percent(after)}"


def faces_text(number: int, *, upwards: bool = False) -> str:
    """Return on which faces something happens, such as `1–3`; `upwards`: from the number on."""
    if upwards:
        return "6" if number >= FACES else f"{max(1, number)}–{FACES}"
    return "1" if number <= 1 else f"1–{min(number, FACES)}"
