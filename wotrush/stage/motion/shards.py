"""A picture that breaks into pieces, which then fly to another place; a pure function of time, like every motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face, blank
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.easing import ease_in_out, ease_out
from wotrush.stage.motion.tween import Motion, Progress, call, sequence
from wotrush.stage.node import Node, Tracked

COLUMNS, ROWS = 3, 4
BURST, GATHER, LAST = 0.6, 0.36, 0.52
"""Shares of the time: when the pieces stop flying apart, and when the first and the last one leave for the goal."""
SAG, TUMBLE = 0.55, 0.7
"""How far pieces fall until the last one leaves, in reaches of the throw, and how much they turn on meanwhile, as a share of
what they turned while they were thrown.
"""
ANGLE_STEP = 12.0
SIZE_STEP = 0.1


@dataclass(frozen=True, slots=True)
class Shard:
    """A piece: its outline relative to the whole, and how it is thrown."""

    outline: tuple[tuple[float, float], ...]
    throw: Vector2
    spin: float
    delay: float
    """From 0 for the first piece that leaves for the goal to 1 for the last."""

    @property
    def center(self) -> Vector2:
        return sum((Vector2(corner) for corner in self.outline), Vector2()) / len(self.outline)


class Shards(Node):
    """The pieces of a face: `show(0)` is whole at the start, `show(1)` whole at the goal."""

    touchable = False

    part = Tracked(0.0)

    def __init__(self, face: Face, start: Pose, goal: Pose, reach: float, seed: int) -> None:
        super().__init__(FRect(0, 0, 0, 0), name="shards")
        self.z = start.z
        self._face = face
        self._start = start
        self._goal = goal
        self._reach = reach
        self._pieces = broken(seed)

    def show(self, part: float) -> None:
        self.part = part

    def paint(self, canvas: Canvas) -> None:
        size = (canvas.px(self._start.size.x), canvas.px(self._start.size.y))
        for number, piece in enumerate(self._pieces):
            pose = self._pose_of(piece)
            key = (self._face, "piece", size, number, piece.outline)
            make = partial(_cut, canvas, self._face, size, piece)
            across, down = canvas.pictures.get(key, make).get_size()
            # Angles come in steps, so that few pictures serve a whole flight.
            grown = max(SIZE_STEP, round(pose.size.x / self._start.size.x / SIZE_STEP) * SIZE_STEP)
            angle = round(pose.angle / ANGLE_STEP) * ANGLE_STEP
            now = (max(1, round(across * grown)), max(1, round(down * grown)))
            canvas.stamp(key, make, canvas.transform(pose.center), now, angle)

    def _pose_of(self, piece: Shard) -> Pose:
        thrown, falling = ease_out(min(1.0, self.part / BURST)), (self.part / LAST) ** 2
        begin = GATHER + piece.delay * (LAST - GATHER)
        flown = ease_in_out(max(0.0, min(1.0, (self.part - begin) / (1 - begin))))
        start, goal = self._start, self._goal
        whole = start.size + (goal.size - start.size) * flown
        home = start.center.lerp(goal.center, flown)
        offset = (piece.center - Vector2(0.5, 0.5)).elementwise() * whole
        away = (piece.throw * thrown + Vector2(0, SAG * falling)) * self._reach * (1 - flown)
        spun = piece.spin * (thrown + TUMBLE * falling) * (1 - flown)
        angle = start.angle + (goal.angle - start.angle) * flown + spun
        turned = offset.rotate(start.angle + (goal.angle - start.angle) * flown)
        return Pose(home + turned + away, whole, angle, start.z)


def fall_apart(
    parent: Node, face: Face, start: Pose, goal: Pose, seconds: float, *, reach: float, seed: int
) -> Motion:
    """Return a motion that adds the pieces to the stage and removes them once they lie at the goal."""
    shards = Shards(face, start, goal, reach, seed)
    return sequence(
        call(partial(parent.add, shards)), Progress(seconds, shards.show, lambda t: t), call(shards.detach)
    )


def broken(seed: int) -> Sequence[Shard]:
    """Return a grid whose inner corners are moved at random."""
    rng = Random(seed)
    corners = {
        (x, y): (_moved(x, COLUMNS, rng), _moved(y, ROWS, rng))
        for x in range(COLUMNS + 1)
        for y in range(ROWS + 1)
    }
    pieces = []
    for x in range(COLUMNS):
        for y in range(ROWS):
            outline = tuple(corners[at] for at in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)))
            away = Vector2((x + 0.5) / COLUMNS - 0.5, (y + 0.5) / ROWS - 0.6)
            throw = (away * 1.6).rotate(rng.uniform(-25, 25)) * rng.uniform(0.6, 1.3)
            pieces.append(Shard(outline, throw, rng.uniform(-70, 70), rng.random()))
    return tuple(pieces)


def _moved(index: int, count: int, rng: Random) -> float:
    aside = rng.uniform(-0.3, 0.3)
    return index / count if index in (0, count) else (index + aside) / count


def _cut(canvas: Canvas, face: Face, size: tuple[int, int], piece: Shard) -> Surface:
    """Cut a piece out of the picture, its centre in the centre of the surface."""
    whole = canvas.pictures.get((face, size), lambda: face(size))
    center = piece.center.elementwise() * Vector2(size)
    points = [Vector2(x * size[0], y * size[1]) - center for x, y in piece.outline]
    half = Vector2(max(abs(p.x) for p in points) + 1, max(abs(p.y) for p in points) + 1)
    cut = blank((round(2 * half.x), round(2 * half.y)))
    pygame.draw.polygon(cut, (255, 255, 255, 255), [p + half for p in points])
    cut.blit(whole, half - center, special_flags=pygame.BLEND_RGBA_MULT)
    return cut
