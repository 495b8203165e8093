"""The parts of the statistics page: large figures, lists of bars, and the latest games as columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.history.statistics import Participation
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.reading import plain
from wotrush.scenes.style.paint import fill, icon, picture, write
from wotrush.stage.color import rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import SMALLEST, Ink, Segments, resolve
from wotrush.stage.widgets import Panel

SIDES, HEAD, FOOT = 18.0, 8.0, 12.0
"""Room inside a panel: left and right, above its heading, and below everything."""
HEADING, TWO_LINES, BELOW, ROOMY = 38.0, 58.0, 6.0, 260.0
"""The height of a heading, of one on two lines, the room below it, and the height of a panel that has such room."""
TITLE, LARGEST_LETTERS, LETTERS_OF_ROW = 29.0, 25.0, 0.82
"""The size of letters in a heading, and in a list of bars: at most, and as a share of a row."""
LOWEST_ROW, EASY_ROW = SMALLEST / LETTERS_OF_ROW, 29.0
"""The least height of a row of a list, and where the page is scrolled."""
STACKED = 80.0
"""Where rows of a list are higher, bars lie below the names, as long as the list is wide."""
PICTURE, WIDEST_PICTURE, MARGIN = 1.62, 0.25, 3.0
"""The width of a row's picture in its heights and at most, as a share of the list; and the least room above and below."""
WIDEST_NAME, WIDEST_WHOLE = 0.56, 0.74
"""The widest that names beside bars are, as a share of the list, and that they are if they would be cut otherwise."""
LINE, THICKEST, THICK_BESIDE = 1.5, 28.0, 0.6
"""The height of a line in sizes of its letters, and the thickness of a bar: at most and, beside its name, as a share of the
row.
"""
BELOW_NAME = 0.34
"""The room for a bar below its name, as a share of the row."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A name, a bar and a figure; `part` is the share of the full length that the bar has. A faint one has no figures yet."""

    name: Segments
    figure: str
    part: float
    picture: Face | None = None
    faint: bool = False


class LargeFigure(Node):
    """One large figure over its name."""

    touchable = False

    def __init__(self, context: AppContext, name: Callable[[], str], figure: Callable[[], str]) -> None:
        super().__init__()
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        self._figure = self.add(Label(theme.writer, figure, theme.inks.number.aligned(0.5)))
        self._name = self.add(Label(theme.writer, name, theme.inks.small.aligned(0.5)))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        self._figure.rect, self._name.rect = rows(inset(self.bounds, 10, 4, 10, 6), 1, 1)


class Framed(Node):
    """A panel with a heading, which paints its contents below it."""

    touchable = False

    def __init__(self, context: AppContext, heading: Callable[[], str]) -> None:
        super().__init__()
        self._context = context
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        self._heading_ink = theme.inks.subheading.sized(TITLE).colored(theme.palette.gold_light)
        self._heading = self.add(Label(theme.writer, heading, self._heading_ink))
        self._nothing = self.add(
            Label(theme.writer, lambda: t("Nothing yet"), theme.inks.small.aligned(0.5), name="nothing")
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        self._heading.rect = FRect(SIDES, HEAD, rect.w - 2 * SIDES, self._heading_height(rect.w))
        self._nothing.rect = self._room

    def _heading_height(self, width: float) -> float:
        needed = self._context.theme.writer.least_width(resolve(self._heading.text), self._heading_ink)
        return HEADING if needed <= width - 2 * SIDES else TWO_LINES

    @property
    def _room(self) -> FRect:
        """Return the room below the heading."""
        below = BELOW if self.size.y >= ROOMY else 0.0
        return inset(self.bounds, SIDES, self._heading.rect.bottom + below, SIDES, FOOT)

    def needed(self, width: float, row: float) -> float:
        """Return the height of a panel of that width whose rows are at least so high."""
        return HEAD + self._heading_height(width) + FOOT

    def refresh(self) -> None:
        """Show figures that have changed."""
        self._nothing.visible = not self._holds_something()
        self.invalidate()

    def paint_over(self, canvas: Canvas) -> None:
        if self._holds_something():
            self._paint_inside(canvas, self._room)

    def _holds_something(self) -> bool:
        return False

    def _paint_inside(self, canvas: Canvas, room: FRect) -> None: ...


class BarList(Framed):
    """A panel with bars below one another, all in letters of one size."""

    letters = Tracked(LARGEST_LETTERS)

    def __init__(
        self, context: AppContext, heading: Callable[[], str], bars: Callable[[], Sequence[Bar]]
    ) -> None:
        super().__init__(context, heading)
        self.bars = bars

    def _holds_something(self) -> bool:
        return bool(self.bars())

    def in_words(self) -> list[str]:
        """Return each bar's name and figure."""
        return [f"{plain(bar.name).strip()}: {bar.figure}" for bar in self.bars()]

    def needed(self, width: float, row: float) -> float:
        return super().needed(width, row) + len(self.bars()) * row

    @property
    def largest_letters(self) -> float:
        """Return the size of letters for which its rows have room."""
        high = self._room.h / max(1, len(self.bars()))
        return min(LARGEST_LETTERS, max(SMALLEST, high * LETTERS_OF_ROW))

    def _paint_inside(self, canvas: Canvas, room: FRect) -> None:
        bars = self.bars()
        if not bars:
            return
        high = room.h / len(bars)
        theme = self._context.theme
        ink = theme.inks.body.sized(self.letters)
        if any(bar.picture is not None for bar in bars):
            side = min(high - 2 * MARGIN, room.w * WIDEST_PICTURE / PICTURE)
            for i, bar in enumerate(bars):
                if bar.picture is not None:
                    middle = room.y + (i + 0.5) * high
                    picture(canvas, bar.picture, FRect(room.x, middle - side / 2, side * PICTURE, side))
            room = inset(room, side * PICTURE + 14, 0, 0, 0)
        names = max(theme.writer.units(bar.name, ink).x for bar in bars)
        figures = max(theme.writer.units(bar.figure, ink).x for bar in bars)
        least = max(theme.writer.least_width(bar.name, ink) for bar in bars)
        widest = max(room.w * WIDEST_NAME, min(least, room.w * WIDEST_WHOLE))
        widths = (-min(names, widest), 1, -figures)
        for i, bar in enumerate(bars):
            row = FRect(room.x, room.y + i * high, room.w, high)
            if high > STACKED:
                room_below = max(THICKEST, high * BELOW_NAME)
                line, below = rows(
                    inset(row, 0, (high - LINE * self.letters - room_below) / 2), 1, -room_below
                )
                self._paint_bar(canvas, bar, ink, [inset(line, 0, 0, figures, 0), below, line], THICKEST)
            else:
                thick = min(THICKEST, high * THICK_BESIDE)
                self._paint_bar(canvas, bar, ink, columns(row, *widths, gap=12), thick)

    def _paint_bar(self, canvas: Canvas, bar: Bar, ink: Ink, cells: Sequence[FRect], thick: float) -> None:
        """Paint the name, the bar and the figure into three cells."""
        theme = self._context.theme
        ink = ink.colored(theme.palette.text_disabled) if bar.faint else ink
        name, track, figure = cells
        write(canvas, theme.writer, bar.name, ink, name)
        box = FRect(track.x, track.centery - thick / 2, track.w, thick)
        fill(canvas, box, theme.palette.track, radius=5)
        full = FRect(box.x, box.y, box.w * min(1.0, bar.part), thick)
        fill(canvas, full, theme.palette.gold[0], radius=5, bottom=theme.palette.gold[1])
        write(canvas, theme.writer, bar.figure, ink.aligned(1.0), figure)


class Columns(Framed):
    """A panel with the points of the latest games; won games are gold and carry a laurel."""

    def __init__(
        self,
        context: AppContext,
        heading: Callable[[], str],
        participations: Callable[[], Sequence[Participation]],
    ) -> None:
        super().__init__(context, heading)
        self._participations = participations

    def _holds_something(self) -> bool:
        return bool(self._participations())

    def in_words(self) -> list[str]:
        """Return the points of the games."""
        points = [str(participation.seat.points) for participation in self._participations()]
        return [", ".join(points)] if points else []

    def _paint_inside(self, canvas: Canvas, room: FRect) -> None:
        participations = self._participations()
        theme, palette = self._context.theme, self._context.theme.palette
        highest = max(1, *(participation.seat.points or 0 for participation in participations))
        width = min(72.0, room.w / max(8, len(participations)))
        laurel = min(22.0, width - 2)
        high_figure = max(22.0, min(32.0, width * 0.62))
        plot = inset(room, 0, laurel + high_figure + 4, 0, 0)
        fill(canvas, FRect(plot.x, plot.bottom - 1, plot.w, 2), rgba(palette.text, 0.3))
        ink = theme.inks.strong.sized(high_figure * 0.8).aligned(0.5)
        for i, participation in enumerate(participations):
            points = max(0, participation.seat.points or 0)
            high = max(2.0, plot.h * points / highest)
            cell = FRect(plot.x + i * width + 2, plot.bottom - high, width - 4, high)
            top, bottom = palette.gold if participation.won else (palette.text_faint, palette.text_faint)
            fill(canvas, cell, top, radius=4, bottom=bottom)
            above = FRect(cell.x - 2, cell.y - high_figure - 2, cell.w + 4, high_figure)
            if width >= 26:
                write(canvas, theme.writer, f"{participation.seat.points}", ink, above)
                above = above.move(0, -high_figure)
            if participation.won:
                box = FRect(cell.centerx - laurel / 2, above.bottom - laurel, laurel, laurel)
                icon(canvas, "laurel", palette.gold_light, box)
