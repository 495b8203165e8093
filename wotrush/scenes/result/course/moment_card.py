"""A card beside a chart: when something happened, to whom, what it was, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect
from pygame.typing import Point

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Ink, Segments, resolve, smallest
from wotrush.stage.widgets.panel import paint_plate
from wotrush.stage.widgets.pressable import Pressable

WIDEST, BETWEEN, BESIDE = 520.0, 12.0, 16.0
"""The width of a column of cards, the distance between two, and that from the chart."""
NUMBER = 34.0
HEAD, FOOT, HIGH_FOOT = 36.0, 30.0, 48.0
"""The heights of the lines at the top and bottom, and of two lines at the bottom."""
SAVED = 5.0
"""By how much these are lower in a card without space between lines."""
GAP = 8.0
"""The distance between the lines of a card that is high enough for any."""
LEAST_WIDTH = 0.86
"""How much narrower words may be to have no single one on their last line, as a share of their room."""
LARGEST = 28.0
"""The largest letters of such a card; where that is too much they are as large as they fit."""
PICTURE, MOST_ACROSS, HIGHEST, LOWEST_PICTURE = 0.38, 1.6, 0.8, 84.0
"""The width of a picture, as a share of the room and in heights of it, its height in widths, and the least room for one."""
LARGE_PICTURE, BELOW = 170.0, 0.62
"""The least height of a picture below the words, and the most, as a share of its width."""
HEADED, HEADING = 560.0, 34.0
"""The least height of a column that has a heading, and that of the heading."""
SURE, SURE_WIDTH = 0.96, 0.985
"""How much of its room a text may fill, since in some windows letters are a little higher and wider than they were measured."""
SIDE, MARGIN, TIGHT = 18.0, 12.0, 6.0
"""The room left and right of the words, and that above and below them in cards with and without space between lines."""


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The texts of a card; `what` returns what happened in its fullest form and in ever shorter ones."""

    when: Callable[[], str]
    change: Callable[[], Segments]
    what: Callable[[], Sequence[str]]
    outcome: Callable[[], str]

    def said(self) -> str:
        """Return all that is said of the moment."""
        return f"{self.what()[0]} {self.outcome()}"


SMALLER = 0.85
"""The least size of letters beside a picture, in that of usual ones."""


class MomentCard(Pressable):
    """A click or Enter on it calls `on_open` with its words."""

    def __init__(
        self,
        context: AppContext,
        name: str,
        number: int,
        words: MomentWords,
        on_open: Callable[[Callable[[], str]], None],
        picture: Face | None,
    ) -> None:
        """The picture, if there is one, stands below what happened or beside it where there is room for it."""
        super().__init__(name=f"{name} {number}")
        self._picture = self.add(Sprite(face=picture, name="moment picture"))
        self._context = context
        self._number, self._words = number, words
        self._on_open = on_open
        self._form = 0
        """Which form of what happened has room."""
        self.illustrated = True
        """Whether it may show its picture: none does beside a card that has no room for its own."""
        self._disc = FRect()
        self.needed = 0.0
        """The height that it needs where it was placed."""
        self.tooltip = lambda: t("Watch the game from here")
        inks, palette = context.theme.inks, context.theme.palette
        self._head = self._label(words.when, inks.subheading)
        self._change = self._label(words.change, inks.strong.aligned(1.0))
        small = inks.small.colored(palette.text)
        self._what = self._label(lambda: words.what()[self._form], small, Fit.WRAP)
        self._what.valign = 0.0
        self._outcome = self._label(words.outcome, inks.strong)

    def _label(self, text: Callable[[], Segments], ink: Ink, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._context.theme.writer, text, ink, fit=fit))

    def place(self, rect: FRect, largest: float = LARGEST, closing: float = LARGEST) -> None:
        """Lay it out with letters no larger than that, in what happened and in what came of it."""
        self.rect = rect
        spaced = rect.h >= self.wanted(rect.w)
        inner = inset(self.bounds, SIDE, MARGIN if spaced else TIGHT)
        inks, writer = self._context.theme.inks, self._context.theme.writer
        gap = GAP if spaced else 0.0
        tight = 0.0 if spaced else SAVED
        head, what, foot = rows(inner, -(HEAD - tight), 1, -(self._foot(inner.w) - tight), gap=gap)
        self._disc = FRect(inner.x - 2, head.centery - NUMBER / 2, NUMBER, NUMBER)
        left = self._disc.right + 12
        needed = writer.units(resolve(self._change.text), inks.strong).x
        width = max(head.w * 0.44, head.right - left - needed - 8)
        self._head.rect = FRect(left, head.y, width, head.h)
        self._change.rect = FRect(left + width + 8, head.y, head.right - left - width - 8, head.h)
        what.size = SURE_WIDTH * what.w, SURE * what.h
        self._form = self._form_for(what.size)
        said = resolve(self._what.text)
        ink = inks.body.sized(LARGEST)
        what = self._place_picture(what, said, ink)
        ink = ink.sized(min(ink.size, largest))
        self._what.ink = writer.wrapping_ink(said, ink, what.size)
        longest = writer.units(said, self._what.ink, what.w).x
        even = writer.even_width(said, self._what.ink, what.w)
        what.w = min(what.w, max(what.w * LEAST_WIDTH, even, longest)) / SURE_WIDTH
        what.h = min(what.h, writer.units(said, self._what.ink, SURE_WIDTH * what.w).y) / SURE
        self._what.rect = what
        foot.y = min(foot.y, max(what.bottom, self._bottom_of_picture) + gap)
        self._outcome.rect = foot
        said, gold = resolve(self._outcome.text), inks.strong.colored(self._context.theme.palette.gold_light)
        wraps = self._foot(foot.w) == HIGH_FOOT
        fitting = (
            writer.wrapping_ink(said, gold, foot.size)
            if wraps
            else writer.fitting_ink(said, gold, int(foot.w))
        )
        self._outcome.ink = fitting.sized(min(fitting.size, closing))
        self.needed = foot.bottom + inner.y

    def wanted(self, width: float) -> float:
        """Return the height for all its words in letters of the usual size, with space between the lines, at that width."""
        words = self._words_height(width - 2 * SIDE, self._context.theme.inks.body)
        words = max(words, LOWEST_PICTURE if self._picture.face is not None else 0.0)
        return 2 * MARGIN + HEAD + GAP + words + GAP + self._foot(width - 2 * SIDE)

    def least(self, width: float) -> float:
        """Return the height for all its words in the smallest letters, without any space, at that width."""
        body = self._context.theme.inks.body
        words = self._words_height(width - 2 * SIDE, body.sized(smallest(body)))
        return 2 * TIGHT + HEAD - SAVED + words + self._foot(width - 2 * SIDE) - SAVED

    def _words_height(self, width: float, ink: Ink, form: int = 0) -> float:
        """Return the height of what happened, in its fullest form or in another."""
        return self._context.theme.writer.units(self._words.what()[form], ink, width).y

    def _form_for(self, room: Point) -> int:
        """Return the fullest form if it has room in letters of the usual size, or else the first that has in the smallest."""
        body, last = self._context.theme.inks.body, len(self._words.what()) - 1
        if self._words_height(room[0], body) <= room[1]:
            return 0
        least = body.sized(smallest(body))
        fitting = (form for form in range(1, last) if self._words_height(room[0], least, form) <= room[1])
        return next(fitting, last)

    def _foot(self, width: float) -> float:
        theme = self._context.theme
        needed = theme.writer.least_width(resolve(self._outcome.text), theme.inks.strong)
        return FOOT if needed <= width else HIGH_FOOT

    def _place_picture(self, room: FRect, said: Segments, ink: Ink) -> FRect:
        """Place it below the words where that leaves it large, else to their right unless they are too long for that.
        Return the room that is left to them.
        """
        picture, writer = self._picture, self._context.theme.writer
        words = writer.units(said, ink, room.w).y + 6
        picture.visible = self.illustrated and picture.face is not None
        if not picture.visible:
            return room
        if room.h - words - GAP >= LARGE_PICTURE:
            high = min(room.h - words - GAP, room.w * BELOW)
            picture.rect = FRect(room.x, room.y + words + GAP, room.w, high)
            return FRect(room.x, room.y, room.w, words)
        wide = min(room.w * PICTURE, room.h * MOST_ACROSS)
        left, right = columns(room, 1, -wide, gap=14)
        body = self._context.theme.inks.body
        fitting = writer.units(said, body.sized(body.size * SMALLER), left.w).y <= left.h
        picture.visible = fitting and room.h >= LOWEST_PICTURE
        picture.rect = FRect(right.x, right.y + 4, right.w, min(right.h - 4, right.w * HIGHEST))
        return left if picture.visible else room

    @property
    def cramped(self) -> bool:
        """Whether it has no room for its picture."""
        return self._picture.face is not None and not self._picture.visible

    @property
    def letters(self) -> tuple[float, float]:
        """The sizes of the letters that tell what happened and what came of it."""
        assert self._what.ink is not None
        assert self._outcome.ink is not None
        return self._what.ink.size, self._outcome.ink.size

    @property
    def _bottom_of_picture(self) -> float:
        picture = self._picture
        return picture.rect.bottom if picture.visible else 0.0

    def paint(self, canvas: Canvas) -> None:
        theme = self._context.theme
        style = theme.styles.plain
        paint_plate(canvas, canvas.box(self.bounds), style, style.hover if self.hovered else style.panel)
        fill(canvas, self._disc, theme.palette.gold[0], radius=NUMBER / 2)
        ink = theme.inks.strong.sized(24).colored(theme.palette.on_gold).aligned(0.5)
        write(canvas, theme.writer, f"{self._number}", ink, self._disc)

    def activate(self) -> None:
        self._on_open(self._words.said)


def beside(cards: Sequence[MomentCard], rect: FRect, heading: Label) -> FRect:
    """Lay out the cards, if there are any, below their heading in a column at the right edge, all in letters of one size,
    and higher the more words they have. Return what is left of the rectangle.
    """
    heading.visible = bool(cards) and rect.h >= HEADED
    if not cards:
        return rect
    left, right = columns(rect, 1, -min(WIDEST, rect.w * 0.36), gap=BESIDE)
    if heading.visible:
        heading.rect, right = rows(right, -HEADING, 1, gap=4)
    y = right.y
    cells = _cells(cards, right)
    for illustrated in (True, False):
        for card, cell in zip(cards, cells, strict=True):
            card.illustrated = illustrated
            card.place(cell)
        if not any(card.cramped for card in cards):
            break
    largest, closing = map(min, zip(*[card.letters for card in cards], strict=True))
    for card, cell in zip(cards, cells, strict=True):
        card.place(cell, largest, closing)
        card.rect = FRect(cell.x, y, cell.w, min(cell.h, card.needed))
        y = card.rect.bottom + BETWEEN
    return left


def _cells(cards: Sequence[MomentCard], room: FRect) -> list[FRect]:
    """Divide the room so that all cards get the same part of what they want beyond the least."""
    least = [card.least(room.w) for card in cards]
    more = [card.wanted(room.w) - low for card, low in zip(cards, least, strict=True)]
    part = max(0.0, room.h - BETWEEN * (len(cards) - 1) - sum(least)) / sum(more)
    return rows(room, *[low + part * beyond for low, beyond in zip(least, more, strict=True)], gap=BETWEEN)
