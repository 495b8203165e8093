"""Air raids: shadows of aircraft pass over the table or dive at a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress, call, sequence
from wotrush.stage.node import Node, Tracked

PASSING = 1.0
SPAN = 210.0
DIVER, DIVING = 250.0, 1100.0
"""How broad the shadow of an aircraft is that dives, and how far it is seen to fly."""
FORMATION = (Vector2(0, 0), Vector2(-230, -150), Vector2(-190, 170))
SHADE = (4, 8, 4, 130)
OUTLINE = (
    *((1.0, 0.0), (0.86, 0.05), (0.42, 0.07), (0.2, 0.1), (-0.05, 0.95), (-0.28, 0.95), (-0.18, 0.1)),
    *((-0.72, 0.06), (-0.84, 0.36), (-0.97, 0.36), (-0.93, 0.0)),
)
"""Half of an aircraft seen from above, its nose at the right."""


@dataclass(frozen=True, slots=True)
class AircraftShadow:
    """The shadow of an aircraft that flies to the right."""

    color: Color

    def __call__(self, size: Size) -> Surface:
        side = max(8, min(size))
        large = blank((2 * side, 2 * side), (*self.color[:3], 0))
        half = [*OUTLINE, *((x, -y) for x, y in reversed(OUTLINE))]
        pygame.draw.polygon(large, self.color, [(side + x * side, side + y * side) for x, y in half])
        return pygame.transform.gaussian_blur(
            pygame.transform.smoothscale(large, (side, side)), max(1, side // 60)
        )


class AirRaid(Node):
    """Shadows of a formation that passes over a place; `part` goes from 0 to 1."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, middle: Vector2, way: float, span: float, formation: Sequence[Vector2]) -> None:
        super().__init__(name="air raid")
        self.z = 2900.0
        self._middle = middle
        self._way = way
        self._span = span
        self._formation = formation

    @classmethod
    def over(cls, effects: Node, area: FRect) -> Motion:
        """Return the raid of three aircraft over all of an area."""
        way = area.w + 3 * SPAN
        middle = Vector2(area.x - SPAN + way / 2, area.y + area.h * 0.42)
        return cls(middle, way, SPAN, FORMATION)._flies(effects, PASSING)

    @classmethod
    def passing(cls, effects: Node, target: Vector2, seconds: float) -> Motion:
        """Return one aircraft that dives at a target and is over it half-way."""
        return cls(target, DIVING, DIVER, (Vector2(),))._flies(effects, seconds)

    def _flies(self, effects: Node, seconds: float) -> Motion:
        fly = Progress(seconds, partial(setattr, self, "part"), linear)
        return sequence(call(partial(effects.add, self)), fly, call(self.detach))

    def paint(self, canvas: Canvas) -> None:
        side = canvas.px(self._span)
        face = AircraftShadow(SHADE)
        picture = canvas.pictures.get((face, side), partial(face, (side, side)))
        for offset in self._formation:
            at = self._middle + Vector2(self._way * (self.part - 0.5), 0) + offset
            canvas.blit(picture, canvas.transform(at) - Vector2(picture.get_size()) / 2)
