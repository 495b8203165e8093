"""A plate with the sentence that a page says when it has nothing to list, and the way to change that."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button, Panel

SIZE = (760.0, 232.0)
BUTTON = (320.0, 70.0)
RAISED = 0.36
"""The share of the free height that is above it."""


class EmptyNote(Node):
    """Offers a new game below its text, and shows nothing while that is empty."""

    touchable = False

    def __init__(self, context: AppContext, text: Callable[[], str]) -> None:
        theme = context.theme
        super().__init__(name="nothing to list")
        self._plate = self.add(Panel(theme.styles.plain))
        ink = theme.inks.heading.aligned(0.5)
        self._label = self.add(Label(theme.writer, text, ink, fit=Fit.WRAP, name="empty"))
        self.way_on = self.add(
            Button(theme.styles.gold, lambda: t("New game"), context.go.new_game, name="new game")
        )

    def place(self, room: FRect) -> None:
        """Stand a little above the middle of the room, so that the vehicles of the landscape are seen whole."""
        self.visible = bool(str(self._label))
        width = min(SIZE[0], room.w)
        self.rect = FRect(room.centerx - width / 2, room.y + RAISED * (room.h - SIZE[1]), width, SIZE[1])
        self._plate.rect = self.bounds
        self._label.rect, below = rows(inset(self.bounds, 30, 20), 1, -BUTTON[1], gap=12)
        self.way_on.rect = FRect(below.centerx - BUTTON[0] / 2, below.y, *BUTTON)
