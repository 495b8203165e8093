"""How long it takes from the command until there is something to see, and to play; each time in a process of its own."""

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
PACKAGE = Path(__file__).resolve().parents[2]
PYTHON = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "wotrush")


COMPILES = {"PYTHONDONTWRITEBYTECODE": ""}
"""As Python does where nobody told it otherwise: from the second start on, nothing is compiled."""
SIGNS = {"start_ms": "shown", "playable_ms": "playable"}
"""What the program says when the title is there, and when the game that was left can be played on."""


def start_figures() -> dict[str, float]:
    """As on any day; the median of a few."""
    return usual_start(PYTHON)


def first_start_ms() -> float | None:
    """The first time ever: nothing of the game compiled, nothing kept. A bundle comes compiled."""
    if getattr(sys, "frozen", False):
        return None
    return _medians([_first_start() for _ in range(STARTS)])["start_ms"]


def usual_start(command: Sequence[str]) -> dict[str, float]:
    """Of a game that was started there before, and left on the table."""
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
    """Seconds until each of the signs."""
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
