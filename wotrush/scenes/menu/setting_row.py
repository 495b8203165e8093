"""One row of the settings page: the name of a setting, its control, and a line that explains it."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.style.color_picker import ColorPicker
from wotrush.scenes.style.paint import icon
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Text, resolve, smallest
from wotrush.stage.widgets import Segmented, Slider, Toggle

EXPLAINED, LOWEST, TWO_LINES = 25.0, 39.0, 48.0
"""The heights of an explanation of one line, of a control, and of either in two lines."""
HIGHEST, SWITCH, ICON = 50.0, 60.0, 44.0
"""The largest height of a control, the width of a switch, and the size of an icon before the words."""
STACKED, NAME, BELOW, CHOICE = 122.0, 36.0, 6.0, 46.0
"""The height from which on the choice stands below the words; then the heights of the name, the gap above the choice,
and the choice.
"""


OFF = 2.0
"""How far a control keeps off the lines that part the rows."""


class SettingRow(Node):
    """Fits into a box of any height from `least` on."""

    touchable = False
    ruled = True
    """Whether a line parts it from what is above it."""

    def __init__(self, theme: Theme, text: Text, control: Node, explained: Text, sign: str) -> None:
        super().__init__()
        self._sign, self._gold = sign, theme.palette.gold_light
        self._line = theme.palette.panel_rim
        self._text = self.add(Label(theme.writer, text, theme.inks.strong))
        self._control = self.add(control)
        self._explained = self.add(Label(theme.writer, explained, theme.inks.small.sized(20)))

    def paint(self, canvas: Canvas) -> None:
        if self.ruled:
            canvas.fill(self._line, canvas.box(FRect(0, 0, self.size.x, 1.5)))
        if self._sign:
            icon(canvas, self._sign, self._gold, FRect(0, self.size.y / 2 - ICON / 2, ICON, ICON))

    def least(self, width: float) -> float:
        """Return the height that its words need at that width."""
        width -= self._beside
        name, room = self._divided(FRect(0, 0, width, 0))
        fits = self._fits(self._text, name.w)
        if isinstance(self._control, Segmented):
            fits &= self._control.least_width() <= room.w
        return (LOWEST if fits else TWO_LINES) + self._explaining(width) + 4

    def _explaining(self, width: float) -> float:
        return EXPLAINED if self._fits(self._explained, width) else TWO_LINES

    def _fits(self, label: Label, width: float) -> bool:
        """Return whether a text has room on one line, measured as it is drawn."""
        assert label.ink is not None
        writer, scale = label.writer, self.transform.scale
        least = label.ink.sized(smallest(label.ink))
        return writer.size(resolve(label.text), least, scale).x <= int(width * scale)

    @property
    def _beside(self) -> float:
        """The width that an icon takes."""
        return ICON + 24 if self._sign else 0.0

    def place(self, box: FRect) -> None:
        self.rect = box
        box = inset(self.bounds, self._beside, 0, 0, 0)
        explaining = self._explaining(box.w)
        if box.h >= STACKED and isinstance(self._control, Segmented):
            middle = rect_around(box.center, (box.w, NAME + explaining + BELOW + CHOICE))
            parts = rows(middle, -NAME, -explaining, -BELOW, -CHOICE)
            self._text.rect, self._explained.rect, _, self._control.rect = parts
            return
        high = min(HIGHEST, box.h - explaining - 4)
        above = FRect(box.x, 2 + max(0.0, (box.h - high - explaining - 4) / 2), box.w, high)
        self._text.rect, room = self._divided(above)
        self._explained.rect = FRect(box.x, above.bottom + 1, box.w, explaining)
        match self._control:
            case ColorPicker():
                self._control.place(room)
            case Slider():
                self._control.rect = inset(room, 0, high * 0.12)
            case _:
                self._control.rect = inset(room, 0, OFF)

    def _divided(self, box: FRect) -> list[FRect]:
        """Divide the box between the name and the control; a switch leaves the name all that it does not need."""
        return columns(box, 1, -SWITCH if isinstance(self._control, Toggle) else 1.8, gap=16)
