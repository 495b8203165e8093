"""A picture that moves, turns and grows: drawn exactly when it rests, in cached steps while it moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas, painting
from wotrush.stage.drawing.shapes import Face, Size, blank, glow, plate, soft
from wotrush.stage.geometry import in_pixels
from wotrush.stage.node import Node, Tracked

ANGLE_STEP, FINE_ANGLE_STEP = 3.0, 1.0
SCALE_STEP, FINE_SCALE_STEP = 0.05, 0.01
FINE_ANGLE, FINE_SCALE = 12.0, 0.15
"""Smaller angles and growths go in fine steps, since leaning and hovering cards are looked at closely."""
SOFT_ANGLE_STEP = 6.0
LIFT_STEPS = 6
PARTS = 3
"""Shadow, glow and face."""
NOTHING = blank((1, 1))


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow below; lengths in units. A lifted card throws it farther and softer."""

    drop: float = 5.0
    blur: float = 6.0
    color: Color = (0, 0, 0, 120)
    lifted_drop: float = 22.0
    lifted_blur: float = 16.0

    def at(self, lift: float) -> tuple[float, float]:
        """Return drop and blur, in few enough steps to cache."""
        part = round(min(max(lift, 0.0), 1.0) * LIFT_STEPS) / LIFT_STEPS
        return (
            self.drop + (self.lifted_drop - self.drop) * part,
            self.blur + (self.lifted_blur - self.blur) * part,
        )


@dataclass(frozen=True, slots=True)
class Glow:
    """Light around the edge: a crisp line and a halo; lengths in units."""

    color: Color
    line: float = 3.0
    blur: float = 8.0


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a sprite's picture depends on, in pixels."""

    size: Size
    angle: float
    soft_angle: float
    """The angle of light and shadow, which look the same after half a turn."""
    scale: tuple[float, float]


class Sprite(Node):
    """Shows a face. It is drawn at `size`, which rarely changes; `scale` and `squeeze` only stretch the picture."""

    face = Tracked[Face | None](None)
    shadow = Tracked[Shadow | None](None)
    glow = Tracked[Glow | None](None)
    lift = Tracked(0.0)
    """The height above the table: at 0 it lies on it, at 1 it is held in the hand."""
    shade = Tracked[Color | None](None)
    """A color laid over the face, which dims it and lets nothing that lies behind shine through."""
    radius = Tracked(0.0)
    squeeze = Tracked(1.0)
    """The width as a share of itself: at 0 it is edge-on, for turning a card over."""

    def __init__(
        self, face: Face | None = None, rect: FRect | None = None, *, radius: float = 0.0, name: str = ""
    ) -> None:
        super().__init__(rect, name=name)
        self.face = face
        self.radius = radius
        self._shown: _Shown | None = None
        self._drawn_at: Size | None = None
        self._last: dict[str, Surface] = {}
        """The last picture shown of each part."""
        self._last_face: Face | None = None
        self._rest: tuple[object, Surface] | None = None
        """The picture at rest, and what it depends on."""

    def ready(self, canvas: Canvas) -> bool:
        """Return whether its face is drawn in the size that this canvas shows."""
        size = round(self.size.x * canvas.scale), round(self.size.y * canvas.scale)
        return self.face is None or canvas.pictures.is_drawn(self.face, size)

    def paint(self, canvas: Canvas) -> None:
        if self._last_face is not self.face:
            self._last_face = self.face
            self._last.pop("face", None)
        self.settled = False
        shown = self._now(canvas)
        still = self._shown is None or shown == self._shown
        self._shown = shown
        center = canvas.transform(self.size / 2)
        if still or self._drawn_at is None:
            self._drawn_at = shown.size
            self._paint_still(canvas, center, shown)
        else:
            self._paint_parts(canvas, center, self._stepped(shown, self._drawn_at))
            self.invalidate()

    def _paint_still(self, canvas: Canvas, center: Vector2, shown: _Shown) -> None:
        """Paint one picture, which is much faster to copy than its parts, once all of them are ready."""
        light = (self.radius, self.shadow, self.shadow and self.shadow.at(self.lift), self.glow, self.shade)
        key, pictures = (self.face, shown, light), canvas.pictures
        if self._rest is not None and self._rest[0] == key:
            self._paint_joined(canvas, center, self._rest[1])
        elif self.face is not None and not pictures.is_drawn(self.face, shown.size):
            self._paint_parts(canvas, center, shown)
        elif (
            self._last and key not in pictures and not pictures.afford(PARTS * shown.size[0] * shown.size[1])
        ):
            self._paint_parts(canvas, center, self._stepped(shown, shown.size))
            self.invalidate()
        else:
            self._rest = key, pictures.get(key, lambda: self._joined(canvas, shown))
            self._paint_joined(canvas, center, self._rest[1])

    def _paint_joined(self, canvas: Canvas, center: Vector2, picture: Surface) -> None:
        self.settled = True
        canvas.blit(picture, center - Vector2(picture.get_size()) / 2)

    def _joined(self, canvas: Canvas, shown: _Shown) -> Surface:
        margin = canvas.px(self._margin())
        width, height = _times(shown.size, shown.scale, 2 * margin)
        turned = Vector2(width, 0).rotate(shown.angle), Vector2(0, height).rotate(shown.angle)
        picture = blank((round(sum(abs(v.x) for v in turned)) + 2, round(sum(abs(v.y) for v in turned)) + 2))
        with canvas.pictures.unlimited(), painting(picture, canvas.pictures, canvas.transform) as inner:
            self._paint_parts(inner, Vector2(picture.get_size()) / 2, shown)
        picture.set_alpha(255, pygame.RLEACCEL)
        return picture

    def _margin(self) -> float:
        """Return how far its light and shadow reach beyond its edge."""
        drop, blur = self.shadow.at(self.lift) if self.shadow else (0.0, 0.0)
        return max(drop + 2 * blur, self.glow.line + 2 * self.glow.blur if self.glow else 0.0) + 2

    def _paint_parts(self, canvas: Canvas, center: Vector2, shown: _Shown) -> None:
        self._paint_shadow(canvas, center, shown)
        self._paint_glow(canvas, center, shown)
        if self.face is not None and self._drawn_at is not None:
            picture = canvas.pictures.face(self.face, self._drawn_at)
            ready = canvas.pictures.is_drawn(self.face, self._drawn_at)
            key = (self.face, self._drawn_at) if ready else ("stand-in", self.face, self._drawn_at)
            size = _times(shown.size, shown.scale)
            self._stamp("face", canvas, key, lambda: picture, center, size, shown.angle)
        self._paint_shade(canvas, center, shown)

    def _stamp(
        self,
        part: str,
        canvas: Canvas,
        key: tuple[Hashable, ...],
        make: Callable[[], Surface],
        center: Vector2,
        size: Size,
        angle: float,
    ) -> None:
        """Paint a part. If too much is new in one frame, repeat the part's last picture, and leave out light that is
        new.
        """
        new = None if part == "face" or not self._last else NOTHING
        otherwise = self._last.get(part, new)
        self._last[part] = canvas.stamp(key, make, center, size, angle, otherwise, soft=part == "shadow")

    def _now(self, canvas: Canvas) -> _Shown:
        whole = canvas.scale / self.scale
        size = in_pixels(self.size, whole)
        angle = round(canvas.transform.angle, 2)
        return _Shown(size, angle, angle % 180, (self.scale * abs(self.squeeze), self.scale))

    def _stepped(self, shown: _Shown, drawn_at: Size) -> _Shown:
        """Return the nearest cached step, as a scaling of the picture drawn when it last rested."""
        across, down = (
            _scale_step(wanted * factor / drawn)
            for wanted, factor, drawn in zip(shown.size, shown.scale, drawn_at, strict=True)
        )
        soft_angle = round(shown.angle / SOFT_ANGLE_STEP) * SOFT_ANGLE_STEP % 180
        return _Shown(drawn_at, _angle_step(shown.angle), soft_angle, (across, down))

    def _paint_shadow(self, canvas: Canvas, center: Vector2, shown: _Shown) -> None:
        if self.shadow is None:
            return
        drop, blur = self.shadow.at(self.lift)
        blur_px, radius = canvas.px(blur), canvas.px(self.radius)
        make = partial(soft, shown.size, radius, blur_px, self.shadow.color)
        key = ("shadow", shown.size, radius, blur_px, self.shadow.color)
        below = center + Vector2(drop * 0.3, drop) * canvas.scale
        size = _times(shown.size, shown.scale, 4 * blur_px)
        self._stamp("shadow", canvas, key, make, below, size, shown.soft_angle)

    def _paint_glow(self, canvas: Canvas, center: Vector2, shown: _Shown) -> None:
        if self.glow is None:
            return
        line, blur, radius = canvas.px(self.glow.line), canvas.px(self.glow.blur), canvas.px(self.radius)
        make = partial(glow, shown.size, radius, line, blur, self.glow.color)
        key = ("glow", shown.size, radius, line, blur, self.glow.color)
        size = _times(shown.size, shown.scale, 2 * line + 4 * blur)
        self._stamp("glow", canvas, key, make, center, size, shown.angle % 180)

    def _paint_shade(self, canvas: Canvas, center: Vector2, shown: _Shown) -> None:
        if self.shade is None:
            self._last.pop("shade", None)
            return
        radius = canvas.px(self.radius)
        make = partial(plate, shown.size, radius, self.shade)
        key = ("shade", shown.size, radius, self.shade)
        self._stamp("shade", canvas, key, make, center, _times(shown.size, shown.scale), shown.angle % 180)


def _angle_step(angle: float) -> float:
    step = FINE_ANGLE_STEP if abs((angle + 180) % 360 - 180) < FINE_ANGLE else ANGLE_STEP
    return round(angle / step) * step


def _scale_step(scale: float) -> float:
    step = FINE_SCALE_STEP if abs(scale - 1) < FINE_SCALE else SCALE_STEP
    return max(step, round(round(scale / step) * step, 4))


def _times(size: Size, scale: tuple[float, float], margin: int = 0) -> Size:
    """Return the size of a scaled picture whose margin keeps its width."""
    return round(size[0] * scale[0]) + margin, round(size[1] * scale[1]) + margin
