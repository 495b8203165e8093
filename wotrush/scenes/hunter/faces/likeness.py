"""How a unit is shown: by its own profile or that of a vehicle which looks the same, and in which light."""

from __future__ import annotations

from wotrush.scenes.art.scenery.light import Light

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


_SHOWN_IN = {
    Light.MORNING: "u005 u009 u013 u018 u021 u027 u033 u037 u042 u046 u052 u053 u061 u064 u071 u077 u086 u088 u091 u098"
    " u102 u105 u107 u110",
    Light.EVENING: "u006 u011 u017 u019 u026 u043 u049 u055 u056 u063 u065 u070 u075 u079 u083 u085 u093 u096 u100 u104 u108",
    Light.RAIN: "u010 u016 u020 u025 u036 u039 u045 u051 u058 u062 u067 u072 u076 u084 u087 u094 u099 u106 u109",
    Light.SNOW: "u003 u007 u014 u015 u024 u028 u031 u035 u038 u041 u047 u050 u057 u078 u081 u089 u097 u101",
    Light.DESERT: "u001 u004 u022 u023 u044 u059 u060 u068 u073 u074 u080 u095",
}
"""Chosen by where and when a unit fought; all others are shown by day."""

_LIGHTS = {unit: light for light, units in _SHOWN_IN.items() for unit in units.split()}


def light_of(unit: str) -> Light:
    """Return the light in which a unit is shown."""
    return _LIGHTS.get(unit, Light.DAY)
