"""The rating of a person's decisions, with the levels of opponents on the same scale."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from statistics import fmean

from pygame import FRect

from wotrush.ai.registry import make_reviewer
from wotrush.game_info import GameInfo
from wotrush.games import GAMES, game_entry
from wotrush.i18n import decimal, t, tn
from wotrush.match.analysis.rating import FEWEST, Rating
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.opponents import level_name
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Panel

GAP = 24.0
DOT, MARK = 9.0, 16.0
"""The diameters of a level's dot and of the person's."""
BETTER = 110.0
"""The width of the words at the better end, on the line that the last level leaves free."""


class RatingStrip(Node):
    """The rating that `show` was given last. `whose` is False while nobody of several people was chosen."""

    touchable = False

    def __init__(self, context: AppContext, info: GameInfo) -> None:
        super().__init__(name="rating")
        self._info = info
        reviewer = make_reviewer(game_entry(info.name, GAMES))
        self._levels: Mapping[str, float] = reviewer.costs_of_levels if reviewer is not None else {}
        self._rating = Rating(0.0, 0.0, 0, 0)
        self._progress: tuple[int, int] | None = None
        self._whose = True
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        self._said = self.add(Label(theme.writer, self._text, theme.inks.body, name="rating text"))
        self._basis = self.add(Label(theme.writer, self._basis_text, theme.inks.small, name="rating basis"))
        self._scale = self.add(RatingScale(context, self._info, self._levels))

    def show(self, rating: Rating, progress: tuple[int, int] | None, *, whose: bool) -> None:
        self._rating, self._progress, self._whose = rating, progress, whose
        self._scale.rating = rating if self._known else None
        self.invalidate()
        self._scale.invalidate()

    @property
    def _known(self) -> bool:
        return self._whose and self._rating.decisions >= FEWEST and isfinite(self._rating.margin)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        words, self._scale.rect = columns(inset(self.bounds, 18, 6, 18, 6), 1.5, 1, gap=GAP)
        self._said.rect, self._basis.rect = rows(words, 1.1, 1)

    # -- texts

    def _text(self) -> str:
        if not self._whose:
            return t("Decisions are rated person by person: choose one above.")
        if not self._known:
            missing = max(1, FEWEST - self._rating.decisions)
            return tn(
                "Decisions: {n} more is needed for a rating.",
                "Decisions: {n} more are needed for a rating.",
                missing,
            )
        level = like(self._rating, self._levels)
        if level is not None:
            return t("Decisions: about level {level}", level=level_name(self._info, level))
        weak = self._rating.cost > max(self._levels.values(), default=0.0)
        return t("Decisions: weaker than every level") if weak else t("Decisions: better than every level")

    def _basis_text(self) -> str:
        """Return what the rating is of, and in figures; the number of games is left out if there is no room for it."""
        rated = [
            tn("{n} decision that mattered", "{n} decisions that mattered", self._rating.decisions),
            tn("{n} game", "{n} games", self._rating.games),
        ]
        if self._known:
            low, cost, high = (
                max(0.0, self._rating.cost + side * self._rating.margin) for side in (-1, 0, 1)
            )
            rated.append(
                t(
                    "{cost} wins given away per 100 decisions ({low} to {high})",
                    cost=decimal(cost),
                    low=decimal(low),
                    high=decimal(high),
                )
            )
        if self._progress is not None:
            known, count = self._progress
            rated.append(t("games analyzed: {known} of {count}", known=known, count=count))
        if not self._whose:
            return " · ".join(rated[2:])
        whole, ink = " · ".join(rated), self._basis.ink
        fits = ink is None or self._basis.writer.least_width(whole, ink) <= self._basis.size.x
        return whole if fits else " · ".join([rated[0], *rated[2:]])


class RatingScale(Node):
    """A line from what decisions of the weakest level cost to those of the strongest, with the person's on it."""

    touchable = False
    rating: Rating | None = None

    def __init__(self, context: AppContext, info: GameInfo, levels: Mapping[str, float]) -> None:
        super().__init__(name="rating scale")
        self._context, self._info, self._levels = context, info, levels

    def paint(self, canvas: Canvas) -> None:
        if not self._levels:
            return
        theme, palette = self._context.theme, self._context.theme.palette
        above, axis, below = rows(self.bounds, 1, 0.7, 1)
        fill(canvas, FRect(axis.x, axis.centery - 1, axis.w, 2), rgba(palette.text, 0.3))
        rating = self.rating
        if rating is not None:
            left, right = (self._x(rating.cost + side * rating.margin) for side in (1, -1))
            fill(canvas, FRect(left, axis.centery - 4, right - left, 8), palette.gold_dim, radius=4)
        ink = theme.inks.tiny.aligned(0.5)
        for number, (x, name) in enumerate(self._marks()):
            _dot(canvas, x, axis.centery, DOT, palette.text_soft)
            wide = theme.writer.units(name, ink).x + 4
            line = (above, below)[number % 2]
            left = min(max(0.0, x - wide / 2), self.size.x - wide)
            write(canvas, theme.writer, name, ink, FRect(left, line.y, wide, line.h))
        if rating is not None:
            _dot(canvas, self._x(rating.cost), axis.centery, MARK, palette.gold_light)
        free = (above, below)[len(self._marks()) % 2]
        better = theme.inks.tiny.aligned(1.0)
        write(canvas, theme.writer, t("better →"), better, FRect(axis.right - BETTER, free.y, BETTER, free.h))

    def _marks(self) -> list[tuple[float, str]]:
        """Return where the levels lie and their names; those whose dots would touch share one."""
        groups: list[list[tuple[float, str]]] = []
        for level, cost in sorted(self._levels.items(), key=lambda pair: -pair[1]):
            mark = self._x(cost), level_name(self._info, level)
            if groups and mark[0] - groups[-1][-1][0] < 2 * DOT:
                groups[-1].append(mark)
            else:
                groups.append([mark])
        return [(fmean(x for x, _ in group), ", ".join(name for _, name in group)) for group in groups]

    def _x(self, cost: float) -> float:
        """Return where a cost lies: the less, the further right."""
        rating, costs = self.rating, [*self._levels.values(), 0.0]
        if rating is not None:
            costs += [rating.cost - rating.margin, rating.cost + rating.margin]
        most, least = max(costs), min(costs)
        return MARK / 2 + (self.size.x - MARK) * (most - cost) / (most - least)


def like(rating: Rating, levels: Mapping[str, float]) -> str | None:
    """Return the level whose decisions cost about as much; None for somebody who is surely weaker or stronger than all."""
    if not levels:
        return None
    least, most = min(levels.values()), max(levels.values())
    beyond = rating.cost - rating.margin > most or rating.cost + rating.margin < least
    level = min(levels, key=lambda level: abs(levels[level] - rating.cost))
    return None if beyond else level


def _dot(canvas: Canvas, x: float, y: float, wide: float, color: Color) -> None:
    fill(canvas, FRect(x - wide / 2, y - wide / 2, wide, wide), color, radius=wide / 2)
