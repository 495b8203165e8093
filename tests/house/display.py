"""A display of a test's own, for the few tests that need a real window."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


def need(*tools: str) -> None:
    """Skips the test where a tool is missing, naming it; on CI a missing tool is a failure."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if not missing:
        return
    message = f"needs {', '.join(missing)}"
    if os.environ.get("CI", "").lower() in {"1", "true"}:
        pytest.fail(f"{message}, which dev.py test installs on CI")
    pytest.skip(message)


@contextmanager
def display(size: tuple[int, int] = (1280, 720)) -> Iterator[dict[str, str]]:
    """Starts Xvfb on a free number and yields the environment in which programs draw there, in silence."""
    need("Xvfb")
    reading, writing = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        yield {
            **{name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"},
            "DISPLAY": f":{number}",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_X11_WMCLASS": "wotrush",
            "LC_ALL": "C",
        }
    finally:
        server.terminate()
        server.wait()
