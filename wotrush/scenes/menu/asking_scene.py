"""The page on which a person chooses, window by window, when to be asked for a reaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.game_info import GameInfo, WindowText
from wotrush.i18n import mark, t
from wotrush.scenes.description.game_icons import add_icons_of
from wotrush.scenes.menu.asking_row import AskingRow, cells_of
from wotrush.scenes.menu.rows_page import RowGroup, RowsPage
from wotrush.scenes.menu.setting_row import SettingRow
from wotrush.scenes.page.context import AppContext
from wotrush.settings import Asking
from wotrush.stage.geometry import columns, rows
from wotrush.stage.label import Fit
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text

WAYS: dict[Asking, Text] = {
    Asking.ALWAYS: lambda: t("Always"),
    Asking.CONCERNED: lambda: t("When it concerns me"),
    Asking.NEVER: lambda: t("Never"),
}


class AskingScene(RowsPage):
    """Every change is applied and kept at once."""

    highest_row = 100.0
    across = 1

    def __init__(self, context: AppContext, games: Sequence[GameInfo]) -> None:
        for game in games:
            if game.windows:
                add_icons_of(game.name)
        self._windows = [window for game in games for window in game.windows]
        self.heading = lambda: t("Reactions")
        super().__init__(context)

    def build(self) -> None:
        super().build()
        self._asks = self.label(
            lambda: t(
                "When does the game stop in the turns of others to ask you? It concerns you if it is about your own units, "
                "dice or cards, and a play could change something."
            ),
            self.context.theme.inks.body.colored(self.context.theme.palette.gold_light),
            fit=Fit.WRAP,
            name="what is asked",
        )
        self._reset = self.button(lambda: t("Reset all"), self._all_as_they_came, name="reset")
        self._reset.why_not = lambda: None if self.context.settings.asked else t("Nothing was changed.")

    def make_columns(self) -> Sequence[Sequence[RowGroup]]:
        heads = self._scroll.content.add(Node(name="heads"))
        theme = self.context.theme
        ink = theme.inks.small.colored(theme.palette.gold_light)
        for text in (mark("Moment"), mark("What can be played then"), mark("Ask me")):
            self.label(partial(t, text), ink, heads)
        self._heads = heads
        return [[RowGroup([self._window(window) for window in self._windows], heads)]]

    def row(self, title: str, control: Node, explained: Text, sign: str = "") -> SettingRow:
        said = partial(t, explained) if isinstance(explained, str) else explained
        return self._scroll.content.add(AskingRow(self.context.theme, partial(t, title), control, said, sign))

    def _window(self, window: WindowText) -> SettingRow:
        now = self.context.settings.asked.get(window.name, Asking(window.asked))
        choose = partial(self._choose, window)
        return self.choice(window.name, window.title, window.explanation, WAYS, now, choose, window.icon)

    def _choose(self, window: WindowText, way: Asking) -> None:
        asked = {name: one for name, one in self.context.settings.asked.items() if name != window.name}
        if way != window.asked:
            asked[window.name] = way
        self.context.change(asked=asked)

    def _all_as_they_came(self) -> None:
        self.context.change(asked={})
        self.restyle()

    def arrange(self, area: FRect) -> None:
        head, below = rows(area, -68, 1, gap=12)
        self._asks.rect, self._reset.rect = columns(head, 1, -self._reset.natural_width(), gap=24)
        super().arrange(below)
        for column, place in zip(self._heads.children, cells_of(self._heads.bounds), strict=True):
            column.rect = place
