"""A claim belongs to one running copy and leaves nothing behind; Windows locks and deletes in its own way."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.systems import POSIX
from wotrush.match.saves import claim


@pytest.fixture(name="on_windows")
def _on_windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Make claims as on Windows, with this system's locks in place of its own."""
    import fcntl

    def locking(file: int, mode: int, size: int) -> None:
        assert (mode, size) == (locks.LK_NBLCK, 1), "the first byte, and no waiting for it"
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    locks = SimpleNamespace(locking=locking, LK_NBLCK=2)
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    monkeypatch.setattr(sys, "platform", "win32")
    spec = importlib.util.spec_from_file_location("claim_on_windows", claim.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@POSIX
def test_on_windows_too_one_holds_it_and_its_file_is_closed_before_it_goes(
    on_windows: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.claim"
    held = on_windows.Claim.take(path)
    assert on_windows.Claim.take(path) is None
    closed: list[bool] = []

    def delete(path: Path, missing_ok: bool) -> None:
        closed.append(held._file.closed)
        os.remove(path)

    monkeypatch.setattr(Path, "unlink", delete)
    held.release()
    assert closed == [True]
    assert not path.exists()


@POSIX
def test_on_windows_too_a_folder_without_locks_is_told_from_a_claim_that_is_held(
    on_windows: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(file: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(on_windows, "_lock", no_locks)
    with pytest.raises(OSError, match="Invalid argument"):
        on_windows.Claim.take(tmp_path / "game.claim")


def test_what_is_no_file_cannot_be_claimed() -> None:
    with pytest.raises(OSError, match="Not a regular file"):
        claim.Claim.take(Path(os.devnull))


@POSIX
@pytest.mark.parametrize("replaced", [Path.unlink, lambda path: (path.unlink(), path.touch())])
def test_a_file_that_its_last_holder_deleted_meanwhile_is_no_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replaced: Callable[[Path], object]
) -> None:
    path = tmp_path / "game.claim"
    monkeypatch.setattr(claim, "_lock", lambda file: replaced(path))
    assert claim.Claim.take(path) is None
    monkeypatch.undo()
    taken = claim.Claim.take(path)
    assert taken is not None, "the next try gets it"
    taken.release()
    assert not path.exists()
