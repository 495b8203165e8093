"""The lines of the log by turns: finished turns are folded to what changed the table, until somebody opens one; the newest
of them is open where it has room.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from wotrush.scenes.table.panels.event_words import LogLine

OPEN = 2
"""So many turns are open unless somebody folds them: the one that goes on and, where it has room, the one before."""


class LogTurns:
    """Remembers which turns somebody opened or folded; a turn is named by the place of its heading."""

    def __init__(self) -> None:
        self._wanted: dict[int, bool] = {}
        self.newest_has_room = True
        """Whether the newest finished turn can be shown with all its lines."""

    def close_all(self) -> None:
        """Forget what was opened and folded."""
        self._wanted.clear()

    def toggle(self, lines: Sequence[LogLine], heading: int) -> None:
        """Open a folded turn, or fold it again."""
        self._wanted[heading] = not self.is_open(lines, heading)

    def is_open(self, lines: Sequence[LogLine], heading: int) -> bool:
        later = sum(line.heading for line in lines[heading + 1 :])
        return not later or self._wanted.get(heading, later < OPEN and self.newest_has_room)

    def shown(self, lines: Sequence[LogLine]) -> list[int]:
        """Return the places of the lines that are shown. The turn that is going on is never folded."""
        headings = [place for place, line in enumerate(lines) if line.heading]
        unfolded = {place for place in headings[:-OPEN] if self._wanted.get(place)}
        unfolded |= {place for place in headings[-OPEN:] if self.is_open(lines, place)}
        shown, opened = [], True
        for place, line in enumerate(lines):
            if line.heading:
                opened = place in unfolded
            if opened or line.heading or not line.detail:
                shown.append(place)
        return shown

    def foldable(self, lines: Sequence[LogLine], place: int) -> bool:
        """Return whether that line is the heading of a finished turn of which something can be folded away."""
        below = _below(lines, place)
        finished = place + 1 + len(below) < len(lines)
        return lines[place].heading and finished and any(line.detail for line in below)


def _below(lines: Sequence[LogLine], heading: int) -> Sequence[LogLine]:
    """Return the lines below a heading."""
    return list(takewhile(lambda line: not line.heading, lines[heading + 1 :]))


def newest_turns(lines: Sequence[LogLine]) -> Sequence[LogLine]:
    """Return the turn that goes on and the one before it."""
    headings = [place for place, line in enumerate(lines) if line.heading]
    return lines[headings[-OPEN:][0] :] if headings else lines


def turn_of_line(lines: Sequence[LogLine], place: int) -> int | None:
    """Return the heading of the turn that a line belongs to; None before the first turn."""
    return next((i for i in range(place, -1, -1) if lines[i].heading), None)
