"""The course of the game: points over time with its turning points, each a way into the replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.result.chart import BASE_ICON, PointsChart
from wotrush.scenes.rush.result.story import Story, TurnStory
from wotrush.scenes.rush.result.turning_card import turning_card
from wotrush.scenes.rush.result.turning_points import deed_text, turning_points
from wotrush.scenes.style.icons import class_icon, icon, nation_icon
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.motion.easing import ease_in_out
from wotrush.stage.motion.tween import Motion, Progress
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segment, Segments
from wotrush.stage.widgets import Panel

READOUT = 62.0
DRAWING = 1.4
WIDEST_LIST = 520.0


class CoursePage(Node):
    """`on_open` is handed the turn to watch the game from."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        story: Story,
        names: Sequence[str],
        winner: Seat,
        on_open: Callable[[TurnStory], None],
    ) -> None:
        super().__init__(name="course")
        self._context = context
        self._story = story
        self._names = names
        theme = context.theme
        points = turning_points(story, winner)
        self._plate = self.add(Panel(theme.styles.plain))
        flags = [point.told for point in points]
        self.chart = self.add(PointsChart(context, story, names, flags, self._chosen, on_open))
        self._readout = self.add(
            Label(theme.writer, self._reading, theme.inks.small, fit=Fit.WRAP, name="reading")
        )
        self.cards = [
            self.add(turning_card(context, n, point, names, partial(on_open, point.told)))
            for n, point in enumerate(points, 1)
        ]

    def drawing(self) -> Motion:
        """The lines run from the first round to the last."""
        return Progress(DRAWING, self._draw, ease_in_out)

    def _draw(self, part: float) -> None:
        self.chart.drawn = part

    def _chosen(self, at: int | None) -> None:
        self._readout.invalidate()

    def _reading(self) -> Segments:
        """What happened in the turn under the hairline; what the marks mean while there is none."""
        if self.chart.chosen is None:
            color = self._context.theme.palette.text
            base, won = t("Base destroyed"), t("Achievement won")
            marks: list[Segment] = [class_icon(VehicleClass.MEDIUM, color), " ", nation_icon(Nation.USSR)]
            return [icon(BASE_ICON, color), f"  {base}      ", *marks, f"  {won}"]
        told = self._story.turns[self.chart.chosen]
        head = t("Round {round}: {player}", round=told.round, player=self._names[told.seat])
        deeds = " ".join(deed_text(deed, self._names) for deed in told.deeds)
        return f"{head}. {deeds}" if deeds else f"{head}."

    def place(self, rect: FRect) -> None:
        self.rect = rect
        listed = min(WIDEST_LIST, rect.w * 0.36) if self.cards else 0.0
        left, right = columns(self.bounds, 1, -listed, gap=16 if self.cards else 0)
        self._plate.rect = left
        chart, reading = rows(inset(left, 16, 12, 12, 8), 1, -READOUT, gap=4)
        self.chart.rect = chart
        self._readout.rect = inset(reading, 10, 0)
        for card, cell in zip(self.cards, rows(right, *[1] * len(self.cards), gap=12), strict=True):
            card.place(cell)
