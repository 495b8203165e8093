"""What shines on a player's panel of the result: a stripe in the player's color, and light around the winner's points."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.style.paint import fill, shadow
from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import rect_around
from wotrush.stage.node import Node

GLORY, CORE, HALO = 0.6, 1.2, 0.36
"""How bright it is behind the winner's points, and how wide this light is and how far it fades, in its heights."""
TOP_ROUNDING = 10.0
"""The radius of a panel's upper corners."""


class Stripe(Node):
    """A stripe in a player's color along the top."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color

    def paint(self, canvas: Canvas) -> None:
        """Paint it with round upper corners; the lower ones are cut off."""
        whole = FRect(0, 0, self.size.x, self.size.y + TOP_ROUNDING)
        fill(canvas.within(canvas.box(self.bounds)), whole, self._color, radius=TOP_ROUNDING)


class Glory(Node):
    """Light around the winner's points, between the name, whose color it would dull, and the bar."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color

    def paint(self, canvas: Canvas) -> None:
        reach = self.size.y * HALO
        core = rect_around(self.bounds.center, (self.size.y * CORE, self.size.y - 2 * reach))
        shadow(canvas, core, radius=core.h / 2, reach=reach, color=rgba(self._color, GLORY))
