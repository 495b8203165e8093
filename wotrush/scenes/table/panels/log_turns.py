"""The lines of the log by turns: a finished turn is folded to what changed the table, until somebody opens it."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.scenes.table.panels.event_words import LogLine


class LogTurns:
    """Remembers which finished turns are open; a turn is named by the place of its heading."""

    def __init__(self) -> None:
        self._open: set[int] = set()

    def close_all(self) -> None:
        self._open.clear()

    def toggle(self, heading: int) -> None:
        """Open a folded turn, or fold it again."""
        self._open ^= {heading}

    def is_open(self, heading: int) -> bool:
        return heading in self._open

    def shown(self, lines: Sequence[LogLine]) -> list[int]:
        """Return the places of the lines that are shown. The turn that is going on is never folded."""
        current = max((place for place, line in enumerate(lines) if line.heading), default=0)
        shown, opened = [], True
        for place, line in enumerate(lines):
            if line.heading:
                opened = place == current or place in self._open
            if opened or line.heading or not line.detail:
                shown.append(place)
        return shown

    def foldable(self, lines: Sequence[LogLine], place: int) -> bool:
        """Return whether that line is the heading of a finished turn of which something can be folded away."""
        later = next((i for i in range(place + 1, len(lines)) if lines[i].heading), None)
        if not lines[place].heading or later is None:
            return False
        return any(line.detail for line in lines[place + 1 : later])


def turn_of_line(lines: Sequence[LogLine], place: int) -> int | None:
    """Return the heading of the turn that a line belongs to; None before the first turn."""
    return next((i for i in range(place, -1, -1) if lines[i].heading), None)
