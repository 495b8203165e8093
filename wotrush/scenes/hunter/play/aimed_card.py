"""A card that is dragged shrinks to a token beside the pointer, so that it never covers what it is aimed at."""

from __future__ import annotations

from pygame import Vector2

from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.stage.input.drag import Dragging

TOKEN = 112.0
"""Height of the token."""
BESIDE = Vector2(26, 22)
"""Between the pointer and the corner of the token."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards."""

    def pointer(self, center: Vector2) -> Vector2:
        """Return where the pointer is, for the centre that a card would have under it."""
        state = self._drag.state
        grip = state.grip if isinstance(state, Dragging) else Vector2()
        return self._air.to_local(center + grip)

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        token = sprite.size * min(1.0, TOKEN / sprite.size.y)
        area = self._air.bounds
        at = self.pointer(center) + BESIDE + token / 2
        sprite.pos = Vector2(min(at.x, area.right - token.x / 2), min(at.y, area.bottom - token.y / 2))
        sprite.angle = 0.0
