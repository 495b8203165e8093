"""The seconds that this thread has had a processor: what other processes take meanwhile does not count."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

processor_time: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.thread_time
"""By the clock on Windows, which counts processor time in steps of 16 ms."""
