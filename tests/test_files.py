import errno
import os
import stat
from pathlib import Path

import pytest

from tests.systems import POSIX
from wotrush.files import set_aside, write_whole


def test_writes_over_the_old_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "new folder" / "save.json"
    write_whole(target, "ÄÖ")
    write_whole(target, b"second")
    assert target.read_bytes() == b"second"
    assert os.listdir(target.parent) == ["save.json"]


def test_a_file_may_be_read_by_whoever_may_read_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "neighbour").touch()
    write_whole(tmp_path / "save.json", "new")
    assert (tmp_path / "save.json").stat().st_mode == (tmp_path / "neighbour").stat().st_mode


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "save.json"
    write_whole(target, "old")

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_whole(target, "new")
    assert target.read_text() == "old"
    assert os.listdir(tmp_path) == ["save.json"]


@POSIX
def test_a_folder_that_cannot_be_flushed_is_no_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def files_only(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", files_only)
    write_whole(tmp_path / "save.json", "new")
    assert (tmp_path / "save.json").read_text() == "new"


def test_files_set_aside_never_replace_one_another(tmp_path: Path) -> None:
    target = tmp_path / "save.json"
    for content in "first", "second":
        target.write_text(content)
        set_aside(target)
    assert sorted(os.listdir(tmp_path)) == ["save.broken-1.json", "save.broken-2.json"]
    assert (tmp_path / "save.broken-1.json").read_text() == "first"
