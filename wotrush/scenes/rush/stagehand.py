"""Moves sprites about: sends, turns, flips, fires and blows up cards. Knows motions, not what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import FRect, Vector2

from wotrush.scenes.rush import art
from wotrush.scenes.rush.card_sprites import CardLayer, CardSprite
from wotrush.scenes.rush.faces import BackPicture
from wotrush.scenes.rush.layout import Lying, Side, Zone
from wotrush.scenes.rush.scribe import fill, shade, write
from wotrush.scenes.rush.sounding import CARD_GAP, Cue
from wotrush.scenes.rush.view import View
from wotrush.stage import moves, particles
from wotrush.stage.canvas import Canvas
from wotrush.stage.color import Color
from wotrush.stage.easing import ease_in, ease_out, linear
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node, Tracked
from wotrush.stage.sprite import Glow, Sprite
from wotrush.stage.tween import Motion, Progress, call, delay, parallel, sequence, stagger

ABOVE_ALL = 600.0
QUICK, STEP, SLOW = 0.22, 0.32, 0.45


class Tracer(Node):
    """A shell on its way: a short bright line."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, start: Vector2, goal: Vector2, color: Color) -> None:
        super().__init__(FRect(0, 0, 0, 0), name="tracer")
        self.z = 3000.0
        self._start, self._goal, self._color = start, goal, color

    def paint(self, canvas: Canvas) -> None:
        head = canvas.transform(self._start.lerp(self._goal, min(1.0, self.part)))
        tail = canvas.transform(self._start.lerp(self._goal, max(0.0, self.part - 0.16)))
        for width, alpha in ((9, 90), (5, 190), (2, 255)):
            pygame.draw.line(canvas.surface, (*self._color[:3], alpha), tail, head, canvas.px(width))


class Ribbon(Node):
    """Words that sweep across the table and are gone."""

    touchable = False

    def __init__(self, view: View, text: str) -> None:
        area = view.frame.area
        super().__init__(FRect(0, view.frame.own.box.top - 66, area.w, 110), name="ribbon")
        self.z = 2500.0
        self.view = view
        self.text = text

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        band = FRect(self.bounds)
        shade(canvas, band, (*palette.bar[1][:3], 235), (*palette.bar[0][:3], 235))
        for y in (0.0, band.h - 2):
            fill(canvas, FRect(0, y, band.w, 2), palette.line)
        ink = self.view.theme.inks.title.colored(palette.gold_light).aligned(0.5)
        write(canvas, self.view.theme.writer, self.text, ink, band)


class Stagehand:
    """Builds motions of cards; a card without a sprite gets one that waits out of sight."""

    def __init__(self, view: View, cards: CardLayer, effects: Node) -> None:
        self.view = view
        self.cards = cards
        self.effects = effects

    # -- cards

    def take(self, card: int, pose: Pose, side: Side) -> CardSprite:
        """The card's sprite. One that is new belongs to no zone yet; it waits at that pose."""
        return self.cards.waiting(Lying(card, Zone.USING, pose, side), self.view.faces)

    def put(self, sprite: CardSprite, pose: Pose, side: Side | None = None) -> Motion:
        """There at once, in sight."""

        def place() -> None:
            sprite.pose = pose
            sprite.visible, sprite.alpha, sprite.squeeze = True, 1.0, 1.0
            if side is not None:
                sprite.face = self.view.faces.side(sprite.card, side)

        return call(place)

    def send(self, card: int, goal: Pose, side: Side, seconds: float = STEP, *, hide: bool = False) -> Motion:
        """Across the table above everything else; a card that goes where none is shown vanishes there."""
        sprite = self.take(card, goal, side)
        fly = moves.fly(sprite, goal, seconds, arc=40, over=ABOVE_ALL)
        show = call(partial(setattr, sprite, "visible", True))
        parts: list[Motion] = [show, fly, call(lambda: self._turn_up(sprite, side))]
        if hide:
            parts.append(call(partial(setattr, sprite, "visible", False)))
        return sequence(*parts)

    def slide(self, card: int, goal: Pose, seconds: float = STEP) -> Motion:
        """Along the table."""
        sprite = self.take(card, goal, Side.RESERVE)
        return sequence(
            call(partial(setattr, sprite, "visible", True)), moves.glide(sprite, goal, seconds, ease_out)
        )

    def deal(
        self, card: int, start: Pose, goal: Pose, side: Side, back: art.Back, seconds: float = STEP
    ) -> Motion:
        """From a face-down pile to its place, turned over on the way."""
        sprite = self.take(card, goal, side)

        def lay_down() -> None:
            sprite.face = BackPicture(back)

        face = self.view.faces.side(card, side)
        return sequence(
            self.put(sprite, start),
            call(lay_down),
            parallel(
                moves.fly(sprite, goal, seconds, arc=30, over=ABOVE_ALL),
                sequence(delay(seconds * 0.25), moves.flip(sprite, face, seconds * 0.6)),
            ),
        )

    def pass_hidden(self, start: Pose, goal: Pose, back: art.Back, seconds: float = STEP) -> Motion:
        """A card whose face nobody here may see."""
        ghost = Sprite(BackPicture(back), radius=goal.size.x * 0.045)
        ghost.shadow = self.cards.shadow

        def appear() -> None:
            self.effects.add(ghost)
            ghost.pose = start

        return sequence(
            call(appear), moves.fly(ghost, goal, seconds, arc=30, over=ABOVE_ALL), call(ghost.detach)
        )

    def turn(self, card: int, pose: Pose, side: Side, seconds: float = QUICK) -> Motion:
        """To the angle of its pose, where it lies."""
        return moves.glide(self.take(card, pose, side), pose, seconds)

    def touch(self, card: int, pose: Pose, side: Side, seconds: float = 0.3) -> Motion:
        """Lights a card up for a moment."""
        sprite = self.take(card, pose, side)
        glow = self.view.theme.glow(self.view.palette.shown)
        return sequence(
            call(partial(self._light, sprite, glow)),
            moves.pop(sprite, 0.06, seconds),
            call(partial(self._light, sprite, None)),
        )

    def light(self, card: int) -> None:
        """Shows that somebody has touched it."""
        sprite = self.cards.sprites.get(card)
        if sprite is not None:
            sprite.glow = self.view.theme.glow(self.view.palette.shown)

    def _light(self, sprite: CardSprite, glow: Glow | None) -> None:
        sprite.glow = glow

    def _turn_up(self, sprite: CardSprite, side: Side) -> None:
        sprite.face = self.view.faces.side(sprite.card, side)

    # -- fire

    def shot(self, attacker: CardSprite, target: Vector2, seed: int, bang: Motion, hit: Motion) -> Motion:
        """The attacker recoils, a shell crosses the table and bursts; `bang` and `hit` are heard."""
        start = [Vector2(attacker.pos)]
        tracer = Tracer(start[0], target, self.view.palette.gold_light)

        def fire() -> None:
            tracer._start = Vector2(attacker.pos)
            self.effects.add(tracer)

        def fly(part: float) -> None:
            tracer.part = part

        recoil = moves.nudge(attacker, Vector2(0, 16), 0.2)
        return sequence(
            bang,
            parallel(recoil, sequence(call(fire), Progress(0.2, fly, ease=linear), call(tracer.detach))),
            parallel(particles.burst(self.effects, particles.SPARKS, target, 0.3, seed), hit),
        )

    def blow_up(self, center: Vector2, seed: int, *, base: bool) -> Motion:
        """A vehicle falls apart; a base takes longer and smokes."""
        return particles.explosion(self.effects, center, 0.8 if base else 0.55, seed)

    def shake(self, sprite: Sprite) -> Motion:
        return moves.shake(sprite, 9, 0.28)

    def advance(self, sprite: CardSprite, target: Vector2) -> Motion:
        """Out of the hand, a step towards its target."""
        to = sprite.pos.lerp(target, 0.3)
        pose = Pose(to, sprite.lying.pose.size * 0.8, 0.0, ABOVE_ALL)
        return moves.glide(sprite, pose, 0.2, ease_in)

    # -- all at once

    def ribbon(self, text: str) -> Motion:
        """Fades in, stays for a moment, fades out; nothing waits for it."""
        node = Ribbon(self.view, text)
        node.alpha = 0.0
        return sequence(
            call(partial(self.effects.add, node)),
            moves.fade(node, 1.0, 0.15),
            delay(0.5),
            moves.fade(node, 0.0, 0.25),
            call(node.detach),
        )

    def one_by_one(self, motions: Sequence[Motion], gap: float = CARD_GAP) -> Motion:
        return stagger(motions, gap)

    def heard(self, cue: Cue) -> Motion:
        sound = call(partial(self.view.context.play, cue.sound, cue.volume))
        return self.one_by_one([sound] * cue.times, cue.gap)
