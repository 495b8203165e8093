"""The place of a card that is lifted out of the hand: it may return there."""

from __future__ import annotations

from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import EmptyPlace
from wotrush.stage.sprite import Sprite


class HeldPlace(Sprite):
    """Dashed like every empty place of the table, and lying as the card did."""

    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__(name="held place")
        self.view = view
        self.visible = False

    def show(self, card: int | None) -> None:
        """Show the place of a lifted card, or none."""
        lying = None if card is None else self.view.lying.get(card)
        self.visible = lying is not None and lying.zone is Zone.HAND
        if lying is not None:
            self.pos, self.size, self.angle = lying.pose.center, lying.pose.size, lying.pose.angle
            self.face = EmptyPlace((*self.view.palette.text_faint[:3], 130))
