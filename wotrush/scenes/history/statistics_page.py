"""The statistics of one kind of game: six figures, the rating of decisions, and panels that break the figures down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from math import floor
from typing import TypeVar

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.i18n import capitalized, decimal, mark, t, tenths, tn
from wotrush.match.analysis.rating import Rating
from wotrush.scenes.description.description import GameDescription, description_of
from wotrush.scenes.description.history import Favorites
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.history.panels import EASY_ROW, LOWEST_ROW, Bar, BarList, Columns, Framed, LargeFigure
from wotrush.scenes.history.rating_strip import RatingStrip
from wotrush.scenes.history.statistics import HistoryTally, Statistics
from wotrush.scenes.history.summary import LEFT, UNKNOWN
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.opponents import level_name, level_of, rank
from wotrush.scenes.style.icons import icon
from wotrush.stage.geometry import columns, grid, rows
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets.scroll import BAR, ScrollPanel

KeyT = TypeVar("KeyT", bound=Hashable)
FIGURES_HEIGHT = 104.0
RATING_HEIGHT = 88.0
GAP = 14.0
ACROSS = 3
ENDS = {LEFT: mark("Somebody left"), UNKNOWN: mark("Other rules")}
"""Ways in which a game of any kind can end."""


class StatisticsPage(ScrollPanel):
    """The figures that `show` was given last. It scrolls where the lists need more room than there is."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.theme.styles.plain, name="statistics")
        self._context = context
        self._info: GameInfo | None = None
        """The kind of game that the panels are for; None: nothing was shown yet, and there are none."""
        self._rating: RatingStrip | None = None

    def show(self, info: GameInfo, shown: Statistics) -> None:
        """Show figures of that kind of game."""
        self._shown = shown
        if info != self._info:
            self._info = info
            self._build(info)
        for panel in self._panels:
            panel.refresh()
        self.place(self.rect)
        self.invalidate()

    def show_rating(self, rating: Rating, progress: tuple[int, int] | None, *, whose: bool) -> None:
        """Show the rating of decisions in this kind of game."""
        if self._rating is None:
            assert self._info is not None, "the other figures are shown first"
            self._rating = self.content.add(RatingStrip(self._context, self._info))
            self.place(self.rect)
        self._rating.show(rating, progress, whose=whose)

    def _build(self, info: GameInfo) -> None:
        """Make the panels that this kind of game has."""
        self.content.clear()
        self.scroll_to(0.0)
        self._figures = [
            self.content.add(LargeFigure(self._context, name, figure))
            for name, figure in (
                (lambda: t("games"), lambda: f"{self._shown.total.played}"),
                (lambda: t("won: {count}", count=self._shown.total.won), self._won),
                (
                    lambda: t("wins in a row · record: {count}", count=self._shown.streaks.longest),
                    lambda: _whole(self._shown.streaks.current),
                ),
                (lambda: t("most points"), lambda: _whole(self._shown.best)),
                (lambda: t("points on average"), lambda: _mean(self._shown.average)),
                (lambda: t("rounds on average"), lambda: _mean(self._shown.rounds)),
            )
        ]
        self._rating = None
        self._panels: list[Framed] = [
            self.content.add(panel)
            for panel in (
                self._bars(mark("Wins by number of players"), partial(self._by_players, info)),
                self._bars(mark("Wins by level"), partial(self._by_level, info)),
                Columns(self._context, lambda: t("Points of the latest games"), lambda: self._shown.latest),
                *self._panels_of(description_of(info.name)),
            )
        ]

    def _panels_of(self, game: GameDescription) -> Iterator[Framed]:
        """Make the panels that only some kinds of games have."""
        labels, history = game.score_parts, game.history
        if labels:
            yield self._bars(mark("Average points by source"), partial(self._parts, labels))
        if history.ends:
            yield self._bars(mark("How games ended"), partial(self._ends, history.ends))
        if history.favorites is not None:
            yield self._bars(history.favorites.heading, partial(self._favorites, history.favorites))

    def _bars(self, heading: str, bars: Callable[[], Sequence[Bar]]) -> BarList:
        return BarList(self._context, partial(t, heading), bars)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        if self._info is None:
            return
        down = -(-len(self._panels) // ACROSS)
        heads = [min(FIGURES_HEIGHT, rect.h * 0.2)]
        if self._rating is not None:
            heads.append(min(RATING_HEIGHT, rect.h * 0.13))
        left = (rect.h - sum(heads) - len(heads) * GAP + GAP) / down - GAP
        if self._lowest(LOWEST_ROW) > left:
            left = self._lowest(EASY_ROW)
        high = sum(heads) + len(heads) * GAP + down * (left + GAP) - GAP
        area = FRect(0, 0, self.room_for(high), high)
        head, *rating, body = rows(area, *(-head for head in heads), 1, gap=GAP)
        if self._rating is not None:
            self._rating.place(*rating)
        for figure, cell in zip(
            self._figures, columns(head, *[1] * len(self._figures), gap=GAP), strict=True
        ):
            figure.place(cell)
        for panel, cell in zip(self._panels, grid(body, ACROSS, down, GAP), strict=False):
            panel.place(cell)
        self._set_letters()
        self.fit_content(high)

    def _lowest(self, row: float) -> float:
        """Return the height of panels in which rows are at least so high."""
        width = (self.size.x - 2 * BAR - (ACROSS - 1) * GAP) / ACROSS
        return max(panel.needed(width, row) for panel in self._panels)

    def _set_letters(self) -> None:
        """Have all lists of bars use letters of the size for which each of them has room."""
        lists = [panel for panel in self._panels if isinstance(panel, BarList)]
        letters = min(each.largest_letters for each in lists)
        for each in lists:
            each.letters = letters

    # -- texts

    def _won(self) -> str:
        total = self._shown.total
        if not total.played:
            return _whole(None)
        return t("{percent}%", percent=floor(100 * total.won / total.played + 0.5))

    def _by_players(self, info: GameInfo) -> list[Bar]:
        by = self._shown.by_players
        sizes = sorted({*info.seats, *by})
        return _tallies(by, sizes, lambda size: tn("{n} player", "{n} players", size))

    def _by_level(self, info: GameInfo) -> list[Bar]:
        by = self._shown.by_agent
        met = {level_of(info, agent) for agent in by}
        agents = sorted({*by, *info.levels} - (met - by.keys()), key=partial(rank, info))
        return _tallies(by, agents, partial(self._level, info))

    def _level(self, info: GameInfo, agent: str) -> Segments:
        """Write an opponent with the badge of its level."""
        badge, name = info.level_icons.get(level_of(info, agent)), level_name(info, agent)
        palette = self._context.theme.palette
        color = palette.gold_light if agent in self._shown.by_agent else palette.text_disabled
        return [icon(badge, color), "  ", name] if badge else name

    def _parts(self, labels: Mapping[str, PartLabel]) -> list[Bar]:
        parts = self._shown.parts
        color = self._context.theme.palette.gold_light
        highest, rounded = max([1.0, *parts.values()]), adding_up(parts)
        return [
            Bar([icon(label.icon, color), "  ", t(label.name)], decimal(rounded[key]), parts[key] / highest)
            for key, label in labels.items()
            if key in parts
        ]

    def _ends(self, ways: Mapping[str, str]) -> list[Bar]:
        """Return bars of how often games ended in each way that the game has, and in any other that occurred."""
        ends, names = self._shown.ends, {**ways, **ENDS}
        every = max(1, sum(ends.values()))
        shown = sorted({**ways, **ends}, key=lambda end: -ends[end]) if ends else []
        return [
            Bar(capitalized(t(names[end])), f"{ends[end]}", ends[end] / every, faint=not ends[end])
            for end in shown
        ]

    def _favorites(self, favorites: Favorites) -> list[Bar]:
        theme, most = self._context.theme, max((count for _, count in self._shown.favorites), default=1)
        return [
            Bar(name, f"{count}", count / most, favorites.picture(key))
            for key, count in self._shown.favorites
            if (name := favorites.name(key, theme)) is not None
        ]


def _tallies(
    by: Mapping[KeyT, HistoryTally], keys: Sequence[KeyT], name: Callable[[KeyT], Segments]
) -> list[Bar]:
    """Return bars of games won out of games played; what was never played is faint. Without any game, none."""
    return [
        Bar(name(key), t("{won} of {played}", won=by[key].won, played=by[key].played), by[key].share)
        if key in by
        else Bar(name(key), _whole(None), 0.0, faint=True)
        for key in keys
        if by
    ]


def adding_up(parts: Mapping[str, float]) -> dict[str, float]:
    """Round all parts to tenths so that they add up to their rounded sum: the largest takes what is missing."""
    rounded = {key: tenths(part) for key, part in parts.items()}
    if parts:
        rounded[max(parts, key=parts.__getitem__)] += tenths(sum(parts.values())) - sum(rounded.values())
    return rounded


def _whole(figure: int | None) -> str:
    return "–" if figure is None else f"{figure}"


def _mean(figure: float | None) -> str:
    return "–" if figure is None else decimal(figure)
