"""The cards as sprites: one for every card that lies face up, each where the layout says."""

from __future__ import annotations

from wotrush.scenes.table.lying import CardFaces, Layout, Lying, lying_face
from wotrush.stage.node import Node
from wotrush.stage.sprite import Shadow, Sprite

RADIUS_OF_WIDTH = 0.045


class CardSprite(Sprite):
    """A card that can be seen; `lying` is where it belongs while nothing moves."""

    focusable = True

    def __init__(self, lying: Lying, shadow: Shadow) -> None:
        super().__init__(name=f"card {lying.card}")
        self.card = lying.card
        self.lying = lying
        self.shadow = shadow

    def lie(self, lying: Lying, faces: CardFaces) -> None:
        """Take its place at once."""
        self.lying = lying
        self.show(lying, faces)
        self.pose = lying.pose
        self.lift, self.squeeze, self.scale, self.alpha, self.shade = 0.0, 1.0, 1.0, 1.0, None
        self.visible = self.touchable = True

    def show(self, lying: Lying, faces: CardFaces) -> None:
        """Turn up the side that belongs there."""
        self.face = lying_face(faces, lying)
        self.radius = lying.pose.size.x * RADIUS_OF_WIDTH


class CardLayer(Node):
    """All card sprites. `sprites` is keyed by card."""

    touchable = False

    def __init__(self, shadow: Shadow) -> None:
        super().__init__(name="cards")
        self.sprites: dict[int, CardSprite] = {}
        self.shadow = shadow

    def settle(self, lying: Layout, faces: CardFaces) -> None:
        """Put every card where it belongs, and remove those that belong nowhere."""
        for card in [card for card in self.sprites if card not in lying]:
            self.remove(card)
        for one in lying.values():
            sprite = self.sprite(one, faces)
            sprite.lie(one, faces)
            if sprite.parent is not self:
                self.add(sprite)

    def sprite(self, lying: Lying, faces: CardFaces) -> CardSprite:
        """Return the card's sprite, made where it belongs if there is none yet."""
        sprite = self.sprites.get(lying.card)
        if sprite is None:
            sprite = self.sprites[lying.card] = self.add(CardSprite(lying, self.shadow))
            sprite.lie(lying, faces)
        return sprite

    def waiting(self, lying: Lying, faces: CardFaces) -> CardSprite:
        """Return the card's sprite; a new one stays invisible until a motion shows it."""
        known = lying.card in self.sprites
        sprite = self.sprite(lying, faces)
        if not known:
            sprite.visible = False
        return sprite

    def remove(self, card: int) -> None:
        sprite = self.sprites.pop(card, None)
        if sprite is not None:
            sprite.detach()
