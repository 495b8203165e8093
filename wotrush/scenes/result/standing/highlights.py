"""What is worth telling of a game: cards with pictures, the most important one large."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import Highlight
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Segment, resolve
from wotrush.stage.widgets import Panel

GAP = 14.0
TITLE, LINE = 38.0, 31.0
"""The heights of a title and of a line below it."""
LARGE = 1.8
"""The height of the first card in a column, in those of the others."""
STACKED = 210.0
"""Cards lower than this have their pictures beside the words."""
BESIDE, MOST_BESIDE = 1.4, 0.46
"""The width of a picture beside the words, in its heights, and the most that all take, as a share of the card."""
SIGN = 0.9
"""The width of the sign that stands for a picture, in its heights."""


class Highlights(Node):
    """In a column, in two of them, or in a line."""

    touchable = False

    def __init__(self, context: AppContext, told: Sequence[Highlight]) -> None:
        super().__init__(name="highlights")
        self.cards = [self.add(HighlightCard(context, one)) for one in told]

    def place_in_columns(self, rect: FRect, across: int) -> None:
        """The first card is the largest of a single column."""
        self.rect = rect
        across = min(across, len(self.cards))
        for number, column in enumerate(columns(self.bounds, *[1] * across, gap=GAP)):
            cards = self.cards[number::across]
            shares = [LARGE if across == 1 else 1, *[1] * (len(cards) - 1)]
            for card, cell in zip(cards, rows(column, *shares, gap=GAP), strict=True):
                card.place(cell)

    def place_in_line(self, rect: FRect) -> None:
        self.rect = rect
        for card, cell in zip(self.cards, columns(self.bounds, *[1] * len(self.cards), gap=GAP), strict=True):
            card.place(cell)


class HighlightCard(Node):
    """A title with the mark of whose feat it was, the figure, what happened, and pictures above or beside that."""

    touchable = False

    def __init__(self, context: AppContext, told: Highlight) -> None:
        super().__init__(name=f"highlight {told.title}")
        theme, color = context.theme, context.seat_color(told.seat)
        palette, inks = theme.palette, theme.inks
        self._plate = self.add(Panel(theme.styles.plain, shadow=10))
        sign: list[Segment] = [icon("laurel", palette.gold_light)]
        self._pictures: list[Node] = [
            self.add(Sprite(face=face, name="highlight picture")) for face in told.pictures
        ] or [self.add(Label(theme.writer, lambda: sign, inks.display.aligned(0.5)))]
        self._alone = not told.pictures
        self._title = self.add(
            Label(
                theme.writer,
                lambda: [seat_icon(told.seat, color), f"  {told.title}"],
                inks.subheading.colored(palette.gold_light),
            )
        )
        self._figure = self.add(Label(theme.writer, told.figure, inks.number.sized(34).aligned(1.0)))
        self._ink = inks.body
        self._text = self.add(
            Label(theme.writer, told.text, self._ink, fit=Fit.WRAP, valign=0.0, name="told")
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner, writer = inset(self.bounds, 14, 10), self._text.writer
        said = resolve(self._text.text)
        if rect.h >= STACKED:
            words = max(LINE, writer.units(said, self._ink, inner.w).y) + 6
            pictures, words_at = rows(inner, 1, -min(TITLE + words, inner.h / 2), gap=6)
        else:
            wide = inner.h * (SIGN if self._alone else BESIDE * len(self._pictures))
            pictures, words_at = columns(inner, -min(wide, inner.w * MOST_BESIDE), 1, gap=16)
        for node, cell in zip(
            self._pictures, columns(pictures, *[1] * len(self._pictures), gap=6), strict=True
        ):
            node.rect = cell
        head, text = rows(words_at, -TITLE, 1)
        assert self._figure.ink is not None
        figure = writer.units(resolve(self._figure.text), self._figure.ink).x
        self._title.rect, self._figure.rect = columns(head, 1, -figure, gap=10)
        self._text.rect = text
        self._text.ink = writer.wrapping_ink(said, self._ink, text.size)
