"""The page on which a person chooses, window by window, when to be asked for a reaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo, WindowText
from wotrush.i18n import mark, t
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.settings import Asking
from wotrush.stage.geometry import columns, inset
from wotrush.stage.widgets import Panel, ScrollPanel, Segmented

WAYS = {
    Asking.ALWAYS: mark("Always"),
    Asking.CONCERNED: mark("When it concerns me"),
    Asking.NEVER: mark("Never"),
}
HIGHEST_ROW = 108.0


class AskingScene(Page):
    """Rows in two columns; every change is applied and kept at once."""

    def __init__(self, context: AppContext, games: Sequence[GameInfo]) -> None:
        self._windows = [window for game in games for window in game.windows]
        self.heading = lambda: t("Reactions")
        super().__init__(context)

    def build(self) -> None:
        style = self.context.theme.styles.plain
        self._scroll = self.root.add(ScrollPanel(style))
        self._plates = [self._scroll.content.add(Panel(style)) for _ in range(2)]
        self._rows = [self._window(window) for window in self._windows]
        self._reset = self.button(lambda: t("Reset all"), self._all_as_they_came, name="reset")
        self._reset.why_not = lambda: None if self.context.settings.asked else t("Nothing was changed.")

    def _window(self, window: WindowText) -> SettingRow:
        ways = list(WAYS)
        now = self.context.settings.asked.get(window.name, Asking(window.asked))
        choice = Segmented(
            self.context.theme.styles.plain,
            [partial(t, WAYS[way]) for way in ways],
            ways.index(now),
            lambda i: self._choose(window, ways[i]),
            name=window.name,
        )
        return self._row(window.title, choice, window.explanation)

    def _row(self, title: str, control: Segmented, explained: str) -> SettingRow:
        row = SettingRow(self.context.theme, partial(t, title), control, partial(t, explained))
        return self._scroll.content.add(row)

    def _choose(self, window: WindowText, way: Asking) -> None:
        asked = {name: one for name, one in self.context.settings.asked.items() if name != window.name}
        if way != window.asked:
            asked[window.name] = way
        self.context.change(asked=asked)

    def _all_as_they_came(self) -> None:
        self.context.change(asked={})
        self.restyle()

    def arrange(self, area: FRect) -> None:
        width = self._reset.natural_width()
        self._reset.rect = FRect(area.right - width, area.bottom - 54, width, 54)
        room = FRect(area.x, area.y, area.w, area.h - 70)
        self._scroll.rect = room
        lowest = self._place_columns(FRect(0, 0, room.w, room.h))
        beside = self._scroll.room_for(lowest)
        if beside < room.w:
            lowest = self._place_columns(FRect(0, 0, beside, room.h))
        self._scroll.fit_content(lowest if beside < room.w else room.h)

    def _place_columns(self, area: FRect) -> float:
        half = -(-len(self._rows) // 2)
        high = min(HIGHEST_ROW, (area.h - 32) / half)
        lowest = 0.0
        for plate, column, group in zip(
            self._plates,
            columns(area, 1, 1, gap=28),
            (self._rows[:half], self._rows[half:]),
            strict=True,
        ):
            inner = inset(column, 26, 14)
            top = inner.y
            for row in group:
                row.place(FRect(inner.x, top, inner.w, max(high, row.least(inner.w))))
                top = row.rect.bottom
            plate.rect = FRect(column.x, column.y, column.w, top - column.y + 16)
            lowest = max(lowest, plate.rect.bottom)
        return lowest
