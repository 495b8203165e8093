"""python -m tests.proofs.pythons: recorded games and the tests of the rules on every Python here that the game runs on.

Each gets an environment under `.proofs/pythons`, with what the rules need of the versions in `locks/dev.txt`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import dev

FOLDER = dev.ROOT / ".proofs" / "pythons"
NEEDED = (
    *(
        "annotated-types",
        "pydantic",
        "pydantic-core",
        "typing-extensions",
        "typing-inspection",
        "platformdirs",
    ),
    *("hypothesis", "sortedcontainers", "iniconfig", "packaging", "pluggy", "pygments", "pytest"),
)
TESTS = ("tests/golden", "tests/model")
NEWEST = 20
"""Minor versions to look for, more than exist so far."""


def main() -> int:
    """Return 0 if all agree and all tests pass, otherwise 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.pythons", description=__doc__)
    parser.add_argument(
        "--digests", action="store_true", help="only tell the recorded games' digests, on this one"
    )
    if parser.parse_args().digests:
        print(json.dumps(digests()))
        return 0
    reported: dict[str, tuple[int, str]] = {}
    for version, python in sorted(found().items()):
        ready = environment(version, python)
        reported[version] = (tests_pass(ready), ask(ready, "-m", "tests.proofs.pythons", "--digests"))
        passed, games = reported[version]
        print(f"{version}: {'passed' if passed == 0 else 'FAILED'}, digests {games}", flush=True)
    agree = len({games for _, games in reported.values()}) == 1
    print(f"{len(reported)} Pythons, {'the same digests' if agree else 'DIGESTS THAT DIFFER'}")
    return 0 if agree and not any(status for status, _ in reported.values()) else 1


def digests() -> dict[str, str]:
    """Return a digest for each recorded game, over the digests of the table after every action."""
    from tests.golden.recording import FOLDER, JOURNAL, recorded_games, ruleset_of
    from wotrush.match.journal import read_journal
    from wotrush.match.replay import begin, walk

    reported = {}
    for name in recorded_games():
        ruleset, journal = ruleset_of(FOLDER / name), read_journal(FOLDER / name / JOURNAL)
        game, hashed = begin(ruleset, journal), hashlib.sha256()
        for step in walk(ruleset, journal, game):
            hashed.update(step.after.digest().encode())
        reported[name] = hashed.hexdigest()[:12]
    return reported


def found() -> dict[str, str]:
    """Return every Python on this machine by its full version: on the path, from pyenv and from uv."""
    pythons: dict[str, str] = {}
    for place in (sys.executable, *_places()):
        version = ask(place, "-c", "import platform; print(platform.python_version())")
        if re.fullmatch(r"3\.\d+\.\d+", version) and tuple(map(int, version.split("."))) >= dev.OLDEST:
            pythons.setdefault(version, place)
    return pythons


def _places() -> Iterator[str]:
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        for minor in range(dev.OLDEST[1], NEWEST):
            yield from filter(None, [shutil.which(f"python3.{minor}", path=folder)])
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    uv = Path.home() / ".local" / "share" / "uv"
    yield from map(str, [*pyenv.glob("versions/*/bin/python"), *uv.glob("python/*/bin/python3")])


def environment(version: str, python: str) -> str:
    """Make an environment unless it exists, and return its Python."""
    folder = FOLDER / version
    ready = str(folder / dev.PROGRAMS / "python")
    stamp, asked = folder / "installed", "".join(blocks((dev.LOCKS / "dev.txt").read_text("utf-8"), NEEDED))
    if not stamp.exists() or stamp.read_text("utf-8") != asked:
        # Debian's Python may lack the pip that comes with environments; ours does the same.
        if dev.run(python, "-m", "venv", "--clear", "--without-pip", str(folder)) != 0:
            raise dev.GiveUp(f"{python} cannot make environments: install its venv module.")
        asking = folder / "asked.txt"
        asking.write_text(asked, "utf-8")
        pinned = ("--require-hashes", "--no-deps", "--requirement", str(asking))
        dev.pip(sys.executable, "--python", ready, "install", "--quiet", *pinned)
        stamp.write_text(asked, "utf-8")
    return ready


def blocks(lock: str, names: Iterable[str]) -> list[str]:
    """Return the lines of a lock file about these packages."""
    wanted = set(names)
    parts = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)
    return [part for part in parts if part.partition("==")[0] in wanted]


def tests_pass(python: str) -> int:
    """Run the tests of the rules and return whether they pass."""
    return dev.run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)


def ask(python: str, *arguments: str) -> str:
    """Return what it prints, or nothing if it cannot be run."""
    try:
        done = subprocess.run([python, *arguments], cwd=dev.ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except dev.GiveUp as problem:
        sys.exit(f"python -m tests.proofs.pythons: {problem}")
