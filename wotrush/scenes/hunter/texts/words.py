"""Names of units, commanders and what is printed on their cards, in the current language."""

from __future__ import annotations

from functools import cache
from typing import Final

from wotrush.i18n import mark, t
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    COMMANDERS,
    EVENT,
    GUN,
    INF,
    MARKER_AMMO,
    MARKER_PINNED,
    OVERRUN,
    RANGE,
    RIFLE,
    SHELL,
    SUICIDE,
)
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.spacing import unbroken

GENERIC_NAMES: Final = frozenset(
    (
        mark("Sd.Kfz. 251 Half-track"),
        mark("Sd.Kfz. 250/5 Observation"),
        mark("Sd.Kfz. 7 Tractor"),
        mark("T-38 Amphibious"),
        mark("T-34-85 Guards Command"),
        mark("M3 Half-track"),
        mark("M5 High-Speed Tractor"),
        mark("Cromwell Command"),
        mark("CV-33 Tankette"),
        mark("105 mm M2A1 Howitzer"),
        mark("17-pounder"),
        mark("25-pounder"),
        mark("German Grenadiers"),
        mark("Panzerschreck Team"),
        mark("MG 42 Team"),
        mark("Soviet Rifle Squad"),
        mark("Soviet Partisans"),
        mark("Soviet Tank Riders"),
        mark("US Rifle Squad (Bazooka)"),
        mark("US Airborne Squad"),
        mark("US Forward Observers"),
        mark("British Infantry Section"),
        mark("British Commandos"),
        mark("Japanese Infantry"),
    )
)
"""Names of units that describe them. All others are proper names, which no language changes."""

COMMANDER_CARDS: Final = (
    (
        mark("Quartermaster"),
        mark("Exhaust in your turn: take the out-of-ammo marker off one of your units."),
    ),
    (
        mark("Drill Sergeant"),
        mark(
            "Exhaust in any turn: take the pinned marker off one of your units, or refresh one of your "
            "exhausted units."
        ),
    ),
    (
        mark("Gunnery Ace"),
        mark(
            "Exhaust after an armor-piercing roll of one of your units: re-roll one die; the new result "
            "counts for everything."
        ),
    ),
    (mark("Scout Leader"), mark("Exhaust before the die of your spying: target number +2.")),
    (
        mark("Artillery Controller"),
        mark("Exhaust before the die of your long-range attack: target number +1, beside Far Sight."),
    ),
    (
        mark("Flak Chief"),
        mark("Exhaust when an air strike affects you: your anti-air shots against it have target number +1."),
    ),
    (
        mark("Air Liaison"),
        mark("Exhaust before the dice of your air-strike event: its number is 1 higher."),
    ),
    (
        mark("Charge Leader"),
        mark("Exhaust before the dice of a counterattack against one of your AFVs: target number −1."),
    ),
    (mark("Camouflage Officer"), mark("Exhaust in your turn: hide one of your revealed units.")),
    (
        mark("Strategist"),
        mark(
            "Hand limit +1. Exhaust when you wait: draw two events, keep one, discard the other; red ones "
            "are resolved at once."
        ),
    ),
)
"""By kind, the commanders K01 to K10: name and text."""

TYPES: Final = {
    AFV: mark("AFV (tank)"),
    GUN: mark("GUN (artillery)"),
    INF: mark("INF (infantry)"),
    -1: mark("Commander"),
}
SPELLED_OUT: Final = {
    AFV: mark("AFV: armored vehicle"),
    GUN: mark("GUN: gun with its crew"),
    INF: mark("INF: infantry"),
}
"""What the short names of the types stand for."""
STRIKES: Final = {
    AP: mark("armor-piercing"),
    SHELL: mark("shell"),
    OVERRUN: mark("overrun"),
    SUICIDE: mark("suicide attack"),
    RIFLE: mark("rifle fire"),
    RANGE: mark("long range"),
}
MARKERS: Final = {MARKER_AMMO: mark("out of ammo"), MARKER_PINNED: mark("pinned")}
FIGURES: Final = {
    "points": mark("Points"),
    "armor": mark("Armor"),
    "mobility": mark("Mobility"),
    "ammo": mark("Fire readiness"),
}
COLORS: Final = {"grey": mark("Grey event"), "gold": mark("Gold event"), "red": mark("Red event")}
TIMINGS: Final = {
    "own_turn": mark("In your own turn"),
    "other_turn": mark("In turns of others"),
    "any_turn": mark("In any turn"),
    "immediate": mark("At once when drawn"),
}
NATIONS: Final = {
    "Germany": mark("Germany"),
    "USSR": mark("USSR"),
    "USA": mark("USA"),
    "UK": mark("United Kingdom"),
    "Japan": mark("Japan"),
    "Italy": mark("Italy"),
    "France": mark("France"),
    "Poland": mark("Poland"),
    "Hungary": mark("Hungary"),
}


def kind_name(catalogue: HunterCatalogue, kind: int) -> str:
    """Return the name of a unit or commander."""
    if kind < COMMANDERS:
        return t(COMMANDER_CARDS[kind][0])
    return translated(catalogue.rows[kind].name)


def spoken_name(catalogue: HunterCatalogue, kind: int) -> str:
    """Return the same for a sentence, in which no line breaks within a type such as *Pz.Kpfw. III Ausf. J*."""
    return bound(kind_name(catalogue, kind))


def bound(name: str) -> str:
    """Return the name of a type with spaces at which no line breaks, and any other name as it is."""
    return unbroken(name) if name in _types() else name


@cache
def _types() -> frozenset[str]:
    """Return the names that are the same in every language."""
    return frozenset(row.name for row in box().rows[COMMANDERS:]) - GENERIC_NAMES


def translated(name: str) -> str:
    """Return the name of a unit for the card file's one."""
    return t(name) if name in GENERIC_NAMES else name


def card_title(catalogue: HunterCatalogue, card: int) -> str:
    """Return the name of a kind, or of an event plus `EVENT`."""
    return event_name(card - EVENT) if card >= EVENT else kind_name(catalogue, card)


def card_sort(catalogue: HunterCatalogue, card: int) -> str:
    """Return what sort of card a kind is, or an event plus `EVENT`."""
    if card >= EVENT:
        return t(COLORS[catalogue.event_rows[card - EVENT].colour])
    if card < COMMANDERS:
        return t(TYPES[-1])
    return t(TYPES[catalogue.types[card]])


def commander_text(kind: int) -> str:
    """Return what a commander does."""
    return t(COMMANDER_CARDS[kind][1])


def strike_name(kind: int, salvos: int = 1) -> str:
    """Return a kind of strike, with the number of salvos if there are several."""
    return f"{t(STRIKES[kind])} ×{salvos}" if salvos > 1 else t(STRIKES[kind])


def marker_name(marker: int) -> str:
    return t(MARKERS[marker])


def nation_name(nation: str) -> str:
    return t(NATIONS[nation])
