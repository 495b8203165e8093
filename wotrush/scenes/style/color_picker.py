"""A choice of the players' colors, each within the shape of its seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.style.seat_colors import COLORS
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, line
from wotrush.stage.node import Node
from wotrush.stage.style import Paint
from wotrush.stage.widgets.panel import paint_plate
from wotrush.stage.widgets.pressable import Pressable

SIDE, APART = 46.0, 6.0
"""The largest side of a swatch, and the least distance between two."""


class Swatch(Pressable):
    """A seat's mark in its color; a click changes it."""

    def __init__(self, theme: Theme, seat: Seat, color: int, on_click: Callable[[], object]) -> None:
        super().__init__(name=f"color {seat}")
        self._theme = theme
        self._mark = SeatMark(seat, theme.palette.seats[color])
        self._on_click = on_click
        self.tooltip = lambda: t("Another color")

    def activate(self) -> None:
        self._on_click()

    def paint(self, canvas: Canvas) -> None:
        palette, style = self._theme.palette, self._theme.styles.plain
        rim = palette.gold_light if self.hovered else palette.panel_rim
        paint_plate(canvas, canvas.box(self.bounds), style, Paint(palette.sunken, palette.text, rim), 8)
        box = canvas.box(inset(self.bounds, self.size.x * 0.16))
        canvas.blit(canvas.pictures.get((self._mark, box.size), lambda: self._mark(box.size)), box.topleft)


class ColorPicker(Node):
    """A swatch for every seat."""

    touchable = False

    def __init__(
        self, theme: Theme, colors: Sequence[int], change: Callable[[tuple[int, ...]], None]
    ) -> None:
        super().__init__(name="seat_colors")
        self._colors = tuple(colors)
        self._change = change
        for seat, color in enumerate(colors):
            self.add(Swatch(theme, seat, color, partial(self._next, seat)))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        count = len(self._colors)
        side = min(self.size.y, SIDE, (self.size.x + APART) / count - APART)
        places = line(self.bounds, count, (side, side), gap=14, align=1.0)
        for child, place in zip(self.children, places, strict=True):
            child.rect = place

    def _next(self, seat: Seat) -> None:
        self._change(
            (*self._colors[:seat], next_free(self._colors, seat), *self._colors[seat + 1 :]),
        )


def next_free(colors: Sequence[int], seat: Seat) -> int:
    """Return the next color that no other seat has."""
    others = [*colors[:seat], *colors[seat + 1 :]]
    following = ((colors[seat] + step) % COLORS for step in range(1, COLORS + 1))
    return next(color for color in following if color not in others)
