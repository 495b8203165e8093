"""What the commands share in print: figures into a file, one sentence for a failure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import click

from wotrush.files import write_whole


def write_json(path: Path | None, figures: Mapping[str, object]) -> None:
    """Writes the figures whole where a file was asked for."""
    if path is None:
        return
    try:
        write_whole(path, json.dumps(figures, indent=2) + "\n")
    except OSError as problem:
        raise click.ClickException(f"{path} cannot be written: {problem.strerror}.") from problem
