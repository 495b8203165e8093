"""A card that is aimed stays out of the way: a unit rises in its line or, where its arrow has no room else, shrinks, an event
steps out of the hand, and an arrow aims. Only what is moved to a line or played in the middle is dragged as a token.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import FRect, Vector2

from wotrush.scenes.hunter.arrows.arrow import arrow_breadth
from wotrush.scenes.hunter.arrows.arrow_way import upright_room
from wotrush.scenes.hunter.board.gaps import CardGaps
from wotrush.scenes.hunter.view.layout import CardLook, LineZone
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.table.cards.carried_card import GRASP, CarriedCard
from wotrush.stage.clock import Clock
from wotrush.stage.geometry import Pose
from wotrush.stage.input.drag import Drag, Manner
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.moves import glide
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tween import Progress, parallel
from wotrush.stage.node import Node

TOKEN = 170.0
"""Height of the token."""
RIM = 6.0
"""Width of the light around a card."""
OVER = 0.6
"""How opaque a card is over a wide place into which it may go."""
RISE = 0.06
"""How far a unit that aims rises out of its line, as a part of its height, if there is room."""


class AimedCard(CarriedCard):
    """Carries tokens instead of cards; an outline is left where a card is missing."""

    _view: BattleView

    def __init__(
        self, view: BattleView, cards: CardLayer, air: Node, player: Player, drag: Drag, clock: Clock
    ) -> None:
        super().__init__(view, cards, air, player, drag, clock)
        self.gaps = cards.add(CardGaps(view, "gap of what is carried"))
        self._stands = False
        """Whether the card aims, and does not follow the pointer."""
        self.over_wide = False
        """Whether it is over a wide place into which it may go: then it stays at the pointer, and is seen through."""

    def stand(self, sprite: CardSprite) -> FRect:
        """Have a card rise or shrink to aim; return where it stands then."""
        self._player.finish()
        self._view.context.play(Sound.PICK_UP)
        self._stands = True
        self._uncover(sprite)
        self._air.add(sprite)
        pose = self._standing(sprite)
        motion = glide(sprite, pose, GRASP, ease_out)
        if pose.rect.y < sprite.lying.pose.rect.y:
            motion = parallel(Progress(GRASP, partial(setattr, sprite, "lift"), ease_out), motion)
        self._player.play(motion)
        if self._view.reduced_motion:
            self._player.finish()
        return pose.rect

    def _standing(self, sprite: CardSprite) -> Pose:
        frame, lying = self._view.frame, sprite.lying.pose
        if sprite.lying.zone is LineZone.HAND:
            size = lying.size * min(1.0, frame.held.h / lying.size.y)
            return Pose(Vector2(frame.held.center), size)
        top = max(
            lying.rect.y - RISE * lying.size.y,
            frame.own.box.y + RIM,
            self._lowest_above(lying.rect) + upright_room(arrow_breadth(self._view)),
        )
        high = min(lying.size.y, lying.rect.bottom - top)  # It covers nothing that lies behind it.
        return Pose(Vector2(lying.center.x, top + high / 2), lying.size * (high / lying.size.y))

    def _lowest_above(self, card: FRect) -> float:
        """Return where the cards of the enemies end that an upright arrow from one of the viewer's may point at."""
        view = self._view
        lying = (one.pose.rect for one in view.lying.values() if one.seat not in (None, view.o.seat))
        return max(
            (one.bottom for one in lying if one.left < card.right and card.left < one.right), default=0.0
        )

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self._stands = self.over_wide = False
        super().lift(sprite, manner)
        self._uncover(sprite)
        if manner is Manner.DRAG:
            self.gaps.show([(sprite.lying.pose, self._view.o.seat)])
        highest = self._view.frame.own.box.y + RIM + sprite.size.y / 2
        if manner is Manner.PICK and sprite.pos.y < highest:
            sprite.pos = Vector2(sprite.pos.x, highest)

    def _uncover(self, sprite: CardSprite) -> None:
        """Show all of a card, since in the air no other card of the hand lies on it."""
        look: CardLook = sprite.lying.side
        if look.covered:
            sprite.face = self._view.faces.side(sprite.card, replace(look, covered=False))

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        if self._stands:
            self.point(center)
        else:
            super().carry(sprite, center)

    def _hang(self, sprite: CardSprite) -> None:
        super()._hang(sprite)
        sprite.alpha = OVER if self.over_wide else 1.0

    def update(self) -> None:
        if not self._stands:
            super().update()

    def put_back(self, sprite: CardSprite) -> None:
        self._stands = False
        self.gaps.show([])
        sprite.alpha = 1.0
        sprite.show(sprite.lying, self._view.faces)
        super().put_back(sprite)

    @property
    def _in_sight(self) -> list[FRect]:
        frame = self._view.frame
        return [*super()._in_sight, frame.explanation, frame.units, frame.events, frame.discard, frame.clock]

    def _places(self, size: Vector2) -> list[FRect]:
        """Add places below and above all else that is left in sight, the nearest first."""
        edges = [edge for one in self._in_sight for edge in (one.bottom, one.top)]
        elsewhere = sorted(self._near(size, edges), key=lambda place: self.pointer.distance_to(place.center))
        return [*super()._places(size), *elsewhere]
