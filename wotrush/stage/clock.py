"""Clocks are handed in, never looked up, so that tests and replays decide what time it is."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds that never run backwards; only differences mean anything."""

    def now(self) -> float: ...


class RealClock:
    """The machine's own monotonic clock."""

    def now(self) -> float:
        return time.monotonic()


class ManualClock:
    """Stands still until told otherwise."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError(f"A clock cannot go back by {-seconds} s.")
        self._now += seconds
