"""The vehicles of a squad by class and nation: their numbers, and how the page of squads shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import counted_squad
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Icon

LINES, LEAST_LINE = max(len(VehicleClass), len(Nation)), 23.0
"""The number of lines with bars, the same for classes and nations, and the least height of one."""

SHARE, CLOSE = 0.45, 2.0
"""The size of letters in widths of the place for an icon and its figure, and how close these are: closer than to the next."""


@dataclass(frozen=True, slots=True)
class SquadFigures:
    """How many cards a squad has, and its vehicles by class and nation."""

    cards: int
    classes: tuple[int, ...]
    nations: tuple[int, ...]

    @classmethod
    def of(cls, o: Observation, seat: Seat) -> Self:
        squad = counted_squad(o, seat)
        vehicles = [card for card in squad if o.catalogue.cls[card] >= 0]
        return cls(
            cards=len(squad),
            classes=_count_kinds(vehicles, o.catalogue.cls, len(VehicleClass)),
            nations=_count_kinds(vehicles, o.catalogue.nation, len(Nation)),
        )


def _count_kinds(cards: Sequence[int], kinds: Sequence[int], number: int) -> tuple[int, ...]:
    return tuple(sum(kinds[card] == kind for card in cards) for kind in range(number))


class SquadTally(Node):
    """Figures with their icons, each as a bar; the pointer is told what the icons stand for."""

    def __init__(
        self,
        context: AppContext,
        marks: Sequence[Icon],
        name: Callable[[int], str],
        figures: Sequence[int],
        highest: int,
    ) -> None:
        super().__init__()
        self._name = name
        self.tooltip = lambda: "\n".join(self.in_words())
        self._context = context
        self._marks = tuple(marks)
        self._figures = tuple(figures)
        self._highest = max(1, highest)

    def in_words(self) -> list[str]:
        """Return each figure with what it counts."""
        return [f"{self._name(number)}: {figure}" for number, figure in enumerate(self._figures)]

    def paint(self, canvas: Canvas) -> None:
        if self.size.y < LEAST_LINE * LINES:
            self._paint_line(canvas)
        else:
            self._paint_bars(canvas)

    def _paint_line(self, canvas: Canvas) -> None:
        """Write the figures beside one another, if there is no room for bars."""
        theme = self._context.theme
        cells = columns(self.bounds, *[1] * LINES)
        ink = theme.inks.strong.sized(min(24.0, self.size.y * 0.8, cells[0].w * SHARE))
        for mark, figure, cell in zip(self._marks, self._figures, cells, strict=False):
            color = theme.palette.text if figure else theme.palette.text_soft
            sign, number = columns(cell, -theme.writer.units([mark], ink).x - 1, 1, gap=CLOSE)
            write(canvas, theme.writer, [mark], ink.colored(color), sign)
            write(canvas, theme.writer, f"{figure}", ink.colored(color), number)

    def _paint_bars(self, canvas: Canvas) -> None:
        theme = self._context.theme
        size = min(25.0, self.size.y / LINES * 0.86)
        ink = theme.inks.strong.sized(size)
        for mark, figure, row in zip(
            self._marks, self._figures, rows(self.bounds, *[1] * LINES, gap=2), strict=False
        ):
            icon, number, track = columns(row, -size * 1.3, -size * 1.3, 1)
            write(canvas, theme.writer, [mark], ink, icon)
            color = theme.palette.text if figure else theme.palette.text_soft
            write(canvas, theme.writer, f"{figure}", ink.colored(color).aligned(0.5), number)
            bar = inset(track, 4, row.h / 2 - min(6.0, row.h * 0.2))
            fill(canvas, bar, theme.palette.track, radius=4)
            full = FRect(bar.x, bar.y, bar.w * figure / self._highest, bar.h)
            fill(canvas, full, theme.palette.gold_dim, radius=4)
