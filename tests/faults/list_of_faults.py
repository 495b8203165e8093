"""All seeded faults."""

from __future__ import annotations

from tests.faults import of_abilities, of_the_end, of_turns

FAULTS = (*of_turns.FAULTS, *of_abilities.FAULTS, *of_the_end.FAULTS)
