"""The page of a game's course: the chart of points, and the turning points, each of which opens the replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultChapter, ResultContents
from wotrush.scenes.result.course.chart import PointsChart
from wotrush.scenes.result.course.moment_card import beside
from wotrush.scenes.result.course.turning_card import turning_card
from wotrush.scenes.result.course.turning_points import turning_points
from wotrush.scenes.result.report import GameReport, heading_of
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.motion.easing import ease_in_out
from wotrush.stage.motion.tween import Motion, Progress
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Panel

READOUT = 62.0
DRAWING = 1.4


class CoursePage(ResultChapter):
    """`on_open` takes the turn at which the replay is to begin."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        contents: ResultContents,
        report: GameReport,
        names: Sequence[str],
        winner: Seat,
        on_open: Callable[..., None],
    ) -> None:
        super().__init__(name="course")
        self._context = context
        self._contents = contents
        self._report = report
        self._names = names
        theme = context.theme
        points = turning_points(report, winner)
        self._plate = self.add(Panel(theme.styles.plain))
        flags = [point.turn for point in points]
        self.chart = self.add(
            PointsChart(context, report, names, flags, self._chosen, on_open, contents.marks)
        )
        self._readout = self.add(
            Label(theme.writer, self._reading, theme.inks.small, fit=Fit.WRAP, name="reading")
        )
        gold = theme.inks.subheading.colored(theme.palette.gold_light)
        self._heading = self.add(
            Label(
                theme.writer,
                lambda: t("Key turns"),
                gold,
                name="heading",
            )
        )
        self.cards = [
            self.add(turning_card(context, n, point, names, contents, partial(on_open, point.turn)))
            for n, point in enumerate(points, 1)
        ]

    def drawing(self) -> Motion:
        """Return the motion that draws the lines from the first round to the last."""
        return Progress(DRAWING, self._draw, ease_in_out)

    def _draw(self, part: float) -> None:
        self.chart.drawn = part

    def _chosen(self, at: int | None) -> None:
        self._readout.invalidate()

    def _reading(self) -> Segments:
        """Describe the turn under the hairline; without one, explain the marks."""
        if self.chart.chosen is None:
            return self._contents.legend(self._context.theme)
        turn = self._report.turns[self.chart.chosen]
        head = heading_of(turn, self._names)
        changes = " ".join(self._contents.change_text(change, self._names) for change in turn.changes)
        return f"{head}. {changes}" if changes else f"{head}."

    def place(self, rect: FRect) -> None:
        self.rect = rect
        left = self._plate.rect = beside(self.cards, self.bounds, self._heading)
        chart, reading = rows(inset(left, 16, 12, 12, 8), 1, -READOUT, gap=4)
        self.chart.rect = chart
        self._readout.rect = inset(reading, 10, 0)
