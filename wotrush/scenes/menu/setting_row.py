"""One row of the settings page: the name of a setting, its control, and a line that explains it."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.style.color_picker import ColorPicker
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text, resolve
from wotrush.stage.widgets import Segmented, Slider, Toggle

EXPLAINED, LOWEST, TWO_LINES = 25.0, 39.0, 48.0
"""The heights of an explanation of one line, of a control, and of either in two lines."""
HIGHEST, SWITCH = 50.0, 60.0
"""The largest height of a control, and the width of a switch."""


class SettingRow(Node):
    """Fits into a box of any height from `least` on."""

    touchable = False
    ruled = True
    """Whether a line parts it from what is above it."""

    def __init__(self, theme: Theme, text: Text, control: Node, explained: Text) -> None:
        super().__init__()
        self._line = theme.palette.panel_rim
        self._text = self.add(Label(theme.writer, text, theme.inks.strong))
        self._control = self.add(control)
        self._explained = self.add(Label(theme.writer, explained, theme.inks.small.sized(20)))

    def paint(self, canvas: Canvas) -> None:
        if self.ruled:
            canvas.fill(self._line, canvas.box(FRect(0, 0, self.size.x, 1.5)))

    def least(self, width: float) -> float:
        """Return the height that its words need at that width."""
        name, room = self._divided(FRect(0, 0, width, 0))
        fits = self._fits(self._text, name.w)
        if isinstance(self._control, Segmented):
            fits &= self._control.least_width() <= room.w
        return (LOWEST if fits else TWO_LINES) + self._explaining(width) + 4

    def _explaining(self, width: float) -> float:
        return EXPLAINED if self._fits(self._explained, width) else TWO_LINES

    def _fits(self, label: Label, width: float) -> bool:
        writer = self._text.writer
        return label.ink is not None and writer.least_width(resolve(label.text), label.ink) <= width

    def place(self, box: FRect) -> None:
        self.rect = box
        explaining = self._explaining(box.w)
        high = min(HIGHEST, box.h - explaining - 4)
        above = FRect(0, 2 + max(0.0, (box.h - high - explaining - 4) / 2), box.w, high)
        self._text.rect, room = self._divided(above)
        self._explained.rect = FRect(0, above.bottom + 1, box.w, explaining)
        match self._control:
            case ColorPicker():
                self._control.place(room)
            case Slider():
                self._control.rect = inset(room, 0, high * 0.12)
            case _:
                self._control.rect = room

    def _divided(self, box: FRect) -> list[FRect]:
        """Divide the box between the name and the control; a switch leaves the name all that it does not need."""
        return columns(box, 1, -SWITCH if isinstance(self._control, Toggle) else 1.8, gap=16)
