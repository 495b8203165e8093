"""A card that is aimed covers no target: it rises within its player's side, and is dragged as a token beside the pointer."""

from __future__ import annotations

from pygame import Vector2

from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.stage.input.drag import Manner

TOKEN = 112.0
"""Height of the token."""
RIM = 6.0
"""Width of the light around a card."""
BESIDE = Vector2(26, 22)
"""Between the pointer and the corner of the token."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards."""

    _view: BattleView

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        super().lift(sprite, manner)
        highest = self._view.frame.own.box.y + RIM + sprite.size.y / 2
        if manner is Manner.PICK and sprite.pos.y < highest:
            sprite.pos = Vector2(sprite.pos.x, highest)

    def _hang(self, sprite: CardSprite) -> None:
        token = sprite.size * min(1.0, TOKEN / sprite.size.y)
        area, at = self._air.bounds, self.pointer + BESIDE + token / 2
        sprite.pos = Vector2(min(at.x, area.right - token.x / 2), min(at.y, area.bottom - token.y / 2))
        sprite.angle = 0.0
