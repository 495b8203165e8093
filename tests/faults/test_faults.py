"""The tests of the rules are worth something: each of many seeded faults is caught."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.faults.fault import Fault
from tests.faults.list_of_faults import FAULTS

ROOT = Path(__file__).resolve().parents[2]
BATCHES = 16


def run(indices: list[int]) -> dict[int, str | None]:
    """Run these faults in a process of their own and return the results."""
    command = [sys.executable, "-m", "tests.faults.runner", *map(str, indices)]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", "PYTEST_"))}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(line) for line in done.stdout.splitlines())


FIRST = 1
"""The batches of every run: a sixteenth of the faults of each file; the others belong to the long tests."""


@pytest.mark.parametrize(
    "batch",
    [*range(FIRST), *(pytest.param(batch, marks=pytest.mark.long) for batch in range(FIRST, BATCHES))],
)
def test_every_fault_is_caught(batch: int) -> None:
    indices = list(range(batch, len(FAULTS), BATCHES))
    caught = run(indices)
    assert sorted(caught) == indices
    missed = [FAULTS[index].name for index in indices if caught[index] is None]
    assert not missed, f"nobody notices these faults: {missed}"
    broken = [FAULTS[index].name for index in indices if str(caught[index]).startswith("not even imported")]
    assert not broken, f"these faults break the program, not a rule: {broken}"


def test_nothing_is_caught_in_the_model_as_it_is() -> None:
    assert run([-1]) == {-1: None}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_source_of_a_fault_still_stands_once_in_its_module(fault: Fault) -> None:
    spec = find_spec(fault.module_name)
    assert spec is not None, f"there is no module {fault.module_name}"
    assert spec.origin is not None
    source = Path(spec.origin).read_text("utf-8")
    assert source.count(fault.original) == 1, f"{fault.name}: write the fault anew, its source has changed"
    assert (ROOT / fault.file).exists()


def test_there_are_many_faults_and_no_two_alike() -> None:
    counts = Counter(fault.game for fault in FAULTS)
    assert counts["rush"] >= 130
    assert counts["hunter"] >= 300
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.module_name, fault.original, fault.faulty) for fault in FAULTS}) == len(FAULTS)
