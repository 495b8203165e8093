"""The base of pages with settings: rows in one or two columns, which scroll where there is no room for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.art.scenery.panoramas import VALLEY
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.page.page import Page
from wotrush.stage.geometry import columns, inset
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Panel, ScrollPanel, Segmented

ValueT = TypeVar("ValueT")

GROUP_TITLE, TOP, FOOT, APART = 38.0, 12.0, 12.0, 14.0
"""The heights of a title, of the room above and below a column's rows, and between two groups of them."""


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Rows below one another, with or without a title."""

    rows: Sequence[SettingRow]
    title: Node | None = None

    @property
    def head(self) -> float:
        """The height of the title."""
        return 0.0 if self.title is None else GROUP_TITLE


class RowsPage(Page):
    """Override `make_columns`, and make the rows with `row` and `choice`; their texts are message ids or functions."""

    panorama = VALLEY
    grows = True
    highest_row = 108.0
    across = 2
    """The number of columns."""

    def build(self) -> None:
        style = self.context.theme.styles.plain
        self._scroll = self.root.add(ScrollPanel(style))
        self._scroll.ground = self.context.theme.palette.own[1]
        self._plates = [self._scroll.content.add(Panel(style)) for _ in range(self.across)]
        self._columns = self.make_columns()

    def restyle(self) -> None:
        """Rebuild the page, scrolled to the same place."""
        offset = self._scroll.offset
        super().restyle()
        self._scroll.scroll_to(offset)

    # -- for pages

    def make_columns(self) -> Sequence[Sequence[RowGroup]]:
        """Make the rows of every column."""
        raise NotImplementedError

    def group(self, title: str, *rows: SettingRow) -> RowGroup:
        theme = self.context.theme
        ink = theme.inks.subheading.colored(theme.palette.gold_light)
        return RowGroup(rows, self.label(partial(t, title), ink, self._scroll.content))

    def row(self, title: str, control: Node, explained: Text, sign: str = "") -> SettingRow:
        said = partial(t, explained) if isinstance(explained, str) else explained
        return self._scroll.content.add(
            SettingRow(self.context.theme, partial(t, title), control, said, sign)
        )

    def choice(
        self,
        name: str,
        title: str,
        explained: Text,
        options: Mapping[ValueT, Text],
        chosen: ValueT,
        choose: Callable[[ValueT], object],
        sign: str = "",
    ) -> SettingRow:
        """Make a row with one of a few values, each with what it is called."""
        values = list(options)
        style = replace(self.context.theme.styles.plain, padding=18.0 if len(values) < 4 else 16.0)
        control = Segmented(
            style, list(options.values()), values.index(chosen), lambda i: choose(values[i]), name=name
        )
        return self.row(title, control, explained, sign)

    # -- layout

    @property
    def lowest(self) -> float:
        """Return how far down its columns reach that can be seen."""
        return min(self._scroll.rect.h, self._plates[0].rect.h)

    def arrange(self, area: FRect) -> None:
        """Give all rows the same height if that fits; otherwise rows take what they need and the page scrolls."""
        self._scroll.rect = area
        fit = [
            (area.h - TOP - FOOT - _heads(groups)) / sum(len(group.rows) for group in groups)
            for groups in self._columns
            if any(group.rows for group in groups)
        ]
        high = min(self.highest_row, *fit)
        lowest = self._place_columns(area.w, high)
        beside = self._scroll.room_for(lowest)
        if beside < area.w:
            lowest = self._place_columns(beside, high)
        self._scroll.fit_content(lowest if beside < area.w else area.h)

    def _place_columns(self, width: float, high: float) -> float:
        """Place the groups and return the bottom of all columns, whose rows stand side by side where their groups are
        alike. Otherwise the rows of the shorter column have more room.
        """
        cells = [
            inset(cell, 26, 0) for cell in columns(FRect(0, 0, width, 0), *[1] * len(self._columns), gap=28)
        ]
        heights = [
            [max(high, row.least(inner.w)) for group in groups for row in group.rows]
            for groups, inner in zip(self._columns, cells, strict=True)
        ]
        first, *others = ([(group.head, len(group.rows)) for group in groups] for groups in self._columns)
        if all(other == first for other in others):
            heights = [[max(each) for each in zip(*heights, strict=True)]] * len(heights)
        needed = [
            TOP + FOOT + _heads(groups) + sum(rows)
            for groups, rows in zip(self._columns, heights, strict=True)
        ]
        lowest = max(needed)
        for plate, inner, groups, rows, least in zip(
            self._plates, cells, self._columns, heights, needed, strict=True
        ):
            spare = (lowest - least) / max(1, len(rows))
            remaining = iter(rows)
            top = TOP
            for group in groups:
                top += APART if group is not groups[0] else 0.0
                if group.title is not None:
                    group.title.rect = FRect(inner.x, top, inner.w, GROUP_TITLE)
                top += group.head
                for number, row in enumerate(group.rows):
                    row.ruled = number > 0 or group.title is not None
                    row.place(FRect(inner.x, top, inner.w, next(remaining) + spare))
                    top = row.rect.bottom
            plate.rect = FRect(inner.x - 26, 0, inner.w + 52, lowest)
        return lowest


def _heads(groups: Sequence[RowGroup]) -> float:
    """Return the height of all titles and of the room between the groups."""
    return sum(group.head for group in groups) + APART * max(0, len(groups) - 1)
