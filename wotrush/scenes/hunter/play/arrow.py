"""The arrow from what is held to where it would go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.hunter.table.view import BattleView
from wotrush.stage.color import BLACK, Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.geometry import rect_around
from wotrush.stage.node import Node, Tracked

JOINTS = 18
THIN, WIDE, HEAD, HEAD_WIDE = 5.0, 11.0, 44.0, 27.0
"""Half of the shaft's breadth at its ends, and length and half breadth of the head."""
BEND = Vector2(0.6, 0.36)
"""Where it bends on its way: it crosses between the lines before it rises, and covers little of what lies beside."""
SHORTEST = 60.0
STEP = 6.0
"""Units in which its end moves, so that pictures of it are used again."""
OVERSAMPLING = 2


@dataclass(frozen=True, slots=True)
class AimArrowPicture:
    """An arrow from the origin; `size` is ignored, since its length says how large it is."""

    x: float
    y: float
    scale: float
    color: Color
    breadth: float = 1.0

    def outline(self) -> list[Vector2]:
        """Return the shaft and the head as one shape."""
        goal = Vector2(self.x, self.y)
        bend = _bend(goal)
        neck = (goal - bend).normalize()
        end = goal - neck * min(HEAD * self.breadth, goal.length() / 2)
        line = [_curve(end, bend, i / JOINTS) for i in range(JOINTS + 1)]
        left, right = _sides(line, self.breadth)
        across = neck.rotate(-90) * HEAD_WIDE * self.breadth
        return [*left, end + across, goal, end - across, *reversed(right)]

    def box(self) -> FRect:
        shape = self.outline()
        left, top = min(p.x for p in shape) - 4, min(p.y for p in shape) - 4
        return FRect(left, top, max(p.x for p in shape) + 4 - left, max(p.y for p in shape) + 4 - top)

    def __call__(self) -> Surface:
        box, scale = self.box(), self.scale * OVERSAMPLING
        large = blank((round(box.w * scale), round(box.h * scale)), (*self.color[:3], 0))
        shape = [(p - Vector2(box.topleft)) * scale for p in self.outline()]
        pygame.draw.polygon(large, self.color, shape)
        pygame.draw.polygon(large, mix(self.color, BLACK, 0.55), shape, max(2, round(2.5 * scale)))
        size = (max(1, large.get_width() // OVERSAMPLING), max(1, large.get_height() // OVERSAMPLING))
        return pygame.transform.smoothscale(large, size)


def on_arrow(start: Vector2, goal: Vector2, part: float) -> Vector2:
    """Return the point after that part of the way of an arrow."""
    return start + _curve(goal - start, _bend(goal - start), part)


def facing(target: FRect, start: Vector2) -> Vector2:
    """Return the middle of the edge that an arrow from there reaches first: from below the lower one."""
    if start.y >= target.bottom:
        return Vector2(target.midbottom)
    return Vector2(target.midright if start.x > target.centerx else target.midleft)


def _bend(goal: Vector2) -> Vector2:
    return Vector2(goal.x * BEND.x, goal.y * BEND.y)


def _curve(end: Vector2, bend: Vector2, part: float) -> Vector2:
    return bend * (2 * part * (1 - part)) + end * part * part


def _sides(line: Sequence[Vector2], breadth: float) -> tuple[list[Vector2], list[Vector2]]:
    left, right = [], []
    for i, point in enumerate(line):
        ahead = line[min(i + 1, JOINTS)] - line[max(i - 1, 0)]
        across = ahead.rotate(-90).normalize() * breadth * (THIN + (WIDE - THIN) * i / JOINTS)
        left.append(point + across)
        right.append(point - across)
    return left, right


class ArrowHead(Node):
    """The head of an arrow, seen wherever it points: it lies above the cards, the shaft beneath them."""

    touchable = False

    def __init__(self, arrow: AimArrow) -> None:
        super().__init__(name="arrow head")
        self._arrow = arrow
        self.z = -1.0  # A card that is carried passes over it.

    def paint(self, canvas: Canvas) -> None:
        box = self._arrow.head_box
        if box is not None:
            self._arrow.paint(canvas.within(canvas.box(box)))


class AimArrow(Node):
    """Aims from `start` at `goal`, both in units of the table; hidden while one of them is None. Its `head` has a layer of its
    own.
    """

    touchable = False
    start = Tracked[Vector2 | None](None)
    goal = Tracked[Vector2 | None](None)
    hostile = Tracked(False)

    def __init__(self, view: BattleView) -> None:
        self.head = ArrowHead(self)
        super().__init__(name="arrow")
        self._view = view
        self.z = -1.0  # Cards that lie between pass over it.

    def invalidate(self) -> None:
        super().invalidate()
        self.head.invalidate()

    def aim(self, goal: Vector2 | None, *, hostile: bool = False) -> None:
        self.rect = self.head.rect = FRect(self._view.frame.area)
        self.goal, self.hostile = goal, hostile

    @property
    def _slim(self) -> float:
        """How broad it is: large cards leave less room between the lines."""
        return min(1.0, self._view.frame.own.spacing)

    @property
    def _way(self) -> Vector2 | None:
        """Where it points from its start, in steps; None where that is too near."""
        if self.start is None or self.goal is None:
            return None
        way = self.goal - self.start
        way = Vector2(round(way.x / STEP) * STEP, round(way.y / STEP) * STEP)
        return way if way.length() >= SHORTEST else None

    def boxes(self) -> list[FRect]:
        """Return small boxes that cover it together."""
        way = self._way
        if self.start is None or way is None:
            return []
        side = 2 * HEAD_WIDE * self._slim
        points = [on_arrow(self.start, self.start + way, i / JOINTS) for i in range(JOINTS + 1)]
        return [rect_around(point, (side, side)) for point in points]

    @property
    def head_box(self) -> FRect | None:
        """The place of its head."""
        way = self._way
        if self.start is None or way is None:
            return None
        neck = (way - _bend(way)).normalize() * HEAD * self._slim
        side = (HEAD + 2 * HEAD_WIDE) * self._slim
        return rect_around(self.start + way - neck / 2, (side, side))

    def paint(self, canvas: Canvas) -> None:
        way = self._way
        if self.start is None or way is None:
            return
        palette = self._view.palette
        color = (*(palette.hostile if self.hostile else palette.legal)[:3], 235)
        face = AimArrowPicture(way.x, way.y, canvas.scale, color, self._slim)
        picture = canvas.pictures.get(("arrow", face), face)
        canvas.blit(picture, canvas.transform(self.start + Vector2(face.box().topleft)))
