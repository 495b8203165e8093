"""What is worth telling of a game: cards with pictures, the most important one large."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Vector2

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import Highlight
from wotrush.scenes.result.seat_gains import seat_gains
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import SMALLEST, Ink, Segment, resolve
from wotrush.stage.widgets import Panel

GAP = 14.0
TITLE, TWO_LINES, LINE = 38.0, 62.0, 31.0
"""The heights of a title, of one on two lines, and of a line below it."""
APART, BELOW_TITLE = 8.0, 10.0
"""The distance between a title and its figure, unless the title needs it, and the room below the words that balances it."""
LARGE = 1.8, 1.5, 1.25
"""The height of the first card in a column, in those of the others: less where these have more to say."""
LOWEST, NARROWEST = 140.0, 420.0
"""Cards lower or narrower than this are left out."""
SMALLER = 0.84
"""How much smaller all of them may be written to say everything, rather than less."""
SURE = 0.96
"""Wrapped words count with this part of their room: in few pixels letters are a little larger."""
STACKED, SHARE = 210.0, 0.62
"""Cards lower than this have their pictures beside the words; in others the words have at most this share."""
BESIDE, MOST_BESIDE = 1.4, 0.46
"""The width of a picture beside the words, in its heights, and the most that all take, as a share of the card."""
FLATTEST, UPRIGHT, WORTH = 4.0, 1.0, 0.36
"""The width of a picture above the words, in its heights, beyond which it stands beside them; the greatest height of one
beside the words, in its widths; and the least share of the width that it takes in a card that is not low.
"""
SIGN = 0.22
"""The width of the sign that stands for a picture, as a share of the card."""


class Highlights(Node):
    """In a column, in two of them, or in a line."""

    touchable = False

    def __init__(self, context: AppContext, highlights: Sequence[Highlight]) -> None:
        super().__init__(name="highlights")
        self.cards = [self.add(HighlightCard(context, one)) for one in highlights]

    def place_in_columns(self, rect: FRect, across: int) -> None:
        """The first card is the largest of a single column; the last ones are left out where they would be too low."""
        self.rect = rect
        across = min(across, len(self.cards))
        fit = (rect.h + GAP) / (LOWEST + GAP) - (LARGE[0] - 1 if across == 1 else 0)
        shown = self._show(max(1, int(fit) * across))
        for large in LARGE if across == 1 else (1.0,):
            for number, column in enumerate(columns(self.bounds, *[1] * across, gap=GAP)):
                cards = shown[number::across]
                cells = rows(column, large, *[1] * (len(cards) - 1), gap=GAP)
                for card, cell in zip(cards, cells, strict=True):
                    card.place(cell, card is shown[0] if across == 1 else None)
            if all(card.says_everything for card in shown):
                break
        _write_alike(shown)

    def place_in_line(self, rect: FRect) -> None:
        self.rect = rect
        shown = self._show(max(1, int((rect.w + GAP) / (NARROWEST + GAP))))
        for card, cell in zip(shown, columns(self.bounds, *[1] * len(shown), gap=GAP), strict=True):
            card.place(cell)
        _write_alike(shown)

    def _show(self, most: int) -> list[HighlightCard]:
        """Show the first ones, at most so many, and return them."""
        for number, card in enumerate(self.cards):
            card.visible = number < most
        return self.cards[:most]


class HighlightCard(Node):
    """A title with the mark of whose feat it was, the figure, what happened, and pictures above or beside that."""

    touchable = False

    def __init__(self, context: AppContext, highlight: Highlight) -> None:
        super().__init__(name=f"highlight {highlight.title}")
        theme, color = context.theme, context.seat_color(highlight.seat)
        palette, inks = theme.palette, theme.inks
        self._plate = self.add(Panel(theme.styles.plain, shadow=10))
        sign: list[Segment] = [icon("laurel", palette.gold_light)]
        self._pictures: list[Node] = [
            self.add(Sprite(face=face, name="highlight picture")) for face in highlight.pictures
        ] or [self.add(Label(theme.writer, lambda: sign, inks.display.aligned(0.5)))]
        self._alone = not highlight.pictures
        self._title_ink = inks.subheading.colored(palette.gold_light)
        self._title = self.add(
            Label(
                theme.writer,
                lambda: [seat_icon(highlight.seat, color), f"  {highlight.title}"],
                self._title_ink,
                name="title of highlight",
            )
        )
        number = inks.number.aligned(1.0)
        self._figures: list[tuple[Sequence[Segment], Ink]] = [([highlight.figure], number.sized(34))]
        if highlight.gains:
            self._figures.insert(0, (seat_gains(context, highlight.gains), number.sized(26)))
        self._figure = self.add(Label(theme.writer, highlight.figure, number))
        self._words_at, self._beside = FRect(), False
        self._ink, self._forms = inks.body, (highlight.text, *highlight.shorter)
        self._text = self.add(
            Label(theme.writer, highlight.text, self._ink, fit=Fit.WRAP, valign=0.0, name="told")
        )

    def place(self, rect: FRect, stacked: bool | None = None) -> None:
        """Take that place, with the pictures above the words or beside them: by its height, if `stacked` is None."""
        self.rect = rect
        self._plate.rect = self.bounds
        above = rect.h >= STACKED if stacked is None else stacked
        inner = inset(self.bounds, 14, 10)
        above &= not (self._alone and rect.h < 1.5 * STACKED)
        above &= self._alone or inner.w <= FLATTEST * len(self._pictures) * self._divide(inner, True)[0].h
        for figure, ink in self._figures:
            self._figure.text, self._figure.ink = (lambda figure=figure: figure), ink
            pictures, words_at, in_line = self._divide(inner, above)
            if in_line:
                break
        divide = rows if pictures.w < pictures.h * BESIDE else columns
        for node, cell in zip(
            self._pictures, divide(pictures, *[1] * len(self._pictures), gap=6), strict=True
        ):
            node.rect = cell
        width, one_line = words_at.w - self._wide_figure, self._titled(SMALLEST) <= words_at.w + APART
        size = self._ink.size if one_line or self._wraps(width, self._ink.size) else SMALLEST
        two_lines = not in_line and self._wraps(width, size)
        low = in_line or (one_line and not two_lines)
        self._title.fit = Fit.WRAP if two_lines else Fit.SHRINK
        self._words_at, self._beside = words_at, words_at.x > pictures.x
        self._place_words(low)

    def _place_words(self, low: bool) -> None:
        """Put them at the top of their place."""
        head, self._text.rect = rows(self._words_at, -(TITLE if low else TWO_LINES), 1)
        self._title.rect, self._figure.rect = columns(head, 1, -self._wide_figure)
        self._title.valign = 0.5 if low else 1.0

    def _wraps(self, width: float, size: float) -> bool:
        """Return whether the title can stand on two lines of that width, in letters of that size."""
        width *= SURE
        needed = self._text.writer.units(resolve(self._title.text), self._title_ink.sized(size), width)
        return needed.x <= width and needed.y <= TWO_LINES

    def _titled(self, size: float) -> float:
        """Return the width of the title in letters of that size, and of the figure behind it."""
        title = self._text.writer.units(resolve(self._title.text), self._title_ink.sized(size))
        return title.x + self._wide_figure + APART

    @property
    def _wide_figure(self) -> float:
        """The width of the figure with its distance from the title."""
        assert self._figure.ink is not None
        wide = self._figure.writer.units(resolve(self._figure.text), self._figure.ink).x
        return wide + 10 if wide else 0.0

    def _divide(self, inner: FRect, above: bool) -> tuple[FRect, FRect, bool]:
        """Return the places of the pictures and of the words, and whether title and figure fit one line there."""
        writer, titled = self._text.writer, self._titled(self._ink.size)
        if above:
            words = max(LINE, writer.units(self._forms[0], self._ink, inner.w).y) + 6
            pictures, words_at = rows(inner, 1, -min(TITLE + words, inner.h * SHARE), gap=6)
        else:
            wide = inner.w * SIGN
            if not self._alone:
                wide = min(inner.h * BESIDE * len(self._pictures), inner.w * MOST_BESIDE)
                least = WORTH if inner.h >= LOWEST else 0.3
                wide = min(wide, max(least * inner.w, inner.w - titled - 16))
            pictures, words_at = columns(inner, -wide, 1, gap=16)
            if not self._alone:
                pictures.h = min(pictures.h, UPRIGHT * wide)
                pictures.centery = inner.centery
        return pictures, words_at, titled <= words_at.w

    @property
    def says_everything(self) -> bool:
        """Whether there is room for the longest of its texts in letters of the usual size."""
        return self._fits(self._forms[0], self._ink.size)

    def _fits(self, said: str, size: float) -> bool:
        room = self._text.rect
        return self._text.writer.units(said, self._ink.sized(size), SURE * room.w).y <= SURE * room.h

    @property
    def fitting_text(self) -> float:
        """The largest size in which it says everything or, where letters would be too small for that, a shorter text."""
        (wide, high), writer = self._text.rect.size, self._text.writer
        room = SURE * wide, SURE * high
        whole = writer.wrapping_ink(self._forms[0], self._ink, room).size
        short = max(writer.wrapping_ink(said, self._ink, room).size for said in self._forms)
        return max(whole, min(short, SMALLER * self._ink.size))

    def size_text(self, size: float) -> None:
        """Say as much as there is room for in letters of that size."""
        said = next((said for said in self._forms if self._fits(said, size)), self._forms[-1])
        self._text.text, self._text.ink = said, self._ink.sized(size)
        self._center_words(self._text.writer.units(said, self._text.ink, self._text.rect.w).y)

    def _center_words(self, high: float) -> None:
        """Move title and text to the middle of the height that they have beside pictures."""
        down = (self._text.rect.h - high - BELOW_TITLE) / 2
        if self._beside and down > 0:
            self._text.rect = inset(self._text.rect, 0, down, 0, 0)
            for label in (self._title, self._figure):
                label.pos = label.pos + Vector2(0, down)

    @property
    def fitting_title(self) -> float:
        """The largest size in which the title fits its line, or its two lines."""
        writer, text, room = self._title.writer, resolve(self._title.text), self._title.rect.size
        if self._title.fit is Fit.WRAP:
            return writer.wrapping_ink(text, self._title_ink, (room[0] * SURE, room[1])).size
        return writer.fitting_ink(text, self._title_ink, int(room[0])).size

    def size_title(self, size: float) -> None:
        """Write the title in that size; one that need not be smaller to stay on one line has no room for a second."""
        self._title.ink = self._title_ink.sized(size)
        if self._title.fit is Fit.SHRINK and size > SMALLEST:
            self._place_words(True)


def _write_alike(cards: Sequence[HighlightCard]) -> None:
    """Write all titles in the size in which the longest fits, and so all texts."""
    title = min((card.fitting_title for card in cards), default=0.0)
    for card in cards:
        card.size_title(title)
    text = min((card.fitting_text for card in cards), default=0.0)
    for card in cards:
        card.size_text(text)
