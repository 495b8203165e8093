"""Random input in a real window."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.systems import LINUX
from tests.window.monkey import DeadEndError, one_life
from tests.window.screen import screen

pytestmark = LINUX

SECONDS = 600.0


@pytest.mark.long
def test_a_monkey_in_a_real_window_for_ten_minutes(tmp_path: Path) -> None:
    with screen() as display:
        monkey = one_life(display, tmp_path, 1, time.monotonic() + SECONDS)
    assert len(monkey.scenes) > 6
    assert monkey.decisions > 100


@pytest.mark.long
def test_an_error_that_the_program_reports_is_found(tmp_path: Path) -> None:
    (tmp_path / "reports").mkdir()
    (tmp_path / "reports" / "20261122-120000.txt").write_text("KeyError: 'turret'")
    with screen() as display, pytest.raises(DeadEndError, match="turret"):
        one_life(display, tmp_path, 1, time.monotonic() + 1.0)
