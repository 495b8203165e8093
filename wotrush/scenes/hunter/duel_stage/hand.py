"""The backs of a player's hand on the stage, one of which is taken: it leaves the row, and the others close up."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.hunter.cards.words import CAPTURED_PLANS
from wotrush.scenes.hunter.cards.faces import EVENT_BACK
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel.zone import aimed_at_player
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import picture
from wotrush.scenes.table.lying import CARD
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked

OF_CARD, FANNED = 0.6, 0.4
"""How high the backs are, as a part of a card on the stage, and how much of each is seen at most."""


def hand_shown(view: BattleView, duel: Duel) -> int:
    """Return how many cards lie on the stage from which one is taken."""
    return view.o.hand_sizes[duel.other] if takes_from_hand(duel) else 0


def takes_from_hand(duel: Duel | None) -> bool:
    """Return whether an event on the stage takes a card from a hand."""
    return duel is not None and duel.event == CAPTURED_PLANS and aimed_at_player(duel)


def back_places(box: FRect, count: int) -> list[FRect]:
    """Return where the backs of so many cards lie in the place of a card."""
    high = box.h * OF_CARD
    wide = high / CARD
    step = min(wide * FANNED, (box.w - wide) / max(1, count - 1))
    start = box.centerx - (wide + step * (count - 1)) / 2
    return [FRect(start + i * step, box.centery - high / 2, wide, high) for i in range(count)]


class StageHand(Node):
    """Lies in the place of the card at the right."""

    touchable = False
    settled = True
    count = Tracked(0)
    """How many cards lie there."""
    gap = Tracked[int | None](None)
    """Where one has been taken from the row."""
    closed = Tracked(0.0)
    """How far that gap has closed, from 0 to 1."""

    def __init__(self) -> None:
        super().__init__(name="hand on the stage")

    def show(self, count: int, box: FRect) -> None:
        """Show so many cards in a box of the stage, without a gap."""
        self.count, self.gap, self.rect = count, None, box

    @property
    def backs(self) -> list[FRect]:
        """Where the cards lie now."""
        places = back_places(self.bounds, self.count)
        if self.gap is None:
            return places
        left = back_places(self.bounds, self.count + 1)
        del left[self.gap]
        return [
            FRect(one.x + (other.x - one.x) * self.closed, other.y, *other.size)
            for one, other in zip(left, places, strict=True)
        ]

    def paint(self, canvas: Canvas) -> None:
        for place in self.backs:
            picture(canvas, EVENT_BACK, place)
