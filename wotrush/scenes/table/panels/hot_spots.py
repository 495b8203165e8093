"""Spots of the table that can be clicked or explain themselves though no card lies there face up: piles and lists."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.style.paint import outline
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node, Tracked


class TipSpot(Node):
    """Explains what is painted there."""

    focusable = True

    def __init__(self, rect: FRect, tip: Callable[[], str], name: str) -> None:
        super().__init__(rect, name=name)
        self.tooltip = tip


class HotSpot(Node):
    """Invisible until the pointer is on it."""

    hovered = Tracked(False)
    focusable = True

    def __init__(
        self,
        view: TableView,
        rect: FRect,
        action: Callable[[], object],
        tip: Callable[[], str],
        name: str,
        seat: Seat | None = None,
    ) -> None:
        super().__init__(rect, name=name)
        self.view = view
        self.seat = seat
        self.action = action
        self.tooltip = tip

    def on_hover(self, inside: bool) -> None:
        self.hovered = inside

    def activate(self) -> None:
        self.action()

    def paint(self, canvas: Canvas) -> None:
        if self.hovered:
            outline(canvas, inset(self.bounds, -2), self.view.palette.gold_light, radius=8, thickness=2)
