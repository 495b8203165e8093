"""A lock on a saved game, held by one running copy of the program; the system frees it when that copy ends."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    _HELD: type[OSError] = PermissionError

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _HELD: type[OSError] = BlockingIOError

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """A lock that is held from `take` to `release`."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self._path = path
        self._file = file

    @classmethod
    def take(cls, path: Path) -> Claim | None:
        """Lock the game, or return None if another copy holds it. Raises OSError where locking is impossible, as in
        some network folders.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        file = _opened(path)
        try:
            _lock(file)
        except OSError as error:
            file.close()
            if isinstance(error, _HELD):
                return None
            raise
        if _is_still_there(path, file):
            return cls(path, file)
        file.close()
        return None

    def release(self) -> None:
        """Free the lock and delete its file; if the file stays, it blocks nobody."""
        with suppress(OSError):
            if sys.platform == "win32":  # Windows deletes no open file.
                self._file.close()
            self._path.unlink(missing_ok=True)
        self._file.close()


def _opened(path: Path) -> IO[bytes]:
    """Open the file. Raises OSError, also for a pipe or a device, which might block the program."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    file = os.fdopen(os.open(path, flags, 0o666), "ab")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    return file


def _is_still_there(path: Path, file: IO[bytes]) -> bool:
    """Return whether the file still exists: its last holder may have deleted it between our opening and locking it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False
