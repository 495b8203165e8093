"""What markers, exhaustion and the cards under a unit mean for it, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wotrush.i18n import mark, t
from wotrush.model.hunter.cards.words import (
    APPLIQUE_ARMOR,
    DRY,
    EVENT_IDS,
    EXHAUSTED,
    FUEL_SHORTAGE,
    PINNED,
    TRENCH,
    UNDER_UNIT,
)
from wotrush.scenes.hunter.texts.event_cards import event_name

STATES: Final = {
    PINNED: (
        "pinned",
        mark("Pinned"),
        mark("Cannot attack, counterattack, spy or move up. If it is pinned again, it is destroyed."),
    ),
    DRY: ("dry", mark("Out of ammo"), mark("Cannot attack, counterattack, spy or move up.")),
    EXHAUSTED: (
        "exhausted",
        mark("Exhausted"),
        mark(
            "Cannot be exhausted again until its owner’s next turn. It attacks and counterattacks as usual."
        ),
    ),
}
"""By the flag of a unit: the sign of the state, its name, and what it means."""
UNDER: Final = {
    TRENCH: mark("Mobility +2 until the unit changes line."),
    APPLIQUE_ARMOR: mark("Armor +1."),
    FUEL_SHORTAGE: mark("Fire readiness −2, at least 1, until an out-of-ammo marker is taken off the unit."),
}
"""By the event that lies under a unit: what it changes."""


@dataclass(frozen=True, slots=True)
class ToldState:
    """A state of a unit: the key of its sign, its name, and what it means."""

    key: str
    name: str
    meaning: str


def states_of(flags: int) -> Iterator[ToldState]:
    """Yield what is the matter with a unit, what takes away strength first."""
    for flag, (key, name, meaning) in STATES.items():
        if flags & flag:
            yield ToldState(key, t(name), t(meaning))
    for event, flag in UNDER_UNIT.items():
        if flags & flag:
            yield ToldState(EVENT_IDS[event], event_name(event), t(UNDER[event]))
