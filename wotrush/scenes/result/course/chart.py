"""The chart of points over time: a grid, lines with marks on them, and a hairline that reads any turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import TypeAlias

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ChartMark
from wotrush.scenes.result.course.chart_lines import MARGIN, ChartLines, Scale
from wotrush.scenes.result.report import GameReport, TurnReport, heading_of
from wotrush.scenes.style.paint import fill, picture, write
from wotrush.scenes.style.seat_mark import SeatMark, seat_icon
from wotrush.stage.color import mix, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import Ink, Segments

AXIS, FOOT, HEAD = 46.0, 44.0, 54.0
NAMES = 210.0
NAME_HEIGHT = 32.0
BESIDE_AXIS = 10.0
"""The distance between figures of the scale and their lines."""
USUAL_SHARE, MOST_SHARE = 0.26, 0.34
"""The part of a narrow chart that names usually take, and the most of any that long ones may."""
SMALL_NAMES = 0.85
"""How much smaller letters may be than they are beside short names."""
STEPS = (1, 2, 5, 10, 20, 50)
FEWEST_GRID_UNITS = 42.0
FLAG, EVENT, MARK = 34.0, 25.0, 20.0
MANY_EVENTS, SMALL_EVENT = 40, 18.0
"""From how many on marks are small, since they would hide one another, and how small."""
CAPTION = 34.0
"""How far right of the plot the axis is named, clear of its last figure."""
BESIDE_LINES = MARK / 2 + 12
"""How far right of the plot names stand."""
Marks: TypeAlias = Callable[[GameReport, int], Iterator[tuple[Seat, ChartMark]]]


class PointsChart(Node):
    """`chosen` is the place of a turn in the report; a click or Enter on it calls `on_open`."""

    chosen = Tracked[int | None](None)
    drawn = Tracked(1.0)
    """The share of the game that is drawn, from the left, for motion."""
    focusable = True

    def __init__(
        self,
        context: AppContext,
        report: GameReport,
        names: Sequence[str],
        flags: Sequence[TurnReport],
        on_choose: Callable[[int | None], None],
        on_open: Callable[[TurnReport], None],
        marks: Marks = lambda _report, _at: iter(()),
        figure: Callable[[int], str] = str,
        most: int = 5,
        order: Sequence[Seat] = (),
        *,
        steps: bool = True,
    ) -> None:
        """`most`: what the scale reaches at least; `order`: in which players with equal figures are named; `steps`: whether
        figures are points, which come and go at once, and of which only those that last for a round are drawn.
        """
        super().__init__(name="chart")
        self._figure = figure
        self._context = context
        self._report = report
        self._names = names
        self._flags = tuple(flags)
        self._on_choose = on_choose
        self._on_open = on_open
        seats = report.seats
        self._order = order or range(seats)
        self._rounds = report.times()
        begin = self._rounds[0]
        self._points = (report.start, *(turn.points for turn in report.turns))
        self._steps = steps
        self._drawn_points = tuple(report.lasting()) if steps else self._points
        every = [score for points in self._drawn_points for score in points]
        self._scale = Scale((begin, max(self._rounds[-1], begin + 1)), min(0, *every), max(most, *every) + 1)
        self._colors = tuple(context.seat_color(seat) for seat in range(seats))
        self._won = [list(marks(report, at)) for at in range(len(report.turns))]
        self._event = EVENT if sum(map(len, self._won)) < MANY_EVENTS else SMALL_EVENT

    # -- choosing a turn

    def choose(self, at: int | None) -> None:
        if at != self.chosen:
            self.chosen = at
            self._on_choose(at)

    def on_move(self, point: Vector2) -> None:
        plot, local = self._plot(), self.to_local(point)
        if not inset(plot, -8, -HEAD).collidepoint(local) or not self._report.turns:
            self.choose(None)
            return
        round_ = self._scale.round_at(plot, local.x)
        distances = [abs(own - round_) for own in self._rounds[1:]]
        self.choose(distances.index(min(distances)))

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self.choose(None)

    def on_press(self, point: Vector2) -> bool:
        self.on_move(point)
        return self.chosen is not None

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()

    def on_key(self, event: Event) -> bool:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.type != pygame.KEYDOWN or event.key not in steps or not self._report.turns:
            return False
        last = len(self._report.turns) - 1
        at = last if self.chosen is None else self.chosen + steps[event.key]
        self.choose(min(max(at, 0), last))
        return True

    def on_focus(self, focused: bool) -> None:
        if not focused:
            self.choose(None)

    def activate(self) -> None:
        if self.chosen is not None:
            self._on_open(self._report.turns[self.chosen])

    # -- words

    def in_words(self) -> list[str]:
        """Return everybody's figures: those after the chosen turn or, without one, how they went from first to last."""
        said = self._figure
        if self.chosen is not None:
            turn = self._report.turns[self.chosen]
            after = [
                t("{player}: {points}", player=name, points=said(points))
                for name, points in zip(self._names, turn.points, strict=True)
            ]
            return [heading_of(turn, self._names), *after]
        return [
            t(
                "{player}: {first} at first, {last} in the end, at least {least} and at most {most}",
                player=name,
                first=said(points[0]),
                last=said(points[-1]),
                least=said(min(points)),
                most=said(max(points)),
            )
            for name, points in zip(self._names, zip(*self._points, strict=True), strict=True)
        ]

    # -- looks

    def _plot(self) -> FRect:
        """Return the place of the lines, so far from the figures that no mark covers one."""
        return inset(self.bounds, self._axis + EVENT / 2, HEAD, self._names_room, FOOT)

    @property
    def _names_room(self) -> float:
        """Return how much room the names beside the lines need, with their last figures, in letters that may be smaller."""
        writer, ink = self._context.theme.writer, self._context.theme.inks.strong
        small = ink.sized(ink.size * SMALL_NAMES)
        named = (self._named(seat, points) for seat, points in enumerate(self._points[-1]))
        widest = max(writer.units(name, small).x for name in named)
        usual = min(NAMES, self.size.x * USUAL_SHARE)
        return min(max(usual, widest + BESIDE_LINES + 2), self.size.x * MOST_SHARE)

    def _named(self, seat: Seat, points: int) -> Segments:
        """Return what stands at the end of a player's line."""
        return [seat_icon(seat, self._colors[seat]), f" {self._figure(points)}  ", self._names[seat]]

    @property
    def _axis(self) -> float:
        """Return how much room the figures of the scale need."""
        theme, scale = self._context.theme, self._scale
        ends = (self._figure(end) for end in (scale.lowest, scale.highest))
        return max(AXIS, *(theme.writer.units(end, theme.inks.small).x + BESIDE_AXIS for end in ends))

    def paint(self, canvas: Canvas) -> None:
        plot = self._plot()
        if min(plot.size) < 40:
            return
        self._paint_grid(canvas, plot)
        with_hairline = self.chosen is not None
        if with_hairline:
            self._paint_hairline(canvas, plot)
        if self.drawn >= 1:
            self._paint_flag_lines(canvas, plot)
        seen = FRect(self.bounds)
        seen.w = plot.right - seen.x if self.drawn >= 1 else plot.x - seen.x + plot.w * self.drawn
        drawn = canvas.within(canvas.box(inset(seen, 0, 0, -EVENT, 0)))
        self._paint_lines(drawn, plot)
        self._paint_seat_marks(drawn, plot)
        self._paint_marks(drawn, plot)
        if with_hairline:
            self._paint_readings(canvas, plot)
        if self.drawn >= 1:
            self._paint_flags(canvas, plot)
            self._paint_names(canvas, plot)

    def _paint_grid(self, canvas: Canvas, plot: FRect) -> None:
        theme = self._context.theme
        scale, writer, ink = self._scale, theme.writer, theme.inks.small
        line, axis = rgba(theme.palette.text, 0.13), self._axis
        for points in _ticks(scale.lowest, scale.highest, plot.h):
            y = scale.place(plot, scale.rounds[0], points).y
            fill(canvas, FRect(axis, y - 0.75, plot.right - axis, 1.5), line)
            write(
                canvas,
                writer,
                self._figure(points),
                ink.aligned(1.0),
                FRect(0, y - 16, axis - BESIDE_AXIS, 32),
            )
        first, last = round(scale.rounds[0]), ceil(scale.rounds[1])
        numbered = [round_ for round_ in _ticks(first, last, plot.w) if round_ > first]
        edges = {edge for round_ in numbered for edge in (round_ - 1, round_)}
        for edge in (edge for edge in edges if edge <= scale.rounds[1]):
            x = scale.place(plot, edge, 0).x
            fill(canvas, FRect(x - 0.75, plot.y, 1.5, plot.h), rgba(theme.palette.text, 0.06))
        # Between the edges of the round, since its turns lie there; the last may not be over.
        for round_ in numbered:
            x = scale.place(plot, (round_ - 1 + min(round_, scale.rounds[1])) / 2, 0).x
            write(canvas, writer, f"{round_}", ink.aligned(0.5), FRect(x - 30, plot.bottom + 6, 60, 30))
        caption = FRect(plot.right + CAPTION, plot.bottom + 6, self.size.x - plot.right - CAPTION, 30)
        write(canvas, writer, t("Round"), ink, caption)

    def _paint_lines(self, canvas: Canvas, plot: FRect) -> None:
        casing = mix(self._context.theme.palette.page[1], (0, 0, 0), 0.4)
        lines = ChartLines(
            self._rounds, self._drawn_points, self._colors, casing, self._scale, canvas.scale, self._steps
        )
        picture(canvas, lines, inset(plot, -MARGIN))

    def _paint_seat_marks(self, canvas: Canvas, plot: FRect) -> None:
        """Paint each player's shape onto the line, each at the ends of different rounds."""
        turns = self._report.turns
        for at, turn in enumerate(turns):
            seat = turn.round % self._report.seats
            if self._rounds[at + 1] == turn.round:
                mark = SeatMark(seat, self._colors[seat])
                picture(canvas, mark, rect_around(self._spot(plot, at, seat), (MARK, MARK)))

    def _paint_marks(self, canvas: Canvas, plot: FRect) -> None:
        """Paint the game's marks where something was won: on the line, above each other."""
        palette = self._context.theme.palette
        for at, marked in enumerate(self._won):
            won: dict[Seat, list[ChartMark]] = {}
            for seat, mark in marked:
                won.setdefault(seat, []).append(mark)
            for seat, marks in won.items():
                boxes = _stacked(self._spot(plot, at, seat), len(marks), plot, self._event)
                for mark, box in zip(marks, boxes, strict=True):
                    fill(canvas, box, palette.own[1], radius=self._event / 2, rim=self._colors[seat])
                    mark(canvas, palette.text, box)

    def _paint_flag_lines(self, canvas: Canvas, plot: FRect) -> None:
        for turn in self._flags:
            x = self._spot(plot, self._report.turns.index(turn), 0).x
            fill(canvas, FRect(x - 1, plot.y, 2, plot.h), rgba(self._context.theme.palette.gold_light, 0.5))

    def _paint_flags(self, canvas: Canvas, plot: FRect) -> None:
        theme = self._context.theme
        for number, box in enumerate(self._flag_boxes(plot), 1):
            fill(canvas, box, theme.palette.gold[0], radius=FLAG / 2)
            ink = theme.inks.strong.sized(24).colored(theme.palette.on_gold).aligned(0.5)
            write(canvas, theme.writer, f"{number}", ink, box)

    def _flag_boxes(self, plot: FRect) -> list[FRect]:
        """Return the places of the flags, clear of each other and of every mark."""
        places = [self._spot(plot, self._report.turns.index(turn), 0).x for turn in self._flags]
        middles = _spread(places, FLAG + 2, plot.x - FLAG / 2, plot.right + FLAG)
        y = plot.y - EVENT / 2 - 3 - FLAG / 2
        return [rect_around((middle, y), (FLAG, FLAG)) for middle in middles]

    def _paint_hairline(self, canvas: Canvas, plot: FRect) -> None:
        assert self.chosen is not None
        x = self._spot(plot, self.chosen, 0).x
        fill(canvas, FRect(x - 1, plot.y, 2, plot.h), rgba(self._context.theme.palette.text, 0.7))

    def _paint_readings(self, canvas: Canvas, plot: FRect) -> None:
        assert self.chosen is not None
        for seat, color in enumerate(self._colors):
            box = rect_around(self._spot(plot, self.chosen, seat), (22, 22))
            picture(canvas, SeatMark(seat, color), box)

    def _paint_names(self, canvas: Canvas, plot: FRect) -> None:
        """Paint names at the lines' ends, as near to them as they can stand below one another."""
        theme = self._context.theme
        last = self._points[-1] if self.chosen is None else self._report.turns[self.chosen].points
        wanted = [self._scale.place(plot, self._rounds[-1], score).y for score in self._points[-1]]
        order = sorted(self._order, key=wanted.__getitem__)
        heights = _spread([wanted[seat] for seat in order], NAME_HEIGHT, plot.y - HEAD / 2, plot.bottom + 8)
        for seat, y in zip(order, heights, strict=True):
            left = plot.right + BESIDE_LINES
            rect = FRect(left, y - NAME_HEIGHT / 2, self.size.x - left, NAME_HEIGHT)
            ink: Ink = theme.inks.strong.colored(self._colors[seat])
            write(canvas, theme.writer, self._named(seat, last[seat]), ink, rect)

    def _spot(self, plot: FRect, at: int, seat: Seat) -> Vector2:
        return self._scale.place(plot, self._rounds[at + 1], self._drawn_points[at + 1][seat])


def _ticks(first: int, last: int, length: float) -> Sequence[int]:
    """Return round figures with room between them."""
    step = next(
        (step for step in STEPS if length / max(1, (last - first) / step) >= FEWEST_GRID_UNITS), STEPS[-1]
    )
    return range(-(-first // step) * step, last + 1, step)


def _stacked(middle: Vector2, count: int, plot: FRect, side: float) -> list[FRect]:
    """Return the places of marks from that point upwards, or downwards where that would leave the plot."""
    step = side if middle.y - (count - 1) * side < plot.y else -side
    return [rect_around((middle.x, middle.y + i * step), (side, side)) for i in range(count)]


def _spread(wanted: Sequence[float], apart: float, first: float, last: float) -> list[float]:
    """Return centres in the same order, at least `apart`, within the edges if there is room."""
    placed: list[float] = []
    for middle in wanted:
        placed.append(max(middle, placed[-1] + apart if placed else first + apart / 2))
    limit = last - apart / 2
    for i in reversed(range(len(placed))):
        placed[i] = min(placed[i], limit)
        limit = placed[i] - apart
    return placed
