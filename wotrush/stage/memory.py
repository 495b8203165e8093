"""What is free goes back to the system: glibc keeps it between pieces in use, a little more with every game."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def trim() -> None:
    """Takes about a millisecond, and does nothing where the C library is another one."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
