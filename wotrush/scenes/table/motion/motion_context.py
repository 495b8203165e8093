"""What all motions of a film share: the view, the animator, where every card ends, and the sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.motion.animator import Animator
from wotrush.scenes.table.motion.reduced_motion import ReducedMotionAnimator
from wotrush.scenes.table.motion.sound_queue import SoundQueue
from wotrush.scenes.table.view import TableView
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.tween import Motion, parallel
from wotrush.stage.node import Node

PILE_STEP = 0.001
"""How much higher each card lands on a pile than the one before."""


class MotionContext:
    """Call `prepare` for each film with the layout that the film leads to."""

    def __init__(
        self, view: TableView, cards: CardLayer, effects: Node, sounds: Sequence[Sound], pile_side: Any = None
    ) -> None:
        self.cards = cards
        self.sounds = SoundQueue(view.context.play, view.context.clock, sounds)
        self.view = view
        self._lively = Animator(view, cards, effects, pile_side)
        self._reduced = ReducedMotionAnimator(view, cards, effects, pile_side)
        self.goals: Layout = {}
        self._landed = 0

    @property
    def animator(self) -> Animator:
        """The animator that the settings ask for."""
        return self._reduced if self.view.reduced_motion else self._lively

    def prepare(self, after: Layout) -> None:
        self.goals = after
        self._landed = 0

    def on_top(self, pile: Pose) -> Pose:
        """Return the pose of the next card on a pile: each lands on the one before."""
        self._landed += 1
        return Pose(pile.center, pile.size, 0.0, pile.z + self._landed * PILE_STEP)

    def zone_after(self, card: int) -> Any:
        """Return the zone in which the card ends; None where none is shown."""
        return self.goals[card].zone if card in self.goals else None

    def close_up(self, moved: set[int]) -> Motion:
        """Move all cards aside that no event moves."""
        motions = []
        for card, lying in self.goals.items():
            sprite = self.cards.sprites.get(card)
            if sprite is not None and card not in moved and sprite.visible and sprite.pose != lying.pose:
                motions.append(self.animator.make_room(sprite, lying.pose))
        return parallel(*motions)
