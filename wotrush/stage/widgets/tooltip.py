"""A short text beside what it explains."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import kept_inside
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Style
from wotrush.stage.widgets.panel import paint_plate, paint_shadow

WIDEST = 420.0
GAP = 10.0


class Tooltip(Node):
    """Appears below what it explains, or above if there is no room. The pointer cannot touch it."""

    text = Tracked("")
    touchable = False

    def __init__(self, style: Style) -> None:
        super().__init__(name="tooltip")
        self.style = style
        self.visible = False
        self.z = 1e6

    def show(self, text: str, beside: FRect, area: FRect) -> None:
        """Show the text; `beside` and `area` are in the parent's coordinates."""
        size = self.style.writer.units(text, self.style.small, WIDEST) + Vector2(1.5, 1) * self.style.padding
        rect = FRect(beside.centerx - size.x / 2, beside.bottom + GAP, *size)
        if rect.bottom > area.bottom:
            rect.bottom = beside.top - GAP
        self.text, self.rect, self.visible = text, kept_inside(rect, area), True

    def hide(self) -> None:
        self.visible = False

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        paint_shadow(canvas, box, self.style.radius / 2, 5)
        paint_plate(canvas, box, self.style, self.style.panel, self.style.radius / 2)
        ink = self.style.small.colored(self.style.panel.text)
        picture = self.style.writer.picture(self.text, ink, canvas.scale, canvas.px(WIDEST))
        canvas.blit(picture, picture.get_rect(center=box.center).topleft)
