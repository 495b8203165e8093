"""A choice of several where there is room for one: arrows at its ends go on and back."""

from __future__ import annotations

from pygame import Rect, Vector2

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets.choice import Options
from wotrush.stage.widgets.panel import paint_plate

ARROW = 24.0
"""The width of an arrow; a click anywhere but on the left one goes on."""


class Stepper(Options):
    """Goes round: after the last value comes the first."""

    hovered = Tracked(False)

    def on_hover(self, inside: bool) -> None:
        self.hovered = inside

    def on_press(self, point: Vector2) -> bool:
        return True

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.step(-1 if self.to_local(point).x < ARROW * 1.5 else 1)

    def activate(self) -> None:
        self.step(1)

    def step(self, by: int) -> None:
        self.index = (self.index + by) % len(self.options)
        self.on_change(self.index)

    def paint(self, canvas: Canvas) -> None:
        box, arrow = canvas.box(self.bounds), canvas.px(ARROW)
        look = self.style.hover if self.hovered else self.style.normal
        paint_plate(canvas, box, self.style, look)
        writer, ink = self.style.writer, self.style.ink.colored(look.text).aligned(0)
        room = Rect(box.x + arrow, box.y, max(1, box.w - 2 * arrow), box.h)
        text = writer.fitted(resolve(self.options[self.index]), ink, room.w, canvas.scale, room.h, 0.5)
        canvas.blit(text, text.get_rect(center=room.center).topleft)
        for sign, middle in (("‹", box.x + arrow * 0.55), ("›", box.right - arrow * 0.55)):
            picture = writer.picture(sign, ink.colored(self.style.accent), canvas.scale)
            canvas.blit(picture, (middle - picture.get_width() / 2, box.centery - picture.get_height() // 2))
