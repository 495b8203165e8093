"""Motions of single cards: an animator sends, turns, flips, fires and blows up cards, whatever that means in a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

from pygame import FRect, Vector2

from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH, CardLayer, CardSprite
from wotrush.scenes.table.lying import Lying
from wotrush.scenes.table.motion.effects import Ribbon, Tracer
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.scenes.table.view import TableView
from wotrush.settings import Speed
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import Pose, kept_inside, rect_around
from wotrush.stage.motion import moves, particles, shards
from wotrush.stage.motion.easing import ease_back, ease_out, linear
from wotrush.stage.motion.recipes import GLINT
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence, stagger
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite

ABOVE_ALL, ABOVE_CARDS = 600.0, 200.0
QUICK, STEP, SLOW = 0.24, 0.34, 0.5
TOUCH = 0.3
CARD_GAP = 0.07
"""Seconds between one card and the next that moves with it."""
OPENS, HELD, FADES = 0.14, 0.36, 0.16
"""Seconds in which a banner opens, stands, and fades."""
ADVANCE, TURN = 0.24, 0.3
ADVANCED = 0.8
"""The size of a gun that has advanced, relative to that of its card."""
RECOIL, LOB = 22.0, 90.0
"""Units by which a gun recoils, and how high artillery fires."""
OFF = 0.05
"""The part of its way on which a shell flies as the barrel points."""
FALLS = 0.75
"""The seconds in which a vehicle falls apart and is carried off, or a base goes up in smoke."""
SMOKE = 0.9
"""The seconds for which a base smokes, which end before it has been carried off."""


class Animator:
    """Builds motions of cards; a card without a sprite gets one that stays invisible until it moves.

    Sides are those of the game, and `pile_side` is the one that open piles show. What moves is in the layer of the
    effects, above everything that lies on the table or names it.
    """

    flight = 0.18
    """The seconds from muzzle to target."""

    def __init__(self, view: TableView, cards: CardLayer, effects: Node, pile_side: Any) -> None:
        self.view = view
        self.pile_side = pile_side
        self.cards = cards
        self.effects = effects
        self._seeds = count(1)

    # -- cards

    def take(self, card: int, pose: Pose, side: Any) -> CardSprite:
        """Return the card's sprite. A new one belongs to no zone yet; it waits at that pose."""
        return self.cards.waiting(Lying(card, None, pose, side), self.view.faces)

    def put(self, sprite: CardSprite, pose: Pose, side: Any | None = None) -> Motion:
        """Show the sprite at that pose at once."""

        def place() -> None:
            sprite.pose = pose
            sprite.visible, sprite.alpha, sprite.squeeze = True, 1.0, 1.0
            if side is not None:
                sprite.face = self.view.faces.side(sprite.card, side)

        return call(place)

    def send(
        self,
        card: int,
        goal: Pose,
        side: Any,
        seconds: float = STEP,
        *,
        hide: bool = False,
        over: float = ABOVE_ALL,
    ) -> Motion:
        """Fly across the table above everything else; with `hide` the card vanishes where it arrives."""
        sprite = self.take(card, goal, side)
        fly = moves.fly(sprite, goal, seconds, arc=40, over=over)
        if hide:
            # Where it ends it is small: its light would be larger than the card.
            fly = parallel(fly, sequence(delay(seconds * 0.6), call(partial(self._glow, sprite, None))))
        return sequence(self._taken_up(sprite), fly, self._laid_down(sprite, side, hide=hide))

    def slide(self, card: int, goal: Pose, side: Any, seconds: float = STEP) -> Motion:
        """Glide along the table."""
        sprite = self.take(card, goal, side)
        show = call(partial(setattr, sprite, "visible", True))
        return sequence(show, moves.glide(sprite, goal, seconds, ease_back))

    def deal(
        self, card: int, start: Pose, goal: Pose, side: Any, back: Face, seconds: float = STEP
    ) -> Motion:
        """Fly from a face-down pile to its place, turned over on the way."""
        sprite = self.take(card, goal, side)
        face = self.view.faces.side(card, side)
        fly = moves.fly(sprite, goal, seconds, arc=30, over=ABOVE_ALL)
        flip = sequence(delay(seconds * 0.15), moves.flip(sprite, face, seconds * 0.6))
        return sequence(
            self.put(sprite, start),
            call(partial(setattr, sprite, "face", back)),
            self._taken_up(sprite, touchable=True),
            parallel(fly, flip),
            self._laid_down(sprite, side),
        )

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
        """Fly a card whose face the viewer may not see, above everything or `among_cards` just above those that lie;
        one that is `opened` shows its face on the way.
        """
        ghost, over = self._ghost(back, goal), ABOVE_CARDS if among_cards else ABOVE_ALL
        fly = moves.fly(ghost, goal, seconds, arc=30, over=over)
        if opened is not None:
            fly = parallel(fly, sequence(delay(seconds * 0.15), moves.flip(ghost, opened, seconds * 0.6)))
        layer = self.cards if among_cards else self.effects
        return sequence(call(partial(self._appear, ghost, start, layer, over)), fly, call(ghost.detach))

    def shuffle(self, start: Pose, goal: Pose, back: Face) -> Motion:
        """Fly a few backs across for the whole pile, which is then riffled."""
        passing = [self.pass_hidden(start, goal, back, QUICK) for _ in range(4)]
        halves = [self._riffle(goal, back, side) for side in (-1, 1)]
        return sequence(self.one_by_one(passing, 0.05), parallel(*halves))

    def _riffle(self, pile: Pose, back: Face, side: int) -> Motion:
        """Move half a pack out to its side, as far as the window goes, and back into the other half, twice."""
        ghost = self._ghost(back, pile)
        out = pile.rect.move(side * pile.size.x * 0.62, -pile.size.y * 0.06)
        seen = kept_inside(out, self.view.zones.area)
        swing = partial(moves.nudge, ghost, Vector2(seen.center) - pile.center, 0.17)
        return sequence(call(partial(self._appear, ghost, pile)), swing(), swing(), call(ghost.detach))

    def turn(self, card: int, pose: Pose, side: Any, seconds: float = TURN) -> Motion:
        """Turn the card where it lies to the angle of that pose; half-way round its face becomes damaged or mended."""
        sprite = self.take(card, pose, side)
        face = self.view.faces.side(card, side, damaged=pose.angle != 0)
        look = sequence(delay(seconds * 0.3), call(partial(setattr, sprite, "face", face)))
        return parallel(moves.glide(sprite, pose, seconds, ease_back), look)

    def turn_over(self, card: int, pose: Pose, side: Any, seconds: float = TURN) -> Motion:
        """Turn the card over where it lies; half-way its other side comes up."""
        sprite = self.take(card, pose, side)
        return parallel(
            moves.glide(sprite, pose, seconds, ease_back),
            moves.flip(sprite, self.view.faces.side(card, side), seconds),
        )

    def show(self, card: int, pose: Pose, side: Any) -> Motion:
        """Have a card show at once what it is now, where it lies."""
        return self.put(self.take(card, pose, side), pose, side)

    def gathered(self, card: int, pile: Pose, goal: Pose, side: Any) -> Motion:
        """Glide onto a pile and out again to its place, where the card shows what it is then."""
        sprite = self.take(card, goal, side)
        look = call(partial(setattr, sprite, "face", self.view.faces.side(card, side)))
        return sequence(moves.glide(sprite, pile, QUICK), look, moves.glide(sprite, goal, QUICK))

    def touch(self, card: int, pose: Pose, side: Any) -> Motion:
        """Light a card up for a moment."""
        sprite = self.take(card, pose, side)
        return sequence(
            call(partial(self._glow, sprite, self.view.palette.shown)),
            moves.pop(sprite, 0.06, TOUCH),
            call(partial(self._glow, sprite, None)),
        )

    def refuse(self, sprite: CardSprite) -> Motion:
        """Shake a card that can do nothing here."""
        return moves.shake(sprite, 5, 0.24, swings=3)

    def light(self, card: int) -> None:
        """Show that somebody has touched a card."""
        self.mark(card, self.view.palette.shown)

    def mark(self, card: int, color: Color | None) -> None:
        """Light a card that lies on the table in a color, or no longer."""
        sprite = self.cards.sprites.get(card)
        if sprite is not None:
            self._glow(sprite, color)

    def award(self, card: int, pile: Pose, goal: Pose, side: Any, *, hide: bool) -> Motion:
        """Raise the card out of its pile with a gleam, and carry it to the player it honors."""
        sprite = self.take(card, pile, side)
        held = Pose(pile.center + Vector2(0, goal.size.y * 0.3), goal.size, 0.0, ABOVE_ALL)
        gleam = particles.burst(self.effects, GLINT, held.center, 0.5, next(self._seeds))
        rise = moves.glide(sprite, held, QUICK, ease_back)
        carry = self.send(card, goal, self.pile_side, SLOW, hide=hide)
        return sequence(
            self.put(sprite, pile, side),
            self._taken_up(sprite),
            parallel(rise, sequence(delay(0.08), parallel(gleam, sequence(delay(QUICK), carry)))),
        )

    # -- fire

    def firing_place(self, gun: CardSprite, target: Vector2, words: FRect | None = None) -> Vector2:
        """Return where the gun fires from: out of the hand, a step towards the target, but not over those words."""
        place, size = gun.pos.lerp(target, 0.3), gun.lying.pose.size * ADVANCED
        if words is None or not rect_around(place, size).colliderect(words):
            return place
        below = gun.pos.y > words.centery
        return Vector2(place.x, words.bottom + size.y / 2 if below else words.top - size.y / 2)

    def advance(self, gun: CardSprite, place: Vector2) -> Motion:
        pose = Pose(place, gun.lying.pose.size * ADVANCED, 0.0, ABOVE_ALL)
        return sequence(self._taken_up(gun), moves.glide(gun, pose, ADVANCE, ease_back))

    def fire(
        self,
        gun: CardSprite,
        place: Vector2,
        target: Vector2,
        then: Motion,
        *,
        muzzle: Vector2 | None = None,
        lob: float = 0.0,
        recoil: float = RECOIL,
        flash: float = 1.0,
    ) -> Motion:
        """Show a flash, the recoil and a shell that crosses the table; `then` begins as it strikes.

        It leaves the card at the `muzzle`, or else ahead of its middle; `lob` is how high it rises on its way, and `flash`
        how large its fire is.
        """
        way = target - place
        way = way.normalize() if way.length() > 1 else Vector2(0, -1)
        muzzle = place + way * gun.size.y * 0.36 if muzzle is None else muzzle
        tracer = Tracer(self.view.palette, muzzle, target, lob)
        shell = sequence(
            call(partial(self.effects.add, tracer)),
            Progress(self.flight, partial(setattr, tracer, "part"), linear),
            call(tracer.detach),
            then,
        )
        fire = particles.muzzle(
            self.effects, muzzle, tracer.place(OFF) - muzzle, 0.3, next(self._seeds), flash
        )
        return parallel(moves.nudge(gun, way * -recoil, self.flight), fire, shell)

    def strike(self, victim: CardSprite, center: Vector2) -> Motion:
        """Burst the shell and shake what it hit."""
        return parallel(
            particles.hit(self.effects, center, 0.34, next(self._seeds)), moves.shake(victim, 9, 0.28)
        )

    def fall_apart(
        self, victim: CardSprite, goal: Pose, side: Any, *, hide: bool, seconds: float = FALLS
    ) -> Motion:
        """Blow the card to pieces, which fly to its goal and become the card again there."""
        face = self.view.faces.side(victim.card, side, damaged=victim.lying.damaged)
        start = Pose(victim.pos, victim.size, victim.angle, ABOVE_ALL)
        lies = side if self.pile_side is None else self.pile_side
        seed = next(self._seeds)
        pieces = shards.fall_apart(
            self.effects, face, start, goal, seconds, reach=victim.size.y * 0.75, seed=seed
        )
        return sequence(
            call(partial(setattr, victim, "visible", False)),
            parallel(particles.explosion(self.effects, start.center, min(0.7, seconds), seed), pieces),
            self.put(victim, goal, lies),
            self._laid_down(victim, lies, hide=hide),
        )

    def carry_off(self, base: CardSprite, goal: Pose, side: Any, *, hide: bool) -> Motion:
        """Blow the card up; it rises out of the smoke, above which it can be seen, and is carried to its goal."""
        above_smoke = particles.BurstNode.ABOVE + 1
        up = Pose(base.pos - Vector2(0, base.size.y * 0.1), base.size * 1.25, 0.0, above_smoke)
        smoke = particles.explosion(self.effects, base.pos, SMOKE, next(self._seeds))
        hold = sequence(
            delay(0.22),
            self._taken_up(base),
            call(partial(self._glow, base, self.view.palette.picked)),
            moves.glide(base, up, QUICK, ease_back),
            self.send(base.card, goal, self.pile_side, SLOW, hide=hide, over=above_smoke),
            call(partial(self._glow, base, None)),
        )
        return parallel(smoke, hold)

    # -- all at once

    def ribbon(self, text: str, why: str = "") -> Motion:
        """Open a band of words across the table, hold it just long enough to be read, and fade it out. With `why` it warns."""
        node = Ribbon(self.view, text, why)
        return sequence(
            call(partial(self.effects.add, node)),
            self._unroll(node),
            delay(reading_time(f"{text} {why}", Speed.NORMAL) if why else HELD),
            moves.fade(node, 0.0, FADES),
            call(node.detach),
        )

    def _unroll(self, ribbon: Ribbon) -> Motion:
        ribbon.unrolled = 0.0
        return Progress(OPENS, partial(setattr, ribbon, "unrolled"), ease_out)

    def make_room(self, sprite: CardSprite, goal: Pose) -> Motion:
        """Move a card aside that nothing happened to."""
        return moves.glide(sprite, goal, QUICK, ease_out)

    def one_by_one(self, motions: Sequence[Motion], gap: float = CARD_GAP) -> Motion:
        return stagger(motions, gap)

    # -- in the air and on the table

    def _taken_up(self, sprite: CardSprite, *, touchable: bool = False) -> Motion:
        """Raise the card into the air; with `touchable` it can be grasped on its way."""

        def take_up() -> None:
            sprite.visible = True
            sprite.touchable = touchable
            self.effects.add(sprite)

        return call(take_up)

    def _laid_down(self, sprite: CardSprite, side: Any, *, hide: bool = False) -> Motion:
        def lay_down() -> None:
            sprite.face = self.view.faces.side(sprite.card, side)
            sprite.visible = not hide
            sprite.touchable = True
            self.cards.add(sprite)

        return call(lay_down)

    def _glow(self, sprite: Sprite, color: Color | None) -> None:
        sprite.glow = None if color is None else self.view.theme.glow(color)

    def _ghost(self, back: Face, pile: Pose) -> Sprite:
        ghost = Sprite(back, radius=pile.size.x * RADIUS_OF_WIDTH)
        ghost.shadow = self.cards.shadow
        return ghost

    def _appear(self, ghost: Sprite, pile: Pose, layer: Node | None = None, over: float = ABOVE_ALL) -> None:
        (layer or self.effects).add(ghost)
        ghost.pose = replace(pile, z=over)
