"""`bench`: how fast the rules are, what a frame costs, how soon the game stands and how much memory it wants."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from wotrush.cli import bench_engine, bench_peers
from wotrush.cli.bench_start import first_start_ms, start_ms
from wotrush.cli.output import write_json
from wotrush.cli.play import draw_offscreen

TARGETS = {
    "scenes table@1920x1080 p50_ms": 4.0,
    "scenes table@1920x1080 p99_ms": 12.0,
    "scenes table@3840x2160 p99_ms": 33.0,
    "scenes zoom@3840x2160 p99_ms": 33.0,
    "thinking_interval_p99_ms": 25.0,
    "still_cpu_percent": 2.0,
    "faces_ready_ms": 2000.0,
    "face_load_ms": 1.0,
    "start_ms": 1000.0,
    "first_start_ms": 2500.0,
    "pictures_mb": 256.0,
}
"""What may not be exceeded."""


def bench_all(result: Path | None, seconds: float) -> None:
    """Prints all figures, and writes them where asked."""
    _say("the rules")
    figures: dict[str, Any] = {"engine": bench_engine.engine(seconds)}
    if peers := bench_peers.peers(seconds):
        figures["peers"] = peers
    draw_offscreen()
    from wotrush.scenes import bench_loop, bench_scenes

    _say("the drawing")
    figures["scenes"], figures["pictures_mb"] = bench_scenes.measure_scenes(seconds)
    figures["faces_ready_ms"] = bench_scenes.faces_ready_ms()
    figures["face_load_ms"] = bench_scenes.face_load_ms()
    _say("the loop")
    figures["thinking_interval_p99_ms"] = bench_loop.thinking_interval_p99_ms(seconds)
    figures["still_cpu_percent"] = bench_loop.still_cpu_percent(seconds)
    _say("the start")
    figures["start_ms"] = start_ms()
    figures["first_start_ms"] = first_start_ms()
    figures["rss_mb"] = rss_mb()
    write_json(result, figures)
    _print(figures)


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
    table = Table("What", "Figure", "At most", show_edge=False)
    for name, value in _flat(figures):
        target = TARGETS.get(name)
        table.add_row(
            name,
            f"{value:,}" if value is not None else "unknown",
            f"{target:,}" if target is not None else "",
            style="bold red" if target is not None and value is not None and value > target else "",
        )
    Console().print(table)


def _flat(figures: dict[str, Any], above: str = "") -> list[tuple[str, float | None]]:
    rows: list[tuple[str, float | None]] = []
    for key, value in figures.items():
        name = f"{above} {key}".strip()
        rows.extend(_flat(value, name) if isinstance(value, dict) else [(name, value)])
    return rows
