"""A card that is aimed covers no target: it rises within its player's side, and is dragged as a token beside an arrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.scenes.hunter.board.gaps import CardGaps
from wotrush.scenes.hunter.play.arrow import HEAD, HEAD_WIDE
from wotrush.scenes.hunter.table.layout import CardLook
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.stage.clock import Clock
from wotrush.stage.input.drag import Drag, Manner
from wotrush.stage.motion.player import Player
from wotrush.stage.node import Node

TOKEN = 170.0
"""Height of the token."""
RIM = 6.0
"""Width of the light around a card."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards; an outline is left where a card is missing, from which the arrow comes."""

    _view: BattleView

    def __init__(
        self, view: BattleView, cards: CardLayer, air: Node, player: Player, drag: Drag, clock: Clock
    ) -> None:
        super().__init__(view, cards, air, player, drag, clock)
        self.shaft: Callable[[], Sequence[FRect]] = tuple
        """Where the arrow lies."""
        self.gaps = cards.add(CardGaps(view, "gap of what is carried"))

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        super().lift(sprite, manner)
        look: CardLook = sprite.lying.side
        if look.covered:  # In the air no other card of the hand lies on it.
            sprite.face = self._view.faces.side(sprite.card, replace(look, covered=False))
        if manner is Manner.DRAG:
            self.gaps.show([(sprite.lying.pose, self._view.o.seat)])
        highest = self._view.frame.own.box.y + RIM + sprite.size.y / 2
        if manner is Manner.PICK and sprite.pos.y < highest:
            sprite.pos = Vector2(sprite.pos.x, highest)

    def put_back(self, sprite: CardSprite) -> None:
        self.gaps.show([])
        sprite.show(sprite.lying, self._view.faces)
        super().put_back(sprite)

    @property
    def _in_sight(self) -> list[FRect]:
        """The arrow, the piles and the clock, and while it aims the forecast are left in sight too."""
        seen, frame = super()._in_sight, self._view.frame
        if not self.target:
            head = FRect(seen[0].centerx - HEAD_WIDE, seen[0].bottom, 2 * HEAD_WIDE, HEAD)
            return [*seen, head]
        return [*seen, *self.shaft(), frame.forecast, frame.units, frame.events, frame.discard, frame.clock]

    def _places(self, size: Vector2) -> list[FRect]:
        """Add places below and above all else that is left in sight, the nearest first."""
        edges = [edge for one in self._in_sight for edge in (one.bottom, one.top)]
        elsewhere = sorted(self._near(size, edges), key=lambda place: self.pointer.distance_to(place.center))
        return [*super()._places(size), *elsewhere]
