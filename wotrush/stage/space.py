"""The design space: scenes are laid out in units of a 1920x1080 screen, whatever the window measures."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2

from pygame import FRect

DESIGN = (1920.0, 1080.0)
FINER = log2(1.5)
"""On a screen twice as fine a unit is half as large again: letters stay large enough, and more has room."""


@dataclass(frozen=True, slots=True)
class DesignSpace:
    """How many pixels a unit has here. A wider or higher window has more units that way, never fewer.

    `ui_scale` above 1 makes everything larger, so there are fewer units to lay out in.
    """

    window: tuple[int, int]
    ui_scale: float = 1.0
    design: tuple[float, float] = DESIGN

    @property
    def scale(self) -> float:
        """Pixels to a unit."""
        return max(1e-3, unit(self.window, self.design) * self.ui_scale)

    @property
    def area(self) -> FRect:
        """The whole window in units."""
        return FRect(0, 0, self.window[0] / self.scale, self.window[1] / self.scale)


def unit(window: tuple[int, int], design: tuple[float, float] = DESIGN) -> float:
    """Pixels to a unit at the usual scale: fewer on a smaller window, and not quite as many more on a larger one."""
    fit = min(window[0] / design[0], window[1] / design[1])
    return fit if fit <= 1 else float(fit**FINER)
