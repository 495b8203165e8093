"""Files and folders that commands read and write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


class OutputPath(click.Path):
    """Something that is to be written, in a folder that is there."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not value:
            self.fail("It needs a name.", param, ctx)
        path: Any = super().convert(value, param, ctx)
        if not path.parent.exists():
            self.fail(f"There is no folder {path.parent}: make it, or name another place.", param, ctx)
        return path


FILE = OutputPath(dir_okay=False, path_type=Path)
NEW_FOLDER = OutputPath(file_okay=False, path_type=Path)
EXISTING_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
EXISTING_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
