"""What happened since a player’s last turn, as a list for the banner and the page that shows it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from pygame import FRect

from wotrush.i18n import capitalized, t
from wotrush.scenes.description.reasons import going_on
from wotrush.scenes.hotseat.line_pictures import APART, Faces, LinePictures, repeats
from wotrush.scenes.hotseat.recap_lines import RecapLine
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.spacing import NO_BREAK
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import ScrollPanel

LINE, REASON, MARK, STEM = 34.0, 30.0, 20.0, 3.0
TINTED = 0.35
"""How far the color of a player's name is on its way to that of the text, so that it is read in high contrast too."""
AFTER_NAME = f" {NO_BREAK},:"
"""What may stand between the name with which a line begins and what it tells of that player."""
BEFORE_PICTURES = 22.0
"""The room between words and pictures."""
BELOW = 8.0
"""The room below the words and the pictures of a line."""
INDENT, BESIDE = 34.0, 54.0
"""Where the lines begin beside the marks, and the width that marks and scroll bar take from them."""
HEAD, PARTED, BETWEEN = 38.0, 16.0, 40.0
"""The height of a player's name with the room below it, the room between two players, and between two columns."""
NARROWEST, COLUMN, TWO_COLUMNS = 520.0, 1200.0, 1400.0
"""The widths of a single column, and that from which on there are two."""
MANY, EVEN = 3, 0.6
"""So many players stand in two columns wherever there is room; and how high the lower column is at least, as a share of the
other.
"""
ENLARGED = (2.0, 1.6, 1.3, 1.0)
"""How large pictures are, in their least sizes: the first at which the whole list is seen."""
BROKEN = 1.4
"""Beside enlarged pictures words are so many times as high at most as if no line of theirs were broken."""
SHADE = 0.8
"""How dark it is around what is read, so that nothing behind it is."""


@dataclass(frozen=True, slots=True)
class _Row:
    """What somebody did, the reason below it if there is one, and pictures of the cards that it names."""

    text: Label
    reason: Label | None
    pictures: LinePictures


class _Stem(Node):
    """A line in a player's color, beside all that happened in that player's turn."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self._color, canvas.box(self.bounds))


@dataclass(frozen=True, slots=True)
class _Part:
    """What happened in the turn of one player: the player's mark and name, the line below, and the rows."""

    mark: Node
    name: Label
    stem: Node
    rows: list[_Row]

    @property
    def blocks(self) -> list[list[_Row]]:
        """Return the rows in blocks, each of which begins with pictures and goes on with the rows without any: what is written
        there stands beside these pictures too, so that its lines are evenly spaced.
        """
        blocks: list[list[_Row]] = []
        for row in self.rows:
            if row.pictures.all or not blocks:
                blocks.append([])
            blocks[-1].append(row)
        return blocks


class RecapList(ScrollPanel):
    """The lines, gathered by turns; those that hit the reader stand out. A wide list has two columns."""

    def __init__(
        self, context: AppContext, lines: Sequence[RecapLine], session: GameSession, observation: Any
    ) -> None:
        super().__init__(context.theme.styles.plain, name="recap")
        theme, tell = context.theme, session.description.event_text
        self._writer = theme.writer
        self._small = theme.inks.small.colored(theme.palette.text_faint)
        names = session.names
        self._parts: list[_Part] = []
        faces = session.description.event_faces
        for seat, of_seat in groupby(lines, key=lambda line: line.seat):
            color = context.seat_color(seat)
            mark = self.content.add(Sprite(SeatMark(seat, color)))
            mark.touchable = False
            rows: list[_Row] = []
            head = theme.inks.strong.colored(mix(color, theme.palette.text, TINTED))
            name = self.content.add(Label(theme.writer, partial(names.__getitem__, seat), head))
            self._parts.append(_Part(mark, name, self.content.add(_Stem(color)), rows))
            shown: Faces = ((), ())
            for line in of_seat:
                loud = theme.inks.strong.colored(theme.palette.warning)
                text = partial(_line_text, tell, observation, line, names)
                ink = loud if line.to_you else theme.inks.body
                label = self.content.add(Label(theme.writer, text, ink, fit=Fit.WRAP, valign=0.0))
                found = ((), ()) if line.event is None else faces(observation, line.event)
                new = session.description.acts(line.event) or not repeats(found, shown)
                shown = found if new else shown
                pictures = LinePictures(
                    self.content, *(found if new else ((), ())), theme.writer, theme.inks.body
                )
                rows.append(_Row(label, self._reason_label(session, line, label), pictures))
        self._pictures = [row.pictures for part in self._parts for row in part.rows]

    @property
    def beside(self) -> float:
        """The width that marks, pictures and scroll bar take from the words."""
        most = self._widest_pictures
        return BESIDE + most + (BEFORE_PICTURES if most else 0.0)

    @property
    def _widest_pictures(self) -> float:
        return max((pictures.width for pictures in self._pictures), default=0.0)

    def _reason_label(self, session: GameSession, line: RecapLine, text: Label) -> Label | None:
        """Add why it was done, if an opponent did it, without the name that the text has said."""
        if line.reason is None:
            return None
        reason, in_words = line.reason, session.description.reason_text
        return self.content.add(
            Label(
                self._writer,
                lambda: going_on(in_words(reason), str(text)),
                self._small,
                fit=Fit.WRAP,
                valign=0.0,
            )
        )

    def fit(self, room: float, high: float) -> float:
        """Enlarge the pictures as far as they can be while all is seen, and return the width for it: that of two columns
        that are about equally long, or of one. What has to be scrolled is one column, so that it is read in order.
        """
        for times in ENLARGED:
            for pictures in self._pictures:
                pictures.times = times
            one, two = self._widths(room)
            many = len(self._parts) >= MANY
            for width in (two, one) if many else (one, two):
                whole = times == 1 or self._breaks(width) <= BROKEN
                if whole and self.natural_height(width) <= high and self._evenness(width) >= EVEN:
                    return width
        return two if self.natural_height(two) <= high else one

    def _breaks(self, width: float) -> float:
        """Return how many times as high all words are as if no line of theirs were broken."""
        rows, wide = [row for part in self._parts for row in part.rows], self._columns(width)[1]
        words = sum(self._words_high(row, wide - self.beside) for row in rows)
        return words / max(1.0, sum(self._words_high(row, COLUMN) for row in rows))

    def _widths(self, room: float) -> tuple[float, float]:
        """Return the width of one column, and that of two if there is room for them."""
        one = min(max(NARROWEST, min(COLUMN, self._widest_line())), room)
        return one, one if room < TWO_COLUMNS else min(room, max(TWO_COLUMNS, 2 * one + BETWEEN))

    def _evenness(self, width: float) -> float:
        """Return how high the lower column is, as a share of the other; 1 if there is only one."""
        parts, wide = self._columns(width)
        high = [sum(self._high(part, wide) for part in column) for column in parts]
        return min(high) / max(1.0, *high)

    def _widest_line(self) -> float:
        """Return the width at which no line needs a second one."""
        labels = [
            label
            for part in self._parts
            for row in part.rows
            for label in (row.text, row.reason)
            if label is not None and label.ink is not None
        ]
        widths = [self._writer.units(str(label), label.ink).x for label in labels if label.ink is not None]
        return max(widths, default=0.0) + self.beside + 8

    def natural_height(self, width: float) -> float:
        """Return its height at that width without scrolling."""
        parts, wide = self._columns(width)
        return max(sum(self._high(part, wide) for part in column) for column in parts)

    def seen_height(self, width: float, most: float) -> float:
        """Return the height that shows as much as `most` allows, and cuts no line of the first column in half."""
        if self.natural_height(width) <= most:
            return self.natural_height(width)
        columns, wide = self._columns(width)
        seen = bottom = 0.0
        for part in columns[0]:
            bottom += HEAD
            for block in part.blocks:
                for _, _, below in self._places(block, bottom, wide - self.beside):
                    seen = below if below <= most else seen
                bottom += self._block_high(block, wide - self.beside)
            bottom += PARTED
        return seen or most

    def _columns(self, width: float) -> tuple[list[list[_Part]], float]:
        """Return what stands in each column, as evenly as the players allow, and how wide a column is."""
        if width < TWO_COLUMNS or len(self._parts) < 2:
            return [self._parts], width
        wide = (width - BETWEEN) / 2
        high = [self._high(part, wide) for part in self._parts]
        cut = min(range(1, len(high)), key=lambda n: max(sum(high[:n]), sum(high[n:])))
        return [self._parts[:cut], self._parts[cut:]], wide

    def _high(self, part: _Part, width: float) -> float:
        return HEAD + PARTED + sum(self._block_high(block, width - self.beside) for block in part.blocks)

    def _block_high(self, block: Sequence[_Row], width: float) -> float:
        return max(sum(self._words_high(row, width) for row in block), _pictures_high(block))

    def _words_high(self, row: _Row, width: float) -> float:
        words = self._text_high(row.text, LINE, width)
        return words + (self._text_high(row.reason, REASON, width) if row.reason else 0.0)

    def _places(self, block: Sequence[_Row], top: float, width: float) -> Iterator[tuple[_Row, float, float]]:
        """Yield every row of a block that begins there, where its words begin, halfway up the pictures, and where it ends."""
        words = [self._words_high(row, width) for row in block]
        bottom = max(top + _pictures_high(block), top + sum(words))
        top += max(0.0, 1 + (_pictures_high(block) - sum(words)) / 2)
        for i, (row, high) in enumerate(zip(block, words, strict=True)):
            yield row, top, bottom if i + 1 == len(block) else top + high
            top += high

    def _text_high(self, text: Label, least: float, width: float) -> float:
        """Return the height of a text's place."""
        return max(least, text.height_at(width) + BELOW)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        columns, wide = self._columns(rect.w)
        ends = [self._place(column, n * (wide + BETWEEN), wide) for n, column in enumerate(columns)]
        self.fit_content(max(ends))

    def _place(self, parts: Sequence[_Part], left: float, width: float) -> float:
        """Place a column and return its height."""
        top, wide = 0.0, width - self.beside
        for part in parts:
            start = top + LINE
            part.mark.rect = FRect(left, top + (LINE - MARK) / 2, MARK, MARK)
            part.name.rect = FRect(left + INDENT, top, width - INDENT, LINE)
            top += HEAD
            for block in part.blocks:
                for row, words, _ in self._places(block, top, wide):
                    self._place_row(row, left + INDENT, top, words, wide)
                top += self._block_high(block, wide)
            part.stem.rect = FRect(left + (MARK - STEM) / 2, start, STEM, max(0.0, top - start - APART))
            top += PARTED
        return top

    def _place_row(self, row: _Row, start: float, top: float, words: float, wide: float) -> None:
        """Put the pictures, which begin at `top`, to the right of the words, in line with those of the other rows."""
        most = self._widest_pictures
        row.pictures.place(start + wide + BEFORE_PICTURES + most, top + 1, most)
        high = self._text_high(row.text, LINE, wide)
        row.text.rect = FRect(start, words, wide, high)
        if row.reason is not None:
            row.reason.rect = FRect(start, words + high, wide, self._text_high(row.reason, REASON, wide))


def _pictures_high(block: Sequence[_Row]) -> float:
    """Return the height that the pictures of a block need."""
    pictures = block[0].pictures
    return pictures.height + BELOW if pictures.all else 0.0


def _line_text(
    tell: Callable[[Any, Any, Sequence[str]], str | None],
    observation: Any,
    line: RecapLine,
    names: Sequence[str],
) -> str:
    """Return the text of a line without its player's name, which the heading already gives."""
    if line.left:
        return t("Gives up; an opponent plays on.")
    if line.event is None:
        return t("Nothing of note.")
    text = (tell(observation, line.event, names) or "").replace(f" ({names[line.seat]})", "")
    nameless = text.removeprefix(names[line.seat])
    rest = nameless.lstrip(AFTER_NAME)
    return text if nameless in (text, rest) else capitalized(rest)
