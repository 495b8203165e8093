"""The arrow from what is held to where it would go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.hunter.arrows.arrow_way import HEAD, HEAD_WIDE, ArrowWay, arc, way_between
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.stage.color import BLACK, Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.node import Node, Tracked

THIN, WIDE = 5.0, 11.0
"""Half of the shaft's breadth at its ends."""
RIM = 4.0
"""Room around it in its picture."""
BEND = Vector2(0.6, 0.36)
"""Where an arrow bends that follows the pointer: it crosses between the lines before it rises."""
SHORTEST = 60.0
APART = 2.0
"""How far from the head the shaft's last bend lies at least, so that it has a direction."""
STEP = 6.0
"""Units in which its end moves, so that pictures of it are used again."""
OVERSAMPLING = 2
OPAQUE = 235
ABOVE_CARDS = 1000.0


@dataclass(frozen=True, slots=True)
class AimArrowPicture:
    """An arrow along a way; `size` is ignored, since the way says how large it is."""

    way: ArrowWay
    scale: float
    color: Color
    breadth: float = 1.0

    def outline(self) -> list[Vector2]:
        """Return the shaft and the head as one shape."""
        line, tip = [Vector2(point) for point in self.way.points], self.way.tip
        head = min(HEAD * self.breadth, line[0].distance_to(tip) / 2)
        while len(line) > 2 and line[-2].distance_to(tip) < head + APART:
            del line[-2]
        neck = (tip - line[-2]).normalize()
        line[-1] = tip - neck * head
        left, right = _sides(line, self.breadth)
        across = neck.rotate(-90) * HEAD_WIDE * self.breadth
        return [*left, line[-1] + across, tip, line[-1] - across, *reversed(right)]

    def box(self) -> FRect:
        shape = self.outline()
        left, top = min(p.x for p in shape) - RIM, min(p.y for p in shape) - RIM
        return FRect(left, top, max(p.x for p in shape) + RIM - left, max(p.y for p in shape) + RIM - top)

    def __call__(self) -> Surface:
        box, scale = self.box(), self.scale * OVERSAMPLING
        large = blank((round(box.w * scale), round(box.h * scale)), (*self.color[:3], 0))
        shape = [(p - Vector2(box.topleft)) * scale for p in self.outline()]
        pygame.draw.polygon(large, self.color, shape)
        pygame.draw.polygon(large, mix(self.color, BLACK, 0.55), shape, max(2, round(2.5 * scale)))
        size = (max(1, large.get_width() // OVERSAMPLING), max(1, large.get_height() // OVERSAMPLING))
        return pygame.transform.smoothscale(large, size)


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
    way = Tracked[ArrowWay | None](None)
    hostile = Tracked(False)

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
        self._show(arc(start, goal, BEND) if start.distance_to(goal) >= SHORTEST else None)

    def aim(self, target: FRect, cards: Sequence[FRect], others: Sequence[FRect], *, hostile: bool) -> None:
        """Point at a target, past these cards and other things."""
        if self.source is not None:
            boxes = [FRect(box) for box in (self.source, target, *cards, *others)]
            if self._found is None or self._found[0] != boxes:
                self._found = boxes, way_between(self.source, target, cards, others, self._slim)
            way = self._found[1]
            self._show(way if way.start.distance_to(way.tip) > 2 * APART else None, hostile=hostile)

    def hide(self) -> None:
        self._show(None)

    def _show(self, way: ArrowWay | None, *, hostile: bool = False) -> None:
        self.rect = FRect(self._view.frame.area)
        self.way, self.hostile = way, hostile

    def paint(self, canvas: Canvas) -> None:
        if self.way is not None:
            palette = self._view.palette
            color = (*(palette.hostile if self.hostile else palette.legal)[:3], OPAQUE)
            paint_arrow(canvas, self.way, color, self._slim)

    @property
    def _slim(self) -> float:
        """How broad it is: large cards leave less room between the lines."""
        return min(1.0, self._view.frame.own.spacing)


def paint_arrow(canvas: Canvas, way: ArrowWay, color: Color, breadth: float) -> None:
    face = AimArrowPicture(way, canvas.scale, color, breadth)
    picture = canvas.pictures.get(("arrow", face), face)
    canvas.blit(picture, canvas.transform(Vector2(face.box().topleft)))
