"""A mutant replaces its function for every caller. Who noticed it is recorded until its function or its tests change."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mutants import planted
from tests.mutants.__main__ import read, reported
from tests.mutants.trying import _forked
from tests.systems import POSIX

MUTANT = "wotrush.model.rush.turn.phases.x_count__mutmut_2"


def count(cards: int = 1) -> int:
    return cards + 1


def miscount(cards: int = 2) -> int:
    return cards - 1


class Zone:
    def size(self) -> int:
        return 3


@pytest.fixture(name="kept")
def _kept(tmp_path: Path) -> Callable[..., Path]:
    def kept(by: str, of: str = "function", asked: str = "tests") -> Path:
        line = {"mutant": MUTANT, "tests": 9, "by": by, "seconds": 0.1, "of": of, "asked": asked}
        (tmp_path / "results").write_text(json.dumps(line) + "\n")
        return tmp_path / "results"

    return kept


def test_whoever_knows_a_function_calls_the_mutant_once_it_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    known_elsewhere = count
    name = ("here", "x_count")
    monkeypatch.setitem(planted.AWAKE, name, count)
    monkeypatch.setitem(planted.MUTATED, name, {"x_count__mutmut_2": miscount})
    code, defaults = count.__code__, count.__defaults__
    planted.wake("here.x_count__mutmut_2")
    try:
        assert (known_elsewhere(), known_elsewhere(5)) == (1, 4)
    finally:
        count.__code__, count.__defaults__ = code, defaults


def test_functions_and_methods_are_called_as_mutmut_calls_them() -> None:
    assert planted._mangled(count.__qualname__) == "x_count"
    assert planted._mangled(Zone.size.__qualname__) == "xǁZoneǁsize"
    assert planted.function_of(MUTANT) == ("wotrush.model.rush.turn.phases", "x_count")


@POSIX
def test_a_fork_that_is_lost_has_told_what_it_could() -> None:
    def fall(tell: Callable[[str], None]) -> None:
        tell("so far")
        raise MemoryError

    assert list(_forked(fall)) == ["so far"]


def test_a_caught_mutant_is_known_while_its_function_stays(kept: Callable[..., Path]) -> None:
    assert read(kept("a test"), {MUTANT: "function"}, "other tests") == {MUTANT: "a test"}
    assert read(kept("a test"), {MUTANT: "changed"}, "tests") == {}
    assert read(kept("a test"), {}, "tests") == {}


def test_a_survivor_is_tried_again_when_tests_have_changed(kept: Callable[..., Path]) -> None:
    assert read(kept("nobody"), {MUTANT: "function"}, "tests") == {MUTANT: "nobody"}
    assert read(kept("never called"), {MUTANT: "function"}, "other tests") == {}


def test_the_score_has_its_interval_and_names_who_survived() -> None:
    names = [f"wotrush.model.rush.turn.phases.x_count__mutmut_{number}" for number in range(10)]
    known = dict.fromkeys(names[:8], "a test") | {names[8]: "nobody"}
    lines = reported(names, known).splitlines()
    assert lines[0] == "8 of 9 caught: 88.9% (56.5%–98.0%)"
    assert lines[1] == "  turn: 8 of 9"
    assert lines[2:] == [f"survived (nobody): {names[8]}"]
    assert reported(names, {}) == "None tried."
