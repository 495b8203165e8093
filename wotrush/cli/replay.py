"""`replay`: plays a recorded game again."""

from __future__ import annotations

from pathlib import Path

import click

from wotrush.files import shown_name
from wotrush.match.journal import Journal, JournalError, read_journal
from wotrush.match.replay import verify


def recorded_game(path: Path, game: str | None) -> Journal:
    """Return the journal in that file. Raises one sentence if there is none, or one of another game than that named."""
    try:
        journal = read_journal(path)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
    if game is not None and journal.game != game:
        raise click.UsageError(
            f"{shown_name(path)} is a game of {journal.game}, not of {game}: leave --game out, or name {journal.game}."
        )
    return journal


def replay_journal(journal: Journal) -> None:
    """Print the log. The exit status is 1 if the game now takes another course than the journal says."""
    try:
        report = verify(journal, click.echo)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
    if not report.matches:
        raise click.exceptions.Exit(1)


def watch_journal(journal: Journal) -> None:
    """Show the recorded game on the table."""
    from wotrush.cli.play import on_a_screen
    from wotrush.scenes.app.opening import watch

    with on_a_screen():
        watch(journal)
