"""Files that are either old or new, never half: written beside their place, brought to disk, then renamed."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

UNFINISHED_SUFFIX = ".part"


def write_whole(path: Path, text: str) -> None:
    """Put `text` at `path`; whatever happens on the way, what stood there before stays until the rename."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}{UNFINISHED_SUFFIX}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _bring_folder_to_disk(path.parent)


def _bring_folder_to_disk(folder: Path) -> None:
    """Else the rename itself may be lost with the power; Windows has no such call and needs none."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
