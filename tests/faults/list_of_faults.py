"""All seeded faults."""

from __future__ import annotations

from dataclasses import replace

from tests.faults.fault import Fault
from tests.faults.hunter import of_abilities as of_their_abilities
from tests.faults.hunter import of_combat, of_events, of_setup
from tests.faults.hunter import of_turns as of_battle_turns
from tests.faults.rush import of_abilities, of_the_end, of_turns

_HUNTER = (of_setup, of_battle_turns, of_combat, of_their_abilities, of_events)

FAULTS: tuple[Fault, ...] = (
    *of_turns.FAULTS,
    *of_abilities.FAULTS,
    *of_the_end.FAULTS,
    *(replace(fault, game="hunter") for module in _HUNTER for fault in module.FAULTS),
)
