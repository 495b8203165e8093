"""The rating of a person's decisions, with the levels of opponents on the same scale."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import isfinite

from pygame import FRect

from wotrush.ai.registry import make_reviewer
from wotrush.game_info import GameInfo
from wotrush.games import GAMES, game_entry
from wotrush.i18n import decimal, t, tn
from wotrush.match.analysis.rating import FEWEST, Rating
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.opponents import level_name
from wotrush.scenes.style.paint import fill, icon, write
from wotrush.stage.color import rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, kept_inside, line, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Panel

GAP = 24.0
NEAR = 0.03
"""Levels share a place if they differ by less than this share of what the weakest costs."""
ABOVE = 3.0
"""By how much further up the words stand than in the middle of their line, to keep clear of the mark below."""
LEAST_GAP = 6.0
"""Between two words below the line."""


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
        words, self._scale.rect = columns(inset(self.bounds, 18, 6, 18, 6), 1.25, 1, gap=GAP)
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
            cost = decimal(max(0.0, self._rating.cost))
            rated.append(t("{cost} wins given away per 100 decisions", cost=cost))
        if self._progress is not None:
            known, count = self._progress
            rated.append(t("games analyzed: {known} of {count}", known=known, count=count))
        if not self._whose:
            return " · ".join(rated[2:])
        whole, ink = " · ".join(rated), self._basis.ink
        fits = ink is None or self._basis.writer.least_width(whole, ink) <= self._basis.size.x
        return whole if fits else " · ".join([rated[0], *rated[2:]])


class RatingScale(Node):
    """The levels on a line, as far apart as their names need, with the person and the band that surely holds them."""

    touchable = False
    rating: Rating | None = None

    def __init__(self, context: AppContext, info: GameInfo, levels: Mapping[str, float]) -> None:
        super().__init__(name="rating scale")
        self._context, self._info, self._levels = context, info, levels

    def paint(self, canvas: Canvas) -> None:
        if not self._levels:
            return
        theme, palette = self._context.theme, self._context.theme.palette
        above, axis, below = rows(self.bounds, 1.3, 1, 1)
        fill(canvas, FRect(axis.x, axis.centery - 1, axis.w, 2), rgba(palette.text, 0.3))
        ink = theme.inks.tiny
        if self.rating is not None:
            self._paint_person(canvas, above, axis)
        slots, ends = self._slots(below), ink.colored(palette.text_faint)
        for number, ((_, levels), slot) in enumerate(zip(self._places(), slots[1:-1], strict=True)):
            badges = [badge for level in levels if (badge := self._info.level_icons.get(level))]
            for badge, cell in zip(badges, line(axis, len(badges), (axis.h, axis.h), 2.0), strict=True):
                icon(canvas, badge, palette.text, cell.move(slot.centerx - axis.centerx, 0))
            write(canvas, theme.writer, self._words()[number + 1], ink.aligned(0.5), slot)
        write(canvas, theme.writer, self._words()[0], ends, slots[0])
        write(canvas, theme.writer, self._words()[-1], ends.aligned(1.0), slots[-1])

    def _paint_person(self, canvas: Canvas, above: FRect, axis: FRect) -> None:
        """Paint the band within which the person's rating lies, its middle, and whose it is."""
        assert self.rating is not None
        theme, palette, rating = self._context.theme, self._context.theme.palette, self.rating
        left, right = (self._x(rating.cost + side * rating.margin) for side in (1, -1))
        fill(canvas, FRect(left, axis.y, right - left, axis.h), rgba(palette.gold_dim, 0.6), radius=6)
        x = self._x(rating.cost)
        fill(canvas, FRect(x - 1.5, axis.y, 3, axis.h + 2), palette.gold_light, radius=1)
        said, ink = self._whose(), theme.inks.tiny.colored(palette.gold_light).aligned(0.5)
        wide = theme.writer.units(said, ink).x + 4
        box = FRect(x - wide / 2, above.y - ABOVE, wide, above.h)
        write(canvas, theme.writer, said, ink, kept_inside(box, self.bounds))

    def _whose(self) -> str:
        """Return whose the mark is and what the band means, if that has room."""
        whole = t("you (band: margin of error)")
        ink = self._context.theme.inks.tiny
        return whole if self._context.theme.writer.units(whole, ink).x <= self.size.x else t("you")

    def _places(self) -> list[tuple[float, list[str]]]:
        """Return the levels, the weakest first, with what they cost; those that cost about the same share a place."""
        near = NEAR * max(self._levels.values())
        places: list[tuple[float, list[str]]] = []
        for level, cost in sorted(self._levels.items(), key=lambda pair: -pair[1]):
            if places and places[-1][0] - cost < near:
                places[-1][1].append(level)
            else:
                places.append((cost, [level]))
        return places

    def _words(self) -> list[str]:
        """Return what stands below the line: the names of the levels between what both ends mean."""
        names = (", ".join(level_name(self._info, level) for level in levels) for _, levels in self._places())
        return [t("weaker"), *names, t("stronger")]

    def _slots(self, below: FRect) -> list[FRect]:
        """Return the room of each of these words; what they leave lies between them."""
        theme, words = self._context.theme, self._words()
        wide = [theme.writer.units(word, theme.inks.tiny).x + 2 for word in words]
        gap = max(LEAST_GAP, (below.w - sum(wide)) / (len(words) - 1))
        part = (below.w - gap * (len(words) - 1)) / sum(wide)
        return columns(below, *(-each * part for each in wide), gap=gap)

    def _x(self, cost: float) -> float:
        """Return where a cost lies: the less, the further right, and from one place to the next in proportion."""
        places = [cost for cost, _ in self._places()]
        most, least = 2 * places[0], min(0.0, places[-1])
        if self.rating is not None:
            most = max(most, self.rating.cost + self.rating.margin)
            least = min(least, self.rating.cost - self.rating.margin)
        slots = self._slots(self.bounds)
        costs = [most, *places, least]
        at = [0.0, *(slot.centerx for slot in slots[1:-1]), self.size.x]
        for (more, left), (less, right) in pairwise(zip(costs, at, strict=True)):
            if cost >= less and more > less:
                return left + (right - left) * (more - cost) / (more - less)
        return self.size.x


def like(rating: Rating, levels: Mapping[str, float]) -> str | None:
    """Return the level whose decisions cost about as much; None for somebody who is surely weaker or stronger than all."""
    if not levels:
        return None
    least, most = min(levels.values()), max(levels.values())
    beyond = rating.cost - rating.margin > most or rating.cost + rating.margin < least
    level = min(levels, key=lambda level: abs(levels[level] - rating.cost))
    return None if beyond else level
