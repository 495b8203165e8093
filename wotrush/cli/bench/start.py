"""How long it takes from the command to the first frame in the window, each time in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import click

from wotrush import resources
from wotrush.cli.play import FIRST_FRAME

STARTS = 3
PACKAGE = Path(__file__).resolve().parents[2]
PYTHON = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "wotrush")


def start_ms() -> float:
    """As on any day; the median of a few."""
    return usual_start(PYTHON)


def first_start_ms() -> float | None:
    """The first time ever: nothing of the game compiled, nothing kept. A bundle comes compiled."""
    if getattr(sys, "frozen", False):
        return None
    return _rounded([_first_start() for _ in range(STARTS)])


def usual_start(command: Sequence[str]) -> float:
    """Of a game that was started there before."""
    with tempfile.TemporaryDirectory() as home:
        _start(command, Path.cwd(), home)
        return _rounded([_start(command, Path.cwd(), home) for _ in range(STARTS)])


def _first_start() -> float:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "game")
        uncompiled = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE, copy / PACKAGE.name, ignore=uncompiled)
        for shipped in (resources.asset(), resources.locale_dir()):
            if not shipped.is_relative_to(PACKAGE):
                shutil.copytree(shipped, copy / shipped.name)
        return _start(PYTHON, copy, f"{folder}/home")


def _start(command: Sequence[str], where: Path, home: str) -> float:
    """Until the program says that its first frame is there."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [*command, "--first-frame"],
        cwd=where,
        env={**os.environ, resources.HOME_VARIABLE: home, "PYTHONPATH": str(where)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        said = program.stdout.readline().strip()
        taken = time.perf_counter() - begin
    if said != FIRST_FRAME or program.returncode != 0:
        raise click.ClickException("The game did not start; its own words are above.")
    return taken


def _rounded(seconds: list[float]) -> float:
    return round(1000 * median(seconds), 1)
