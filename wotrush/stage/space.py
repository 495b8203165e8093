"""The design space: scenes are laid out in units of a 1920x1080 screen, whatever the window measures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2
from pygame.typing import Point

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

    def to_units(self, point: Point) -> Vector2:
        return Vector2(point) / self.scale

    def to_pixels(self, point: Point) -> Vector2:
        return Vector2(point) * self.scale

    def px(self, length: float) -> int:
        """A length in whole pixels, at least one if it is anything at all."""
        return max(1, round(length * self.scale)) if length > 0 else 0
