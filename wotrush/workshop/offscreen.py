"""Drawing without a window."""

from __future__ import annotations

import os


def draw_offscreen() -> None:
    """Choose drivers without screen and sound. Call this before importing pygame."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    # SDL would turn the signal that ends a program into the closing of a window, which nobody awaits here.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
