"""A card that is aimed covers no target: it rises within its player's side, and is dragged as a token beside the pointer."""

from __future__ import annotations

from pygame import Vector2

from wotrush.scenes.hunter.board.gaps import CardGaps
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.stage.clock import Clock
from wotrush.stage.input.drag import Drag, Manner
from wotrush.stage.motion.player import Player
from wotrush.stage.node import Node

TOKEN = 112.0
"""Height of the token."""
RIM = 6.0
"""Width of the light around a card."""
BESIDE = Vector2(26, 22)
"""Between the pointer and the corner of the token."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards; an outline is left where a card is missing, from which the arrow comes."""

    _view: BattleView

    def __init__(
        self, view: BattleView, cards: CardLayer, air: Node, player: Player, drag: Drag, clock: Clock
    ) -> None:
        super().__init__(view, cards, air, player, drag, clock)
        self.gaps = cards.add(CardGaps(view, "gap of what is carried"))

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        super().lift(sprite, manner)
        if manner is Manner.DRAG:
            self.gaps.show([(sprite.lying.pose, self._view.o.seat)])
        highest = self._view.frame.own.box.y + RIM + sprite.size.y / 2
        if manner is Manner.PICK and sprite.pos.y < highest:
            sprite.pos = Vector2(sprite.pos.x, highest)

    def put_back(self, sprite: CardSprite) -> None:
        self.gaps.show([])
        super().put_back(sprite)

    def _hang(self, sprite: CardSprite) -> None:
        sprite.pos = self._beside_pointer(sprite.size * min(1.0, TOKEN / sprite.size.y))
        sprite.angle = 0.0

    def _beside_pointer(self, token: Vector2) -> Vector2:
        """Return the centre of the token: right below the pointer, or where it leaves the forecast in sight."""
        area, told, at = self._air.bounds, self._view.frame.forecast, self.pointer + BESIDE + token / 2
        if at.x + token.x / 2 > area.right:
            at.x = self.pointer.x - BESIDE.x - token.x / 2
        lowest = area.bottom
        if self.pointer.y < told.top and at.x + token.x / 2 > told.left:
            lowest = told.top
        return Vector2(at.x, min(at.y, lowest - token.y / 2))
