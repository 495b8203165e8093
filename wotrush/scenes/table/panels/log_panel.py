"""The log: a line for every event, as the viewer may know it; pointing at a line shows its card."""

from __future__ import annotations

import re

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.session.session import News
from wotrush.scenes.style.paint import fill, outline, shadow, write
from wotrush.scenes.table.panels.event_words import EventWords, LogLine, log_lines
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import Ink, Segment, Segments, Span

LINE = 25.0
HEAD = 32.0


class LogPanel(StaticLayer):
    """Keeps the newest line in sight unless it has been scrolled back. It is painted only when it changes."""

    touchable = True
    back = Tracked(0)
    """The number of lines it is scrolled back."""
    pointed = Tracked[int | None](None)
    ahead = Tracked(0)
    """How many of the newest lines tell what has not been seen to happen yet; they wait."""

    def __init__(self, view: TableView, words: EventWords) -> None:
        super().__init__(name="log")
        self.view = view
        self._words = words
        self.lines: list[LogLine] = []
        self._pointer = Vector2()

    def rebuild(self, news: list[News]) -> None:
        """Replace all lines: after undo, or when the screen turns to another player."""
        self.lines = []
        self.back = self.ahead = 0
        for item in news:
            self.add_news(item)
        self.invalidate()

    def add_news(self, news: News) -> None:
        """Append the lines of these news; the caller has the panel painted when there is time."""
        self.lines += log_lines(self.view, self._words, news)

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
        if not inside:
            self.pointed = None

    def on_wheel(self, steps: float) -> bool:
        self.back = min(max(self.back + round(steps * 3), 0), max(0, len(self.lines) - 3))
        return True

    def _placed(self) -> list[tuple[int, FRect]]:
        """Return the visible lines with their places, the newest at the bottom; a long one takes several rows."""
        placed = []
        y = self.size.y - 8.0
        for i in range(len(self.lines) - 1 - self.ahead - self.back, -1, -1):
            height = LINE * self._rows_of(self.lines[i])
            if y - height < HEAD + 4:
                break
            y -= height
            placed.append((i, FRect(8, y, self.size.x - 16, height)))
        spare = min((rect.top for _, rect in placed), default=HEAD + 6) - HEAD - 6
        return [(i, rect.move(0, -spare)) for i, rect in reversed(placed)]

    def _rows_of(self, line: LogLine) -> int:
        writer, ink, scale = self.view.theme.writer, self._ink(line), self.transform.scale
        width = round(self._room(line) * scale) - 1
        return round(writer.size(line.text, ink, scale, width).y / writer.size("x", ink, scale).y)

    def _room(self, line: LogLine) -> float:
        return self.size.x - 20 - _indent(line)

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
            fill(canvas, self.bounds, palette.panel, radius=10, rim=palette.panel_rim)
        head = FRect(14, 4, self.size.x - 28, HEAD - 4)
        write(canvas, writer, t("Log"), inks.subheading.sized(21).colored(palette.gold_light), head)
        for i, rect in self._placed():
            self._paint_line(canvas, self.lines[i], rect, i == self.pointed)

    def _paint_line(self, canvas: Canvas, line: LogLine, rect: FRect, pointed: bool) -> None:
        palette = self.view.palette
        if pointed and line.cards:
            fill(canvas, rect, palette.panel_raised[0], radius=5)
            outline(canvas, rect, palette.gold_dim, radius=5, thickness=1)
        if line.heading:
            fill(canvas, FRect(rect.x, rect.y + 4, 4, LINE - 8), self._seat_color(line), radius=1)
        text = inset(rect, _indent(line), 0, 4, 0)
        write(
            canvas, self.view.theme.writer, self._set(line), self._ink(line), text, lines=self._rows_of(line)
        )

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
