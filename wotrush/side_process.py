"""A process of its own and the thread that talks to it, since starting, sending and stopping may block."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

# Spawned on every system, as on Windows: forking a program with threads and a window is not safe.
_CONTEXT = multiprocessing.get_context("spawn")
_BETWEEN_COLLECTIONS = 50_000
"""A search makes thousands of positions and no cycles; to look for cycles as often as usual takes a tenth of its time."""


class SideProcess:
    """Runs `serve` with its end of a line and `arguments`. Override `converse`, which the thread calls with the other
    end until the process is to end. No other call blocks.
    """

    def __init__(self, name: str, serve: Callable[..., None], *arguments: object) -> None:
        self._serve, self._arguments = serve, arguments
        self._process: SpawnProcess | None = None
        self._thread = threading.Thread(target=self._attend, daemon=True, name=name)
        self._ended = threading.Event()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def ended(self) -> bool:
        """Whether it was stopped or lost; it does not start again."""
        return self._ended.is_set()

    def begin(self) -> None:
        """Start the process, unless it has been started or is no longer wanted."""
        if self._thread.ident is None and not self.ended:
            self._thread.start()

    def converse(self, line: Connection) -> None:
        """Send and receive once; an OSError or EOFError means that the process is lost."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop at once, even while the process is busy."""
        self._ended.set()
        if self._process is not None:
            self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait until the process has been cleaned up, so that the program ends in order."""
        if self._thread.ident is not None:
            self._thread.join(seconds)

    def _attend(self) -> None:
        ours, theirs = _CONTEXT.Pipe()
        name, arguments = self._thread.name, (theirs, *self._arguments)
        process = _CONTEXT.Process(target=self._serve, args=arguments, daemon=True, name=name)
        try:
            if hasattr(signal, "pthread_sigmask"):  # Not on Windows.
                # Ctrl-C is for the parent to handle, from the first moment of the process on.
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            process.start()
            self._process = process
            theirs.close()
            while not self.ended:
                self.converse(ours)
        except (OSError, EOFError):
            pass  # Whoever asks sees that it has ended, and does without.
        finally:
            self._ended.set()
            ours.close()
            if process.pid is not None:
                process.kill()
                process.join()


def leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C; call it first in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_to_think() -> None:
    """Ignore Ctrl-C and seldom look for cycles; call it first in a process that searches."""
    leave_interrupts_to_the_parent()
    gc.set_threshold(_BETWEEN_COLLECTIONS)


def next_message(line: Connection) -> Any:
    """Return what the parent sends next, or None when it has ended, however it did."""
    try:
        return line.recv()
    except (EOFError, ConnectionError):
        return None
