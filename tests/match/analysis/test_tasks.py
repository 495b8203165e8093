"""A task works beside the screen: its finds come in order, it ends by itself or at once, and an error ends only it."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from itertools import count, repeat
from multiprocessing import Pipe
from pathlib import Path

import pytest

from tests.match.waiting import until
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.tasks import NICENESS, LocalTask, SpawnedTask, Task, serve

KINDS = pytest.mark.parametrize("start", [LocalTask, SpawnedTask])


def squares(most: int) -> Iterator[int | None]:
    for number in range(1, most + 1):
        yield None
        yield number * number


def for_ever() -> Iterator[int | None]:
    for number in count(1):
        yield number if number == 1 else None


def finds_for_ever() -> Iterator[int | None]:
    yield from count(1)


def thinks_for_ever() -> Iterator[int | None]:
    yield from repeat(None)


def fails() -> Iterator[int]:
    yield 1
    raise RuntimeError("a card fell off the table")


def all_of(task: Task) -> list[object]:
    found: list[object] = []

    def step() -> bool:
        result = task.found()
        found.extend([] if result is None else [result])
        return task.over

    until(step)
    return found


@KINDS
def test_everything_is_found_once_and_in_order(start: Callable[..., Task]) -> None:
    assert all_of(start(squares, 4)) == [1, 4, 9, 16]


@KINDS
def test_a_task_that_is_closed_finds_nothing_more(start: Callable[..., Task]) -> None:
    task = start(for_ever)
    assert until(task.found) == 1
    task.close()
    assert task.over
    assert task.found() is None


def test_an_error_in_the_process_ends_the_task_after_what_was_found() -> None:
    assert all_of(SpawnedTask(fails)) == [1]


@pytest.mark.parametrize("polite", [True, False])
def test_the_process_sends_what_it_finds_has_the_lowest_priority_and_leaves_ctrl_c_to_its_parent(
    monkeypatch: pytest.MonkeyPatch, polite: bool
) -> None:
    done: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *which: done.append(which))
    monkeypatch.setattr(gc, "set_threshold", lambda threshold: None)
    if polite:
        monkeypatch.setattr(os, "nice", done.append, raising=False)
    else:  # As on Windows.
        monkeypatch.delattr(os, "nice", raising=False)
    ours, theirs = Pipe()
    serve(theirs, squares, 3)
    assert [ours.recv() for _ in range(3)] == [1, 4, 9]
    assert done == [(signal.SIGINT, signal.SIG_IGN), *([NICENESS] if polite else [])]


@pytest.mark.parametrize("job", [finds_for_ever, thinks_for_ever])
def test_the_process_ends_with_its_parent(
    monkeypatch: pytest.MonkeyPatch, job: Callable[[], Iterator[int | None]]
) -> None:
    for module, name in ((signal, "signal"), (gc, "set_threshold"), (os, "nice")):
        monkeypatch.setattr(module, name, lambda *given: None, raising=False)
    ours, theirs = Pipe()
    ours.close()
    serve(theirs, job)


def test_there_is_one_task_at_a_time(tmp_path: Path) -> None:
    analysis = Analysis(tmp_path, LocalTask)
    first, second = analysis.start(for_ever), analysis.start(for_ever)
    assert (first.over, second.over) == (True, False)
    analysis.close()
    assert second.over
