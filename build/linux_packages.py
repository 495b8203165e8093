"""Packs the built folder for Linux: a .tar.xz to unpack anywhere, and a .deb for Debian and its relatives.

Called by `dev.py package`: linux_packages.py FOLDER VERSION TARGET.
"""

from __future__ import annotations

import io
import platform
import re
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = ROOT / "build" / "linux"
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
COPYRIGHTS = (ROOT / "LICENSE", ROOT / "assets" / "LICENSES.md", ROOT / "docs" / "dependencies.md")

METAINFO = "io.github.wotrush.metainfo.xml"
"""What software centers show of the program."""

PRESET = 0
"""The usual 6 takes several times as long and saves a twentieth of the size."""

CHANGELOG = ROOT / "CHANGELOG.md"
RELEASED = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.M)
ELF, LIBC = b"\x7fELF", re.compile(rb"GLIBC_2\.(\d+)")

FOLDERS = (
    "opt",
    "usr",
    "usr/bin",
    "usr/share",
    "usr/share/applications",
    "usr/share/doc",
    "usr/share/doc/wotrush",
    "usr/share/icons",
    "usr/share/icons/hicolor",
    "usr/share/icons/hicolor/512x512",
    "usr/share/icons/hicolor/512x512/apps",
    "usr/share/metainfo",
)
"""dpkg makes no folder that is not named, each before what lies in it."""

CONTROL = """Package: wotrush
Version: {version}
Architecture: {architecture}
Maintainer: the wotrush contributors <wotrush@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc})
Section: games
Priority: optional
Description: two card games about tanks (unofficial)
 World of Tanks: Rush, a deck-building game for two to five players, and
 Tank Hunter, a game of hidden firing lines for two to eight. Against
 computer opponents or with several people at one screen, in German,
 English, Polish and Italian.
"""


def packages(program: Path, version: str, out: Path) -> list[Path]:
    """Write both packages of the folder that holds the program of the same name."""
    return [archive(program, version, out), debian(program, version, out)]


def archive(program: Path, version: str, out: Path) -> Path:
    """Write an archive of the program, its icon and menu entry, and a script that installs them for a user."""
    name = f"wotrush-{version}-linux-{platform.machine()}"
    target = out / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz", preset=PRESET) as pack:
        _add(pack, program, f"{name}/wotrush")
        _add(pack, ROOT / "assets" / "icon.png", f"{name}/wotrush.png")
        for part in (*sorted(PARTS.iterdir()), *COPYRIGHTS):
            _add(pack, part, f"{name}/{part.name}")
    return target


def debian(program: Path, version: str, out: Path) -> Path:
    """Write a .deb with the program below /opt, and what puts it into the menus. It is an ar of two tars, which any system
    can write.
    """
    architecture = DEBIAN_NAMES.get(platform.machine(), platform.machine())
    size = sum(file.stat().st_size for file in program.rglob("*") if file.is_file() and not file.is_symlink())
    control = CONTROL.format(
        version=version, architecture=architecture, kilobytes=size // 1024 + 1, libc=_libc(program)
    )
    target = out / f"wotrush_{version}_{architecture}.deb"
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": _tar({"./control": control.encode()}),
        "data.tar.xz": _data(program),
    }
    with target.open("wb") as pack:
        pack.write(b"!<arch>\n")
        for name, content in members.items():
            pack.write(f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode())
            pack.write(content + b"\n" * (len(content) % 2))
    return target


def _libc(program: Path) -> str:
    """Return the oldest C library that has all the program asks for: a player's may be older than the builder's."""
    contents = (file.read_bytes() for file in program.rglob("*") if file.is_file() and not file.is_symlink())
    asked = (int(minor) for code in contents if code.startswith(ELF) for minor in LIBC.findall(code))
    return f"2.{max(asked, default=17)}"


def metainfo(changelog: str) -> str:
    """Return what software centers read, with the releases that the changelog dates."""
    releases = "".join(
        f'    <release version="{version}" date="{day}"/>\n' for version, day in RELEASED.findall(changelog)
    )
    text = (PARTS / METAINFO).read_text(encoding="utf-8")
    return (
        text.replace("</component>", f"  <releases>\n{releases}  </releases>\n</component>")
        if releases
        else text
    )


def _data(program: Path) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz", preset=PRESET) as pack:
        for folder in FOLDERS:
            entry = tarfile.TarInfo(f"./{folder}")
            entry.type, entry.mode = tarfile.DIRTYPE, 0o755
            pack.addfile(entry)
        _add(pack, program, "./opt/wotrush")
        _add(pack, PARTS / "wotrush.desktop", "./usr/share/applications/wotrush.desktop")
        _write(
            pack, f"./usr/share/metainfo/{METAINFO}", metainfo(CHANGELOG.read_text(encoding="utf-8")).encode()
        )
        _add(pack, ROOT / "assets" / "icon.png", "./usr/share/icons/hicolor/512x512/apps/wotrush.png")
        text = "\n\n".join(part.read_text(encoding="utf-8") for part in COPYRIGHTS)
        _write(pack, "./usr/share/doc/wotrush/copyright", text.encode())
        link = tarfile.TarInfo("./usr/bin/wotrush")
        link.type, link.linkname = tarfile.SYMTYPE, "/opt/wotrush/wotrush"
        pack.addfile(link)
    return packed.getvalue()


def _tar(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz", preset=PRESET) as pack:
        for name, content in files.items():
            _write(pack, name, content)
    return packed.getvalue()


def _write(pack: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    pack.addfile(entry, io.BytesIO(content))


def _add(pack: tarfile.TarFile, source: Path, name: str) -> None:
    """Add a file or folder, owned by root and readable by all, without the builder's name and times."""
    pack.add(source, name, filter=_impersonal)


def _impersonal(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = 0
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


if __name__ == "__main__":
    folder, release, target = sys.argv[1:]
    packages(Path(folder), release, Path(target))
