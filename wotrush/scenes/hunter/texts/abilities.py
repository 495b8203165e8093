"""The abilities of units in words: their names, what they do, and which of them a game does without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wotrush.i18n import mark, t
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.options import HunterOptions

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
