"""A screen (Xvfb), a window manager (openbox), the game's window, and a mouse (xdotool)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

import dev

SIZE = (1280, 720)
TOOLS = ("Xvfb", "xdotool", "openbox")
CHECKOUT = (sys.executable, "-m", "wotrush")


def need(*tools: str) -> None:
    """Skip the test if a tool is missing, naming it; in CI a missing tool is a failure."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing and not dev.on_ci():
        pytest.skip(f"not installed: {', '.join(missing)}")
    assert not missing, f"dev.py test installs these on CI: {', '.join(missing)}"


@contextmanager
def screen() -> Iterator[str]:
    """Start a display; return its name, e.g. `:7`."""
    need(*TOOLS)
    read, write = os.pipe()
    width, height = SIZE
    # Without -noreset it resets itself, and is deaf for a moment, whenever its last client has left.
    options = f"-displayfd {write} -noreset -nolisten tcp -screen 0 {width}x{height}x24"
    server = subprocess.Popen(
        ["Xvfb", *options.split()],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        with managed(f":{number}"):
            yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def managed(display: str) -> Iterator[None]:
    """Start a window manager, which full screen and the way back to the window's own size need."""
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    try:
        asked = ["xdotool", "get_num_desktops"]  # Answered as soon as a window manager runs.
        until = time.monotonic() + 60
        while subprocess.run(
            asked, env={**os.environ, "DISPLAY": display}, capture_output=True, check=False
        ).returncode:
            assert time.monotonic() < until, "openbox did not start"
            time.sleep(0.05)
        yield
    finally:
        manager.terminate()
        manager.wait(10)


class Player:
    """A program in its window; what it waits for is read from its pilot log, line by line."""

    def __init__(self, display: str, home: Path, command: Sequence[str] = CHECKOUT) -> None:
        self._log = home / "pilot.jsonl"
        self._read = 0
        self._env = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_X11_WMCLASS": "wotrush",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "WOTRUSH_HOME": str(home),
            "WOTRUSH_PILOT_LOG": str(self._log),
        }
        self.program = subprocess.Popen(command, env=self._env)

    def next_line(self, patience: float = 60.0) -> dict[str, Any]:
        """Return what the screen waits for now: the newest line that was not read yet."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            assert self.program.poll() is None, "the program has ended"
            lines = self._log.read_text("utf-8").split("\n")[:-1] if self._log.exists() else []
            if len(lines) > self._read:
                self._read = len(lines)
                line: dict[str, Any] = json.loads(lines[-1])
                return line
            time.sleep(0.02)
        raise TimeoutError(f"Nothing new in the pilot log for {patience:g} s.")

    def click(self, at: list[int]) -> None:
        self.hand(*self.to(at), "click", "1")

    def drag(self, start: list[int], goal: list[int]) -> None:
        """Drag in a few steps, as a hand does."""
        steps = [*self.to(start), "mousedown", "1"]
        for part in (0.1, 0.4, 0.7, 1.0):
            point = [round(a + (b - a) * part) for a, b in zip(start, goal, strict=True)]
            steps += ["sleep", "0.02", *self.to(point)]
        self.hand(*steps, "sleep", "0.02", "mouseup", "1")

    def type(self, digits: str) -> None:
        self.hand("type", "--delay", "60", digits)

    def press(self, key: str) -> None:
        """Press a key, which may end the program."""
        subprocess.run(["xdotool", "key", key], env=self._env, check=True, timeout=30)

    def resize(self, width: int, height: int) -> None:
        self.hand("windowsize", "--sync", self._window, str(width), str(height))

    def shape(self, width: int, height: int) -> None:
        """Resize like `resize`, though full screen or a window manager may refuse it."""
        self.hand("windowsize", self._window, str(width), str(height))

    def minimise(self) -> None:
        self.hand("windowminimize", self._window)

    def restore(self) -> None:
        """Restore the window and wait until keys reach it, which takes a window manager its time."""
        self.hand("windowmap", "--sync", self._window, "windowactivate", "--sync", self._window)

    def has_the_keys(self) -> bool:
        """Return whether keys reach the window."""
        asked = ["xdotool", "getactivewindow"]
        reported = subprocess.run(asked, env=self._env, capture_output=True, text=True, timeout=30)
        return reported.stdout.strip() == self._window

    def size(self) -> tuple[int, int]:
        """Return the size of the window, as the screen sees it."""
        asked = ["xdotool", "getwindowgeometry", "--shell", self._window]
        reported = subprocess.check_output(asked, env=self._env, text=True, timeout=30)
        values = dict(line.split("=", 1) for line in reported.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def to(self, point: list[int]) -> list[str]:
        """Return the words that move the mouse there, in pixels of the window."""
        return ["mousemove", "--window", self._window, *map(str, point)]

    @cached_property
    def _window(self) -> str:
        """Return the number of the game's window."""
        found = ["xdotool", "search", "--sync", "--onlyvisible", "--class", "wotrush"]
        return subprocess.check_output(found, env=self._env, text=True, timeout=30).split()[0]

    def hand(self, *what: str) -> None:
        """Call xdotool with these words."""
        done = subprocess.run(["xdotool", *what], env=self._env, timeout=30)
        assert self.program.poll() is None, "the program has ended"
        done.check_returncode()

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.terminate()
            self.program.wait(20)
