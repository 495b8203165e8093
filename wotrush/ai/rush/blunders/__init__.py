"""Plays that no good player makes: the list, and who counts them while opponents play.

An entry must be sure: it counts only what another legal play beats whatever is hidden.
"""

from __future__ import annotations

from wotrush.ai.rush.blunders import choices, ending, hits, spare
from wotrush.ai.rush.blunders.turns import Blunder, Turn

BLUNDERS: tuple[Blunder, ...] = (*spare.ENTRIES, *hits.ENTRIES, *choices.ENTRIES, *ending.ENTRIES)


def found_in(turn: Turn) -> dict[str, str]:
    """By entry what was found in that turn."""
    entries = [entry for entry in BLUNDERS if entry.in_answers == turn.is_answer]
    found = {entry.name: entry.found(turn) for entry in entries}
    return {name: what for name, what in found.items() if what is not None}
