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
TITLE, TWO_LINES, LINE = 38.0, 62.0, 31.0
"""The heights of a title, of one on two lines, and of a line below it."""
LARGE = 1.8
"""The height of the first card in a column, in those of the others."""
LOWEST, NARROWEST = 140.0, 420.0
"""Cards lower or narrower than this are left out."""
STACKED, SHARE = 210.0, 0.62
"""Cards lower than this have their pictures beside the words; in others the words have at most this share."""
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
        """The first card is the largest of a single column; the last ones are left out where they would be too low."""
        self.rect = rect
        across = min(across, len(self.cards))
        fit = (rect.h + GAP) / (LOWEST + GAP) - (LARGE - 1 if across == 1 else 0)
        shown = self._show(max(1, int(fit) * across))
        for number, column in enumerate(columns(self.bounds, *[1] * across, gap=GAP)):
            cards = shown[number::across]
            shares = [LARGE if across == 1 else 1, *[1] * (len(cards) - 1)]
            for card, cell in zip(cards, rows(column, *shares, gap=GAP), strict=True):
                card.place(cell)
        _title_alike(shown)

    def place_in_line(self, rect: FRect) -> None:
        self.rect = rect
        shown = self._show(max(1, int((rect.w + GAP) / (NARROWEST + GAP))))
        for card, cell in zip(shown, columns(self.bounds, *[1] * len(shown), gap=GAP), strict=True):
            card.place(cell)
        _title_alike(shown)

    def _show(self, most: int) -> list[HighlightCard]:
        """Show the first ones, at most so many, and return them."""
        for number, card in enumerate(self.cards):
            card.visible = number < most
        return self.cards[:most]


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
        self._title_ink = inks.subheading.colored(palette.gold_light)
        self._title = self.add(
            Label(theme.writer, lambda: [seat_icon(told.seat, color), f"  {told.title}"], self._title_ink)
        )
        self._figure = self.add(Label(theme.writer, told.figure, inks.number.sized(34).aligned(1.0)))
        self._ink, self._forms = inks.body, (told.text, *told.shorter)
        self._text = self.add(
            Label(theme.writer, told.text, self._ink, fit=Fit.WRAP, valign=0.0, name="told")
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner, writer = inset(self.bounds, 14, 10), self._text.writer
        said = self._forms[0]
        assert self._figure.ink is not None
        figure = writer.units(resolve(self._figure.text), self._figure.ink).x
        if rect.h >= STACKED and not (self._alone and rect.h < 1.5 * STACKED):
            words = max(LINE, writer.units(said, self._ink, inner.w).y) + 6
            pictures, words_at = rows(inner, 1, -min(TITLE + words, inner.h * SHARE), gap=6)
        else:
            wide = inner.h * (SIGN if self._alone else BESIDE * len(self._pictures))
            titled = writer.least_width(resolve(self._title.text), self._title_ink) + figure + 30
            wide = min(wide, inner.w * MOST_BESIDE, max(0.3 * inner.w, inner.w - titled))
            pictures, words_at = columns(inner, -wide, 1, gap=16)
        divide = rows if pictures.w < pictures.h * BESIDE else columns
        for node, cell in zip(
            self._pictures, divide(pictures, *[1] * len(self._pictures), gap=6), strict=True
        ):
            node.rect = cell
        titled = writer.least_width(resolve(self._title.text), self._title_ink) + figure + 18
        head, text = rows(words_at, -(TITLE if titled <= words_at.w else TWO_LINES), 1)
        self._title.rect, self._figure.rect = columns(head, 1, -figure, gap=10)
        self._text.rect = text
        for said in self._forms:
            self._text.text = said
            self._text.ink = writer.wrapping_ink(said, self._ink, text.size)
            if writer.units(said, self._text.ink, text.w).y <= text.h:
                break

    @property
    def fitting_title(self) -> float:
        """The largest size in which the title fits its line."""
        width = int(self._title.size.x)
        return self._title.writer.fitting_ink(resolve(self._title.text), self._title_ink, width).size

    def size_title(self, size: float) -> None:
        self._title.ink = self._title_ink.sized(size)


def _title_alike(cards: Sequence[HighlightCard]) -> None:
    """Write all titles in the size in which the longest fits."""
    size = min((card.fitting_title for card in cards), default=0.0)
    for card in cards:
        card.size_title(size)
