"""The mark of a hint: a ring around where it leads."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.style.paint import outline
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node

LINE, ROUND = 4.0, 15.0
"""The ring is so round outside that its inner edge follows the corners of buttons, a little within them."""


class HintMark(Node):
    """Call `show` with the rectangle to mark, or None. All of the ring is on the screen."""

    touchable = False

    def __init__(self, view: TableView) -> None:
        super().__init__(name="hint mark")
        self.view = view
        self.visible = False

    def show(self, spot: FRect | None) -> None:
        self.visible = spot is not None
        if spot is not None:
            room = inset(self.view.zones.area, LINE + 1)
            self.rect = FRect(spot) if room.contains(spot) else spot.clip(room)
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        color = self.view.palette.picked
        for step in range(1, 5):
            halo = (*color[:3], 90 // step)
            outline(canvas, inset(self.bounds, -LINE - 3 * step), halo, radius=ROUND + 3 * step, thickness=3)
        outline(canvas, inset(self.bounds, -LINE), color, radius=ROUND, thickness=LINE + 1)
