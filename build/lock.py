"""Pins what the game stands on into locks/, and lists it in docs/dependencies.md: `python build/lock.py [--upgrade]`.

Without `--upgrade` only what pyproject.toml newly asks for changes. Needs uv (python -m pip install uv) and an
environment of `dev.py`, whose packages tell their licences.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "docs" / "dependencies.md"
LOCKS = {
    "game": (),
    "dev": ("--extra", "dev"),
    "bundle": ("--extra", "bundle"),
    "mutants": ("--extra", "mutants"),
}
"""One file each, for every Python and system at once; what is in the first is in all."""

WHAT_FOR = {
    "game": "the game itself",
    "dev": "work on it",
    "bundle": "packing it",
    "mutants": "trying the tests of the rules",
}
UNKNOWN = "?"
PINNED = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.M)

INTRODUCTION = """# Dependencies

Everything that the game is made with, as pinned in `locks/` with hashes; `python build/lock.py` writes both, and the tests
compare them with `pyproject.toml`. `dev.py` installs nothing else. Whoever installs the wheel gets the versions that pip
chooses within the bounds of `pyproject.toml`.

Known vulnerabilities: `pip-audit --require-hashes --disable-pip -r locks/dev.txt`, the same for `locks/bundle.txt`, before
each release. It needs its database on the network, so it is no part of `dev.py test`.

The narrator speaks with the system's own voice (`spd-say` or eSpeak, `say`, PowerShell), which is used, but not bundled;
[decisions.md](decisions.md) says why. Without one the game is silent.

| package | version | licence | for |
|---|---|---|---|
"""


def main(arguments: list[str]) -> int:
    """Pin everything and write the list; return the exit status: 0 for success, 1 for a failure, 2 for wrong use."""
    if arguments not in ([], ["--upgrade"]):
        print("lock.py knows only --upgrade.", file=sys.stderr)
        return 2
    for name, extras in LOCKS.items():
        command = ["uv", "pip", "compile", "pyproject.toml", *extras, "--universal", "--quiet"]
        command += ["--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
        command += ["--output-file", f"locks/{name}.txt", *arguments]
        try:
            done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        except FileNotFoundError:
            print("uv is missing: python -m pip install uv.", file=sys.stderr)
            return 1
        if done.returncode:
            print(f"locks/{name}.txt could not be written; the lines above say why.", file=sys.stderr)
            return 1
    LIST.write_text(listing(), encoding="utf-8", newline="\n")
    return 0


def listing() -> str:
    """Return the list as it should be. Of a new version the licence is what the installed package tells, or a question."""
    written = {(row[0], row[1]): row[2] for row in rows()} if LIST.exists() else {}
    found: dict[str, tuple[str, set[str]]] = {}
    for lock in LOCKS:
        for name, versions in pinned(lock).items():
            found.setdefault(name, (", ".join(versions), set()))[1].add(lock)
    lines = [
        f"| {name} | {version} | {written.get((name, version)) or licence(name)} | {_purposes(locks)} |\n"
        for name, (version, locks) in sorted(found.items())
    ]
    return INTRODUCTION + "".join(lines)


def rows() -> list[list[str]]:
    """Return the rows of the table as it stands in the list, without its head."""
    lines = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def pinned(lock: str) -> dict[str, tuple[str, ...]]:
    """Return packages and their versions: more than one where an older Python needs an older one."""
    found: dict[str, tuple[str, ...]] = {}
    for name, version in PINNED.findall((ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")):
        found[name] = (*found.get(name, ()), version)
    return found


def licence(name: str) -> str:
    """Return the licence as the installed package tells it."""
    try:
        reported = metadata(name).json
    except PackageNotFoundError:
        return UNKNOWN
    said = str(reported.get("license_expression") or reported.get("license") or "").partition("\n")[0]
    classified = [
        each.rpartition(" :: ")[2] for each in reported.get("classifier", ()) if "License ::" in each
    ]
    return said if 0 < len(said) < 40 else ", ".join(classified) or UNKNOWN


def _purposes(locks: set[str]) -> str:
    chosen = ["game"] if "game" in locks else sorted(locks, reverse=True)
    return ", ".join(WHAT_FOR[lock] for lock in chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
