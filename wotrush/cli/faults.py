"""What goes wrong beside the commands themselves, told in one sentence: the system, or a damaged file of the game."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import UnsupportedOperation
from typing import Any

import click

from wotrush.resources import NoHomeError

NO_ROOM = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def system_fault(problem: OSError | ValueError) -> str | None:
    """Return one sentence if the system, rather than a file of the game, is at fault."""
    match problem:
        case OSError(errno=errno.EMFILE | errno.ENFILE):
            return "Too many files are open: raise the limit (ulimit -n) and start again."
        case OSError(errno=code, filename=None) if code in NO_ROOM:
            # Output that is still buffered would fail once more when Python ends.
            with suppress(UnsupportedOperation, AttributeError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return f"The output cannot be written ({problem.strerror}): make room, or send it elsewhere."
        case _:
            return None


class CommandGroup(click.Group):
    """A command group that reports in one sentence what the system or a damaged file of the game has done."""

    def make_context(self, *words: Any, **extra: Any) -> click.Context:
        """Read the words of the command line, which may print the help or the version."""
        with _reporting():
            return super().make_context(*words, **extra)

    def invoke(self, context: click.Context) -> Any:
        """Run the command."""
        with _reporting():
            result = super().invoke(context)
            if sys.stdout is not None:  # A program without a terminal has none on Windows.
                sys.stdout.flush()
            return result


@contextmanager
def _reporting() -> Iterator[None]:
    """Report what is at fault."""
    try:
        yield
    except NoHomeError as problem:
        raise click.ClickException(str(problem)) from problem
    except (OSError, ValueError) as problem:
        from wotrush.workshop.damage import damage

        sentence = system_fault(problem) or damage(problem)
        if sentence is None:
            raise
        raise click.ClickException(sentence) from problem
