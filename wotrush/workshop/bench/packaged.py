"""Measures the packaged game in dist/, if it was built here: its start, its size, and its compiled rules and opponents."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.engine import engine
from wotrush.workshop.bench.start import PACKAGE, usual_start

DIST = PACKAGE.parent / "dist"
"""The folder of `dev.py package`."""


def bundle(contents: BenchContents, seconds: float) -> dict[str, Any] | None:
    """Return the figures of the bundle, or None if there is none."""
    program = DIST / "wotrush" / "wotrush"
    if not program.exists():
        return None
    packed = [file.stat().st_size for kind in ("*.tar.xz", "*.deb") for file in DIST.glob(kind)]
    unpacked = [
        file.stat().st_size for file in program.parent.rglob("*") if file.is_file() and not file.is_symlink()
    ]
    return {
        **usual_start((str(program),)),
        "download_mb": round(max(packed, default=0) / 1e6, 1),
        "unpacked_mb": round(sum(unpacked) / 1e6, 1),
        **_thinking(contents, program, seconds),
    }


def _thinking(contents: BenchContents, program: Path, seconds: float) -> dict[str, Any]:
    """Return what the bundle measures of itself: nothing if it was built without a C compiler."""
    # Measured again, since the machine may be busier now than at the beginning.
    plain = engine(contents.game, 2, seconds)
    command = [str(program), "bench", "--game", contents.game, "--rules", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    reported: dict[str, Any] = json.loads(done.stdout) if done.returncode == 0 else {}
    if not reported.get("compiled"):
        return {}
    rules, slowest = reported["engine"], contents.slowest
    times = round(rules["turns_s"] / plain["turns_s"], 2)
    return {**rules, "times_plain": times, slowest: reported[slowest]}
