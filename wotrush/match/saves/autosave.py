"""Saves after every change, in a thread of its own; the newest state wins."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from wotrush.match.message import Message, Problem

StateT = TypeVar("StateT")


class Autosave(Generic[StateT]):
    """`submit` returns at once; a state that is outdated before its turn comes is never written."""

    def __init__(self, write: Callable[[StateT], None]) -> None:
        """`write` raises Problem where it cannot; any other error is a bug and ends the thread."""
        self._write = write
        self._lock = threading.Lock()
        self._next: StateT | None = None
        self._thread: threading.Thread | None = None
        self.problem: Message | None = None
        """Why the last write failed; None once one has worked again."""

    def submit(self, state: StateT) -> None:
        """Have this state written soon."""
        with self._lock:
            self._next = state
            if self._thread is None:
                # Not a daemon thread: a program that ends waits until the last decision is on disk.
                self._thread = threading.Thread(target=self._run, name="autosave")
                self._thread.start()

    def flush(self) -> None:
        """Wait until everything submitted is on disk."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while True:
            with self._lock:
                state, self._next = self._next, None
                if state is None:
                    self._thread = None
                    return
            try:
                self._write(state)
                self.problem = None
            except Problem as problem:
                self.problem = problem.message
            except BaseException:
                with self._lock:
                    self._thread = None  # The next state is written all the same.
                raise
