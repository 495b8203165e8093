"""The Linux downloads: an archive that installs and removes itself, and a Debian package."""

from __future__ import annotations

import importlib.util
import io
import os
import re
import subprocess
import tarfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.systems import LINUX
from tests.window.screen import need
from wotrush.games import GAMES, game_info
from wotrush.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
MENU_ENTRY = ROOT / "build" / "linux" / "wotrush.desktop"
METAINFO = ROOT / "build" / "linux" / "io.github.wotrush.metainfo.xml"
CHECKERS = {
    MENU_ENTRY: ("desktop-file-validate",),
    METAINFO: ("appstreamcli", "validate", "--no-net", "--pedantic"),
}
BROKEN = {
    MENU_ENTRY: ("Categories=Game;", "Categories=Gaming;"),
    METAINFO: ("<summary>", "<summery>"),
}
pytestmark = LINUX


@pytest.fixture
def packer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("linux_packages", ROOT / "build" / "linux_packages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return a stand-in for the built folder: a program that says where it was started from."""
    folder = tmp_path / "built" / "wotrush"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "data").write_text("data")
    start = folder / "wotrush"
    start.write_text(
        '#!/bin/sh\necho "played with $(cat "$(dirname "$(readlink -f "$0")")/_internal/data")"\n'
    )
    start.chmod(0o755)
    return folder


def call(*command: str | Path, home: Path) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    return subprocess.run(
        [str(part) for part in command],
        env={**clean, "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_archive_installs_for_one_user_and_goes_again(
    packer: ModuleType, program: Path, tmp_path: Path
) -> None:
    pack = packer.archive(program, "9.8.7", tmp_path)
    with tarfile.open(pack) as content:
        content.extractall(tmp_path / "down löads", filter="data")
    (folder,) = (tmp_path / "down löads").iterdir()
    assert folder.name.startswith("wotrush-9.8.7-linux-")
    assert {"LICENSE", "LICENSES.md", "wotrush.png"} <= {part.name for part in folder.iterdir()}
    home = tmp_path / "Zoë's $HOME"
    saved = home / ".local" / "share" / "wotrush" / "games"
    saved.mkdir(parents=True)
    for _ in range(2):  # The second time it replaces the first.
        done = call(folder / "install.sh", home=home)
        assert done.returncode == 0, done.stderr
    entry = (home / ".local/share/applications/wotrush.desktop").read_text(encoding="utf-8")
    (line,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    quoted = line.removeprefix("Exec=").strip('"').replace("\\\\", "\\").replace("\\$", "$")
    assert call(quoted, home=home).stdout == "played with data\n"
    assert call(home / ".local/bin/wotrush", home=home).stdout == "played with data\n"
    assert call(folder / "install.sh", "--remove", home=home).returncode == 0
    left = [path for path in home.rglob("*") if not path.is_dir()]
    assert left == []
    assert saved.is_dir()


def test_the_script_refuses_what_it_does_not_know(packer: ModuleType, program: Path, tmp_path: Path) -> None:
    script = ROOT / "build" / "linux" / "install.sh"
    done = call(script, "--everywhere", home=tmp_path)
    assert done.returncode == 2
    assert "--everywhere" in done.stderr


def test_the_debian_package_holds_program_menu_entry_icon_and_licences(
    packer: ModuleType, program: Path, tmp_path: Path
) -> None:
    members = dict(ar_members(packer.debian(program, "9.8.7", tmp_path).read_bytes()))
    assert list(members) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    with tarfile.open(fileobj=io.BytesIO(members["control.tar.xz"])) as control:
        text = control.extractfile("./control")
        assert text is not None
        assert b"Version: 9.8.7\n" in text.read()
    with tarfile.open(fileobj=io.BytesIO(members["data.tar.xz"])) as data:
        entries = {entry.name: entry for entry in data}
    assert entries["./opt/wotrush/wotrush"].mode == 0o755
    assert entries["./usr/bin/wotrush"].linkname == "/opt/wotrush/wotrush"
    assert "./usr/share/applications/wotrush.desktop" in entries
    assert f"./usr/share/metainfo/{METAINFO.name}" in entries
    assert "./usr/share/doc/wotrush/copyright" in entries
    assert {entry.uname for entry in entries.values()} <= {"root", ""}
    for name in entries:
        above = name.rpartition("/")[0]
        assert above == "." or entries[above].isdir(), f"dpkg makes no {above} by itself"


@pytest.mark.parametrize("file", CHECKERS, ids=lambda file: file.name)
def test_what_menus_and_software_centers_read_is_valid(file: Path, tmp_path: Path) -> None:
    need(CHECKERS[file][0])
    done = subprocess.run([*CHECKERS[file], file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    right, wrong = BROKEN[file]
    text = file.read_text("utf-8")
    assert right in text
    (tmp_path / file.name).write_text(text.replace(right, wrong), "utf-8")
    found = subprocess.run([*CHECKERS[file], tmp_path / file.name], capture_output=True, check=False)
    assert found.returncode != 0, "the checker looks at nothing"


def test_software_centers_are_told_the_dated_releases(packer: ModuleType, tmp_path: Path) -> None:
    need("appstreamcli")
    text = packer.metainfo("## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n## [1.0.0] - 2026-12-24\n")
    assert re.findall(r'<release version="(.*)" date="(.*)"/>', text) == [
        ("1.1.0", "2027-01-02"),
        ("1.0.0", "2026-12-24"),
    ]
    (tmp_path / METAINFO.name).write_text(text, "utf-8")
    done = subprocess.run(
        [*CHECKERS[METAINFO], tmp_path / METAINFO.name], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert packer.metainfo("## [Unreleased]\n") == METAINFO.read_text("utf-8")


@pytest.mark.parametrize("file", CHECKERS, ids=lambda file: file.name)
def test_menus_and_software_centers_name_both_games_in_every_language(file: Path) -> None:
    text = file.read_text("utf-8")
    names = re.findall(r"^Name.*=(.*)$|<name.*>(.*)</name>", text, re.M)
    assert len(names) == len(LANGUAGES)
    assert all(game_info(game).title in "".join(name) for name in names for game in GAMES)
    for language in LANGUAGES.keys() - {"en"}:
        assert f'"{language}"' in text or f"[{language}]" in text


def test_the_debian_package_asks_for_the_c_library_that_its_programs_need(
    packer: ModuleType, program: Path, tmp_path: Path
) -> None:
    (program / "_internal" / "a.so").write_bytes(b"\x7fELF...GLIBC_2.4.GLIBC_2.36...")
    (program / "_internal" / "notes").write_text("GLIBC_2.99")
    members = dict(ar_members(packer.debian(program, "9.8.7", tmp_path).read_bytes()))
    with tarfile.open(fileobj=io.BytesIO(members["control.tar.xz"])) as control:
        text = control.extractfile("./control")
        assert text is not None
        assert b"Depends: libc6 (>= 2.36)\n" in text.read()


def ar_members(content: bytes) -> list[tuple[str, bytes]]:
    """Return names and contents of an ar archive."""
    assert content.startswith(b"!<arch>\n")
    found, at = [], 8
    while at < len(content):
        head = content[at : at + 60]
        size = int(head[48:58])
        found.append((head[:16].decode().strip(), content[at + 60 : at + 60 + size]))
        at += 60 + size + size % 2
    return found
