"""The canvas that a node paints on: a display list, the transform from its own coordinates to pixels, and the picture
cache.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import floor

import pygame
from pygame import FRect, Rect, Surface, Vector2
from pygame.typing import Point

from wotrush.stage.color import Color
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.display_list import Box, DisplayList, Mark
from wotrush.stage.drawing.shapes import Size, blank


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
        """Return the transform of a child: its coordinates start at its top left corner, and it turns and grows about
        its centre.
        """
        whole, turned = self.scale * scale, self.angle + angle
        return Transform(self(center) - (size / 2 * whole).rotate(turned), turned, whole)


IDENTITY = Transform(Vector2())
SOFT = 1 / 8
"""The cost of turning a soft picture, relative to that of turning one with sharp edges."""
Vantage = tuple[Transform, float, Rect]
"""From where something is seen: transform, opacity and clip."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """One node's view of the window or of a picture, made anew for every node and frame. Nothing is painted at once;
    `display_list` records it. Everything painted stays within `clip`, in pixels.
    """

    display_list: DisplayList
    pictures: SurfaceCache
    clip: Rect
    transform: Transform = IDENTITY
    alpha: float = 1.0

    def inside(self, transform: Transform, alpha: float) -> Canvas:
        return Canvas(self.display_list, self.pictures, self.clip, transform, self.alpha * alpha)

    def within(self, box: Rect) -> Canvas:
        """Return this canvas clipped to a rectangle in pixels."""
        return replace(self, clip=self.clip.clip(box))

    @property
    def vantage(self) -> Vantage:
        """Return everything that decides how something is painted here."""
        return self.transform, self.alpha, self.clip

    @property
    def scale(self) -> float:
        return self.transform.scale

    def px(self, length: float) -> int:
        """Return a length in whole pixels, at least one unless it is zero."""
        return max(1, round(length * self.scale)) if length > 0 else 0

    def box(self, rect: FRect) -> Rect:
        """Return an upright rectangle in pixels, at least one wide and high unless it is empty. Rectangles that share
        an edge in units share it here too.
        """
        left, top = self.transform(rect.topleft)
        right, bottom = left + rect.w * self.scale, top + rect.h * self.scale
        x, y = round(left), round(top)
        across, down = round(right) - x, round(bottom) - y
        return Rect(x, y, across or int(rect.w > 0), down or int(rect.h > 0))

    def blit(self, picture: Surface, at: Point, *, hides: bool = False) -> None:
        """Paint a picture with its top left corner at the nearest pixel, with the node's opacity. It `hides` what lies
        behind if the picture has no transparent pixel.
        """
        opacity, corner = round(255 * self.alpha), _pixel(at)
        if opacity >= 255:
            self._mark(_blit, (picture, corner), Rect(corner, picture.get_size()), hides)
        elif opacity > 0:
            self._mark(_blit_faded, (picture, corner, opacity), Rect(corner, picture.get_size()))

    def shine(self, picture: Surface, at: Point) -> None:
        """Add a picture as light to what lies behind it."""
        corner = _pixel(at)
        self._mark(_shine, (picture, corner), Rect(corner, picture.get_size()))

    def fill(self, color: Color, box: Rect) -> None:
        """Fill a rectangle in pixels. Rounded ones are pictures, since pygame draws them differently when clipped."""
        self._mark(_fill, (color, tuple(box)), box, hides=True)

    def line(self, color: Color, start: Point, end: Point, width: int) -> None:
        (x, y), (to_x, to_y) = Vector2(start), Vector2(end)
        box = Rect(min(x, to_x), min(y, to_y), abs(x - to_x), abs(y - to_y)).inflate(
            2 * width + 4, 2 * width + 4
        )
        self._mark(_line, (color, (x, y), (to_x, to_y), width), box)

    def _mark(
        self, paint: Callable[..., object], given: tuple[Hashable, ...], box: Rect, hides: bool = False
    ) -> None:
        seen = box.clip(self.clip)
        if seen:
            self.display_list.marks.append(Mark(paint, given, (seen.x, seen.y, seen.w, seen.h), hides))

    def stamp(
        self,
        key: tuple[Hashable, ...],
        make: Callable[[], Surface],
        center: Point,
        size: Size | None = None,
        angle: float = 0.0,
        otherwise: Surface | None = None,
        *,
        soft: bool = False,
    ) -> Surface:
        """Paint a cached picture centred on a pixel, scaled to `size` and turned; the result is cached too. Where that
        costs too much for one frame, show `otherwise`. Return what was shown. A `soft` picture has no sharp edge,
        so a faster rotation will do.
        """
        picture = self.pictures.get(key, make)
        target = picture.get_size() if size is None else size
        angle %= 360
        if target != picture.get_size() or angle:
            step = (*key, target, angle)
            steps = self.pictures.steps
            work = target[0] * target[1] * (SOFT if soft else 1)
            if otherwise is None or step in steps or self.pictures.afford(work):
                picture = steps.get(step, lambda: turned(picture, target, angle, soft=soft))
            else:
                picture = otherwise
        self.blit(picture, Vector2(center) - Vector2(picture.get_size()) / 2)
        return picture


def turned(picture: Surface, size: Size, angle: float, *, soft: bool = False) -> Surface:
    """Scale to `size`, then turn clockwise, with smooth edges unless the picture is `soft` anyway."""
    size = (max(1, size[0]), max(1, size[1]))
    scaled = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    if soft or angle % 90 == 0:
        return pygame.transform.rotate(scaled, -angle)
    edged = blank((size[0] + 2, size[1] + 2))
    edged.blit(scaled, (1, 1), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.rotozoom(edged, -angle, 1.0)


@contextmanager
def painting(surface: Surface, pictures: SurfaceCache, transform: Transform = IDENTITY) -> Iterator[Canvas]:
    """Paint on that canvas; on leaving the context, everything is on the Surface."""
    canvas = Canvas(DisplayList(), pictures, surface.get_rect(), transform)
    yield canvas
    canvas.display_list.paint(surface, canvas.clip)


# -- painters of marks


def _blit(surface: Surface, picture: Surface, at: tuple[int, int]) -> None:
    surface.blit(picture, at)


def _blit_faded(surface: Surface, picture: Surface, at: tuple[int, int], opacity: int) -> None:
    run_lengths = picture.get_flags() & pygame.RLEACCEL
    picture.set_alpha(opacity)
    surface.blit(picture, at)
    picture.set_alpha(255, run_lengths)


def _shine(surface: Surface, picture: Surface, at: tuple[int, int]) -> None:
    surface.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD)


def _fill(surface: Surface, color: Color, box: Box) -> None:
    surface.fill(color, box)


def _line(
    surface: Surface, color: Color, start: tuple[float, float], end: tuple[float, float], width: int
) -> None:
    pygame.draw.line(surface, color, start, end, width)


def _pixel(point: Point) -> tuple[int, int]:
    return floor(point[0] + 0.5), floor(point[1] + 0.5)
