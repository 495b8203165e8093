"""A card that is dragged shrinks to a token beside the pointer, so that it never covers what it is aimed at."""

from __future__ import annotations

from pygame import Vector2

from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard

TOKEN = 112.0
"""Height of the token."""
BESIDE = Vector2(26, 22)
"""Between the pointer and the corner of the token."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards."""

    def _hang(self, sprite: CardSprite) -> None:
        token = sprite.size * min(1.0, TOKEN / sprite.size.y)
        area, at = self._air.bounds, self.pointer + BESIDE + token / 2
        sprite.pos = Vector2(min(at.x, area.right - token.x / 2), min(at.y, area.bottom - token.y / 2))
        sprite.angle = 0.0
