"""A dark veil over whatever lies below; a click on it is a click outside."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Vector2

from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.node import Node


class Veil(Node):
    """Stops the pointer."""

    def __init__(self, color: Color, on_click: Callable[[], object]) -> None:
        super().__init__(name="veil")
        self._color = color
        self._on_click = on_click

    def on_press(self, point: Vector2) -> bool:
        return True

    def on_release(self, point: Vector2) -> None:
        self._on_click()

    def paint(self, canvas: Canvas) -> None:
        paint_veil(canvas, self.bounds, self._color)


def paint_veil(canvas: Canvas, rect: FRect, color: Color) -> None:
    """Darken what lies below, which stays within reach of the pointer."""
    box = canvas.box(rect)
    key = ("veil", box.size, color)
    canvas.blit(canvas.pictures.get(key, lambda: blank(box.size, color)), box.topleft)
