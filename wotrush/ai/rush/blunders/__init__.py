"""The list of blunders, plays that no good player makes, and the search for them in played turns.

An entry must be sure: it counts only plays that another legal play beats whatever is hidden.
"""

from __future__ import annotations

from wotrush.ai.rush.blunders import choices, ending, hits, spare
from wotrush.ai.rush.blunders.turns import Blunder, Turn

BLUNDERS: tuple[Blunder, ...] = (*spare.ENTRIES, *hits.ENTRIES, *choices.ENTRIES, *ending.ENTRIES)


def found_in(turn: Turn) -> dict[str, str]:
    """Return what was found in that turn, by the name of the entry."""
    entries = [entry for entry in BLUNDERS if entry.in_answers == turn.is_answer]
    found = {entry.name: entry.found(turn) for entry in entries}
    return {name: what for name, what in found.items() if what is not None}
