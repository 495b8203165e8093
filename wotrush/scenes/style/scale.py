"""How large the interface may grow: pages are designed for 1280 by 720 units and more."""

from __future__ import annotations

from wotrush.stage.space import LEAST, unit

SMALLEST, LARGEST = 0.75, 2.0
STEP = 0.25


def largest_ui_scale(window: tuple[int, int]) -> float:
    """Return 125 % for 720 lines, 150 % for 1080, 200 % for 2160: from 1080 on, that leaves 1280 by 720 units."""
    lines = window[1] / 1080
    fit = min(window[0] / LEAST[0], window[1] / LEAST[1]) / unit(window)
    if lines <= 1:
        return max(1.0, min(fit, 1.25 + 0.75 * (lines - 2 / 3)))
    return min(LARGEST, fit)


def ui_scales(window: tuple[int, int]) -> list[float]:
    """Return the scales to choose from."""
    count = int((largest_ui_scale(window) - SMALLEST) / STEP + 1e-6) + 1
    return [SMALLEST + STEP * i for i in range(count)]
