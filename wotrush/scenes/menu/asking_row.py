"""One row of the page of reactions: a moment, what can be played then, and when to be asked, each in a column of its own."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.menu.setting_row import ICON, OFF, SettingRow
from wotrush.scenes.style.theme import Theme
from wotrush.stage.geometry import columns, inset, rect_around
from wotrush.stage.label import Fit
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text

BESIDE_ICON, GAP = 24.0, 26.0
"""The distances of the first column from the icon, and between two columns."""
NAME, EXPLANATION, CHOICE = 1.0, 1.5, 1.4
"""The shares of the width that the columns have."""
LEAST, HIGHEST_CHOICE = 48.0, 50.0
"""The least height of a row, in which an explanation has room on two lines, and the greatest of a choice."""


class AskingRow(SettingRow):
    """Fits into a box of any height from `least` on."""

    def __init__(self, theme: Theme, text: Text, control: Node, explained: Text, sign: str) -> None:
        super().__init__(theme, text, control, explained, sign)
        self._explained.fit = Fit.WRAP

    def least(self, width: float) -> float:
        return LEAST

    def place(self, box: FRect) -> None:
        self.rect = box
        self._text.rect, self._explained.rect, choice = cells_of(self.bounds)
        self._control.rect = rect_around(choice.center, (choice.w, min(HIGHEST_CHOICE, choice.h - 4 * OFF)))


def cells_of(row: FRect) -> list[FRect]:
    """Divide a row right of its icon into its columns."""
    return columns(inset(row, ICON + BESIDE_ICON, 0, 0, 0), NAME, EXPLANATION, CHOICE, gap=GAP)
