"""Runs rules tests against the model with one fault after another: python -m tests.faults.runner INDEX...

Every fault gets a model and tests of its own, imported anew, so that one process serves many.
Prints a line of JSON per fault: its index and the first test that caught it, or null. Index -1 is the model as it is.
"""

from __future__ import annotations

import contextlib
import importlib.machinery
import io
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.faults.fault import Fault
from tests.faults.list_of_faults import FAULTS

ROOT = Path(__file__).resolve().parents[2]
IMPORTED_ANEW = ("wotrush.model", "tests.model")
UNNEEDED = (
    "cacheprovider",
    "hypothesispytest",
    "xdist",
    # These collect garbage again and again, which takes longer than most tests.
    "unraisableexception",
    "threadexception",
    # Reports that nobody reads.
    "doctest",
    "faulthandler",
    "junitxml",
    "logging",
    "pastebin",
    "stepwise",
)
"""Plugins of pytest that each fault would start for nothing."""


class FaultyLoader(SourceFileLoader):
    """Compiles the module with the fault in it, in memory."""

    fault: Fault

    def get_code(self, fullname: str) -> CodeType | None:
        source = self.get_source(fullname)
        assert source is not None
        return compile(source.replace(self.fault.original, self.fault.faulty), self.path, "exec")


class FaultFinder(MetaPathFinder):
    """Finds the one faulty module."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.fault.module_name:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            loader = FaultyLoader(fullname, spec.origin)
            loader.fault = self.fault
            spec.loader = loader
        return spec


class FirstFailure:
    """A plugin of pytest that remembers what failed first."""

    def __init__(self) -> None:
        self.test: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.test is None:
            self.test = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.test is None:
            self.test = f"not even imported: {report.longrepr}"


def caught_by(fault: Fault | None, files: Sequence[Path]) -> str | None:
    """Return the first test in these files that fails with the fault."""
    for name in [name for name in sys.modules if name.startswith(IMPORTED_ANEW)]:
        del sys.modules[name]
    finder = FaultFinder(fault) if fault else None
    if finder:
        sys.meta_path.insert(0, finder)
    failure = FirstFailure()
    plain = ["-x", "-q", "--tb=no", "--assert=plain", *(f"-pno:{name}" for name in UNNEEDED)]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            pytest.main([*plain, *map(str, files)], plugins=[failure])
    finally:
        if finder:
            sys.meta_path.remove(finder)
    return failure.test


def main(indices: Sequence[int]) -> None:
    for index in indices:
        fault = FAULTS[index] if index >= 0 else None
        names = [fault.file] if fault else sorted({fault.file for fault in FAULTS})
        print(json.dumps([index, caught_by(fault, [ROOT / name for name in names])]), flush=True)


if __name__ == "__main__":
    main(list(map(int, sys.argv[1:])))
