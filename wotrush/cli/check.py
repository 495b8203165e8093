"""`check`: is what ships with the game complete and valid? Prints every problem, not only the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click

from wotrush.cli import check_licences, check_locales
from wotrush.games import game_entry, load

Check = Callable[[], Iterable[str]]

SHARED: dict[str, Check] = {"locales": check_locales.locales, "licences": check_licences.licences}


def check_all(game: str) -> None:
    """Check that game's own files and what all games share. Exit status 1 when anything is wrong."""
    failed = False
    own = {name: load(path) for name, path in game_entry(game).checks}
    for name, check in {**own, **SHARED}.items():
        problems = list(check())
        failed = failed or bool(problems)
        click.echo(f"{name}: {'ok' if not problems else f'{len(problems)} wrong'}")
        if name == "locales" and not check_locales.reader_is_there():
            click.echo(
                "  The sources of the translations were not read: python -m pip install babel brings what reads them."
            )
        for problem in problems:
            click.echo(f"  {problem}")
    if failed:
        raise click.exceptions.Exit(1)
