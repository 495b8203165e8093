"""What lies on the table of a saved game, without playing it again: its journal keeps the table of its last turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wotrush.match.journal import Journal, JournalError
from wotrush.match.replay import read_table
from wotrush.model.game import AnyRuleset, Seat


@dataclass(frozen=True, slots=True)
class LastTable:
    """What anybody may see of a table: everybody's points, whose turn it is, and a public observation."""

    scores: tuple[int, ...]
    active: Seat
    seen: Any


def last_table(ruleset: AnyRuleset, journal: Journal) -> LastTable | None:
    """Return the table at the beginning of the last turn; None if today's rules cannot read it."""
    try:
        game = read_table(ruleset, journal.table, len(journal.seats))
    except JournalError:
        return None
    seen = ruleset.public(game.observe(0))
    return LastTable(tuple(game.standing().scores), seen.active, seen)
