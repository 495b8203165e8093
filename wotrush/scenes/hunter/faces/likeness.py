"""Which profile shows a unit: its own, or that of a vehicle which looks the same."""

from __future__ import annotations

SAME_LOOKS = {
    "u001": "de01",
    "u002": "de02",
    "u003": "de03",
    "u004": "de06",
    "u005": "de07",
    "u006": "de09",
    "u007": "de18",
    "u008": "de19",
    "u009": "de12",
    "u013": "de15",
    "u017": "de14",
    "u018": "de13",
    "u020": "de25",
    "u027": "su02",
    "u028": "su03",
    "u030": "su04",
    "u031": "su07",
    "u032": "su08",
    "u034": "su16",
    "u035": "su17",
    "u036": "su19",
    "u037": "su11",
    "u039": "su15",
    "u042": "us03",
    "u043": "us05",
    "u044": "us07",
    "u045": "us08",
    "u046": "us09",
    "u049": "us10",
    "u050": "us11",
    "u051": "us12",
    "u052": "us15",
    "u053": "us13",
    "u054": "us25",
    "u076": "fr16",
    "u077": "fr07",
    "u085": "de23",
    "u090": "su23",
    "u097": "de24",
    "u101": "su24",
    "u102": "su25",
    "u105": "us23",
}
"""By the unit's name in the card file: the name of a profile made for another game's vehicle."""


def profile_code(unit: str) -> str:
    """Return the name of the profile that shows a unit."""
    return SAME_LOOKS.get(unit, unit)
