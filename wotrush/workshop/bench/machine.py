"""The machine and the time of a measurement, without which figures say little."""

from __future__ import annotations

import os
import platform
import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from wotrush import __version__


def machine() -> dict[str, str | float | None]:
    """Describe the machine. `load` is the number of processes that wanted to run just before; Windows does not report it."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    """Return the name of the processor, which Linux tells in a file only."""
    with suppress(OSError):
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text("utf-8"))
        if found:
            return " ".join(found[1].split())
    return platform.processor() or "an unknown processor"
