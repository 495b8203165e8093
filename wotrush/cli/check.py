"""`check`: is what ships with the game complete and valid? Prints every problem, not only the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click

from wotrush.cli import check_assets, check_locales

Check = Callable[[], Iterable[str]]

CHECKS: dict[str, Check] = {
    "cards": check_assets.cards,
    "profiles": check_assets.profiles,
    "puzzles": check_assets.puzzles,
    "locales": check_locales.locales,
    "licences": check_assets.licences,
}


def check_all() -> None:
    """Exit status 1 when anything is wrong."""
    failed = False
    for name, check in CHECKS.items():
        problems = list(check())
        failed = failed or bool(problems)
        click.echo(f"{name}: {'ok' if not problems else f'{len(problems)} wrong'}")
        for problem in problems:
            click.echo(f"  {problem}")
    if failed:
        raise click.exceptions.Exit(1)
