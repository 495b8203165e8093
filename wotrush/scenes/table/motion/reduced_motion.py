"""Reduced motion: nothing flies, turns or shakes; cards light up, fade out here and fade in there."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import FRect, Vector2

from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.motion.animator import STEP, TURN, Animator
from wotrush.scenes.table.motion.effects import Ribbon, Tracer
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence
from wotrush.stage.sprite import Glow

OUT, IN = 0.14, 0.24
LIT = 0.34
"""Seconds for which a card that only changes where it lies is lit."""


class ReducedMotionAnimator(Animator):
    """Performs the same acts in the same order, each long enough to be seen."""

    flight = LIT

    def send(
        self,
        card: int,
        goal: Pose,
        side: Any,
        seconds: float = STEP,
        *,
        hide: bool = False,
        over: float = 0.0,
    ) -> Motion:
        sprite = self.take(card, goal, side)
        if hide:
            gone = call(partial(setattr, sprite, "visible", False))
            return sequence(
                self._lit(sprite, self.view.palette.shown, OUT), moves.fade(sprite, 0.0, OUT), gone
            )
        return sequence(moves.fade(sprite, 0.0, OUT), self._fades_in(sprite, goal, side))

    def slide(self, card: int, goal: Pose, side: Any, seconds: float = STEP) -> Motion:
        return self.send(card, goal, side)

    def deal(
        self, card: int, start: Pose, goal: Pose, side: Any, back: Face, seconds: float = STEP
    ) -> Motion:
        return self._fades_in(self.take(card, goal, side), goal, side)

    def pass_hidden(
        self,
        start: Pose,
        goal: Pose,
        back: Face,
        seconds: float = STEP,
        *,
        opened: Face | None = None,
        among_cards: bool = False,
    ) -> Motion:
        """Show the card where it arrives."""
        ghost = self._ghost(opened or back, goal)
        ghost.alpha = 0.0
        return sequence(
            call(partial(self._appear, ghost, goal)),
            moves.fade(ghost, 1.0, IN),
            moves.fade(ghost, 0.0, OUT),
            call(ghost.detach),
        )

    def shuffle(self, start: Pose, goal: Pose, back: Face) -> Motion:
        return self.pass_hidden(start, goal, back)

    def turn(self, card: int, pose: Pose, side: Any, seconds: float = TURN) -> Motion:
        sprite = self.take(card, pose, side)
        face = self.view.faces.side(card, side, damaged=pose.angle != 0)
        look = call(partial(setattr, sprite, "face", face))
        return sequence(self.put(sprite, pose), look, self._lit(sprite, self.view.palette.shown, LIT))

    def turn_over(self, card: int, pose: Pose, side: Any, seconds: float = TURN) -> Motion:
        return self.turn(card, pose, side)

    def gathered(self, card: int, pile: Pose, goal: Pose, side: Any) -> Motion:
        return self.turn(card, goal, side)

    def touch(self, card: int, pose: Pose, side: Any) -> Motion:
        return self._lit(self.take(card, pose, side), self.view.palette.shown, LIT)

    def refuse(self, sprite: CardSprite) -> Motion:
        return self._lit(sprite, self.view.palette.hostile, LIT)

    def award(self, card: int, pile: Pose, goal: Pose, side: Any, *, hide: bool) -> Motion:
        sprite = self.take(card, pile, side)
        return sequence(self.put(sprite, pile, side), self.send(card, goal, self.pile_side, hide=hide))

    def firing_place(self, gun: CardSprite, target: Vector2, words: FRect | None = None) -> Vector2:
        return Vector2(gun.pos)

    def advance(self, gun: CardSprite, place: Vector2) -> Motion:
        return self.put(gun, gun.pose)

    def fire(
        self,
        gun: CardSprite,
        place: Vector2,
        target: Vector2,
        then: Motion,
        *,
        muzzle: Vector2 | None = None,
        lob: float = 0.0,
        recoil: float = 0.0,
        flash: float = 1.0,
    ) -> Motion:
        """Draw a line from gun to target, which shows who hits whom."""
        tracer = Tracer(self.view.palette, place if muzzle is None else muzzle, target)
        tracer.tail = tracer.part = 1.0
        line = sequence(
            call(partial(self.effects.add, tracer)), delay(self.flight), call(tracer.detach), then
        )
        return parallel(self._lit(gun, self.view.palette.hostile, self.flight), line)

    def strike(self, victim: CardSprite, center: Vector2) -> Motion:
        return self._lit(victim, self.view.palette.hostile, LIT)

    def fall_apart(
        self, victim: CardSprite, goal: Pose, side: Any, *, hide: bool, seconds: float = LIT
    ) -> Motion:
        lies = side if self.pile_side is None else self.pile_side
        return self.send(victim.card, goal, lies, hide=hide)

    def carry_off(self, base: CardSprite, goal: Pose, side: Any, *, hide: bool) -> Motion:
        return self.send(base.card, goal, self.pile_side, hide=hide)

    def make_room(self, sprite: CardSprite, goal: Pose) -> Motion:
        return call(partial(setattr, sprite, "pose", goal))

    def _unroll(self, ribbon: Ribbon) -> Motion:
        ribbon.alpha = 0.0
        return moves.fade(ribbon, 1.0, IN)

    def _fades_in(self, sprite: CardSprite, goal: Pose, side: Any) -> Motion:
        return sequence(
            self.put(sprite, goal, side),
            call(partial(setattr, sprite, "alpha", 0.0)),
            parallel(moves.fade(sprite, 1.0, IN), self._lit(sprite, self.view.palette.shown, LIT)),
        )

    def _lit(self, sprite: CardSprite, color: Color, seconds: float) -> Motion:
        lasting: list[Glow | None] = []

        def light() -> None:
            lasting.append(sprite.glow)
            self._glow(sprite, color)

        def dim() -> None:
            sprite.glow = lasting.pop()

        return sequence(call(light), delay(seconds), call(dim))
