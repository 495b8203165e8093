"""The choices of games to count: by kind, and by person, number of players, opponents and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.i18n import t, tn
from wotrush.scenes.history.statistics import GameFilter, people
from wotrush.scenes.history.summary import GameSummary
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.opponents import level_name, level_of
from wotrush.stage.geometry import columns
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Segmented

ValueT = TypeVar("ValueT")
MOST_PEOPLE = 4
GAP = 16.0


class KindChoice(Node):
    """The choice of a kind of game, shown only if there are several."""

    touchable = False

    def __init__(self, context: AppContext, on_change: Callable[[GameInfo], None]) -> None:
        super().__init__(name="kinds")
        self._context = context
        self._on_change = on_change

    def offer(self, kinds: Sequence[GameInfo], chosen: GameInfo) -> None:
        self.clear()
        if len(kinds) > 1:
            titles: list[Text] = [partial(t, kind.title) for kind in kinds]
            style, index = self._context.theme.styles.plain, kinds.index(chosen)
            self.add(Segmented(style, titles, index, lambda i: self._on_change(kinds[i]), name="game"))
        self.place(self.rect)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        for choice in self.children:
            choice.rect = self.bounds


class Filters(Node):
    """A row of choices, each shown only if there is something to choose from."""

    touchable = False

    def __init__(self, context: AppContext, on_change: Callable[[GameFilter], None]) -> None:
        super().__init__(name="filters")
        self._context = context
        self._on_change = on_change

    def offer(self, games: Sequence[GameSummary], choice: GameFilter) -> None:
        """Offer what there is to choose from among games of one kind."""
        self.clear()
        info = choice.info
        names: list[str | None] = [None, *people(games)[:MOST_PEOPLE]]
        sizes: list[int | None] = [None, *sorted({len(game.seats) for game in games})]
        played = {level_of(info, agent) for game in games for agent in game.agents}
        levels: list[str | None] = [None, *(level for level in info.levels if level in played)]
        self._add("person", names, lambda name: name or t("Everybody"), choice)
        self._add("players", sizes, _size_text, choice)
        self._add(
            "level", levels, lambda level: level_name(info, level) if level else t("All opponents"), choice
        )
        rules: list[bool | None] = [None, *sorted({game.printed_rules for game in games}, reverse=True)]
        self._add("printed_rules", rules, _rules_text, choice)
        self.place(self.rect)

    def _add(
        self,
        field: str,
        values: list[ValueT | None],
        text: Callable[[ValueT | None], str],
        choice: GameFilter,
    ) -> None:
        """Add the values of one of the filter's fields; the first of them, None, stands for all."""
        if len(values) < 3:
            return
        options: list[Text] = [partial(text, value) for value in values]
        chosen = getattr(choice, field)
        index = values.index(chosen) if chosen in values else 0
        style = self._context.theme.styles.plain
        self.add(
            Segmented(
                style,
                options,
                index,
                lambda i: self._on_change(replace(choice, **{field: values[i]})),  # type: ignore[arg-type]
                name=field,
            )
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        rows = [child for child in self.children if isinstance(child, Segmented)]
        if rows:
            cells = columns(self.bounds, *(len(row.options) + 1 for row in rows), gap=GAP)
            for row, cell in zip(rows, cells, strict=True):
                cell.w = min(cell.w, 190.0 * len(row.options))
                row.rect = cell


def _rules_text(printed: bool | None) -> str:
    if printed is None:
        return t("All rules")
    return t("Printed rules") if printed else t("With options")


def _size_text(size: int | None) -> str:
    return t("Any number") if size is None else tn("{n} player", "{n} players", size)
