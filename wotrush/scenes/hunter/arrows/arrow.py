"""The arrow from what is held to where it would go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.hunter.arrows.arrow_way import HEAD, HEAD_WIDE, ArrowWay, Point, arc, way_between
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.stage.color import BLACK, WHITE, Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node, Tracked

THIN, WIDE = 5.0, 11.0
"""Half of the shaft's breadth at its ends."""
RIM = 4.0
"""Room around it in its picture."""
BEND = Vector2(0.6, 0.36)
"""Where an arrow bends that follows the pointer: it crosses between the lines before it rises."""
SHORTEST = 60.0
MOST_HEAD = 0.55
"""The longest head, as a part of the arrow's length."""
APART = 2.0
"""How far from the head the shaft's last bend lies at least, so that it has a direction."""
STEP = 6.0
"""Units in which its end moves, so that it is not drawn anew for every pixel."""
OVERSAMPLING = 2
"""How much larger an arrow is drawn at first."""
BAND, MOST_BANDS = 220, 8
"""It is drawn in one band more for so many pixels of its breadth, and in so many at most."""
OPAQUE, FAINT = 235, 130
"""How opaque an arrow is, and what is left of that on cards that it crosses, but for its outline."""
ABOVE_CARDS = 1000.0
CARD_RADIUS = 0.045
"""The radius of a card's corners, as a part of its width."""


def outline(way: ArrowWay, breadth: float = 1.0) -> list[Vector2]:
    """Return the shaft and the head of an arrow as one shape; a short one has a shorter head and is a little slimmer, so that it
    looks like an arrow too.
    """
    line, tip = [Vector2(point) for point in way.points], way.tip
    head = min(HEAD * breadth, line[0].distance_to(tip) * MOST_HEAD)
    breadth = (breadth + head / HEAD) / 2
    while len(line) > 2 and line[-2].distance_to(tip) < head + APART:
        del line[-2]
    neck = (tip - line[-2]).normalize()
    line[-1] = tip - neck * head
    left, right = _sides(line, breadth)
    across = neck.rotate(-90) * HEAD_WIDE * breadth
    return [*left, line[-1] + across, tip, line[-1] - across, *reversed(right)]


def _sides(line: Sequence[Vector2], breadth: float) -> tuple[list[Vector2], list[Vector2]]:
    """Return both edges of a shaft, which grows broader towards its head."""
    left, right, last = [], [], len(line) - 1
    for i, point in enumerate(line):
        ahead = line[min(i + 1, last)] - line[max(i - 1, 0)]
        across = ahead.rotate(-90).normalize() * breadth * (THIN + (WIDE - THIN) * i / last)
        left.append(point + across)
        right.append(point - across)
    return left, right


class AimArrow(Node):
    """Lies above everything on the table; hidden while it aims at nothing. Give it the box that it comes from as `source`."""

    touchable = False
    settled = True
    way = Tracked[ArrowWay | None](None)
    hostile = Tracked(False)
    in_vain = Tracked(False)
    """Whether what it aims at cannot succeed."""
    below = Tracked[tuple[FRect, ...]](())
    """Cards under which it passes: those in front of the one that it comes from."""
    _others = Tracked[tuple[FRect, ...]](())
    """Cards that it is not about, on which it is faint where it crosses them, so that they can be read."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="arrow")
        self._view = view
        self.z = ABOVE_CARDS
        self.source: FRect | None = None
        self._found: tuple[list[FRect], ArrowWay] | None = None
        """The way that was looked for last, and all that it lies between."""

    def follow(self, pointer: Vector2) -> None:
        """Point where the pointer is."""
        if self.source is None:
            return
        start = Vector2(self.source.centerx, self.source.top)
        goal = Vector2(round(pointer.x / STEP) * STEP, round(pointer.y / STEP) * STEP)
        self._others = ()
        self._show(arc(start, goal, BEND) if start.distance_to(goal) >= SHORTEST else None)
        self.in_vain = True  # Nothing happens where no target is.

    def aim(
        self,
        target: FRect,
        cards: Sequence[FRect],
        others: Sequence[FRect],
        *,
        shunned: Sequence[FRect] = (),
        words: Sequence[FRect] = (),
        hostile: bool,
        in_vain: bool = False,
    ) -> None:
        """Point at a target, past these cards, other things and words, and far around what is shunned."""
        if self.source is not None:
            boxes = [FRect(box) for box in (self.source, target, *cards, *others, *shunned, *words)]
            if self._found is None or self._found[0] != boxes:
                way = way_between(self.source, target, cards, others, self._slim, shunned, words)
                self._found = boxes, way
            way, self._others = self._found[1], tuple(map(FRect, cards))
            self._show(way if way.start.distance_to(way.tip) > 2 * APART else None, hostile=hostile)
            self.in_vain = in_vain

    def hide(self) -> None:
        self._show(None)

    def crosses(self, box: FRect) -> bool:
        """Return whether it lies over something."""
        wide = inset(box, -WIDE * self._slim)
        return self.way is not None and any(
            wide.clipline(one, other) for one, other in pairwise(self.way.points)
        )

    def _show(self, way: ArrowWay | None, *, hostile: bool = False) -> None:
        self.rect = FRect(self._view.frame.area)
        self.way, self.hostile, self.in_vain = way, hostile, False

    def paint(self, canvas: Canvas) -> None:
        if self.way is not None:
            palette = self._view.palette
            aimed = palette.text_soft if self.in_vain else palette.hostile if self.hostile else palette.legal
            color = (*aimed[:3], OPAQUE)
            paint_arrow(canvas, self.way, color, self._slim, self.below, self._others)

    @property
    def _slim(self) -> float:
        return arrow_breadth(self._view)


def arrow_breadth(view: BattleView) -> float:
    """Return how broad an arrow is: large cards leave less room between the lines."""
    return min(1.0, view.frame.own.spacing)


def paint_arrow(
    canvas: Canvas,
    way: ArrowWay,
    color: Color,
    breadth: float,
    below: Sequence[FRect] = (),
    over: Sequence[FRect] = (),
) -> None:
    """Paint an arrow in bands that lie below each other, since most of the box around it is empty; it passes `below` these
    cards, and is faint `over` those.
    """
    shape, scale = outline(way, breadth), canvas.scale * OVERSAMPLING
    corner = Vector2(min(p.x for p in shape) - RIM, min(p.y for p in shape) - RIM)
    at, rim = canvas.transform(corner), math.ceil(RIM * canvas.scale) * OVERSAMPLING
    fine = [(int(p.x), int(p.y)) for p in ((point - corner) * scale for point in shape)]
    bands = min(MOST_BANDS, 1 + max(x for x, _ in fine) // BAND)
    high = OVERSAMPLING * math.ceil((max(y for _, y in fine) + rim) / OVERSAMPLING / bands)
    for top in range(0, bands * high, high):
        left, right = _breadth(fine, top - rim, top + high + rim)
        left = OVERSAMPLING * math.floor((left - rim) / OVERSAMPLING)
        wide = OVERSAMPLING * math.ceil((right + rim - left) / OVERSAMPLING)
        band, moved = blank((wide, high), (*color[:3], 0)), [(x - left, y - top) for x, y in fine]
        boxes = (
            [_scaled(card, corner, scale).move(-left, -top) for card in cards] for cards in (over, below)
        )
        pygame.draw.polygon(band, color, moved)
        _fade(band, next(boxes), FAINT)
        pygame.draw.polygon(band, mix(color, BLACK, 0.55), moved, max(2, round(2.5 * scale)))
        _fade(band, next(boxes), 0)
        small = pygame.transform.smoothscale(band, (wide // OVERSAMPLING, high // OVERSAMPLING))
        canvas.blit(small, at + Vector2(left, top) / OVERSAMPLING)


def _scaled(card: FRect, corner: Vector2, scale: float) -> FRect:
    return FRect((card.topleft - corner) * scale, Vector2(card.size) * scale)


def _fade(band: Surface, cards: Sequence[FRect], opacity: int) -> None:
    """Leave no more than that of what is painted on cards."""
    if band.get_rect().collidelist(cards) < 0:
        return
    veil = blank(band.get_size(), (*WHITE, 255))
    for card in cards:
        pygame.draw.rect(veil, (*WHITE, opacity), card, border_radius=round(card.w * CARD_RADIUS))
    band.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _breadth(shape: Sequence[Point], top: float, bottom: float) -> tuple[float, float]:
    """Return how far to the left and to the right a shape reaches between two heights."""
    xs = [x for x, y in shape if top <= y <= bottom]
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        for y in (top, bottom):
            if (ay < y) is not (by < y):
                xs.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return min(xs, default=0.0), max(xs, default=0.0)
