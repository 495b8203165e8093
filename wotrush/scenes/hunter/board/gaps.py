"""The outlines of cards that are elsewhere for a while, where they will lie again."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import dashed
from wotrush.scenes.table.lying import upright
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node


class CardGaps(Node):
    """Lies among the cards of the table, below all of them."""

    touchable = False
    settled = True

    def __init__(self, view: BattleView, name: str) -> None:
        super().__init__(name=name)
        self._view = view
        self.gaps: list[tuple[Pose, Seat]] = []

    def show(self, gaps: Sequence[tuple[Pose, Seat]]) -> None:
        """Show where cards lay, each in the color of its player."""
        if list(gaps) != self.gaps or self.rect != self._view.frame.area:
            self.gaps, self.rect = list(gaps), FRect(self._view.frame.area)
            self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        for pose, seat in self.gaps:
            dashed(canvas, upright(pose), self._view.color(seat), radius=8, thickness=2)
