"""The choices of games to count: by kind, and by person, number of players, opponents and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
from wotrush.stage.typography.text import Text, resolve
from wotrush.stage.widgets import Segmented, Stepper
from wotrush.stage.widgets.choice import Options

ValueT = TypeVar("ValueT")
MOST_PEOPLE = 4
CELL, STEPPER = 190.0, 420.0
"""The greatest width of one value among others, and of a row that shows one at a time."""
GAP = 16.0
SMALLER = 0.84


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
    """A row of choices, each shown only if there is something to choose from. Where there is no room for all that can be
    chosen, only what is chosen is shown.
    """

    touchable = False

    def __init__(self, context: AppContext, on_change: Callable[[GameFilter], None]) -> None:
        super().__init__(name="filters")
        self._context = context
        self._on_change = on_change
        self._offered: list[_Offer] = []

    def offer(self, games: Sequence[GameSummary], choice: GameFilter) -> None:
        """Offer what there is to choose from among games of one kind."""
        self.clear()
        self._offered.clear()
        self._choice = choice
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
        self._offered.append(_Offer(field, options, index, partial(self._change, field, values)))

    def _change(self, field: str, values: Sequence[object], index: int) -> None:
        """Narrow the filter further, or less; what was chosen for other fields stays."""
        self._choice = replace(self._choice, **{field: values[index]})  # type: ignore[arg-type]
        self._on_change(self._choice)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        kind = Segmented if sum(map(self._width, self._offered)) <= rect.w else Stepper
        if any(type(child) is not kind for child in self.children) or not self.children:
            self._build(kind)
        rows = [child for child in self.children if isinstance(child, Segmented | Stepper)]
        if rows:
            cells = columns(self.bounds, *(self._width(offer) for offer in self._offered), gap=GAP)
            for row, cell in zip(rows, cells, strict=True):
                cell.w = min(cell.w, STEPPER if kind is Stepper else CELL * len(row.options))
                row.rect = cell

    def _build(self, kind: type[Segmented] | type[Stepper]) -> None:
        chosen = {child.name: child.index for child in self.children if isinstance(child, Options)}
        self.clear()
        for offer in self._offered:
            index = chosen.get(offer.field, offer.index)
            style = self._context.theme.styles.plain
            self.add(kind(style, offer.options, index, offer.change, name=offer.field))

    def _width(self, offer: _Offer) -> float:
        """Return the width in which all of it stands side by side, in cells of the same width and a little smaller."""
        style = self._context.theme.styles.plain
        ink = style.ink.sized(style.ink.size * SMALLER)
        widest = max(style.writer.units(resolve(option), ink).x for option in offer.options)
        return len(offer.options) * (widest + style.padding) + GAP


@dataclass(frozen=True, slots=True)
class _Offer:
    """A field of the filter, what can be chosen for it, and which of that is."""

    field: str
    options: Sequence[Text]
    index: int
    change: Callable[[int], None]


def _rules_text(printed: bool | None) -> str:
    if printed is None:
        return t("All rules")
    return t("Printed rules") if printed else t("With options")


def _size_text(size: int | None) -> str:
    return t("Any number") if size is None else tn("{n} player", "{n} players", size)
