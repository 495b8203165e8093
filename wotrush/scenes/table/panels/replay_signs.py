"""The signs on the buttons of a replay."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Surface

from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import OVERSAMPLING, Size, blank


class ReplaySign(Enum):
    """What a button does or, for the last two, what is shown now."""

    BACK = auto()
    PAUSE = auto()
    PLAY = auto()
    STEP = auto()
    FORWARD = auto()
    SIDE = auto()
    HIDDEN = auto()
    OPENED = auto()


@dataclass(frozen=True, slots=True)
class SignPicture:
    """A sign as triangles and bars."""

    sign: ReplaySign
    color: Color

    def __call__(self, size: Size) -> Surface:
        side = max(4, min(size))
        large = blank((side * OVERSAMPLING,) * 2, (*self.color[:3], 0))
        for shape in _SHAPES[self.sign]:
            points = [(x * side * OVERSAMPLING, y * side * OVERSAMPLING) for x, y in shape]
            pygame.draw.polygon(large, self.color, points)
        picture = blank(size)
        drawn = pygame.transform.smoothscale(large, (side, side))
        picture.blit(drawn, drawn.get_rect(center=picture.get_rect().center))
        return picture


def _bar(left: float, right: float) -> list[tuple[float, float]]:
    return [(left, 0.15), (right, 0.15), (right, 0.85), (left, 0.85)]


_LIDS = [
    [
        (0.02, 0.5),
        (0.26, 0.26),
        (0.5, 0.18),
        (0.74, 0.26),
        (0.98, 0.5),
        (0.74, 0.36),
        (0.5, 0.28),
        (0.26, 0.36),
    ],
    [
        (0.02, 0.5),
        (0.26, 0.74),
        (0.5, 0.82),
        (0.74, 0.74),
        (0.98, 0.5),
        (0.74, 0.64),
        (0.5, 0.72),
        (0.26, 0.64),
    ],
]
"""The lids of an eye."""
_SHAPES = {
    ReplaySign.BACK: [_bar(0.1, 0.24), [(0.88, 0.15), (0.3, 0.5), (0.88, 0.85)]],
    ReplaySign.PAUSE: [_bar(0.2, 0.42), _bar(0.58, 0.8)],
    ReplaySign.PLAY: [[(0.22, 0.12), (0.86, 0.5), (0.22, 0.88)]],
    ReplaySign.STEP: [_bar(0.14, 0.3), [(0.42, 0.15), (0.92, 0.5), (0.42, 0.85)]],
    ReplaySign.SIDE: [
        [(0.04, 0.3), (0.36, 0.06), (0.36, 0.22), (0.9, 0.22), (0.9, 0.38), (0.36, 0.38), (0.36, 0.54)],
        [(0.96, 0.7), (0.64, 0.46), (0.64, 0.62), (0.1, 0.62), (0.1, 0.78), (0.64, 0.78), (0.64, 0.94)],
    ],
    ReplaySign.HIDDEN: [
        [
            *((0.04, 0.36), (0.14, 0.3), (0.3, 0.48), (0.5, 0.55), (0.7, 0.48), (0.86, 0.3), (0.96, 0.36)),
            *((0.76, 0.58), (0.5, 0.68), (0.24, 0.58)),
        ],
        [(0.17, 0.52), (0.25, 0.58), (0.12, 0.76), (0.04, 0.7)],
        [(0.45, 0.65), (0.55, 0.65), (0.55, 0.88), (0.45, 0.88)],
        [(0.83, 0.52), (0.75, 0.58), (0.88, 0.76), (0.96, 0.7)],
    ],
    ReplaySign.OPENED: [*_LIDS, [(0.5, 0.36), (0.64, 0.5), (0.5, 0.64), (0.36, 0.5)]],
    ReplaySign.FORWARD: [_bar(0.76, 0.9), [(0.12, 0.15), (0.7, 0.5), (0.12, 0.85)]],
}
