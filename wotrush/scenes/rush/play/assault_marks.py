"""Marks on cards of the hand that can be used only after the current assault, while hits are left."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Vector2

from wotrush.i18n import t
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around
from wotrush.stage.node import Node

HEIGHT = 26.0


class AssaultMarks(Node):
    """Call `show` with the cards to mark after every change."""

    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__(name="assault marks")
        self.view = view
        self.cards: tuple[int, ...] = ()

    def show(self, cards: Sequence[int]) -> None:
        self.cards = tuple(cards)
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        palette, writer = self.view.palette, self.view.theme.writer
        ink = self.view.theme.inks.tiny.sized(19).colored(palette.text).aligned(0.5)
        text = t("ends the assault")
        wide = writer.units(text, ink).x + 18
        for card in self.cards:
            pose = self.view.lying[card].pose
            top = pose.center + Vector2(0, -pose.size.y / 2 - 9).rotate(pose.angle)
            plate = rect_around(top, (min(wide, pose.size.x), HEIGHT))
            plate = kept_inside(plate, self.view.frame.area)
            fill(canvas, plate, (*palette.bar[1][:3], 240), radius=7, rim=palette.hostile, thickness=2)
            write(canvas, writer, text, ink, inset(plate, 5, 0))
