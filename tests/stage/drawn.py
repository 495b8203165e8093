"""A Surface on which nodes are drawn at once, for tests to look at."""

from __future__ import annotations

from pygame import Surface

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import painting
from wotrush.stage.node import Node


class DrawingSurface:
    def __init__(self, size: tuple[int, int] = (200, 200), pictures: SurfaceCache | None = None) -> None:
        self.surface = Surface(size, depth=32)
        self.pictures = SurfaceCache() if pictures is None else pictures

    def draw(self, node: Node) -> None:
        with painting(self.surface, self.pictures) as canvas:
            node.draw(canvas)


def drawn(node: Node, size: tuple[int, int]) -> Surface:
    drawing = DrawingSurface(size)
    drawing.draw(node)
    return drawing.surface
