"""The players of a new game, in a list that scrolls where there is not room for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.scenes.menu.players.seat_row import SeatRow
from wotrush.scenes.setup.game_plan import GamePlan
from wotrush.scenes.style.theme import Theme
from wotrush.stage.widgets import ScrollPanel, whole_rows

LOW, LOWEST, GAP = 66.0, 46.0, 10.0
"""The least height of a row where a note on the opponent is to have room below, the least of all, and the distance between
two rows.
"""


class SeatList(ScrollPanel):
    """Calls `change` with the next plan and whether the page must be rebuilt."""

    def __init__(
        self,
        theme: Theme,
        info: GameInfo,
        plan: Callable[[], GamePlan],
        change: Callable[[GamePlan, bool], None],
    ) -> None:
        super().__init__(theme.styles.plain, name="players")
        self._rows = [
            self.content.add(SeatRow(theme, info, plan, seat, change)) for seat in range(len(plan().seats))
        ]

    def place(self, room: FRect, high: float) -> None:
        """Place the players in rows at most that high, with notes on opponents if there is room for them, or each note once. The
        list scrolls where rows would be too low otherwise.
        """
        count, notes = len(self._rows), self._notes(room)
        high = max(LOWEST, min(high, (room.h + GAP - sum(notes)) / count - GAP))
        needed = sum(notes) + (high + GAP) * count - GAP
        scrolls = needed > room.h + 1
        self.pitch = high + GAP if scrolls else 0.0
        self.rect = whole_rows(room, high, GAP) if scrolls else FRect(*room.topleft, room.w, needed)
        wide, top = self.room_for(needed), 0.0
        for row, note in zip(self._rows, notes, strict=True):
            row.place(FRect(0, top, wide, high + note), note)
            top = row.rect.bottom + GAP
        letters = min(row.letters for row in self._rows)
        for row in self._rows:
            row.letters = letters
        self.fit_content(needed)

    def _notes(self, room: FRect) -> Sequence[float]:
        """Return the heights of the notes."""
        every, said = [row.note_height(room.w) for row in self._rows], [row.noted() for row in self._rows]
        once = [note * (said.index(said[seat]) == seat) for seat, note in enumerate(every)]
        left = room.h - (LOW + GAP) * len(self._rows) + GAP
        return next((notes for notes in (every, once) if sum(notes) <= left), [0.0] * len(every))
