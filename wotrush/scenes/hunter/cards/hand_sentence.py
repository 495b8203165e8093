"""What the only event of a hand does, beside a card so small that its sentence could not be read on it."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.view.layout import SENTENCE_GAP, LineZone, held_size, sentence_room
from wotrush.scenes.hunter.view.seen import held_events
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import write
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node

LINE = 20.0
"""The least height of a line."""


class HandSentence(Node):
    """Call `follow` after every change of the hand, and `update` every frame: it stands only while its card lies still."""

    touchable = False

    def __init__(self, view: BattleView, cards: CardLayer) -> None:
        super().__init__(name="hand sentence")
        self._view, self._cards = view, cards
        self._said, self.visible = "", False

    def follow(self, *, wanted: bool) -> None:
        """Say what the event does that is held now, if that is wanted."""
        room = sentence_room(self._view.frame, self._view.o) if wanted else None
        said = event_effect(held_events(self._view.o)[0]) if room else ""
        rect = room or FRect(0, 0, 0, 0)
        if (said, rect) != (self._said, self.rect):
            self._said, self.rect = said, rect
            self.invalidate()
        self.update()

    def update(self) -> None:
        """Be seen only beside the card."""
        self.visible = bool(self._said) and self._card_lies_there

    @property
    def _card_lies_there(self) -> bool:
        size = held_size(self._view.frame, self._view.o)
        middle = self.rect.x - SENTENCE_GAP - size.x / 2
        return any(
            sprite.visible and abs(sprite.pos.x - middle) < 1 and abs(sprite.size.y - size.y) < 1
            for sprite in self._cards.sprites.values()
            if sprite.lying.zone in (LineZone.HAND, LineZone.KEPT)
        )

    def paint(self, canvas: Canvas) -> None:
        if self._view.cuts(self.rect):
            return
        writer, ink = self._view.theme.writer, self._view.theme.inks.small.colored(self._view.palette.text)
        ink = writer.wrapping_ink(self._said, ink, (self.size.x, self.size.y))
        write(canvas, writer, self._said, ink, self.bounds, lines=int(self.size.y // LINE))
