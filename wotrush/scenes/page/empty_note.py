"""A plate with the sentence that a page says when it has nothing to list."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.scenes.style.theme import Theme
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Panel

SIZE = (760.0, 150.0)


class EmptyNote(Node):
    """Shows nothing while `text` is empty."""

    touchable = False

    def __init__(self, theme: Theme, text: Callable[[], str]) -> None:
        super().__init__(name="nothing to list")
        self._plate = self.add(Panel(theme.styles.plain))
        ink = theme.inks.heading.aligned(0.5)
        self._label = self.add(Label(theme.writer, text, ink, fit=Fit.WRAP, name="empty"))

    def place(self, room: FRect) -> None:
        """Take the middle of the room."""
        self.visible = bool(str(self._label))
        width = min(SIZE[0], room.w)
        self.rect = FRect(room.centerx - width / 2, room.centery - SIZE[1] / 2, width, SIZE[1])
        self._plate.rect = self.bounds
        self._label.rect = inset(self.bounds, 30, 12)
