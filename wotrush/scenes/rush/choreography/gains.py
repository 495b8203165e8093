"""Points that are gained: they rise from the Depot, where they landed, to the total of their player."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.board.own_board import total_at
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, icon, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.node import Node

RISE = 0.45
"""The seconds for which they rise; then they are counted."""
SIZE, IN_FRONT = Vector2(74.0, 34.0), 3000.0
"""The size of the plate on which they stand, and how far in front of cards and banners it lies."""


class Gain(Node):
    """So many points, beside a laurel."""

    touchable = False

    def __init__(self, view: View, points: int) -> None:
        super().__init__(FRect(0, 0, *SIZE), name="gain")
        self.z = IN_FRONT
        self.view = view
        self.points = points

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        fill(canvas, self.bounds, palette.bar[1], radius=SIZE.y / 2, rim=palette.gold_light, thickness=2)
        sign, figure = columns(inset(self.bounds, 8, 4), -26, 1)
        icon(canvas, "laurel", palette.gold_light, sign)
        ink = self.view.theme.inks.strong.colored(palette.gold_light).aligned(0.5)
        write(canvas, self.view.theme.writer, f"+{self.points}", ink, figure)


def total_place(view: View, seat: Seat) -> Vector2:
    """Return where the total of a player stands."""
    panel = view.frame.panel(seat)
    return total_at(view) if panel is None else Vector2(panel.score.center)
