"""Libraries that no game needs, only one command or another."""

from __future__ import annotations

import sys
from typing import Any

import click

from wotrush.games import load


def load_with(library: str, path: str, doing: str) -> Any:
    """Import `module:name`, or raise one sentence if the library that it needs is not installed."""
    try:
        return load(path)
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] != library:
            raise
        why = (
            "which the packaged game leaves out: run it from a checkout"
            if getattr(sys, "frozen", False)
            else f"which is not installed: pip install {library}"
        )
        raise click.ClickException(f"{doing} with {library}, {why}.") from problem
