"""Every line and branch counts, except those that can never run, and each missed one is named."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from coverage import Coverage

from tests.covered.__main__ import OWN, SAVING, WHOLE, left_out
from tests.proofs.sources import ROOT

CODE = '''
from typing import TYPE_CHECKING, Protocol, assert_never

if TYPE_CHECKING:
    from collections.abc import Iterator


class Says(Protocol):
    def word(self) -> str:
        """Never called."""
        ...


def word(on: int | str) -> str:
    match on:
        case int():
            said = "number"
        case str():
            said = "text"
        case _:
            assert_never(on)
    if on:
        said += " of weight"
    return said
'''


def passed_through(folder: Path, reported: Iterable[int | str]) -> Coverage:
    """Return the coverage of `word`, called once for each, with the settings of this project."""
    file = folder / "words.py"
    file.write_text(CODE)
    measuring = Coverage(config_file=str(ROOT / "pyproject.toml"), data_file=None, source=[str(folder)])
    for option, alone in (("patch", []), ("concurrency", ["thread"])):
        measuring.set_option(f"run:{option}", alone)
    spec = importlib.util.spec_from_file_location("words", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with measuring.collect():
        spec.loader.exec_module(module)
        for one in reported:
            module.word(one)
    return measuring


@pytest.mark.parametrize(
    ("reported", "missing"), [([3, ""], ""), ([0, ""], "23"), ([3, "x"], "22->24"), ([3, 0], "18-19")]
)
def test_what_is_left_out_is_named_and_what_can_never_run_is_no_lack(
    reported: list[int | str], missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert left_out(passed_through(tmp_path, reported), [f"{tmp_path}/*"]) == bool(missing)
    assert missing in capsys.readouterr().out


def test_what_is_named_is_there() -> None:
    assert all((ROOT / own).exists() for own in OWN)
    assert all(list(ROOT.glob(files)) for files in WHOLE)


def test_what_was_passed_through_is_kept_though_the_process_is_ended_at_once(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text(
        "from wotrush.files import write_whole\n\ndef test_nothing() -> None:\n    pass\n"
    )
    (tmp_path / "conftest.py").write_text("import os\n\ndef pytest_unconfigure() -> None:\n    os._exit(0)\n")
    environment = {**os.environ, "COVERAGE_FILE": str(tmp_path / "data")}
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-p", SAVING, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    assert list(tmp_path.glob("data.*"))
