"""python -m tests.covered: which lines and branches the tests execute. For the rules and for matches it must be all."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from io import StringIO

from coverage import Coverage

from tests.proofs.sources import ROOT

FOLDER = ROOT / ".proofs" / "coverage"
WHOLE = ("wotrush/model/*", "wotrush/match/*")
SAVING = "tests.covered.saving"
OWN = (
    *("tests/model", "tests/contract", "tests/golden", "tests/match"),
    "tests/ai/rush/search/test_puzzles.py",
)
"""The tests of these two packages, since code that other tests happen to execute is hardly tested by them."""


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if nothing is missed and the tests pass."""
    parser = argparse.ArgumentParser(prog="python -m tests.covered", description=__doc__)
    parser.add_argument("--rest", action="store_true", help="run the other tests too, tell of every package")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--report", action="store_true", help="run nothing, tell what was measured last")
    chosen = parser.parse_args(arguments)
    os.chdir(ROOT)
    failed = 0
    if not chosen.report:
        shutil.rmtree(FOLDER, ignore_errors=True)
        failed = measure("own", OWN, chosen.jobs)
        if chosen.rest:
            # `dev.py test` reports whether these pass. Here they are slow and only executed.
            measure("rest", ("tests", *(f"--ignore={own}" for own in OWN)), chosen.jobs)
    if left_out(measured("own"), WHOLE):
        return 1
    if (FOLDER / "rest").exists():
        print(by_package(measured("own", "rest")))
    return failed


def measure(name: str, tests: Iterable[str], jobs: int) -> int:
    """Run these tests, store their coverage under that name, and return the exit status of pytest."""
    (FOLDER / name).mkdir(parents=True)
    spread = ("-n", str(jobs), "--dist", "worksteal") if jobs > 1 else ()
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-p", SAVING, *spread, *tests]
    environment = {**os.environ, "COVERAGE_FILE": str(FOLDER / name / "data")}
    return subprocess.run(command, env=environment, check=False).returncode


def measured(*names: str) -> Coverage:
    """Return the coverage of all processes of these runs."""
    known = Coverage(data_file=None)
    parts = [str(part) for name in names for part in (FOLDER / name).glob("data.*")]
    known.combine(parts, strict=True, keep=True)
    return known


def left_out(known: Coverage, files: Iterable[str]) -> bool:
    """Print every missed line and branch, and return whether there is any."""
    return known.report(include=list(files), show_missing=True, skip_covered=True) < 100


def by_package(known: Coverage) -> str:
    """Return the percentage of lines and branches of each package."""
    packages = sorted(path.parent.name for path in ROOT.glob("wotrush/*/__init__.py"))
    places = {name: f"wotrush/{name}/*" for name in packages} | {"all of it": "wotrush/*"}
    percents = {name: known.report(include=[place], file=StringIO()) for name, place in places.items()}
    return "\n".join(f"{name:9} {percent:5.1f} %" for name, percent in percents.items())


if __name__ == "__main__":
    sys.exit(main())
