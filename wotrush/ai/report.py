"""A simulation's result as a table for developers, who read English."""

from __future__ import annotations

from typing import Any

from rich.table import Table


def result_table(result: dict[str, Any]) -> Table:
    """Win rates with their 95 % intervals, and how long decisions took."""
    title = "{games} games in {seconds} s · {unfinished} unfinished · {errors} errors".format_map(result)
    table = Table(title=title)
    table.add_column("Opponent")
    for heading in ("Wins", "Win rate", "95 % interval", "p50 ms", "p95 ms", "Longest, ms"):
        table.add_column(heading, justify="right")
    for seat in result["seats"]:
        low, high = seat["ci95"]
        times = seat["decision_ms"]
        table.add_row(
            seat["agent"],
            f"{seat['wins']:g}",
            f"{seat['win_rate']:.1%}",
            f"{low:.1%} – {high:.1%}",
            *(f"{times[key]:.2f}" for key in ("p50", "p95", "max")),
        )
    return table
