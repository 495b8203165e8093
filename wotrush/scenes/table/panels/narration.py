"""Events as whole sentences, in a panel along the lower edge, and by voice if there is one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.session.session import News
from wotrush.scenes.style.paint import fill, write
from wotrush.scenes.table.panels.event_words import EventWords, Sentence, sentences
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Ink, Segment, Span

SIZE = 27.0
"""The size of its letters: larger than any other text of the table."""
LINES = 2
MARGIN = 16.0
KEPT = 12
"""The number of sentences kept, which is more than fit."""


class NarrationPanel(StaticLayer):
    """The newest sentences that fit, in the order in which things happened. The pointer never touches it."""

    touchable = False

    def __init__(self, view: TableView, words: EventWords) -> None:
        super().__init__(name="narration")
        self.view = view
        self._words = words
        self.sentences: list[Sentence] = []
        self.visible = False

    def place(self) -> None:
        strip = self.view.zones.narration
        self.visible = strip is not None
        if strip is not None:
            self.rect = strip
        self.invalidate()

    def hear(self, news: Sequence[News]) -> None:
        """Add what has just happened, and speak it if the settings ask for speech."""
        heard = [sentence for item in news for sentence in sentences(self.view, self._words, item)]
        if not heard or not self.view.context.settings.narrated:
            return
        past = [Sentence(one.seat, one.text, new=False) for one in self.sentences]
        self.sentences = [*past, *heard][-KEPT:]
        self.invalidate()
        self.view.context.say(" ".join(sentence.text for sentence in heard))

    def rebuild(self, news: Sequence[News]) -> None:
        """Replace all sentences without speaking: the screen has turned, or the language has changed."""
        past = [sentence for item in news[-KEPT:] for sentence in sentences(self.view, self._words, item)]
        self.sentences = [Sentence(one.seat, one.text, new=False) for one in past][-KEPT:]
        self.invalidate()

    @property
    def legible(self) -> list[Sentence]:
        """Return the newest sentences that fit; if one alone is too long, its beginning."""
        kept = self.sentences[-1:]
        for sentence in reversed(self.sentences[:-1]):
            if self._lines([sentence, *kept]) > LINES:
                break
            kept.insert(0, sentence)
        return kept

    def _lines(self, shown: Sequence[Sentence]) -> int:
        scale = self.transform.scale
        width = int(self._room.w * scale) - 2  # As narrow as its box may become in whole pixels.
        return self.view.theme.writer.line_count(self._set(shown), self._ink, scale, width)

    @property
    def _room(self) -> FRect:
        return inset(self.bounds, MARGIN + 14, 8, MARGIN, 8)

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.body.sized(SIZE).colored(self.view.palette.text)

    def _set(self, shown: Sequence[Sentence]) -> list[Segment]:
        """Return the sentences as segments, the newest ones bright."""
        past = self._ink.colored(self.view.palette.text_faint)
        return [Span(f"{one.text} ", self._ink if one.new else past) for one in shown]

    def paint(self, canvas: Canvas) -> None:
        palette, shown = self.view.palette, self.legible
        fill(canvas, self.bounds, palette.bar[1])
        fill(canvas, FRect(0, 0, self.size.x, 2), palette.line)
        if not shown:
            return
        seat = shown[-1].seat
        mark = palette.text if seat is None else self.view.color(seat)
        fill(canvas, FRect(MARGIN, 14, 5, self.size.y - 28), mark, radius=2)
        write(canvas, self.view.theme.writer, self._set(shown), self._ink, self._room, lines=LINES)
