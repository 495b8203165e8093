"""Clocks are passed in, never looked up, so that tests and replays decide what time it is."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Counts seconds that never run backwards; only differences have a meaning."""

    def now(self) -> float: ...


class RealClock:
    """The system's monotonic clock."""

    def now(self) -> float:
        return time.monotonic()


class ManualClock:
    """Stands still until it is advanced."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError(f"A clock cannot go back by {-seconds} s.")
        self._now += seconds
