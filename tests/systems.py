"""Which tests belong to one system only: wherever else they are skipped, and pytest says why. On Linux all of them run."""

from __future__ import annotations

import os
import sys

import pytest

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="tries what only Linux has")
"""X11 with its tools, what people download for Linux and the programs that judge it, `/dev/full`, no screen at all."""
POSIX = pytest.mark.skipif(os.name != "posix", reason="tries what Windows does not have")
"""Signals, forks, pipes, links and shells, and that an open file can be deleted."""
