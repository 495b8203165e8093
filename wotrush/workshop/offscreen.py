"""Drawing without a window."""

from __future__ import annotations

import os


def draw_offscreen() -> None:
    """Choose drivers without screen and sound. Call this before importing pygame."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
