"""A button that takes medals: it shows the cards that it brings, how many these are, and their points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect, Rect, Vector2

from wotrush.i18n import tn
from wotrush.model.rush.cards import Nation
from wotrush.scenes.rush.cards.small_pictures import MedalThumbnail
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.style.paint import outline, picture, write
from wotrush.scenes.table.lying import CARD
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, line, rect_around, rows
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Ink, Segments
from wotrush.stage.widgets import Button
from wotrush.stage.widgets.button import Touch

LOW, HIGH, LINE, GAP, LETTERS = 54.0, 120.0, 26.0, 6.0, 20.0
"""The least and largest height of such a button, that of a line of words, the gap between cards, and the size of the words."""


@dataclass(frozen=True, slots=True)
class MedalCards:
    """Medal cards of one nation."""

    nation: Nation
    doubles: int
    ones: int

    @property
    def points(self) -> int:
        return 2 * self.doubles + self.ones

    @property
    def counts(self) -> Sequence[int]:
        """The medals on each card."""
        return [*[2] * self.doubles, *[1] * self.ones]


class MedalButton(Button):
    """Its text is what it is called where there are no pictures: in its tip, and aloud."""

    def __init__(
        self,
        style: Style,
        text: str,
        cards: MedalCards,
        on_click: Callable[[], object],
        rect: FRect,
        name: str,
    ) -> None:
        super().__init__(style, text, on_click, rect, name=name)
        self.cards = cards
        self.tooltip = lambda: text

    def _write(self, canvas: Canvas, box: Rect, caption: Segments, look: Paint) -> None:
        if not self.cards.counts:
            super()._write(canvas, box, caption, look)
            return
        assert self.style is not None
        sunk = self.style.depth / 2 if self.touch is Touch.PRESSED else 0.0
        inner = inset(self.bounds, 8, 6, 8, 6 + self.style.depth).move(0, sunk)
        ink = self.style.ink.sized(LETTERS).colored(look.text).aligned(0.5)
        words = [
            tn("{n} card", "{n} cards", len(self.cards.counts)),
            tn("{n} point", "{n} points", self.cards.points),
        ]
        high = inner.h >= 2 * LINE
        card, count = inner.h / CARD, len(self.cards.counts)
        for lines in [words] if high else [[" · ".join(words)], words[1:]]:
            wide = max(self.style.writer.units(text, ink).x for text in lines) + GAP
            shown = min(count * (card + GAP), inner.w - wide)
            if shown >= card * (1.5 if count > 1 else 1.0):
                self._paint_beside(canvas, inner, shown, wide, lines, ink, look)
                return
        if high:
            inner, below = rows(inner, 1, -LINE)
            write(canvas, self.style.writer, " · ".join(words), ink, below)
        self._paint_cards(canvas, inner, look)

    def _paint_beside(
        self,
        canvas: Canvas,
        inner: FRect,
        shown: float,
        wide: float,
        lines: Sequence[str],
        ink: Ink,
        look: Paint,
    ) -> None:
        """Paint the cards, and the words beside them."""
        assert self.style is not None
        left, right = columns(rect_around(inner.center, (shown + wide, inner.h)), shown, wide)
        self._paint_cards(canvas, left, look)
        room = rect_around(right.center, (right.w, LINE * len(lines)))
        for text, row in zip(lines, rows(room, *[1] * len(lines)), strict=True):
            write(canvas, self.style.writer, text, ink, row)

    def _paint_cards(self, canvas: Canvas, room: FRect, look: Paint) -> None:
        size = Vector2(room.h / CARD, room.h)
        places = line(room, len(self.cards.counts), size, gap=GAP)
        for place, count in zip(places, self.cards.counts, strict=True):
            picture(canvas, MedalThumbnail(ART_NATIONS[self.cards.nation], count), place)
            outline(canvas, place, (*look.text[:3], 120), radius=4, thickness=1.5)
