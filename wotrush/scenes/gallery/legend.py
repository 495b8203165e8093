"""What the signs on the gallery's switches mean, in words."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.style.paint import write
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import SMALLEST
from wotrush.stage.widgets import Panel

LOW, HIGH, NARROW = 28.0, 44.0, 150.0
"""The least and the greatest height of an entry, and its least width."""
SIGN, APART = 36.0, 12.0
"""The room for a sign with the distance to its word, and that behind the word."""
MARGIN = 18.0, 12.0
"""The room left at the sides, and above and below."""


class Legend(Panel):
    """Explains one group of switches, and lights the one that is pointed at. It hides where it has no room."""

    touchable = False
    lit = Tracked[Hashable | None](None)

    def __init__(self, theme: Theme, contents: GalleryContents, group: FilterGroup) -> None:
        super().__init__(theme.styles.plain, name="legend")
        self._theme, self._contents, self.group = theme, contents, group

    def explain(self, group: FilterGroup, choice: Hashable) -> None:
        """Turn to the group of that switch, and light its meaning."""
        self.group, self.lit = group, choice
        self.place(self._room)
        self.invalidate()

    def least(self, width: float) -> float:
        """Return the least height in which each of the groups can be explained at that width."""
        groups = self._contents.groups
        return max(rows_of(group, len(self._columns(group, width))) for group in groups) * LOW + 2 * MARGIN[1]

    def _columns(self, group: FilterGroup, width: float) -> list[float]:
        """Return how wide each column for that group is: they are as many as have room for all of their words."""
        writer, ink = self._theme.writer, self._theme.inks.small
        words = [writer.least_width(self._contents.meaning(one), ink) + SIGN + APART for one in group.choices]
        room = width - 2 * MARGIN[0]
        for across in range(len(words), 0, -1):
            needed = [max(NARROW, *words[column::across]) for column in range(across)]
            if sum(needed) <= room or across == 1:
                break
        spare = (room - sum(needed)) / len(needed)
        return [each + spare for each in needed]

    def place(self, room: FRect) -> None:
        """Take as much of the room as the group needs."""
        self._room = room
        self._across = self._columns(self.group, room.w)
        down = rows_of(self.group, len(self._across))
        high = min(HIGH, (room.h - 2 * MARGIN[1]) / down)
        self.visible = high >= LOW - 0.01
        self.rect = FRect(room.x, room.y, room.w, high * down + 2 * MARGIN[1])

    def _cells(self) -> list[FRect]:
        inner, across = inset(self.bounds, *MARGIN), self._across
        lines = rows(inner, *[1] * rows_of(self.group, len(across)))
        return [cell for line in lines for cell in columns(line, *(-wide for wide in across))]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, contents, body = self._theme, self._contents, self._theme.inks.body
        entries = [
            (choice, contents.meaning(choice), cell)
            for choice, cell in zip(self.group.choices, self._cells(), strict=False)
        ]
        writer, ink = theme.writer, theme.inks.small
        share = min(1.0, *((cell.w - SIGN - APART) / writer.units(word, ink).x for _, word, cell in entries))
        ink = ink.sized(max(SMALLEST, ink.size * share))
        for choice, word, cell in entries:
            color = theme.palette.gold_light if choice == self.lit else theme.palette.text
            sign, beside = FRect(cell.x, cell.y, SIGN - 8, cell.h), inset(cell, SIGN, 0, APART - 2, 0)
            write(canvas, writer, contents.caption(choice, color), body.colored(color), sign)
            write(canvas, writer, word, ink.colored(color), beside)


def rows_of(group: FilterGroup, across: int) -> int:
    """Return how many rows a group has in so many columns."""
    return -(-len(group.choices) // across)
