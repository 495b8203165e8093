"""The machine and the time of a measurement, without which figures say little."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime

from wotrush import __version__


def machine() -> dict[str, str | float | None]:
    """Describe the machine. `load` is the number of processes that wanted to run just before; Windows does not report it."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }
