"""The design space: scenes are laid out in units of a 1920x1080 screen, whatever the size of the window."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2

from pygame import FRect

DESIGN = (1920.0, 1080.0)
LEAST = (1280.0, 720.0)
"""The fewest units that every scene can be laid out in."""
FINER = log2(1.5)
"""On a screen twice as fine a unit has half as many pixels again: letters stay large enough, and there is more room."""


@dataclass(frozen=True, slots=True)
class DesignSpace:
    """How many pixels a unit has. A wider window has more units that way, a higher one has both more and larger ones.
    An `ui_scale` above 1 makes everything larger, so that there are fewer units to lay out in.
    """

    window: tuple[int, int]
    ui_scale: float = 1.0
    design: tuple[float, float] = DESIGN
    fills: bool = False
    """Whether the units of a finer screen are larger instead, since no more of them are of use."""
    grows: bool = False
    """Whether those of a higher window are so too, by all of its height."""

    @property
    def scale(self) -> float:
        """Return the pixels per unit."""
        scale = unit(self.window, self.design) * self.ui_scale
        if self.fills:
            most = min(self.window[0] / LEAST[0], self.window[1] / LEAST[1])
            fit = self.window[1] / self.design[1] if self.grows else _fit(self.window, self.design)
            scale = max(scale, min(fit * self.ui_scale, most))
        return max(1e-3, scale)

    @property
    def area(self) -> FRect:
        """Return the whole window in units."""
        return FRect(0, 0, self.window[0] / self.scale, self.window[1] / self.scale)


def unit(window: tuple[int, int], design: tuple[float, float] = DESIGN) -> float:
    """Return the pixels per unit at scale 1: fewer in a smaller window, and somewhat more in a larger one."""
    fit = _fit(window, design)
    return fit if fit <= 1 else float(fit**FINER)


def _fit(window: tuple[int, int], design: tuple[float, float]) -> float:
    """Return how much larger the window is. If it is higher than the design, letters use half of the height left."""
    across, down = window[0] / design[0], window[1] / design[1]
    return down if across >= down else float((across * down) ** 0.5)
