"""`replay`: plays a recorded game again."""

from __future__ import annotations

from pathlib import Path

import click

from wotrush.files import shown_name
from wotrush.match.journal import JournalError, read_journal
from wotrush.match.replay import verify


def refuse_other_games(path: Path, game: str | None) -> None:
    """Raise one sentence if the journal belongs to another game than the one named."""
    try:
        journal = read_journal(path)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
    if game is not None and journal.game != game:
        raise click.UsageError(
            f"{shown_name(path)} is a game of {journal.game}, not of {game}: leave --game out, or name {journal.game}."
        )


def replay_journal(path: Path, game: str | None = None) -> None:
    """Print the log. The exit status is 1 if the game now takes another course than the journal says."""
    refuse_other_games(path, game)
    try:
        report = verify(path, click.echo)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
    if not report.matches:
        raise click.exceptions.Exit(1)


def watch_journal(path: Path, game: str | None = None) -> None:
    """Show the recorded game on the table."""
    refuse_other_games(path, game)
    from wotrush.cli.play import on_a_screen
    from wotrush.scenes.app.opening import watch

    try:
        with on_a_screen():
            watch(path)
    except JournalError as problem:
        raise click.ClickException(str(problem)) from problem
