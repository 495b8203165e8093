"""A card in the air: a token that hangs beside what it points at, leans with its speed, and flies home when released."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from pygame import FRect, Vector2

from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.scenes.table.view import TableView
from wotrush.stage.clock import Clock
from wotrush.stage.geometry import inset, kept_inside, rect_around
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
HANG = 14.0
"""Between the card and the pointer, or what it must leave in sight."""
RIM = 8.0
"""The least distance from the edge of the screen, for the light around the card."""
MUCH_NEARER = 1.0
"""How much nearer to the pointer a smaller card must hang to be better, in heights of the larger one."""
CATCH_UP = 0.04
"""The seconds in which the card covers most of the way to where it hangs."""


class CarriedCard:
    """Moves the sprite that the drag machine holds. `dragged_heights` are the heights in units that a card in the air may have,
    the largest first: the last is small enough to see the targets behind it.
    """

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
        self.dragged_heights: Sequence[float] = (200.0,)
        self.target: FRect | None = None
        """What the card points at, if it can be dropped there."""
        self.telling: Sequence[FRect] = ()
        """Where the table says what the drop would do."""
        self.below: Sequence[float] = ()
        """Edges below which it may hang too, to leave what is above them in sight."""
        self.reach = math.inf
        """How far beside its target it may hang to leave that in sight."""
        self.pointer = Vector2()
        self._then = 0.0

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self._player.finish()
        self._view.context.play(Sound.PICK_UP)
        self._tilt.clear()
        self.target, self.telling, self.below, self.reach = None, (), (), math.inf
        self._then = self._clock.now()
        self._air.add(sprite)
        sprite.angle = 0.0
        if manner is Manner.PICK:
            sprite.pos = sprite.pos - Vector2(0, sprite.size.y * PICKED_UP)
        grasp = parallel(
            Progress(GRASP, partial(setattr, sprite, "lift"), ease_out),
            *([rescale(sprite, 1.0, GRASP)] if manner is Manner.PICK else []),
        )
        self._player.play(grasp)
        if self._view.reduced_motion:
            self._player.finish()

    def point(self, center: Vector2) -> None:
        """Take over where the pointer is, given where the card's centre would be if it were held where it was grasped."""
        state = self._drag.state
        grip = state.grip if isinstance(state, Dragging) else Vector2()
        self.pointer = self._air.to_local(center + grip)

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        """Have the card follow the pointer."""
        self.point(center)
        if not self._view.reduced_motion:
            self._tilt.add(self._clock.now(), self.pointer)
        self._hang(sprite)

    def update(self) -> None:
        """Turn a card upright that rests in the air, and bring it to where it hangs. Call it every frame."""
        state = self._drag.state
        if isinstance(state, Dragging) and isinstance(state.source, CardSprite):
            self._hang(state.source)

    @property
    def hangs(self) -> FRect | None:
        """Where the dragged card hangs, or will in a moment; None while none is dragged."""
        state = self._drag.state
        if not isinstance(state, Dragging) or not isinstance(state.source, CardSprite):
            return None
        return self._held(state.source)

    def _hang(self, sprite: CardSprite) -> None:
        """Move the card most of the way to its place beside what it points at, and to its size there."""
        now = self._clock.now()
        share = 1.0 if self._view.reduced_motion else 1.0 - math.exp(-min(now - self._then, 1.0) / CATCH_UP)
        self._then = now
        held = self._held(sprite)
        sprite.pos += (Vector2(held.center) - sprite.pos) * share
        sprite.scale += (held.h / sprite.size.y - sprite.scale) * share
        sprite.angle = self._tilt.angle(now)

    @property
    def _in_sight(self) -> list[FRect]:
        """What the card must not cover: first what it points at, then what is told about that."""
        return [self.target or FRect(self.pointer, (0, 0)), *self.telling]

    def _held(self, sprite: CardSprite) -> FRect:
        """Return where the card hangs: as large as covers nothing that must stay in sight, unless a smaller one hangs much
        nearer to the pointer then; else as small as it may be.
        """
        sizes = [sprite.size * min(1.0, height / sprite.size.y) for height in self.dragged_heights]
        places = [self._place(size) for size in sizes]
        in_sight = self._in_sight
        clear = [place for place in places if place.collidelist(in_sight) < 0] or places[-1:]
        far = [self.pointer.distance_to(place.center) for place in clear]
        return next(
            place for place, away in zip(clear, far, strict=True) if away <= min(far) + MUCH_NEARER * place.h
        )

    def _place(self, size: Vector2) -> FRect:
        """Return the place where the card covers least of that, and not what it points at if that can be."""
        in_sight, places = self._in_sight, self._places(size)
        seen = in_sight[0]
        return min(places, key=lambda place: (place.colliderect(seen), len(place.collidelistall(in_sight))))

    def _places(self, size: Vector2) -> list[FRect]:
        """Return where the card may hang, the best first: below what it points at, else above. If it may hang farther below
        or level with that too, the nearest to the pointer comes first.
        """
        seen = self._in_sight[0]
        level = seen.centery - size.y / 2 - HANG
        lower = [edge for low in self.below for edge in (low, seen.top, level, seen.top)]
        places = self._near(size, (seen.bottom, seen.top, *lower))
        return sorted(places, key=lambda place: self.pointer.distance_to(place.center)) if lower else places

    def _near(self, size: Vector2, edges: Sequence[float]) -> list[FRect]:
        """Return places below and above these edges, for each the nearest to the pointer first."""
        area, at, reach = inset(self._air.bounds, RIM), self.pointer, size / 2 + Vector2(HANG, HANG)
        seen = self._in_sight[0]
        beside = [x for one in self._in_sight for x in (one.left - reach.x, one.right + reach.x)]
        beside = [x for x in beside if abs(x - seen.centerx) <= self.reach]
        return [
            kept_inside(rect_around((x, y), size), area)
            for y in (edge + way * reach.y for edge, way in zip(edges, (1, -1) * len(edges), strict=False))
            for x in sorted((at.x, *beside), key=lambda x: abs(x - at.x))
        ]

    def put_back(self, sprite: CardSprite) -> None:
        lying = self._view.lying.get(sprite.card)
        if lying is not None:
            self._view.context.play(Sound.PLACE)
            home = fly(sprite, lying.pose, HOME, arc=0.0, over=0.0)
            self._player.play(sequence(home, call(partial(self._cards.add, sprite))))
            if self._view.reduced_motion:
                self._player.finish()
