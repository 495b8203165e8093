"""Drawing without a window."""

from __future__ import annotations

import os


def draw_offscreen() -> None:
    """Choose drivers without screen and loudspeaker; call it before pygame is imported."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
