"""The workflow that tests and builds on three systems: valid, and made of the commands that the README names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
SYSTEMS = ("ubuntu", "windows", "macos")
MISTAKES = {
    "runs-on:": "run-on:",
    "contents: read": "contents: reed",
    "timeout-minutes: 60": "timeout-minutes: soon",
    "permissions: {}": "permissions: write-all",
    "@11bd71901bbe5b1630ceea73d27597364c9af683": "@main",
}
"""What the linter must find if it is put in the place of something else."""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    linter = Path(sys.executable).with_name("zizmor")
    options = ("--offline", "--strict-collection", "--no-progress", "--persona", "pedantic")
    return subprocess.run([linter, *options, folder], capture_output=True, encoding="utf-8", check=False)


def test_the_workflow_is_valid() -> None:
    done = lint(WORKFLOW.parent)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("right", MISTAKES)
def test_the_linter_finds_mistakes(tmp_path: Path, right: str) -> None:
    text = WORKFLOW.read_text("utf-8")
    assert right in text
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    (folder / WORKFLOW.name).write_text(text.replace(right, MISTAKES[right]), "utf-8")
    assert lint(folder).returncode != 0


def test_every_system_is_tested_and_gets_its_package() -> None:
    testing, packing = WORKFLOW.read_text("utf-8").split("\n  package:\n")
    for job, command in ((testing, "python dev.py test\n"), (packing, "python dev.py package --compiled\n")):
        assert f"run: {command}" in job
        assert all(f"{system}-" in job for system in SYSTEMS)
