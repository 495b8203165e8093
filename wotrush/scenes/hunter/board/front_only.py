"""While the viewer deploys, units that may stand in front alone are dimmed and say so above their cards."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.setup import standing_back
from wotrush.model.hunter.state import IN_DEPLOYMENT
from wotrush.scenes.hunter.board.own import words_above
from wotrush.scenes.hunter.view.layout import KEPT_CARD
from wotrush.scenes.hunter.view.seen import arranged
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node

RADIUS = 8.0


class FrontOnly(Node):
    """Its shade lies on the cards, which are sprites."""

    touchable = False

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="front only")
        self._view = view

    def paint(self, canvas: Canvas) -> None:
        view, text = self._view, t("front line only")
        writer, palette = view.theme.writer, view.palette
        ink = view.theme.inks.tiny.colored(palette.text_soft).aligned(0.5)
        for card in bound_cards(view):
            fill(canvas, card, (*palette.shadow[:3], 110), radius=RADIUS)
            write(canvas, writer, text, ink, words_above(card, card.w))


def bound_cards(view: BattleView) -> list[FRect]:
    """Return where the cards to be deployed lie that must stand in front."""
    o = view.o
    if o.phase != IN_DEPLOYMENT or o.to_act != o.seat:
        return []
    kept, free = arranged(o), standing_back(o.catalogue, o.kept)
    bound = (KEPT_CARD + i for i in kept.front if kept.cards[i][0] not in free)
    return [FRect(view.lying[card].pose.rect) for card in bound if card in view.lying]
