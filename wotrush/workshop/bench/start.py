"""Measures the time from the command to the first frame and to a playable table, each in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

import click

from wotrush import resources

STARTS = 3
PACKAGE = resources.code()
PYTHON = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "wotrush")


COMPILES = {"PYTHONDONTWRITEBYTECODE": ""}
"""The default of Python: from the second start on, nothing needs to be compiled."""
SIGNS = {"start_ms": "shown", "playable_ms": "playable"}
"""What the program prints at the first frame of the title, and once a saved game can be continued."""


def start_figures() -> dict[str, float]:
    """Return medians of a few usual starts."""
    return usual_start(PYTHON)


def first_start_ms() -> float | None:
    """Measure the very first start, with nothing compiled and nothing cached. A bundle comes compiled."""
    if getattr(sys, "frozen", False):
        return None
    return _medians([_first_start() for _ in range(STARTS)])["start_ms"]


def usual_start(command: Sequence[str]) -> dict[str, float]:
    """Measure the start of a program that was used before, with a game left at the table."""
    with tempfile.TemporaryDirectory() as home:
        _start(command, Path.cwd(), home)
        return _medians([_start(command, Path.cwd(), home) for _ in range(STARTS)])


def _first_start() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "game")
        uncompiled = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE, copy / PACKAGE.name, ignore=uncompiled)
        for shipped in (resources.asset(), resources.locale_dir()):
            if not shipped.is_relative_to(PACKAGE):
                shutil.copytree(shipped, copy / shipped.name)
        return _start(PYTHON, copy, f"{folder}/home")


def _start(command: Sequence[str], where: Path, home: str) -> dict[str, float]:
    """Return the seconds until each of the lines appears."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [*command, "--first-steps"],
        cwd=where,
        env={**os.environ, **COMPILES, resources.HOME_VARIABLE: home, "PYTHONPATH": str(where)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        said = {program.stdout.readline().strip(): time.perf_counter() - begin for _ in SIGNS}
    if set(said) != set(SIGNS.values()) or program.returncode != 0:
        raise click.ClickException(
            f"{command[0]} did not open a game; its own words are above. "
            "A packaged game that is older than these sources is built anew by python dev.py package."
        )
    return {name: said[sign] for name, sign in SIGNS.items()}


def _medians(starts: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: round(1000 * median(start[name] for start in starts), 1) for name in SIGNS}
