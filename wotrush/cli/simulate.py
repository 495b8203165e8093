"""`simulate`: games of opponents against one another, with a progress bar and a table of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import click
from pydantic import ValidationError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wotrush.ai.registry import load_ruleset
from wotrush.ai.sidefile import SideFileError
from wotrush.ai.simulate import Plan, SimulationError, run
from wotrush.cli.result_tables import blunder_table, result_table
from wotrush.games import UnknownNameError
from wotrush.match.journal import JournalError
from wotrush.match.replay import unplayable
from wotrush.workshop.output import try_to_write, write_json, writing
from wotrush.workshop.report import report_writer, write_page

SHOWN_ERRORS = 3


def simulate_games(plan: Plan, jobs: int, result: Path | None, resume: bool, report: Path | None) -> None:
    """Play and report. The exit status is 1 if a game failed. What a report needs is checked before any game is played."""
    write = None if report is None else report_writer(plan)
    for target in (result, report):
        try_to_write(target)
    so_far = result.with_name(f"{result.name}.part") if result else None
    if so_far is not None and so_far.exists() and not resume:
        raise click.ClickException(
            f"{so_far} holds a simulation that was stopped: go on with --resume, or delete that file."
        )
    figures = _played(plan, jobs, so_far)
    Console().print(result_table(figures))
    if "blunders" in plan.observers:
        Console().print(blunder_table(figures["observed"]["blunders"]))
    write_json(result, figures)
    if report is not None and write is not None:
        write_page(write, plan, figures, report)
    if so_far is not None:
        so_far.unlink(missing_ok=True)
    for error in figures["error_list"][:SHOWN_ERRORS]:
        click.echo(f"Seed {error['seed']}, {', '.join(error['agents'])}: {error['error']}", err=True)
    if figures["errors"]:
        raise click.exceptions.Exit(1)


def refuse_unplayable(plan: Plan) -> None:
    """Raise one sentence, before anything is played, if the rules have no game with these options."""
    ruleset = load_ruleset(plan.entry)
    for options in plan.variants:
        try:
            ruleset.new({**options, "players": options.get("players", len(plan.agents))}, plan.seed)
        except ValidationError as problem:
            refusal = unplayable(problem)
            first = problem.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"] if isinstance(part, str))
            sentence = str(refusal) if refusal else f"--option {where}: {first['msg']}."
            raise click.UsageError(sentence) from problem


def _played(plan: Plan, jobs: int, so_far: Path | None) -> dict[str, Any]:
    """Keep finished games in `so_far`; games found there are not played again."""
    try:
        with _bar(plan.games) as progress, writing(so_far) if so_far else nullcontext():
            return run(plan, jobs, so_far, progress)
    except UnknownNameError as problem:
        raise click.UsageError(str(problem)) from problem
    except (SideFileError, JournalError) as problem:
        raise click.ClickException(str(problem)) from problem
    except SimulationError as problem:
        how = "Go on with the same command and --resume." if so_far else "Run it again."
        raise click.ClickException(f"{problem} {how}") from problem


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int, int], None]]:
    columns = ("Games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done, of: bar.update(task, completed=done, total=of)
