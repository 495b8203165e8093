"""Everything on the table that lies still between two decisions, painted once and kept."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.rush.backdrop import paint_backdrop
from wotrush.scenes.rush.common_board import paint_common
from wotrush.scenes.rush.opponents_board import paint_opponents
from wotrush.scenes.rush.own_board import paint_own
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node


class Board(StaticLayer):
    """`refresh` it after every change of what may be known."""

    def __init__(self, view: View) -> None:
        super().__init__(opaque=True, name="board")
        self._painting = self.add(_Painting(view))

    def place(self, area: FRect) -> None:
        self.rect = FRect(area)
        self._painting.rect = FRect(area)

    def refresh(self) -> None:
        self._painting.invalidate()


class _Painting(Node):
    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view

    def paint(self, canvas: Canvas) -> None:
        for part in (paint_backdrop, paint_opponents, paint_common, paint_own):
            part(canvas, self._view)
