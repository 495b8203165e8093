"""A node that a function paints."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node


class Painting(Node):
    """Calls `paint` whenever it is invalidated."""

    touchable = False
    settled = True

    def __init__(self, paint: Callable[[Canvas], None]) -> None:
        super().__init__()
        self._paint = paint

    def paint(self, canvas: Canvas) -> None:
        self._paint(canvas)
