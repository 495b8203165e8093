"""The result of a simulation as tables in the terminal, for developers, who read English."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from wotrush.ai.observer import Counts


def result_table(result: dict[str, Any]) -> Table:
    """Return a table of win rates with their 95 % intervals, and of decision times."""
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


def blunder_table(counts: Counts) -> Table:
    """Return a table of the blunders that were found, by entry and opponent, with the first example of each entry."""
    turns = ", ".join(f"{figures['turns']} turns of {agent}" for agent, figures in counts.items())
    table = Table(title=f"Blunders in {turns}")
    table.add_column("Entry")
    for agent in counts:
        table.add_column(agent, justify="right")
    table.add_column("First example")
    for name in dict.fromkeys(name for figures in counts.values() for name in figures["found"]):
        found = [figures["found"].get(name, {"count": 0}) for figures in counts.values()]
        example = next((one["example"] for one in found if one["count"]), ("", ""))
        table.add_row(name, *(str(one["count"]) for one in found), "\n".join(example[1::-1]).strip())
    return table
