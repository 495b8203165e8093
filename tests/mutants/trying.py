"""Activates one mutant after another, each in a fork of a process that has collected the tests, and finds who notices.

Run by `python -m tests.mutants` in the copy of the game; reads mutants' names and prints a line of JSON for each.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.mutants import planted

SELECTION = {
    "rush": ("tests/model/rush", "tests/golden/test_golden.py"),
    "hunter": ("tests/model/hunter", "tests/golden/test_golden.py"),
}
"""The tests of each game's rules. State machines are left out, since they draw other games each time."""
PLAYED = ("tests/model/test_random_games.py",)
"""Random games, of which the first batch of each game is played."""


BESIDE = "tests/model/hunter/test_second_reading.py::test_both_readings_of_the_rules_agree_at_every_decision"
LEFT_OUT = [f"--deselect={BESIDE}[{batch}]" for batch in range(1, 10)]
"""Long games, a tenth of which is enough for a mutant."""


def selected(game: str) -> tuple[str, ...]:
    """Return what pytest is to collect."""
    of_game = f"not test_random_games or {game}-0 or test_the_contract and {game}"
    return (*SELECTION[game], *PLAYED, *LEFT_OUT, "-k", of_game)


PLAIN = (
    *("-s", "-m", "not long", "-o", "addopts=--import-mode=importlib"),
    *(
        part
        for plugin in ("terminal", "cacheprovider", "hypothesispytest", "xdist")
        for part in ("-p", f"no:{plugin}")
    ),
)
SECONDS, SLOWER = 5, 3
"""A test may take so many seconds of a processor, and so many times as long as it took before; one that needs more goes round
in circles, and that is noticed too."""
MEMORY = 4 << 30
NOBODY, CAUGHT = 0, 1


class Trial:
    """A plugin of pytest: instead of running the tests once it runs them against each mutant."""

    def __init__(self, mutants: list[str]) -> None:
        self.mutants = mutants
        self.failed: Callable[[str], None] = lambda _: None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        covering = dict(json.loads(line) for line in _forked(partial(self._cover, items)))
        seconds = {name: took for name, (took, _) in covering.items()}
        for mutant in self.mutants:
            function = list(planted.function_of(mutant))
            names = [name for name, (_, functions) in covering.items() if function in functions]
            names.sort(key=lambda name: seconds[name])
            began = time.monotonic()
            tests = [(items[name], seconds[name]) for name in names]
            reported = list(_forked(partial(self._try, mutant, tests)))
            verdict = {"mutant": mutant, "tests": len(names), "by": reported[-1] if reported else "lost"}
            print(json.dumps({**verdict, "seconds": round(time.monotonic() - began, 1)}), flush=True)
        return True

    def _cover(self, items: dict[str, pytest.Item], tell: Callable[[str], None]) -> None:
        """Find the functions that each test calls, and its duration. Without an active mutant no test may fail."""
        codes: dict[CodeType, planted.Name] = {
            function.__code__: name for name, function in planted.AWAKE.items()
        }
        called: set[planted.Name] = set()

        def look(frame: FrameType, event: str, _: object) -> None:
            """Record a call. It returns None, so that it is not called for each line."""
            if frame.f_code in codes:
                called.add(codes[frame.f_code])

        def fail(test: str) -> None:
            sys.stderr.write(f"{test} fails with no mutant awake\n")
            os._exit(2)

        self.failed = fail
        for name, item in items.items():
            called.clear()
            began = time.process_time()
            sys.settrace(look)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            sys.settrace(None)
            tell(json.dumps([name, [time.process_time() - began, sorted(called)]]))

    def _try(self, mutant: str, tests: list[tuple[pytest.Item, float]], tell: Callable[[str], None]) -> None:
        import resource  # Windows has none; the tests of this module are collected there too.

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        def fail(test: str) -> None:
            tell(test)
            os._exit(CAUGHT)

        self.failed = fail
        planted.wake(mutant)
        tell("out of time")
        for item, seconds in tests:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + SLOWER * seconds)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        tell("nobody" if tests else "never called")


def _forked(work: Callable[[Callable[[str], None]], None]) -> Iterator[str]:
    """Yield the lines that a forked process writes before it ends, in whatever way."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        status = 3
        try:
            work(lambda line: _write(writing, line))
            status = NOBODY
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as lines:
        yield from (line.rstrip("\n") for line in lines)
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) == 2:
        raise SystemExit("The tests must pass before mutants are tried.")


def _write(pipe: int, line: str) -> None:
    left = (line + "\n").encode()
    while left:
        left = left[os.write(pipe, left) :]


def main() -> int:
    planted.let_sleep()
    mutants: list[str] = json.load(sys.stdin)
    plugins: list[Any] = [Trial(mutants)]
    return int(pytest.main([*PLAIN, *selected(sys.argv[1])], plugins=plugins))


if __name__ == "__main__":
    sys.exit(main())
