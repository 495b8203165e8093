"""The design space: scenes are laid out in units of a 1920x1080 screen, whatever the window measures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

DESIGN = (1920.0, 1080.0)


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
        return max(
            1e-3, min(self.window[0] / self.design[0], self.window[1] / self.design[1]) * self.ui_scale
        )

    @property
    def area(self) -> FRect:
        """The whole window in units."""
        return FRect(0, 0, self.window[0] / self.scale, self.window[1] / self.scale)
