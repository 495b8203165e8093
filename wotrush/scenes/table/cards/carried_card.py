"""A card in the air: it lifts off, follows the pointer, leans with its speed, and flies home when it is released."""

from __future__ import annotations

from functools import partial

from pygame import Vector2

from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.table.view import TableView
from wotrush.stage.clock import Clock
from wotrush.stage.input.drag import Drag, Dragging, Manner
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.moves import fly, rescale
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tilt import Tilt
from wotrush.stage.motion.tween import Progress, call, parallel, sequence
from wotrush.stage.node import Node

PICKED_UP = 0.12
"""How far a clicked card stands out of its place, as a share of its height."""
HOME, GRASP = 0.22, 0.14
"""The seconds to fly home, and to shrink when grasped."""


class CarriedCard:
    """Moves the sprite that the drag machine holds. `dragged_height` is the height in units of a card in the air."""

    def __init__(
        self,
        view: TableView,
        cards: CardLayer,
        air: Node,
        player: Player,
        drag: Drag,
        clock: Clock,
    ) -> None:
        self._view = view
        self._cards = cards
        self._air = air
        self._player = player
        self._drag = drag
        self._clock = clock
        self._tilt = Tilt()
        self.dragged_height = 200.0

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self._player.finish()
        self._view.context.play(Sound.PICK_UP)
        self._tilt.clear()
        self._air.add(sprite)
        sprite.angle = 0.0
        if manner is Manner.PICK:
            sprite.pos = sprite.pos - Vector2(0, sprite.size.y * PICKED_UP)
        grasp = parallel(
            Progress(GRASP, partial(setattr, sprite, "lift"), ease_out),
            rescale(sprite, self._scale_in_air(sprite) if manner is Manner.DRAG else 1.0, GRASP),
        )
        self._player.play(grasp)
        if self._reduced:
            self._player.finish()

    @property
    def _reduced(self) -> bool:
        return self._view.context.settings.reduced_motion

    def _scale_in_air(self, sprite: CardSprite) -> float:
        """Return a scale small enough to see the targets behind the card."""
        return min(1.0, self.dragged_height / sprite.size.y)

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        """Move the card with the pointer; though it is smaller, the pointer stays where it grasped it."""
        state = self._drag.state
        grip = state.grip if isinstance(state, Dragging) else Vector2()
        sprite.pos = self._air.to_local(center + grip * (1 - sprite.scale))
        if not self._reduced:
            self._tilt.add(self._clock.now(), sprite.pos)
        sprite.angle = self._tilt.angle(self._clock.now())

    def update(self) -> None:
        """Turn a card upright that rests in the air. Call it every frame."""
        state = self._drag.state
        if isinstance(state, Dragging):
            state.source.angle = self._tilt.angle(self._clock.now())

    def put_back(self, sprite: CardSprite) -> None:
        lying = self._view.lying.get(sprite.card)
        if lying is not None:
            self._view.context.play(Sound.PLACE)
            home = fly(sprite, lying.pose, HOME, arc=0.0, over=0.0)
            self._player.play(sequence(home, call(partial(self._cards.add, sprite))))
            if self._reduced:
                self._player.finish()
