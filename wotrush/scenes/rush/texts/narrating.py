"""Events as whole sentences, in a panel of their own along the lower edge, and to the voice if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.match.notices import Decided, GaveUp
from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.abilities import ability_name
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.session.session import News
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Ink, Segment, Span

SIZE = 27.0
"""Of its letters: larger than what is told anywhere else on the table."""
LINES = 2
MARGIN = 16.0
KEPT = 12
"""Sentences, which is more than there is ever room for."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Who did it, what is told of it, and whether it belongs to what happened last."""

    seat: Seat | None
    text: str
    new: bool = True


class NarrationPanel(StaticLayer):
    """The newest sentences that fit, in the order in which things happened. Never in the way of the pointer."""

    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__(name="narration")
        self.view = view
        self.sentences: list[Sentence] = []
        self.visible = False

    def place(self) -> None:
        strip = self.view.frame.narration
        self.visible = strip is not None
        if strip is not None:
            self.rect = strip
        self.invalidate()

    def hear(self, news: Sequence[News]) -> None:
        """What has just happened, told aloud too where that is wanted."""
        told = [sentence for item in news for sentence in sentences(self.view, item)]
        if not told or not self.view.context.settings.narrated:
            return
        past = [Sentence(one.seat, one.text, new=False) for one in self.sentences]
        self.sentences = [*past, *told][-KEPT:]
        self.invalidate()
        self.view.context.say(" ".join(sentence.text for sentence in told))

    def rebuild(self, news: Sequence[News]) -> None:
        """Without a word: the screen has turned, or a language."""
        past = [sentence for item in news[-KEPT:] for sentence in sentences(self.view, item)]
        self.sentences = [Sentence(one.seat, one.text, new=False) for one in past][-KEPT:]
        self.invalidate()

    @property
    def legible(self) -> list[Sentence]:
        """As many of the newest as there is room for; of one that alone is too long, its beginning."""
        kept = self.sentences[-1:]
        for sentence in reversed(self.sentences[:-1]):
            if self._lines([sentence, *kept]) > LINES:
                break
            kept.insert(0, sentence)
        return kept

    def _lines(self, told: Sequence[Sentence]) -> int:
        writer, ink, scale = self.view.theme.writer, self._ink, self.transform.scale
        width = int(self._room.w * scale) - 2  # As narrow as its box may become in whole pixels.
        return round(writer.size(self._set(told), ink, scale, width).y / writer.size("x", ink, scale).y)

    @property
    def _room(self) -> FRect:
        return inset(self.bounds, MARGIN + 14, 8, MARGIN, 8)

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.body.sized(SIZE).colored(self.view.palette.text)

    def _set(self, told: Sequence[Sentence]) -> list[Segment]:
        """What happened last is lit."""
        past = self._ink.colored(self.view.palette.text_faint)
        return [Span(f"{one.text} ", self._ink if one.new else past) for one in told]

    def paint(self, canvas: Canvas) -> None:
        palette, told = self.view.palette, self.legible
        fill(canvas, self.bounds, palette.bar[1])
        fill(canvas, FRect(0, 0, self.size.x, 2), palette.line)
        if not told:
            return
        seat = told[-1].seat
        mark = palette.text if seat is None else self.view.color(seat)
        fill(canvas, FRect(MARGIN, 14, 5, self.size.y - 28), mark, radius=2)
        write(canvas, self.view.theme.writer, self._set(told), self._ink, self._room, lines=LINES)


def sentences(view: View, news: News) -> list[Sentence]:
    """One for each event, as the viewer may know it."""
    match news:
        case Decided(seat=seat, events=events):
            told = [(event, event_sentence(view, event)) for event in events]
            return [Sentence(getattr(event, "seat", seat), text) for event, text in told if text]
        case GaveUp(seat=seat):
            return [Sentence(seat, f"{t('{player} gives up', player=view.names[seat])}.")]
        case _:
            return []


def event_sentence(view: View, event: ev.Event) -> str:
    """As in the log, but whole; and what the log leaves out since it can be seen. Nothing where nothing happened."""
    o, seat = view.o, getattr(event, "seat", None)
    who = view.names[seat] if seat is not None and seat >= 0 else t("Somebody")
    match event:
        case ev.TurnBegan(round=number):
            return t("Round {round}: it is the turn of {player}.", round=number, player=who)
        case ev.AbilityWorked(card=card, ability=ability):
            number = next((n for a, n in o.catalogue.abilities[card] if a is ability), 0)
            name = ability_name(ability, number)
            return t("{card} carries out {ability}.", card=telling.name(o, card), ability=name)
        case ev.Retired(card=card):
            return t("{card} goes to the Depot.", card=telling.name(o, card))
        case ev.HandDiscarded(cards=cards) if cards:
            return tn(
                "{player} puts {n} card from hand into the Depot.",
                "{player} puts {n} cards from hand into the Depot.",
                len(cards),
                player=who,
            )
        case ev.TurnEnded():
            return t("{player} ends the turn.", player=who)
        case _:
            text = telling.event_text(o, event, view.names)
            return f"{text}." if text else ""
