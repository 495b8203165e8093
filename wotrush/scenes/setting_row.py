"""One thing to set: its name, what to choose beside it, and a line below that says what it does."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.swatch import Swatches
from wotrush.scenes.theme import Theme
from wotrush.stage.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.text import Text
from wotrush.stage.widgets import Slider, Toggle

EXPLAINED = 25.0
HIGHEST, SWITCH = 50.0, 60.0
"""Of what is chosen from: its height, and the width of a switch."""


class SettingRow(Node):
    """`place` it in a box of any height from 60 on."""

    touchable = False

    def __init__(self, theme: Theme, text: Text, control: Node, explained: Text) -> None:
        super().__init__()
        self._line = theme.palette.panel_rim
        self._text = self.add(Label(theme.writer, text, theme.inks.strong))
        self._control = self.add(control)
        self._explained = self.add(Label(theme.writer, explained, theme.inks.small.sized(20)))

    def paint(self, canvas: Canvas) -> None:
        """A thin line above sets it apart."""
        canvas.surface.fill(self._line, canvas.box(FRect(0, 0, self.size.x, 1.5)))

    def place(self, box: FRect) -> None:
        self.rect = box
        high = min(HIGHEST, box.h - EXPLAINED - 8)
        above = FRect(0, 4 + max(0.0, (box.h - high - EXPLAINED - 10) / 2), box.w, high)
        self._text.rect, room = columns(above, 1, 1.55, gap=16)
        self._explained.rect = FRect(0, above.bottom + 2, box.w, EXPLAINED)
        match self._control:
            case Swatches():
                self._control.place(room)
            case Slider():
                self._control.rect = inset(room, 0, high * 0.12)
            case Toggle():
                self._control.rect = FRect(room.right - SWITCH, room.y, SWITCH, high)
            case _:
                self._control.rect = room
