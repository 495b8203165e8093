"""`check`: is what ships with the games complete and valid? Prints every problem, not only the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import click

from wotrush.cli import check_licences, check_locales, check_media
from wotrush.games import GAMES, game_entry, load

Check = Callable[[], Iterable[str]]

SHARED: dict[str, Check] = {
    "locales": check_locales.locales,
    "fonts and sounds": check_media.media,
    "licences": check_licences.licences,
}


def check_all(game: str | None) -> None:
    """Check the files of that game, or of every game, and what all games share. Exit status 1 when anything is wrong."""
    own = {
        f"{name} {what}": load(path)
        for name in ([game] if game else _games_with_files())
        for what, path in game_entry(name).checks
    }
    failed = [name for name, check in {**own, **SHARED}.items() if not _passes(name, check)]
    if failed:
        raise click.exceptions.Exit(1)


def _games_with_files() -> Sequence[str]:
    return [name for name, entry in GAMES.items() if entry.checks]


def _passes(name: str, check: Check) -> bool:
    """Run one check and print what it found."""
    problems = list(check())
    click.echo(f"{name}: {'ok' if not problems else f'{len(problems)} wrong'}")
    if name == "locales" and not check_locales.reader_is_there():
        click.echo(
            "  The sources of the translations were not read: python -m pip install babel brings what reads them."
        )
    for problem in problems:
        click.echo(f"  {problem}")
    return not problems
