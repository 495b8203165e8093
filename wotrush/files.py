"""Reads and writes files safely: only regular ones are read, they are written whole or not at all, bad ones set aside."""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

LEFT_BEHIND_AFTER = 3600.0
"""Seconds after which nobody is writing a file any more."""


def regular_bytes(path: Path, most: int) -> bytes:
    """Return the first `most` bytes of a file. Raises OSError, also for a pipe or a device, which might never end."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise _not_regular(path)
        return file.read(most)


def write_whole(path: Path, content: str | bytes, *, new_folder: bool = True) -> None:
    """Write beside the old file and rename, so that no crash or full disk leaves half a file. Raises OSError.

    A link stays one and its target is written; what is no regular file is not replaced. With `new_folder` a missing
    folder is made.
    """
    data = content.encode() if isinstance(content, str) else content
    path = link_target(path)
    if path.exists() and not path.is_file():
        raise _not_regular(path)
    if new_folder:
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


def link_target(path: Path) -> Path:
    """Return the file that a link leads to, and any other path as it is. Raises OSError if links lead in a circle."""
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))  # Before Python 3.13 Path.resolve raises RuntimeError for circles.
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return target


def sweep(folder: Path, suffix: str, now: Callable[[], float] = time.time) -> None:
    """Delete what `write_whole` left half written there in a power cut. Another running copy of the program may be
    writing the young ones now.
    """
    half_written = re.compile(rf"\..+{re.escape(suffix)}\.[0-9a-f]{{8}}")
    with suppress(OSError):
        for part in folder.iterdir():
            if half_written.fullmatch(part.name) and now() - part.stat().st_mtime > LEFT_BEHIND_AFTER:
                part.unlink()


def _not_regular(path: Path) -> OSError:
    return OSError(errno.EINVAL, "Not a regular file", str(path))


def _bring_folder_to_disk(folder: Path) -> None:
    """Flush the folder too, since a power cut can undo the rename. Windows has no such call and needs none.

    Some network drives refuse it; the file is written all the same.
    """
    if os.name != "posix":
        return
    with suppress(OSError):
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


def shown_name(path: Path) -> str:
    """Return the name of a file for a terminal or a screen: what cannot be printed is escaped."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in path.name)


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
