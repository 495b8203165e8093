"""How large the interface may grow: pages are made to fit 1280 by 720 units and more."""

from __future__ import annotations

SMALLEST, LARGEST = 0.75, 1.5


def largest_ui_scale(window_height: int) -> float:
    """125 % in 720 lines, 150 % from 1080 lines on: what is left then is those 1280 by 720 units."""
    return min(LARGEST, max(1.0, 1.25 + 0.25 * (window_height - 720) / 360))
