"""What the drawings of a rule book show besides cards: arrows, and how mouse and keys are used."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Rect, Surface, Vector2

from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import OVERSAMPLING, Face, Size, blank, framed, ring

ARROW = ((0, 0.33), (0.56, 0.33), (0.56, 0.12), (1, 0.5), (0.56, 0.88), (0.56, 0.67), (0, 0.67))
POINTER = ((0.06, 0.02), (0.06, 0.82), (0.34, 0.64), (0.54, 0.98), (0.76, 0.88), (0.57, 0.55), (0.94, 0.55))
HEAD = ((0.12, 0), (0.12, 1), (0.96, 0.5))
"""Outlines in parts of their boxes: an arrow to what something becomes, the mouse's pointer, and the triangle on an arrow key."""
DASHES, DASH, TIP = 9, 0.62, 0.1
"""How many dashes the way of a drag has, the part of each that is drawn, and the part of the way that is the head of an arrow."""
BUTTONS, FRONT = 0.42, 0.12
"""The part of a mouse that its buttons are, and of a key that its front side is."""


class DrawnSign(ABC):
    """A drawing in the colors of the page. It lies flat: unlike a card it casts no shadow."""

    @abstractmethod
    def face(self, palette: Palette) -> Face:
        """Return what it looks like."""


class Mouse(Enum):
    """The button of the mouse that is pressed."""

    LEFT = "left"
    RIGHT = "right"


class KeyArrow(Enum):
    """Where the arrow on a key points: the degrees clockwise from right."""

    RIGHT = 0
    DOWN = 90
    LEFT = 180
    UP = 270


@dataclass(frozen=True, slots=True)
class Arrow(DrawnSign):
    """An arrow from one thing to what it becomes."""

    def face(self, palette: Palette) -> Face:
        return Shape(ARROW, palette.gold_light)


@dataclass(frozen=True, slots=True)
class Pointer(DrawnSign):
    """The pointer of the mouse, with its tip in the upper left corner."""

    def face(self, palette: Palette) -> Face:
        return Shape(POINTER, palette.text, palette.sunken)


@dataclass(frozen=True, slots=True)
class DragWay(DrawnSign):
    """The way that a card is dragged: a dashed bow from the lower left corner to the lower right one."""

    def face(self, palette: Palette) -> Face:
        return Bow(palette.gold_light)


@dataclass(frozen=True, slots=True)
class Lit(DrawnSign):
    """The frame of what lights up below a card that is held."""

    def face(self, palette: Palette) -> Face:
        return LitFrame(palette.gold_light)


@dataclass(frozen=True, slots=True)
class Press(DrawnSign):
    """A mouse with a button pressed."""

    button: Mouse = Mouse.LEFT

    def face(self, palette: Palette) -> Face:
        return MouseShape(self.button, palette.text, palette.sunken, palette.gold_light)


@dataclass(frozen=True, slots=True)
class Key(DrawnSign):
    """The cap of a key, with an arrow or with nothing, since its name is written over it."""

    arrow: KeyArrow | None = None

    def face(self, palette: Palette) -> Face:
        return Cap(self.arrow, palette.panel_raised, palette.text_soft, palette.text)


def _smooth(large: Surface, size: Size) -> Surface:
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def _large(size: Size, color: Color) -> Surface:
    """Return a surface to be scaled down, transparent in that color, so that no other one shows at edges."""
    return blank((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), (*color[:3], 0))


@dataclass(frozen=True, slots=True)
class Shape:
    """A polygon, in parts of its box, and a rim around it if that has a color."""

    outline: tuple[tuple[float, float], ...]
    color: Color
    rim: Color | None = None

    def __call__(self, size: Size) -> Surface:
        large = _large(size, self.rim or self.color)
        points = [(x * large.get_width(), y * large.get_height()) for x, y in self.outline]
        pygame.draw.polygon(large, self.color, points)
        if self.rim is not None:
            pygame.draw.polygon(large, (*self.rim[:3], 255), points, max(1, large.get_height() // 18))
        return _smooth(large, size)


@dataclass(frozen=True, slots=True)
class Bow:
    """Dashes along a bow, and the head of an arrow at its right end."""

    color: Color

    def __call__(self, size: Size) -> Surface:
        large = _large(size, self.color)
        wide, high = large.get_size()
        thick, goal = OVERSAMPLING * max(2.0, size[0] / 50), 1 - TIP

        def at(part: float) -> Vector2:
            return Vector2(part * wide, high * (0.94 - 0.84 * math.sin(math.pi * part)))

        def aside(start: Vector2, end: Vector2) -> Vector2:
            return (end - start).normalize().rotate(90) * thick / 2

        for dash in range(DASHES):
            start, end = (at(goal * (dash + part) / DASHES) for part in (0, DASH))
            side = aside(start, end)
            pygame.draw.polygon(large, self.color, [start + side, end + side, end - side, start - side])
        side = 3 * aside(at(goal - 0.02), at(goal))
        pygame.draw.polygon(large, self.color, [at(goal) + side, at(1.0), at(goal) - side])
        return _smooth(large, size)


@dataclass(frozen=True, slots=True)
class LitFrame:
    """A frame with round corners."""

    color: Color

    def __call__(self, size: Size) -> Surface:
        thick = max(2, round(size[0] * 0.04))
        return ring(size, 3 * thick, thick, self.color)


@dataclass(frozen=True, slots=True)
class MouseShape:
    """A mouse from above: its outline, its wheel, and the button that is pressed."""

    button: Mouse
    line: Color
    body: Color
    lit: Color

    def __call__(self, size: Size) -> Surface:
        large = _large(size, self.line)
        whole = large.get_rect()
        thick, bend, body = max(1, whole.w // 14), whole.w // 2, (*self.body[:3], 255)
        buttons = Rect(0, 0, whole.w, round(whole.h * BUTTONS))
        half = buttons.w // 2
        pygame.draw.rect(large, body, whole, border_radius=bend)
        lit = [bend, 0] if self.button is Mouse.LEFT else [0, bend]
        pressed = buttons.move(0 if self.button is Mouse.LEFT else half, 0)
        pressed.w = half
        _top(large, self.lit, pressed, lit)
        pygame.draw.rect(large, self.line, whole, thick, border_radius=bend)
        pygame.draw.rect(large, self.line, (0, buttons.bottom - thick // 2, whole.w, thick))
        pygame.draw.rect(large, self.line, (half - thick // 2, 0, thick, buttons.bottom))
        wheel = Rect(0, 0, whole.w // 5, whole.h // 5)
        wheel.center = buttons.center
        pygame.draw.rect(large, body, wheel, border_radius=wheel.w // 2)
        pygame.draw.rect(large, self.line, wheel, thick, border_radius=wheel.w // 2)
        return _smooth(large, size)


def _top(surface: Surface, color: Color, rect: Rect, corners: Sequence[int]) -> None:
    """Fill a rectangle whose upper corners are round."""
    left, right = corners
    pygame.draw.rect(surface, color, rect, border_top_left_radius=left, border_top_right_radius=right)


@dataclass(frozen=True, slots=True)
class Cap:
    """A key from above, with its front side below."""

    arrow: KeyArrow | None
    colors: tuple[Color, Color]
    rim: Color
    ink: Color

    def __call__(self, size: Size) -> Surface:
        radius, thick = round(size[1] * 0.18), max(1, round(size[1] * 0.04))
        top, front = self.colors
        cap = framed(size, radius, (*front[:3], 255), self.rim, thick)
        high = round(size[1] * (1 - FRONT))
        cap.blit(framed((size[0], high), radius, (*top[:3], 255), self.rim, thick), (0, 0))
        if self.arrow is not None:
            side = round(high * 0.4)
            arrow = pygame.transform.rotate(Shape(HEAD, self.ink)((side, side)), -self.arrow.value)
            cap.blit(arrow, ((size[0] - side) // 2, (high - side) // 2))
        return cap
