"""`simulate`: opponents against opponents, with a progress bar and a table of figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from wotrush.ai import simulate as ai_simulate
from wotrush.ai.registry import UnknownNameError
from wotrush.cli.output import write_json


def simulate_games(
    seats: list[str], games: int, seed: int, jobs: int, result: Path | None, resume: bool
) -> None:
    """Exit status 1 when a game broke."""
    columns = ("Games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        try:
            figures = ai_simulate.run(seats, games, seed, jobs, result if resume else None, progress)
        except UnknownNameError as problem:
            raise click.UsageError(str(problem)) from problem
    write_json(result, figures)
    _print(figures)
    if figures["errors"]:
        raise click.exceptions.Exit(1)


def _print(figures: dict[str, Any]) -> None:
    table = Table("Opponent", "Wins", "Win rate", "95 % interval", "Decision p50", "p95", "Longest")
    for seat in figures["seats"]:
        low, high = seat["ci95"]
        times = seat["decision_ms"]
        table.add_row(
            seat["agent"],
            f"{seat['wins']:g}",
            f"{seat['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            *(f"{times[key]:.1f} ms" for key in ("p50", "p95", "max")),
        )
    console = Console()
    console.print(table)
    console.print(
        f"{figures['games']} games in {figures['seconds']:.1f} s, "
        f"{figures['unfinished']} unfinished, {figures['errors']} errors"
    )
