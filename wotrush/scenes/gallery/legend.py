"""What the signs on the gallery's switches mean, in words."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.style.paint import write
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import SMALLEST
from wotrush.stage.widgets import Panel

LOW, HIGH, NARROW = 28.0, 44.0, 150.0
"""The least and the greatest height of an entry, and its least width."""
SIGN = 36.0


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

    def place(self, room: FRect) -> None:
        """Take as much of the room as the group needs."""
        self._room, inner = room, inset(room, 18, 12)
        writer, ink = self._theme.writer, self._theme.inks.small
        longest = max(writer.least_width(self._contents.meaning(one), ink) for one in self.group.choices)
        across = max(1, int(inner.w / max(NARROW, SIGN + longest + 14)))
        self._shape = across, -(-len(self.group.choices) // across)
        high = min(HIGH, inner.h / self._shape[1])
        self.visible = high >= LOW
        self.rect = FRect(room.x, room.y, room.w, high * self._shape[1] + 24)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, contents, body = self._theme, self._contents, self._theme.inks.body
        cells = grid(inset(self.bounds, 18, 12), *self._shape, 0)
        words = [contents.meaning(choice) for choice in self.group.choices]
        widest = max(theme.writer.units(word, theme.inks.small).x for word in words)
        size = theme.inks.small.size * min(1.0, (cells[0].w - SIGN - 12) / widest)
        ink = theme.inks.small.sized(max(SMALLEST, size))
        for choice, word, cell in zip(self.group.choices, words, cells, strict=False):
            color = theme.palette.gold_light if choice == self.lit else theme.palette.text
            sign, beside = FRect(cell.x, cell.y, SIGN - 8, cell.h), inset(cell, SIGN, 0, 10, 0)
            write(canvas, theme.writer, contents.caption(choice, color), body.colored(color), sign)
            write(canvas, theme.writer, word, ink.colored(color), beside)
