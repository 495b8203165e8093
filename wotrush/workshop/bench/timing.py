"""The seconds that this thread has had a processor, by which what other processes take meanwhile does not count."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

processor_time: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.thread_time
"""By the clock on Windows, which counts processor time in steps of 16 ms."""


def timed(action: Callable[[], object]) -> float:
    """Return the milliseconds that this thread spends on the action."""
    begin = processor_time()
    action()
    return (processor_time() - begin) * 1000


def at_share(ordered: Sequence[float], share: float) -> float:
    """Return the time below which this share of all lies; they are in ascending order."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
