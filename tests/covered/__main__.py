"""python -m tests.covered: which branches the tests pass through; of the rules and of a match it must be every one."""

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
"""The tests of these two; what others pass through on their way to something else proves little."""


def main(arguments: list[str] | None = None) -> int:
    """0 when nothing is left out of what is to be whole, and its tests pass."""
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
            # Whether these pass is told by `dev.py test`; here they are slow, and only walk through.
            measure("rest", ("tests", *(f"--ignore={own}" for own in OWN)), chosen.jobs)
    if left_out(measured("own"), WHOLE):
        return 1
    if (FOLDER / "rest").exists():
        print(by_package(measured("own", "rest")))
    return failed


def measure(name: str, tests: Iterable[str], jobs: int) -> int:
    """Runs these tests and keeps under that name what they pass through; pytest's own status."""
    (FOLDER / name).mkdir(parents=True)
    spread = ("-n", str(jobs), "--dist", "worksteal") if jobs > 1 else ()
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-p", SAVING, *spread, *tests]
    environment = {**os.environ, "COVERAGE_FILE": str(FOLDER / name / "data")}
    return subprocess.run(command, env=environment, check=False).returncode


def measured(*names: str) -> Coverage:
    """What was passed through by any process of these runs."""
    known = Coverage(data_file=None)
    parts = [str(part) for name in names for part in (FOLDER / name).glob("data.*")]
    known.combine(parts, strict=True, keep=True)
    return known


def left_out(known: Coverage, files: Iterable[str]) -> bool:
    """Whether anything is, told line by line."""
    return known.report(include=list(files), show_missing=True, skip_covered=True) < 100


def by_package(known: Coverage) -> str:
    """Percent of lines and branches."""
    packages = sorted(path.parent.name for path in ROOT.glob("wotrush/*/__init__.py"))
    places = {name: f"wotrush/{name}/*" for name in packages} | {"all of it": "wotrush/*"}
    percents = {name: known.report(include=[place], file=StringIO()) for name, place in places.items()}
    return "\n".join(f"{name:9} {percent:5.1f} %" for name, percent in percents.items())


if __name__ == "__main__":
    sys.exit(main())
