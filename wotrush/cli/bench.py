"""`bench`: how fast the rules are, how long a frame takes, how soon the game stands and how much memory it wants."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from wotrush.cli import bench_engine, bench_peers
from wotrush.cli.output import write_json


def bench_all(result: Path | None, seconds: float) -> None:
    """Prints all figures, and writes them where asked."""
    figures: dict[str, Any] = {"engine": bench_engine.engine(seconds)}
    if peers := bench_peers.peers(seconds):
        figures["peers"] = peers
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
