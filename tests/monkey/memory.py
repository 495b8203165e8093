"""How much memory the process takes, and whether it grows."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

MEGABYTE = 1 << 20
_STATM = Path("/proc/self/statm")


def resident() -> float:
    """Return the memory in megabytes if the system reports it, otherwise 0."""
    if not _STATM.exists():
        return 0.0
    return int(_STATM.read_text(encoding="utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """Return the slope of the second values over the first by least squares."""
    if len(samples) < 2:
        return 0.0
    mean_x = sum(x for x, _ in samples) / len(samples)
    mean_y = sum(y for _, y in samples) / len(samples)
    across = sum((x - mean_x) ** 2 for x, _ in samples)
    return sum((x - mean_x) * (y - mean_y) for x, y in samples) / across if across else 0.0
