"""Layout as values: functions that take rectangles and return rectangles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect, Vector2
from pygame.typing import Point


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a node rests: centre and size in the parent's coordinates, degrees clockwise, order."""

    center: Vector2
    size: Vector2
    angle: float = 0.0
    z: float = 0.0

    @classmethod
    def of(cls, rect: FRect, angle: float = 0.0, z: float = 0.0) -> Pose:
        return cls(Vector2(rect.center), Vector2(rect.size), angle, z)

    @property
    def rect(self) -> FRect:
        return rect_around(self.center, self.size)


def in_pixels(size: Vector2, scale: float) -> tuple[int, int]:
    """Return a size at so many pixels per unit, at least one pixel in each direction."""
    return max(1, round(size.x * scale)), max(1, round(size.y * scale))


def rect_around(center: Point, size: Point) -> FRect:
    rect = FRect(0, 0, *Vector2(size))
    rect.center = (Vector2(center).x, Vector2(center).y)
    return rect


def inset(
    rect: FRect,
    left: float,
    top: float | None = None,
    right: float | None = None,
    bottom: float | None = None,
) -> FRect:
    """Shrink a rectangle: `inset(r, 8)` all round, `inset(r, 8, 4)` sides and top/bottom, or all four."""
    top = left if top is None else top
    right = left if right is None else right
    bottom = top if bottom is None else bottom
    return FRect(
        rect.x + left, rect.y + top, max(0.0, rect.w - left - right), max(0.0, rect.h - top - bottom)
    )


def columns(rect: FRect, *weights: float, gap: float = 0.0) -> list[FRect]:
    """Divide side by side; a positive weight shares the space left over, a negative one is a fixed width."""
    spans = _spans(rect.w, weights, gap)
    return [FRect(rect.x + at, rect.y, length, rect.h) for at, length in spans]


def rows(rect: FRect, *weights: float, gap: float = 0.0) -> list[FRect]:
    """Divide one above the other; weights as in `columns`."""
    spans = _spans(rect.h, weights, gap)
    return [FRect(rect.x, rect.y + at, rect.w, length) for at, length in spans]


def _spans(whole: float, weights: Sequence[float], gap: float) -> list[tuple[float, float]]:
    fixed = sum(-weight for weight in weights if weight < 0)
    shares = sum(weight for weight in weights if weight > 0)
    free = max(0.0, whole - fixed - gap * (len(weights) - 1))
    spans, at = [], 0.0
    for weight in weights:
        length = -weight if weight < 0 else free * weight / shares if shares else 0.0
        spans.append((at, length))
        at += length + gap
    return spans


def grid(rect: FRect, across: int, down: int, gap: float = 0.0) -> list[FRect]:
    """Divide into equal cells, row by row."""
    return [cell for row in rows(rect, *[1] * down, gap=gap) for cell in columns(row, *[1] * across, gap=gap)]


def line(rect: FRect, count: int, size: Point, gap: float = 0.0, align: float = 0.5) -> list[FRect]:
    """Place `count` boxes of one size in a row, aligned from 0 (left) to 1 (right), evenly overlapping if they must."""
    if count == 0:
        return []
    width, height = Vector2(size)
    step = width + gap
    if count > 1:
        step = min(step, (rect.w - width) / (count - 1))
    left = rect.x + (rect.w - (step * (count - 1) + width)) * align
    return [FRect(left + i * step, rect.centery - height / 2, width, height) for i in range(count)]


def between(one: FRect, other: FRect, part: float) -> FRect:
    """Return the rectangle after that part of the way from one to another."""
    corner = Vector2(one.topleft).lerp(Vector2(other.topleft), part)
    return FRect(corner, Vector2(one.size).lerp(Vector2(other.size), part))


def kept_inside(rect: FRect, bounds: FRect) -> FRect:
    """Move, without shrinking, so that nothing sticks out; if it is too large, the top left corner stays inside."""
    left = max(bounds.left, min(rect.left, bounds.right - rect.w))
    top = max(bounds.top, min(rect.top, bounds.bottom - rect.h))
    return FRect(left, top, rect.w, rect.h)


def fan(
    rect: FRect, count: int, size: Point, gap: float = 0.0, bend: float = 2.5, most: float = 24.0
) -> list[Pose]:
    """Place a hand of cards along the bottom centre of `rect`: outer cards lean outwards and sink on an arc. `bend` is
    the angle from one card to the next, `most` that from the first to the last, in degrees.
    """
    shape = Vector2(size)
    boxes = line(rect, count, shape, gap)
    turn = min(bend, most / (count - 1)) if count > 1 else 0.0
    radius = (boxes[1].x - boxes[0].x) / math.radians(turn) if turn else 0.0
    poses = []
    for i, box in enumerate(boxes):
        angle = (i - (count - 1) / 2) * turn
        sink = radius * (1 - math.cos(math.radians(angle)))
        poses.append(Pose(Vector2(box.centerx, rect.bottom - shape.y / 2 + sink), shape, angle, float(i)))
    return poses
