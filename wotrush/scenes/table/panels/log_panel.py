"""The log, turn by turn, as the viewer may know it; pointing at a line shows its card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.session.session import News
from wotrush.scenes.style.paint import fill, icon, outline, shadow, write
from wotrush.scenes.table.panels.event_words import EventWords, LogLine, log_lines
from wotrush.scenes.table.panels.log_turns import LogTurns, newest_turns, turn_of_line
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import Ink, Segment, Segments, Span

LINE = 25.0
HEAD = 32.0
LOW = 180.0
"""Below this height its head gives way to lines."""
ABOVE_TURN = 7.0
"""The gap above the heading of a turn."""
SIGN, FOLDS = 20.0, 14.0
"""The room at the end of a heading for the sign that says whether it is open, and the size of that sign."""


class LogPanel(StaticLayer):
    """Keeps the newest line in sight unless it has been scrolled back: news return to it, unless the pointer reads.
    A click on a turn's heading opens and folds that turn. It is painted only when it changes.
    """

    touchable = True
    back = Tracked(0)
    """The number of lines it is scrolled back."""
    pointed = Tracked[int | None](None)
    solid = Tracked(False)
    """Whether cards lie below it, none of which may show through."""
    ahead = 0
    """How many of the newest lines tell what has not been seen to happen yet; they wait. Whoever changes it has the panel
    painted when there is time.
    """

    def __init__(self, view: TableView, words: EventWords) -> None:
        super().__init__(name="log")
        self.view = view
        self._words = words
        self.lines: list[LogLine] = []
        self._turns = LogTurns()
        self._pointer = Vector2()
        self._read = False
        """Whether the pointer is over it."""

    def rebuild(self, news: list[News]) -> None:
        """Replace all lines: after undo, or when the screen turns to another player."""
        self.lines = []
        self._turns.close_all()
        self.back = self.ahead = 0
        for item in news:
            self.add_news(item)
        self.invalidate()

    def add_news(self, news: News) -> None:
        """Append the lines of these news; the caller has the panel painted when there is time."""
        added = log_lines(self.view, self._words, news)
        self.lines += added
        if added:
            self.pointed = None  # What is under the pointer is another line now, at which nobody points yet.
        if self.back and added:
            self.back = self.back + len(added) if self._read else 0

    @property
    def card(self) -> int | None:
        """Return the card named under the pointer, or else the first one of that line."""
        if self.pointed is None or not 0 <= self.pointed < len(self.lines):
            return None
        line = self.lines[self.pointed]
        rect = next((rect for i, rect in self._placed() if i == self.pointed), None)
        named = None if rect is None else self._card_at(line, rect)
        return next(iter(line.cards), None) if named is None else named

    def _card_at(self, line: LogLine, rect: FRect) -> int | None:
        """Return the card whose name is set under the pointer."""
        ink, scale = self._ink(line), self.transform.scale
        text = inset(rect, _indent(line), 0, 4, 0)
        x, y = text.topleft
        space = self.view.theme.writer.line_width(" ", ink, scale) / scale
        for word in re.finditer(r"\S+", line.text):
            width = self.view.theme.writer.line_width(word[0], ink, scale) / scale
            if x > text.x and x + width > text.right:
                x, y = text.x, y + LINE
            if FRect(x, y, width + space, LINE).collidepoint(*self._pointer):
                return line.card_named_at(word.start())
            x += width + space
        return None

    def on_move(self, point: Vector2) -> None:
        self._pointer = self.to_local(point)
        y = self._pointer.y
        self.pointed = next((i for i, rect in self._placed() if rect.top <= y < rect.bottom), None)

    def on_hover(self, inside: bool) -> None:
        self._read = inside
        if not inside:
            self.pointed = None

    def on_wheel(self, steps: float) -> bool:
        self.back = min(max(self.back + round(steps * 3), 0), max(0, len(self._readable()) - 3))
        return True

    def on_press(self, point: Vector2) -> bool:
        """Return to the newest line at a click on the button that says so; open or fold the turn whose heading was hit."""
        place = self.to_local(point)
        if self.back and self._newest.collidepoint(*place):
            self.back = 0
            return True
        hit = next((i for i, rect in self._placed() if rect.top <= place.y < rect.bottom), None)
        if hit is None or not self._turns.foldable(self.lines, hit):
            return False
        self._turns.toggle(self.lines, hit)
        self.invalidate()
        return True

    @property
    def _newest(self) -> FRect:
        """The button that leads back to the newest line, in the head."""
        return FRect(self.size.x - 128, 3, 120, HEAD - 4)

    def _readable(self) -> list[int]:
        """Return the places of the lines that finished turns leave and that have been seen to happen."""
        told = self.lines[: len(self.lines) - self.ahead]
        newest = sum(LINE * self._rows_of(line) + ABOVE_TURN * line.heading for line in newest_turns(told))
        self._turns.newest_has_room = newest <= self._room
        return self._turns.shown(told)

    def _placed(self) -> list[tuple[int, FRect]]:
        """Return the visible lines with their places, the newest at the bottom; a long one takes several rows."""
        placed = []
        y = self.size.y - 8.0
        for i in self._fitting():
            room = max(1, int((y - self._head - 4) / LINE + 0.01))
            height = LINE * min(self._rows_of(self.lines[i]), room)
            y -= height
            placed.append((i, FRect(8, y, self.size.x - 16, height)))
            y -= ABOVE_TURN if self.lines[i].heading else 0
        top = self._head + 6
        spare = min((rect.top for _, rect in placed), default=top) - top
        return [(i, rect.move(0, -spare)) for i, rect in reversed(placed)]

    def _fitting(self) -> list[int]:
        """Return the lines that have room, the newest first. In a low panel a turn of which nothing is told yet has its
        heading only where that costs no other line; where nothing but a heading would have room, the newest line that
        says what happened takes its place, even if it must be cut off.
        """
        shown = self._readable()
        shown = shown[: max(1, len(shown) - self.back)]
        if self._head:
            return self._whole(shown, self._room)
        begun = shown[-1:] if len(shown) > 1 and self.lines[shown[-1]].heading else []
        shown = shown[: len(shown) - len(begun)]
        fitting = self._headed(shown)
        if self._height_with_gaps([*begun, *fitting]) <= self._room:
            fitting = [*begun, *fitting]
        if not all(self.lines[i].heading for i in fitting):
            return fitting
        newest = next(
            (i for i in reversed(shown) if not (self.lines[i].heading or self.lines[i].reason)), None
        )
        return fitting if newest is None else [newest]

    def _headed(self, shown: Sequence[int]) -> list[int]:
        """Return the lines that have room below the heading of the turn that the first of them belongs to, the newest
        first.
        """
        fitting = self._whole(shown, self._room)
        turn = turn_of_line(self.lines, fitting[-1]) if fitting else None
        if turn is None or turn in fitting:
            return fitting
        fitting = self._whole(shown, self._room - self._height_with_gaps([turn]))
        turn = turn_of_line(self.lines, fitting[-1]) if fitting else None
        return fitting if turn is None or turn in fitting else [*fitting, turn]

    def _whole(self, shown: Sequence[int], room: float) -> list[int]:
        """Return the lines that have room as a whole, the newest first. No reason stands without what it explains, which
        may stand without its reason.
        """
        fitting: list[int] = []
        reasons: list[int] = []
        for i in reversed(shown):
            if self.lines[i].reason:
                reasons.append(i)
                continue
            whole = next((one for one in ([*reasons, i], [i]) if self._height(one) <= room), None)
            if whole is None:
                return fitting
            fitting += whole
            room -= self._height(whole) + ABOVE_TURN * self.lines[i].heading
            reasons = []
        return fitting

    @property
    def _room(self) -> float:
        """The height below the head."""
        return self.size.y - self._head - 12

    @property
    def _head(self) -> float:
        """The height of the head, which a low panel only has while it is scrolled back."""
        return HEAD if self.back or self.size.y >= LOW else 0.0

    def _height_with_gaps(self, places: Sequence[int]) -> float:
        return self._height(places) + ABOVE_TURN * sum(self.lines[place].heading for place in places)

    def _height(self, places: Iterable[int]) -> float:
        return LINE * sum(self._rows_of(self.lines[place]) for place in places)

    def _rows_of(self, line: LogLine) -> int:
        writer, scale = self.view.theme.writer, self.transform.scale
        return writer.line_count(line.text, self._ink(line), scale, self._width(line))

    def _width(self, line: LogLine) -> int:
        """Return the pixels in which a line is broken into rows."""
        room = self.size.x - 20 - _indent(line) - SIGN * line.heading
        return round(room * self.transform.scale) - 1

    def _ink(self, line: LogLine) -> Ink:
        palette = self.view.palette
        color = (
            palette.gold_light if line.heading else palette.text_faint if line.reason else palette.text_soft
        )
        return self.view.theme.inks.tiny.sized(19).colored(color)

    def draw(self, canvas: Canvas) -> None:
        if self.view.zones.log is None:
            Node.draw(self, canvas)  # Not cached: a drawer's shadow falls beyond its edge.
        else:
            super().draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        palette, inks, writer = self.view.palette, self.view.theme.inks, self.view.theme.writer
        if self.view.zones.log is None:
            shadow(canvas, self.bounds, radius=10, reach=12, color=(*palette.shadow[:3], 170))
            fill(canvas, self.bounds, palette.own[0], radius=10, rim=palette.gold_dim)
        else:
            ground = palette.own[0] if self.solid else palette.panel
            fill(canvas, self.bounds, ground, radius=10, rim=palette.panel_rim)
        if self.view.cuts(self.rect):  # Half sentences beside a plate with words say nothing.
            return
        placed = self._placed()
        if self._head or not placed:
            self._paint_head(canvas, placed)
        if self.back:
            small = inks.tiny.sized(19).colored(palette.text).aligned(0.5)
            fill(canvas, self._newest, palette.panel_raised[0], radius=7, rim=palette.gold_dim)
            write(canvas, writer, t("Newest"), small, inset(self._newest, 6, 0))
        for i, rect in placed:
            self._paint_line(canvas, i, rect)

    def _paint_head(self, canvas: Canvas, placed: list[tuple[int, FRect]]) -> None:
        """Paint the panel's name and, where a turn's heading is scrolled away, that heading beside it if it has room."""
        palette, inks, writer = self.view.palette, self.view.theme.inks, self.view.theme.writer
        head, ink = FRect(14, 4, self.size.x - 28, HEAD - 4), inks.subheading.sized(21)
        write(canvas, writer, t("Log"), ink.colored(palette.gold_light), head)
        first = placed[0][0] if placed else 0
        turn = turn_of_line(self.lines, first) if placed else None
        if turn is None or turn == first:
            return
        line, beside = self.lines[turn], writer.units(t("Log"), ink).x + 16
        words = inset(head, beside + 10, 2, 124 if self.back else 0, 0)
        if writer.units(line.text, self._ink(line)).x > words.w:
            return
        bar = FRect(head.x + beside, head.y + 6, 4, head.h - 10)
        fill(canvas, bar, self._seat_color(line), radius=1)
        write(canvas, writer, line.text, self._ink(line), words)

    def _paint_line(self, canvas: Canvas, place: int, rect: FRect) -> None:
        palette, line = self.view.palette, self.lines[place]
        folds = self._turns.foldable(self.lines, place)
        if place == self.pointed and (line.cards or folds):
            fill(canvas, rect, palette.panel_raised[0], radius=5)
            outline(canvas, rect, palette.gold_dim, radius=5, thickness=1)
        if line.heading:
            fill(canvas, FRect(rect.x, rect.y + 4, 4, LINE - 8), self._seat_color(line), radius=1)
        if folds:
            sign = "unfolded" if self._turns.is_open(self.lines, place) else "folded"
            icon(
                canvas,
                sign,
                palette.gold_light,
                FRect(rect.right - SIGN, rect.y + (LINE - FOLDS) / 2, FOLDS, FOLDS),
            )
        box = canvas.box(inset(rect, _indent(line), 0, 4, 0))
        text = self.view.theme.writer.picture(
            self._set(line), self._ink(line), canvas.scale, self._width(line), round(rect.h / LINE)
        )
        canvas.blit(text, box.topleft)

    def _set(self, line: LogLine) -> Segments:
        """Return the line as segments in which the names of cards stand out."""
        ink = self._ink(line)
        lit = ink.colored(self.view.palette.text)
        parts: list[Segment] = []
        at = 0
        for start, end, _ in line.named:
            parts += [Span(line.text[at:start], ink), Span(line.text[start:end], lit)]
            at = end
        return [*parts, Span(line.text[at:], ink)] if parts else line.text

    def _seat_color(self, line: LogLine) -> tuple[int, int, int]:
        color = self.view.color(line.seat) if line.seat is not None else self.view.palette.text
        return color[0], color[1], color[2]


def _indent(line: LogLine) -> float:
    return 10.0 if line.heading else 28.0 if line.reason else 16.0
