"""Files that commands write: tried before the work, written after it, and one sentence if that fails."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import click

from wotrush.files import link_target, write_whole
from wotrush.workshop.charts.markdown import PICTURES
from wotrush.workshop.damage import is_own


@contextmanager
def writing(target: Path) -> Iterator[None]:
    """Report a failure in this block as one sentence about the file, unless a file of the game is at fault."""
    try:
        yield
    except OSError as problem:
        if is_own(problem):
            raise
        sentence = f"{target} cannot be written ({problem.strerror}): name another place, or make room there."
        raise click.ClickException(sentence) from problem


@contextmanager
def writing_page(page: Path) -> Iterator[None]:
    """Report likewise on a page and its charts, and print where they are once they are written."""
    with writing(page):
        yield
    click.echo(f"The page is {page}; its charts lie in {page.parent / PICTURES}.")


def try_to_write(target: Path | None) -> None:
    """Check that the file can be written, before hours of work rather than after them."""
    if target is None:
        return
    with writing(target):
        real = link_target(target)
        trial = real.with_name(f"{real.name}.trial")
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, "Not a regular file", str(target))
        write_whole(trial, "", new_folder=False)
        trial.unlink()


def in_command(file: Path) -> str:
    """Return the path as a command that is kept may name it: an absolute one by its last part, since such folders are private."""
    return file.name if file.is_absolute() else file.as_posix()


def write_json(path: Path | None, figures: Mapping[str, object]) -> None:
    """Write the figures to the file, if one was asked for."""
    if path is None:
        return
    with writing(path):
        write_whole(path, json.dumps(figures, indent=2) + "\n", new_folder=False)
