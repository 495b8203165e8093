"""A turning point as a card beside the chart: when, what happened, what it did to the lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.context import AppContext
from wotrush.scenes.rush.scribe import fill, write
from wotrush.scenes.seat_mark import seat_icon
from wotrush.scenes.turning_points import TurningPoint, deed_text, standing_text
from wotrush.stage.canvas import Canvas
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node, Tracked
from wotrush.stage.text import Ink, Segment, Segments
from wotrush.stage.widgets.panel import paint_plate

NUMBER = 34.0
HEAD, FOOT = 36.0, 30.0
ROOMY = 110.0
"""From this height on what happened is written larger, and all of it."""


class TurningCard(Node):
    """A click or Enter on it leads to that moment."""

    hovered = Tracked(False)
    focusable = True

    def __init__(
        self,
        context: AppContext,
        number: int,
        point: TurningPoint,
        names: Sequence[str],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(name=f"turning point {number}")
        self._context = context
        self._number = number
        self._point = point
        self._names = names
        self._on_open = on_open
        self._roomy = True
        self.tooltip = lambda: t("Watch the game from here")
        inks, palette = context.theme.inks, context.theme.palette
        gold = inks.strong.colored(palette.gold_light)
        self._head = self._label(self._when, inks.subheading)
        self._change = self._label(self._changes, inks.strong.aligned(1.0))
        self._deeds = self._label(self._deeds_text, inks.small.colored(palette.text), Fit.WRAP)
        self._deeds.valign = 0.0
        self._standing = self._label(lambda: standing_text(point, names), gold)

    def _label(self, text: Callable[[], Segments], ink: Ink, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._context.theme.writer, text, ink, fit=fit))

    def _when(self) -> str:
        told = self._point.told
        return t("Round {round}: {player}", round=told.round, player=self._names[told.seat])

    def _deeds_text(self) -> str:
        told = self._point.told.deeds[: None if self._roomy else 2]
        return " ".join(deed_text(deed, self._names) for deed in told)

    def _changes(self) -> Segments:
        """Who won or lost how much, by their marks."""
        segments: list[Segment] = []
        for seat, change in enumerate(self._point.changes):
            if change:
                figure = f"{change:+d}".replace("-", "−")
                segments += [seat_icon(seat, self._context.seat_color(seat)), f"\u00a0{figure}  "]
        return segments

    def place(self, rect: FRect) -> None:
        self.rect = rect
        inner = inset(self.bounds, 16, 7, 14, 5)
        head, deeds, foot = rows(inner, -HEAD, 1, -FOOT)
        self._head.rect = FRect(head.x + NUMBER + 10, head.y, head.w * 0.44, head.h)
        left = self._head.rect.right + 8
        self._change.rect = FRect(left, head.y, head.right - left, head.h)
        inks, palette = self._context.theme.inks, self._context.theme.palette
        self._roomy = deeds.h >= ROOMY
        self._deeds.ink = inks.body if self._roomy else inks.small.colored(palette.text)
        self._deeds.rect = deeds
        self._standing.rect = foot

    def paint(self, canvas: Canvas) -> None:
        theme = self._context.theme
        style = theme.styles.plain
        paint_plate(canvas, canvas.box(self.bounds), style, style.hover if self.hovered else style.panel)
        disc = FRect(14, 8, NUMBER, NUMBER)
        fill(canvas, disc, theme.palette.gold[0], radius=NUMBER / 2)
        ink = theme.inks.strong.sized(24).colored(theme.palette.on_gold).aligned(0.5)
        write(canvas, theme.writer, f"{self._number}", ink, disc)

    def on_hover(self, inside: bool) -> None:
        self.hovered = inside

    def on_press(self, point: Vector2) -> bool:
        return True

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()

    def activate(self) -> None:
        self._on_open()
