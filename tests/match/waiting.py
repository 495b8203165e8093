"""Waiting for another process, with a limit against hangs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

GIVE_UP_AFTER = 60.0
"""The limit in seconds; nothing here measures how long anything takes."""


def until(found: Callable[[], object]) -> Any:
    """Ask until something is found, and return it."""
    deadline = time.monotonic() + GIVE_UP_AFTER
    while time.monotonic() < deadline:
        if result := found():
            return result
        time.sleep(0.002)
    raise AssertionError("it never came")
