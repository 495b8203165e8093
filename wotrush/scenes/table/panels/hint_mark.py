"""The mark of a hint: a ring around where it leads."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.style.paint import outline
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node

WIDE, ROUND = 4.0, 14.0
"""The thickness of the ring, and its outer radius: the inner one is that of a button."""


class HintMark(Node):
    """Call `show` with the rectangle to mark, or None."""

    touchable = False

    def __init__(self, view: TableView) -> None:
        super().__init__(name="hint mark")
        self.view = view
        self.visible = False

    def show(self, spot: FRect | None) -> None:
        self.visible = spot is not None
        if spot is not None:
            self.rect = FRect(spot)
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        color = self.view.palette.picked
        for step in range(1, 5):
            halo, out = (*color[:3], 90 // step), 3 * step
            outline(canvas, inset(self.bounds, -WIDE - out), halo, radius=ROUND + out, thickness=3)
        outline(canvas, inset(self.bounds, -WIDE), color, radius=ROUND, thickness=WIDE)
