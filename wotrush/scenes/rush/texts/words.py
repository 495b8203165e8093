"""The names and texts of everything printed on cards, in the current language and in the rule book's words."""

from __future__ import annotations

from functools import cache

from wotrush.i18n import latin_names, mark, t
from wotrush.model.rush.cards import Card, Kind, Nation, Passive, VehicleClass
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import Achievement
from wotrush.spacing import unbroken

_BARRACKS = {
    Kind.ENGINEERS: mark("Engineers"),
    Kind.TECHNICIANS: mark("Technicians"),
    Kind.VOLUNTEERS: mark("Volunteers"),
    Kind.BASE: mark("Base"),
}
_MEDALS = {
    Nation.USSR: mark("Order of the Red Banner"),
    Nation.GERMANY: mark("Iron Cross"),
    Nation.USA: mark("Medal of Honor"),
    Nation.FRANCE: mark("Médaille Militaire"),
}
NATIONS = {
    Nation.USSR: mark("USSR"),
    Nation.GERMANY: mark("Germany"),
    Nation.USA: mark("USA"),
    Nation.FRANCE: mark("France"),
}
_PASSIVES = {
    Passive.BASES_ONLY: mark("bases only"),
    Passive.VEHICLES_ONLY: mark("vehicles only"),
    Passive.NATIONAL: mark("national"),
}
_TITLES = {
    Passive.VEHICLES_ONLY: mark("Vehicles only"),
    Passive.BASES_ONLY: mark("Bases only"),
    Passive.NATIONAL: mark("National resources"),
}
_WHAT_IT_MEANS = {
    Passive.BASES_ONLY: mark("In an assault it hits only undefended bases."),
    Passive.VEHICLES_ONLY: mark("In an assault it hits only vehicles."),
    Passive.NATIONAL: mark("Its resources pay only for vehicles of its own nation."),
}
_CLASSES = {
    VehicleClass.LIGHT: mark("Light tank"),
    VehicleClass.MEDIUM: mark("Medium tank"),
    VehicleClass.SPG: mark("Self-propelled gun"),
    VehicleClass.HEAVY: mark("Heavy tank"),
    VehicleClass.AUXILIARY: mark("Auxiliary"),
}
ACHIEVEMENTS = {
    Achievement.BASES: mark("Bases destroyed"),
    Achievement.LIGHT: mark("Light tanks"),
    Achievement.MEDIUM: mark("Medium tanks"),
    Achievement.SPG: mark("SPGs"),
    Achievement.HEAVY: mark("Heavy tanks"),
    Achievement.AUXILIARY: mark("Auxiliaries"),
    Achievement.USSR_MEDALS: mark("Soviet medals"),
    Achievement.GERMAN_MEDALS: mark("German medals"),
    Achievement.US_MEDALS: mark("US medals"),
    Achievement.FRENCH_MEDALS: mark("French medals"),
    Achievement.DOUBLES: mark("Two-medal cards"),
    Achievement.CARDS: mark("Most cards"),
}
_CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ"
_READINGS = "A,B,V,G,D,E,Zh,Z,I,Y,K,L,M,N,O,P,R,S,T,U,F,Kh,Ts,Ch,Sh,Shch,Y,E,Yu,Ya"
_LATIN = dict(zip(_CYRILLIC, _READINGS.split(","), strict=True))


def card_name(card: Card) -> str:
    """Return the name of a card. Vehicles keep the spelling of their own nation, or its Latin transcription if so set."""
    if card.kind in _BARRACKS:
        return t(_BARRACKS[card.kind])
    if card.nation is not None and card.kind in (Kind.MEDAL, Kind.DOUBLE):
        return t(_MEDALS[card.nation])
    return spelled(card.name)


def in_words(name: str) -> str:
    """Return what a reason names in the language spoken. A vehicle keeps its proper name, also where that is translated
    as the name of another game's unit.
    """
    return unbroken(spelled(name)) if name in _vehicles() else t(name)


@cache
def _vehicles() -> frozenset[str]:
    return frozenset(card.name for card in default_catalogue().cards if card.kind is Kind.VEHICLE)


def spelled(name: str) -> str:
    """Return a name in the letters that the settings ask for."""
    return latin(name) if latin_names() else name


_SAME_SHAPES = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")
"""Cyrillic capitals that look like Latin ones."""


def latin(name: str) -> str:
    """Return the Latin transcription of a Cyrillic name, and any other name unchanged."""
    return "".join(_latin_letter(letter) for letter in name)


def looks_like(one: str, other: str) -> bool:
    """Return whether two names look the same, though one is written in Cyrillic letters."""
    return one.translate(_SAME_SHAPES) == other.translate(_SAME_SHAPES)


def _latin_letter(letter: str) -> str:
    reading = _LATIN.get(letter.upper(), letter)
    return reading if letter.isupper() else reading.lower() if letter.upper() in _LATIN else letter


def nation_name(nation: int) -> str:
    return t(NATIONS[Nation(nation)])


def class_name(cls: VehicleClass) -> str:
    return t(_CLASSES[cls])


def passive_name(passive: Passive) -> str:
    return t(_PASSIVES[passive])


def passive_title(passive: Passive) -> str:
    """Return its name as a heading."""
    return t(_TITLES[passive])


def passive_text(passive: Passive) -> str:
    return t(_WHAT_IT_MEANS[passive])


def achievement_name(achievement: int) -> str:
    return t(ACHIEVEMENTS[Achievement(achievement)])
