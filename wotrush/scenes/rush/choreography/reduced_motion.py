"""Reduced motion: nothing flies, turns or shakes; what happens is lit, fades out here and fades in there."""

from __future__ import annotations

from functools import partial

from pygame import Vector2

from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.cards.card_sprites import CardSprite
from wotrush.scenes.rush.choreography.animator import STEP, TURN, Stagehand
from wotrush.scenes.rush.choreography.effects import Ribbon, Tracer
from wotrush.scenes.rush.table.layout import PILE_SIDE, CardSide
from wotrush.stage.color import Color
from wotrush.stage.geometry import Pose
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence
from wotrush.stage.sprite import Glow

OUT, IN = 0.14, 0.24
LIT = 0.34
"""Seconds for which a card that only changes where it lies is lit."""


class CalmHand(Stagehand):
    """The same acts as a stagehand's, in the same order, each long enough to be seen."""

    flight = LIT

    def send(
        self, card: int, goal: Pose, side: CardSide, seconds: float = STEP, *, hide: bool = False
    ) -> Motion:
        sprite = self.take(card, goal, side)
        if hide:
            gone = call(partial(setattr, sprite, "visible", False))
            return sequence(
                self._lit(sprite, self.view.palette.shown, OUT), moves.fade(sprite, 0.0, OUT), gone
            )
        return sequence(moves.fade(sprite, 0.0, OUT), self._fades_in(sprite, goal, side))

    def slide(self, card: int, goal: Pose, seconds: float = STEP) -> Motion:
        return self.send(card, goal, CardSide.RESERVE)

    def deal(
        self, card: int, start: Pose, goal: Pose, side: CardSide, back: art.Back, seconds: float = STEP
    ) -> Motion:
        return self._fades_in(self.take(card, goal, side), goal, side)

    def pass_hidden(self, start: Pose, goal: Pose, back: art.Back, seconds: float = STEP) -> Motion:
        """The pile it comes from is seen to be touched."""
        ghost = self._ghost(back, start)
        ghost.alpha = 0.0
        return sequence(
            call(partial(self._appear, ghost, goal)),
            moves.fade(ghost, 1.0, IN),
            moves.fade(ghost, 0.0, OUT),
            call(ghost.detach),
        )

    def shuffle(self, start: Pose, goal: Pose, back: art.Back) -> Motion:
        return self.pass_hidden(start, goal, back)

    def turn(self, card: int, pose: Pose, side: CardSide, seconds: float = TURN) -> Motion:
        sprite = self.take(card, pose, side)
        face = self.view.faces.side(card, side, damaged=pose.angle != 0)
        look = call(partial(setattr, sprite, "face", face))
        return sequence(self.put(sprite, pose), look, self._lit(sprite, self.view.palette.shown, LIT))

    def touch(self, card: int, pose: Pose, side: CardSide, seconds: float = LIT) -> Motion:
        return self._lit(self.take(card, pose, side), self.view.palette.shown, seconds)

    def refuse(self, sprite: CardSprite) -> Motion:
        return self._lit(sprite, self.view.palette.hostile, LIT)

    def medal(self, card: int, pile: Pose, goal: Pose, *, hide: bool) -> Motion:
        sprite = self.take(card, pile, CardSide.HAND)
        return sequence(self.put(sprite, pile, CardSide.HAND), self.send(card, goal, PILE_SIDE, hide=hide))

    def firing_place(self, gun: CardSprite, target: Vector2) -> Vector2:
        return Vector2(gun.pos)

    def advance(self, gun: CardSprite, place: Vector2) -> Motion:
        return self.put(gun, gun.pose)

    def fire(
        self, gun: CardSprite, place: Vector2, target: Vector2, then: Motion, *, lob: bool = False
    ) -> Motion:
        """A line from gun to target says who hits whom."""
        tracer = Tracer(self.view.palette, place, target)
        tracer.tail = tracer.part = 1.0
        line = sequence(
            call(partial(self.effects.add, tracer)), delay(self.flight), call(tracer.detach), then
        )
        return parallel(self._lit(gun, self.view.palette.hostile, self.flight), line)

    def strike(self, victim: CardSprite, center: Vector2) -> Motion:
        return self._lit(victim, self.view.palette.hostile, LIT)

    def fall_apart(self, victim: CardSprite, goal: Pose, side: CardSide, *, hide: bool) -> Motion:
        return self.send(victim.card, goal, PILE_SIDE, hide=hide)

    def carry_off(self, base: CardSprite, goal: Pose, side: CardSide, *, hide: bool) -> Motion:
        return self.send(base.card, goal, PILE_SIDE, hide=hide)

    def make_room(self, sprite: CardSprite, goal: Pose) -> Motion:
        return call(partial(setattr, sprite, "pose", goal))

    def _unroll(self, ribbon: Ribbon) -> Motion:
        ribbon.alpha = 0.0
        return moves.fade(ribbon, 1.0, IN)

    def _fades_in(self, sprite: CardSprite, goal: Pose, side: CardSide) -> Motion:
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
