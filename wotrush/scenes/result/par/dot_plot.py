"""A dot for each game over its score, and a line where the person's own result lies among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.analysis.par import ParPlay
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.paint import breadth, fill, outline, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.color import rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments

HEAD, FOOT, COUNT = 30.0, 28.0, 26.0
"""The heights of the person's own result, of the figures on the axis, and of those above columns of dots."""
LARGEST, APART = 84.0, 0.86
"""The largest distance of two dots, and the part of it that a dot fills."""
WIDEST_STEP, FIGURE = 90.0, 24.0
"""The largest distance of two scores on the axis, and that of its end to what it counts."""
LOWEST_COUNTED = 90.0
"""The height of the dots below which they are not counted, so that they themselves can be seen."""
FEWEST_SCORES = 12
"""The fewest scores on the axis."""
MARK, BESIDE, ENTRIES = 14.0, 6.0, (0.9, 1.1)
"""The legend: the diameter of a dot, its distance to its text, and the shares of the width that the two entries have."""
STEPS = (1, 2, 5, 10, 20, 50, 100)


class DotPlot(Node):
    """Games that were won are filled dots, the others rings."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        line: ScoreLine,
        people: Sequence[ScoreLine],
        plays: Callable[[], Sequence[ParPlay]],
    ) -> None:
        """The plots of all these people have the same axis."""
        super().__init__(name=f"plot {line.seat}")
        self._context, self._line, self._people, self._plays = context, line, people, plays

    def paint(self, canvas: Canvas) -> None:
        first, last = self._ends()
        theme = self._context.theme
        room = self.size.x - theme.writer.units(t("Points"), theme.inks.small).x - FIGURE
        step = min(WIDEST_STEP, room / (last - first + 1))
        left = (room - step * (last - first + 1)) / 2
        plot = FRect(left, HEAD, step * (last - first + 1), self.size.y - HEAD - FOOT)
        self._paint_axis(canvas, plot, first, last, step)
        highest = self._paint_dots(canvas, plot, first, step)
        self._paint_own(canvas, plot, plot.x + (self._line.score - first + 0.5) * step, highest)

    def _ends(self) -> tuple[int, int]:
        """Return the lowest and the highest score on the axis, which begins below 0 only if somebody has less."""
        scores = [line.score for line in self._people]
        scores += [play.scores[line.seat] for line in self._people for play in self._plays()]
        first, last = min(scores) - 1, max(scores) + 1
        first -= max(0, FEWEST_SCORES - (last - first)) // 2
        first = max(first, min(0, *scores))
        return first, max(last, first + FEWEST_SCORES)

    def _paint_axis(self, canvas: Canvas, plot: FRect, first: int, last: int, step: float) -> None:
        theme, palette = self._context.theme, self._context.theme.palette
        fill(canvas, FRect(plot.x, plot.bottom, plot.w, 2), rgba(palette.text, 0.3))
        ink = theme.inks.small.aligned(0.5)
        every = next(n for n in STEPS if n * step >= 36 or n == STEPS[-1])
        unit = FRect(plot.right, plot.bottom + 3, self.size.x - plot.right, FOOT - 3)
        write(canvas, theme.writer, t("Points"), ink.aligned(1.0), unit)
        for score in range(first, last + 1):
            if score % every == 0:
                cell = FRect(plot.x + (score - first + 0.5) * step - 30, unit.y, 60, unit.h)
                write(canvas, theme.writer, f"{score}", ink, cell)

    def _paint_own(self, canvas: Canvas, plot: FRect, x: float, highest: float) -> None:
        """Paint the own score: its mark, and below that a line down to what stands on it."""
        theme = self._context.theme
        color = self._context.seat_color(self._line.seat)
        fill(canvas, FRect(x - 1.5, plot.y, 3, max(0.0, highest - plot.y)), color)
        mark, ink = seat_icon(self._line.seat, color), theme.inks.strong.colored(color)
        named: Segments = [mark, f"\u00a0{self._line.score}"]
        start = x - breadth(canvas, theme.writer, [mark], ink) / 2
        write(canvas, theme.writer, named, ink, FRect(start, 0, 100, HEAD))

    def _paint_dots(self, canvas: Canvas, plot: FRect, first: int, step: float) -> float:
        """Return where the dots of the own score, or the figure above them, begin."""
        theme, seat = self._context.theme, self._line.seat
        columns = Counter(play.scores[seat] for play in self._plays())
        counted = plot.h >= LOWEST_COUNTED
        pitch = min(LARGEST, step, (plot.h - COUNT * counted) / max(columns.values(), default=1))
        below = Counter[int]()
        for play in sorted(self._plays(), key=lambda play: seat not in play.winners):
            score = play.scores[seat]
            middle = plot.x + (score - first + 0.5) * step
            wide = pitch * APART
            top = plot.bottom - (below[score] + 0.5) * pitch - wide / 2
            below[score] += 1
            _paint_dot(
                canvas, theme.palette, FRect(middle - wide / 2, top, wide, wide), won=seat in play.winners
            )
        ink = theme.inks.small.aligned(0.5)
        for score, count in columns.items():
            top = plot.bottom - count * pitch - COUNT
            if counted and count > 1 and top >= plot.y - 1:
                middle = plot.x + (score - first + 0.5) * step
                write(canvas, theme.writer, f"{count}", ink, FRect(middle - 20, top, 40, COUNT))
        own = columns[self._line.score]
        return plot.bottom - own * pitch - (COUNT if counted and own > 1 else 0.0)


class PlotLegend(Node):
    """Says what dots and rings mean, and how many there are."""

    touchable = False

    def __init__(self, context: AppContext, line: ScoreLine, plays: Callable[[], Sequence[ParPlay]]) -> None:
        super().__init__(name=f"legend {line.seat}")
        self._context, self._line, self._plays = context, line, plays

    def in_words(self) -> list[str]:
        """Return how many games were won, and how many were not."""
        won = sum(self._line.seat in play.winners for play in self._plays())
        return [t("won: {count}", count=won), t("not won: {count}", count=len(self._plays()) - won)]

    def paint(self, canvas: Canvas) -> None:
        theme = self._context.theme
        for text, is_won, place in zip(
            self.in_words(), (True, False), columns(self.bounds, *ENTRIES), strict=True
        ):
            dot = FRect(place.x, place.centery - MARK / 2, MARK, MARK)
            _paint_dot(canvas, theme.palette, dot, won=is_won)
            write(canvas, theme.writer, text, theme.inks.small, inset(place, MARK + BESIDE, 0, 0, 0))


def _paint_dot(canvas: Canvas, palette: Palette, dot: FRect, *, won: bool) -> None:
    if won:
        fill(canvas, dot, palette.gold[0], radius=dot.w / 2, bottom=palette.gold[1])
    else:
        fill(canvas, dot, palette.panel, radius=dot.w / 2)
        outline(canvas, dot, palette.text_soft, radius=dot.w / 2)
