"""`train`: trains the opponents' value network by self-play. Stopped at any time, it can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wotrush.files import write_whole
from wotrush.workshop.damage import is_own
from wotrush.workshop.output import in_command
from wotrush.workshop.rarely_installed import load_with

if TYPE_CHECKING:
    from wotrush.workshop.rush.training.training import Training


def train_network(
    out: Path,
    parent: Path | None,
    games: int,
    seed: int,
    sparring: float,
    jobs: int,
    resume: Path | None,
) -> None:
    """Play all games, then write the file."""
    learning = _learning()
    try:
        plan = learning.plan_from(parent, games, seed, sparring)
    except learning.TrainingError as problem:
        raise click.ClickException(str(problem)) from problem
    folder = resume or out.with_name(f"{out.name}.part")
    training: Training = learning.Training(plan, folder, jobs)
    try:
        training.begin(resume is not None)
        with _bar(games) as watch:
            training.run(watch)
        write_whole(out, json.dumps(training.file(_command(out, parent, games, seed, sparring))) + "\n")
        training.clear()
    except learning.TrainingError as problem:
        raise click.ClickException(str(problem)) from problem
    except OSError as problem:
        if is_own(problem):
            raise
        raise click.ClickException(
            f"{problem.filename or out} cannot be written: {problem.strerror}.{_how_to_go_on(training)}"
        ) from problem
    except KeyboardInterrupt:
        raise click.ClickException(f"Stopped.{_how_to_go_on(training)}") from None
    click.echo(
        f"{out}: {games} games; the loss went from {training.losses[0]:.4f} to {training.losses[-1]:.4f}."
    )


def _learning() -> ModuleType:
    """Import what needs numpy, or raise one sentence."""
    # Threads do not speed up matrices this small, and their number must not change the result.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    load_with("numpy", "wotrush.workshop.rush.training.training:Training", "train calculates")
    from wotrush.workshop.rush.training import training

    return training


def _how_to_go_on(training: Training) -> str:
    return f" Go on with the same command and --resume {training.folder}." if training.kept else ""


def _command(out: Path, parent: Path | None, games: int, seed: int, sparring: float) -> str:
    """Return the command that makes these weights again, without jobs and interruptions, which change nothing."""
    begun = [] if parent is None else [f"--from {in_command(parent)}"]
    shared = [f"--sparring {sparring}"] if sparring else []
    made = [f"--games {games} --seed {seed}", *shared, f"--out {in_command(out)}"]
    return " ".join(["python -m wotrush train", *begun, *made])


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int, float | None], None]]:
    columns = (
        "Games",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[reported]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games, reported="")

        def watch(done: int, loss: float | None) -> None:
            bar.update(task, completed=done)
            if loss is not None:
                bar.update(task, reported=f"loss {loss:.4f}")

        yield watch
