"""`replay`: a recorded game once more."""

from __future__ import annotations

from pathlib import Path

import click

from wotrush.match.journal import JournalError
from wotrush.match.replay import verify


def replay_journal(path: Path) -> None:
    """Prints the log. Exit status 1 where the rules now lead elsewhere than the journal says."""
    try:
        report = verify(path, click.echo)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
    if not report.matches:
        raise click.exceptions.Exit(1)


def watch_journal(path: Path) -> None:
    """The same on the table."""
    from wotrush.scenes.app.opening import watch

    try:
        watch(path)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
