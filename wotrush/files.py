"""Reads and writes files safely: they are written whole or not at all, and unreadable ones are set aside."""

from __future__ import annotations

import os
import secrets
from itertools import count
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside the old file and rename, so that no crash or full disk leaves half a file."""
    data = content.encode() if isinstance(content, str) else content
    path.parent.mkdir(parents=True, exist_ok=True)
    # `mkstemp` would make it private; created like this it has the permissions of any other file.
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _bring_folder_to_disk(path.parent)


def _bring_folder_to_disk(folder: Path) -> None:
    """Flush the folder too, since a power cut can undo the rename. Windows has no such call and needs none."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Rename an unusable file to the first free `name.broken-1`, `-2`, … and return the new path."""
    aside = next(
        free
        for n in count(1)
        if not (free := path.with_name(f"{path.stem}.broken-{n}{path.suffix}")).exists()
    )
    return path.rename(aside)


def why(error: OSError) -> str:
    """Return the operating system's own words for the error."""
    return error.strerror or type(error).__name__


class UnreadableError(ValueError):
    """Raised for a file that cannot be opened or is no text; the message names it and says what to do."""


def readable_text(file: Path) -> str:
    """Return the contents of a UTF-8 file. Raises UnreadableError."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise UnreadableError(
            f"{file} is not UTF-8 (byte {problem.start + 1}): save it as UTF-8."
        ) from problem
    except OSError as problem:
        raise UnreadableError(f"{file} cannot be read: {problem.strerror}. Bring it back.") from problem
