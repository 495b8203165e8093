"""`bench`: how fast the rules are, how long a frame takes, how soon the game stands and how much memory it wants."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from wotrush.cli import bench_engine, bench_peers
from wotrush.cli.output import write_json
from wotrush.cli.play import draw_offscreen

STARTS = 3


def bench_all(result: Path | None, seconds: float) -> None:
    """Prints all figures, and writes them where asked."""
    _say("the rules")
    figures: dict[str, Any] = {"engine": bench_engine.engine(seconds)}
    if peers := bench_peers.peers(seconds):
        figures["peers"] = peers
    draw_offscreen()
    from wotrush.scenes.bench_scenes import measure_scenes

    _say("the drawing")
    figures["scenes"] = measure_scenes()
    _say("the start")
    figures["start_ms"] = start_ms()
    figures["rss_mb"] = rss_mb()
    write_json(result, figures)
    _print(figures)


def start_ms() -> float:
    """From the command to the title as a finished picture, in a process of its own; the median of a few."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "wotrush"]
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS):
            start = time.perf_counter()
            done = subprocess.run([*command, "--selftest", f"{folder}/title.png"], check=False)
            taken.append(1000 * (time.perf_counter() - start))
            if done.returncode != 0:
                raise click.ClickException("The game did not start; its own words are above.")
    return round(median(taken), 1)


def rss_mb() -> float | None:
    """The most memory this process has held, with every scene drawn. Windows does not tell."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return round(peak / unit, 1)


def _say(what: str) -> None:
    """Plain lines: a bar that moves would cost what is being measured."""
    click.echo(f"Measuring {what} ...", err=True)


def _print(figures: dict[str, Any]) -> None:
    table = Table("What", "Figure", show_edge=False)
    for name, value in _flat(figures):
        table.add_row(name, f"{value:,}" if value is not None else "unknown")
    Console().print(table)


def _flat(figures: dict[str, Any], above: str = "") -> list[tuple[str, float | None]]:
    rows: list[tuple[str, float | None]] = []
    for key, value in figures.items():
        name = f"{above} {key}".strip()
        rows.extend(_flat(value, name) if isinstance(value, dict) else [(name, value)])
    return rows
