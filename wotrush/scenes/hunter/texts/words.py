"""Names and explanations of what is printed on units and commanders, in the current language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from wotrush.model.hunter.options import HunterOptions
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

ABILITIES: Final = {
    "spy": (
        mark("Spy {number}"),
        mark(
            "As your action, roll {number} or less on one die: you reveal as many hidden units of a "
            "player as the die shows. If it fails, that player may counterattack."
        ),
    ),
    "long_range": (
        mark("Long range {number}"),
        mark(
            "From the back line: a roll of {number} or less on one die destroys a revealed unit in a "
            "front line. There is no counterattack."
        ),
    ),
    "anti_air": (
        mark("Anti-air {number}"),
        mark(
            "When an air strike affects you: a roll of {number} or less on one die calls it off for "
            "everybody."
        ),
    ),
    "evade": (
        mark("Evade {number}"),
        mark(
            "When armor-piercing fire or a shell hits the unit: a roll of {number} or less on one die "
            "averts the hits. The unit cannot fire for the rest of the turn."
        ),
    ),
    "back_line": (mark("Back Line"), mark("May be deployed in the back line.")),
    "no_turret": (
        mark("No Turret"),
        mark("Cannot counterattack after a failed spying attempt, nor from an ambush."),
    ),
    "open_top": (mark("Open Top"), mark("Suicide attacks against it have target number +1.")),
    "far_sight": (mark("Far Sight"), mark("Long-range attacks of its owner have target number +1.")),
    "amphibious": (
        mark("Amphibious"),
        mark(
            "Exhaust it in your turn: until the end of the turn your units ignore one water card. It may "
            "run out of ammo."
        ),
    ),
    "transport": (
        mark("Transport"),
        mark(
            "Exhaust it in your turn: hide one of your INF, or move one with Back Line to the back line. "
            "It may run out of ammo."
        ),
    ),
    "tractor": (
        mark("Tractor"),
        mark(
            "Exhaust it in your turn: hide one of your GUNs, or move one with Back Line to the back line. "
            "It may run out of ammo."
        ),
    ),
    "leadership": (
        mark("Leadership"),
        mark(
            "In the front line, exhaust it: an AFV rolls two dice for each salvo, and the lower one "
            "counts. It cannot be attacked beside a unit that lacks Leadership."
        ),
    ),
    "paratrooper": (
        mark("Paratrooper"),
        mark("From the back line it attacks revealed units in the back lines of others."),
    ),
}
"""By the field of the card file: name and explanation. `number` is the value, which some abilities lack."""

TYPES: Final = {
    AFV: mark("AFV (tank)"),
    GUN: mark("GUN (artillery)"),
    INF: mark("INF (infantry)"),
    -1: mark("Commander"),
}
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


def abilities_of(catalogue: HunterCatalogue, kind: int) -> Iterator[tuple[str, int | None]]:
    """Yield the fields of the card file that name abilities of a unit, with their numbers."""
    row = catalogue.rows[kind]
    for field in ABILITIES:
        number = getattr(row, field)
        if number is True:
            yield field, None
        elif number is not False and number >= 0:
            yield field, number


def ability_name(field: str, number: int) -> str:
    return t(ABILITIES[field][0], number=number)


def ability_in_game(field: str, number: int, idle: Sequence[str]) -> str:
    """Return the name of an ability, and that it is not in this game where it is one of those without effect."""
    name = ability_name(field, number)
    return t("{ability}: not in this game", ability=name) if field in idle else name


def idle_abilities(options: HunterOptions) -> tuple[str, ...]:
    """Return the fields of the card file whose abilities have no effect with these options."""
    return () if options.evade else ("evade",)


def ability_heading(field: str) -> str:
    """Return the name of an ability without its number."""
    return t(ABILITIES[field][0], number="").strip()


def ability_text(field: str, number: int) -> str:
    """Return what an ability does."""
    return t(ABILITIES[field][1], number=number)


def strike_name(kind: int, salvos: int = 1) -> str:
    """Return a kind of strike, with the number of salvos if there are several."""
    return f"{t(STRIKES[kind])} ×{salvos}" if salvos > 1 else t(STRIKES[kind])


def marker_name(marker: int) -> str:
    return t(MARKERS[marker])


def nation_name(nation: str) -> str:
    return t(NATIONS[nation])
