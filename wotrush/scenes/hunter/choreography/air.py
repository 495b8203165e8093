"""An air raid: the shadows of three aircraft pass over the table."""

from __future__ import annotations

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
FORMATION = (Vector2(0, 0), Vector2(-230, -150), Vector2(-190, 170))
SHADE = (4, 8, 4, 110)
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
    """Shadows on their way across; `part` goes from 0 to 1."""

    touchable = False
    part = Tracked(0.0)

    def __init__(self, area: FRect) -> None:
        super().__init__(FRect(area), name="air raid")
        self.z = 2900.0

    @classmethod
    def over(cls, effects: Node, area: FRect) -> Motion:
        """Return the raid as a motion."""
        raid = cls(area)
        fly = Progress(PASSING, partial(setattr, raid, "part"), linear)
        return sequence(call(partial(effects.add, raid)), fly, call(raid.detach))

    def paint(self, canvas: Canvas) -> None:
        side = canvas.px(SPAN)
        face = AircraftShadow(SHADE)
        picture = canvas.pictures.get((face, side), partial(face, (side, side)))
        way = self.size.x + 3 * SPAN
        for offset in FORMATION:
            at = Vector2(-SPAN + way * self.part, self.size.y * 0.42) + offset
            canvas.blit(picture, canvas.transform(at) - Vector2(picture.get_size()) / 2)
