"""Where and when the figures were taken: without that they say little."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime

from wotrush import __version__


def machine() -> dict[str, str | float | None]:
    """`load`: how many processes wanted to run beside, just before; Windows does not tell."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }
