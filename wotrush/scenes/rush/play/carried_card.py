"""A card in the air: it lifts off, follows the pointer, leans with its speed, and goes home when it is let go."""

from __future__ import annotations

from functools import partial

from pygame import Vector2

from wotrush.scenes.rush.cards.card_sprites import CardSprite
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.clock import Clock
from wotrush.stage.input.drag import Drag, Dragging, Manner
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.moves import fly, rescale
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tilt import Tilt
from wotrush.stage.motion.tween import Progress, call, parallel, sequence

PICKED_UP = 0.12
"""How far a clicked card stands out of the hand, as a part of its height."""
HOME, GRASP = 0.22, 0.14
"""Seconds to fly home, and to shrink when grasped."""


class Holding:
    """Moves the sprite that the drag machine holds."""

    def __init__(self, view: View, pieces: Pieces, player: Player, drag: Drag, clock: Clock) -> None:
        self._view = view
        self._pieces = pieces
        self._player = player
        self._drag = drag
        self._clock = clock
        self._tilt = Tilt()

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self._player.finish()
        self._view.context.play(Sound.PICK_UP)
        self._tilt.clear()
        self._pieces.held.add(sprite)
        sprite.angle = 0.0
        if manner is Manner.PICK:
            sprite.pos = sprite.pos - Vector2(0, self._view.frame.own.card.y * PICKED_UP)
        grasp = parallel(
            Progress(GRASP, partial(setattr, sprite, "lift"), ease_out),
            rescale(sprite, self._size_in_hand(sprite) if manner is Manner.DRAG else 1.0, GRASP),
        )
        self._player.play(grasp)
        if self._still:
            self._player.finish()

    @property
    def _still(self) -> bool:
        return self._view.context.settings.reduced_motion

    def _size_in_hand(self, sprite: CardSprite) -> float:
        """Small enough to see the targets behind it."""
        return min(1.0, self._view.frame.common.deck.h * 0.84 / sprite.size.y)

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        """Smaller as it is, it is still held where it was grasped."""
        state = self._drag.state
        grip = state.grip if isinstance(state, Dragging) else Vector2()
        sprite.pos = self._pieces.held.to_local(center + grip * (1 - sprite.scale))
        if not self._still:
            self._tilt.add(self._clock.now(), sprite.pos)
        sprite.angle = self._tilt.angle(self._clock.now())

    def update(self) -> None:
        """A card that rests in the air hangs upright."""
        state = self._drag.state
        if isinstance(state, Dragging):
            state.source.angle = self._tilt.angle(self._clock.now())

    def put_back(self, sprite: CardSprite) -> None:
        lying = self._view.lying.get(sprite.card)
        if lying is not None:
            self._view.context.play(Sound.PLACE)
            home = fly(sprite, lying.pose, HOME, arc=0.0, over=0.0)
            self._player.play(sequence(home, call(partial(self._pieces.cards.add, sprite))))
            if self._still:
                self._player.finish()
