"""`simulate`: opponents against opponents, with a progress bar and a table of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wotrush.ai.registry import UnknownNameError
from wotrush.ai.report import found_table, result_table
from wotrush.ai.sidefile import SideFileError
from wotrush.ai.simulate import Plan, SimulationError, run
from wotrush.cli.output import write_json
from wotrush.cli.report import report_writer, write_page

SHOWN_ERRORS = 3


def simulate_games(
    plan: Plan, jobs: int, result: Path | None, resume: bool, report: Path | None = None
) -> None:
    """Exit status 1 when a game broke. What a report needs is looked for before anything is played."""
    write = None if report is None else report_writer(plan)
    figures = _played(plan, jobs, result, resume)
    Console().print(result_table(figures))
    if "stupidities" in plan.observers:
        Console().print(found_table("Stupid plays", figures["observed"]["stupidities"]))
    if report is not None and write is not None:
        write_page(write, plan, figures, report)
    for error in figures["error_list"][:SHOWN_ERRORS]:
        click.echo(f"Seed {error['seed']}, {', '.join(error['agents'])}: {error['error']}", err=True)
    if figures["errors"]:
        raise click.exceptions.Exit(1)


def _played(plan: Plan, jobs: int, result: Path | None, resume: bool) -> dict[str, Any]:
    """What is done is kept beside the result until all is."""
    so_far = result.with_name(f"{result.name}.part") if result else None
    try:
        if so_far is not None and not resume:
            so_far.unlink(missing_ok=True)
        with _bar(plan.games) as progress:
            figures = run(plan, jobs, so_far, progress)
        write_json(result, figures)
        if so_far is not None:
            so_far.unlink()
    except UnknownNameError as problem:
        raise click.UsageError(str(problem)) from problem
    except (SideFileError, SimulationError) as problem:
        raise click.ClickException(str(problem)) from problem
    except OSError as problem:
        raise click.ClickException(f"{result} cannot be written: {problem.strerror}.") from problem
    return figures


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int, int], None]]:
    columns = ("Games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done, of: bar.update(task, completed=done, total=of)
