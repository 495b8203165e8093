"""Returns free memory to the system. Otherwise glibc keeps the gaps between used blocks, a little more with every
game.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def trim() -> None:
    """Return free memory. This takes about a millisecond, and does nothing with another C library."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
