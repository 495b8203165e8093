"""Where a node paints: the Surface, the way from its own coordinates to pixels, and the picture cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import floor

import pygame
from pygame import FRect, Rect, Surface, Vector2
from pygame.typing import Point

from wotrush.stage.cache import SurfaceCache
from wotrush.stage.shapes import Size, blank


@dataclass(frozen=True, slots=True)
class Transform:
    """Scales and turns about the origin, then moves: from a node's own coordinates to the window's."""

    offset: Vector2
    angle: float = 0.0
    scale: float = 1.0

    def __call__(self, point: Point) -> Vector2:
        return self.offset + (Vector2(point) * self.scale).rotate(self.angle)

    def inverse(self, point: Point) -> Vector2:
        return (Vector2(point) - self.offset).rotate(-self.angle) / self.scale

    def child(self, center: Vector2, size: Vector2, angle: float, scale: float) -> Transform:
        """The coordinates of a child start at its top left corner; it turns and grows about its centre."""
        whole, turned = self.scale * scale, self.angle + angle
        return Transform(self(center) - (size / 2 * whole).rotate(turned), turned, whole)


IDENTITY = Transform(Vector2())


@dataclass(frozen=True, slots=True)
class Canvas:
    """One node's view of the Surface; made afresh for every node and frame."""

    surface: Surface
    pictures: SurfaceCache
    transform: Transform = IDENTITY
    alpha: float = 1.0

    def inside(self, transform: Transform, alpha: float) -> Canvas:
        return Canvas(self.surface, self.pictures, transform, self.alpha * alpha)

    @property
    def scale(self) -> float:
        return self.transform.scale

    def px(self, length: float) -> int:
        """A length in whole pixels, at least one if it is anything at all."""
        return max(1, round(length * self.scale)) if length > 0 else 0

    def box(self, rect: FRect) -> Rect:
        """An upright rectangle in pixels; neighbours that share an edge share it here too."""
        left, top = self.transform(rect.topleft)
        right, bottom = left + rect.w * self.scale, top + rect.h * self.scale
        return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def blit(self, picture: Surface, at: Point) -> None:
        """Puts a picture with its top left corner on the nearest pixel, as opaque as the node is."""
        opacity = round(255 * self.alpha)
        left, top = Vector2(at)
        at = (floor(left + 0.5), floor(top + 0.5))
        if opacity >= 255:
            self.surface.blit(picture, at)
        elif opacity > 0:
            run_lengths = picture.get_flags() & pygame.RLEACCEL
            picture.set_alpha(opacity)
            self.surface.blit(picture, at)
            picture.set_alpha(255, run_lengths)

    def stamp(
        self,
        key: tuple[Hashable, ...],
        make: Callable[[], Surface],
        center: Point,
        size: Size | None = None,
        angle: float = 0.0,
        otherwise: Surface | None = None,
    ) -> Surface:
        """A cached picture centred on a pixel, scaled to `size` and turned; the outcome is cached too.

        Where that would be too much work for one frame, `otherwise` is shown. Gives back what was shown.
        """
        picture = self.pictures.get(key, make)
        target = picture.get_size() if size is None else size
        angle %= 360
        if target != picture.get_size() or angle:
            step = (*key, target, angle)
            steps = self.pictures.steps
            if otherwise is None or step in steps or self.pictures.afford(target[0] * target[1]):
                picture = steps.get(step, lambda: turned(picture, target, angle))
            else:
                picture = otherwise
        self.blit(picture, Vector2(center) - Vector2(picture.get_size()) / 2)
        return picture


def turned(picture: Surface, size: Size, angle: float) -> Surface:
    """Scaled to `size`, then turned clockwise, with smooth edges."""
    size = (max(1, size[0]), max(1, size[1]))
    scaled = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    if angle % 90 == 0:
        return pygame.transform.rotate(scaled, -angle)
    edged = blank((size[0] + 2, size[1] + 2))
    edged.blit(scaled, (1, 1), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.rotozoom(edged, -angle, 1.0)
