"""The statistics as a page: six figures, and below them where they come from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from pygame import FRect

from wotrush.i18n import mark, t, tc, tn
from wotrush.model.rush.cards import Card
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.history.panels import Bar, BarList, Columns, Framed, LargeFigure
from wotrush.scenes.history.statistics import GameFilter, HistoryTally, Statistics, statistics
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.result.final_score import PART_NAMES
from wotrush.scenes.rush.result.score_panel import PART_ICONS
from wotrush.scenes.rush.texts.words import card_name
from wotrush.scenes.setup.opponents import level_name, rank
from wotrush.scenes.style.icons import class_icon, icon, nation_icon
from wotrush.stage.geometry import columns, grid, rows
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments

KeyT = TypeVar("KeyT", bound=Hashable)
FIGURES_HEIGHT = 104.0
GAP = 14.0
ENDS = {
    "bases": mark("Last base fell"),
    "medals": mark("Medals gone"),
    "left": mark("Somebody left"),
    "unknown": mark("Other rules"),
}


class StatisticsPage(Node):
    """`show` takes new figures."""

    touchable = False

    def __init__(self, context: AppContext) -> None:
        super().__init__(name="statistics")
        self._context = context
        self._shown: Statistics = statistics((), GameFilter())
        self._figures = [
            self.add(LargeFigure(context, name, figure))
            for name, figure in (
                (lambda: t("games"), lambda: f"{self._shown.total.played}"),
                (lambda: t("won: {count}", count=self._shown.total.won), self._won),
                (lambda: t("wins in a row · record"), self._streak),
                (lambda: t("most points"), lambda: _whole(self._shown.best)),
                (lambda: t("points on average"), lambda: _mean(self._shown.average)),
                (lambda: t("rounds on average"), lambda: _mean(self._shown.rounds)),
            )
        ]
        self._panels: list[Framed] = [
            self.add(BarList(context, lambda: t("Won by number of players"), self._by_players)),
            self.add(BarList(context, lambda: t("Won by opponents"), self._by_level)),
            self.add(Columns(context, lambda: t("Points of the latest games"), lambda: self._shown.latest)),
            self.add(BarList(context, lambda: t("Points on average, by where they came from"), self._parts)),
            self.add(BarList(context, lambda: t("How games ended"), self._ends)),
            self.add(BarList(context, lambda: t("Vehicles bought most"), self._bought)),
        ]

    def show(self, shown: Statistics) -> None:
        self._shown = shown
        for panel in self._panels:
            panel.refresh()
        self.invalidate()

    def place(self, rect: FRect) -> None:
        self.rect = rect
        head, body = rows(self.bounds, -min(FIGURES_HEIGHT, rect.h * 0.2), 1, gap=GAP)
        for figure, cell in zip(
            self._figures, columns(head, *[1] * len(self._figures), gap=GAP), strict=True
        ):
            figure.place(cell)
        for panel, cell in zip(self._panels, grid(body, 3, 2, GAP), strict=True):
            panel.place(cell)

    # -- texts

    def _won(self) -> str:
        total = self._shown.total
        if not total.played:
            return _whole(None)
        return t("{percent}%", percent=round(100 * total.won / total.played))

    def _streak(self) -> str:
        streaks = self._shown.streaks
        return f"{streaks.current} · {streaks.longest}"

    def _by_players(self) -> list[Bar]:
        by = self._shown.by_players
        return _tallies(by, sorted(by), lambda size: tn("{n} player", "{n} players", size))

    def _by_level(self) -> list[Bar]:
        by = self._shown.by_agent
        return _tallies(by, sorted(by, key=partial(rank, INFO)), partial(level_name, INFO))

    def _parts(self) -> list[Bar]:
        parts = self._shown.parts
        if parts is None:
            return []
        color = self._context.theme.palette.gold_light
        highest = max(1.0, *parts)
        return [
            Bar([icon(PART_ICONS[key], color), "  ", t(name)], _mean(points), points / highest)
            for (key, name), points in zip(PART_NAMES.items(), parts, strict=True)
        ]

    def _ends(self) -> list[Bar]:
        ends = self._shown.ends
        every = max(1, sum(ends.values()))
        return [Bar(t(ENDS[end]), f"{count}", count / every) for end, count in ends.most_common()]

    def _bought(self) -> list[Bar]:
        catalogue = default_catalogue()
        bought = [
            (catalogue.cards[catalogue.by_code[code]], count)
            for code, count in self._shown.bought
            if code in catalogue.by_code
        ]
        most = max((count for _, count in bought), default=1)
        return [Bar(self._vehicle(card), f"{count}", count / most) for card, count in bought]

    def _vehicle(self, card: Card) -> Segments:
        """Nation, class and name."""
        assert card.nation is not None, "only vehicles can be bought"
        assert card.cls is not None, "and these have a class"
        color = self._context.theme.palette.text
        return [nation_icon(card.nation), " ", class_icon(card.cls, color), "  ", card_name(card)]


def _tallies(by: Mapping[KeyT, HistoryTally], keys: Sequence[KeyT], name: Callable[[KeyT], str]) -> list[Bar]:
    """Won of played."""
    return [
        Bar(
            name(key),
            t("{won} of {played}", won=by[key].won, played=by[key].played),
            by[key].won / by[key].played,
        )
        for key in keys
    ]


def _whole(figure: int | None) -> str:
    return "–" if figure is None else f"{figure}"


def _mean(figure: float | None) -> str:
    """With one decimal, as decimals are written here."""
    return "–" if figure is None else f"{figure:.1f}".replace(".", tc("decimal sign", "."))
