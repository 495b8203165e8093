"""Work that goes on beside the screen: what it finds is asked for once a frame, and nothing ever waits for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeAlias

from wotrush.side_process import SideProcess, begin_to_think

NICENESS = 10
"""The game, its opponents and its pictures have priority."""

Job: TypeAlias = Callable[..., Iterator[Any]]
"""A function of a module, so that another process finds it; it yields what it found, and None while it goes on."""


class Task(Protocol):
    """A job under way. No call blocks for longer than one step of the job."""

    @property
    def over(self) -> bool:
        """Whether nothing more will be found."""

    def found(self) -> Any | None:
        """Return what was found next, once; None while there is nothing new."""

    def close(self) -> None:
        """Stop at once."""


StartTask: TypeAlias = Callable[..., Task]
"""Starts a job with its arguments."""


class LocalTask:
    """Takes a step of the job whenever it is asked, in this process: for tests and for tools without a screen."""

    def __init__(self, job: Job, *arguments: object) -> None:
        self._going = job(*arguments)
        self.over = False

    def found(self) -> Any | None:
        try:
            return None if self.over else next(self._going)
        except StopIteration:
            self.over = True
            return None

    def close(self) -> None:
        self.over = True


class SpawnedTask(SideProcess):
    """Does the job in a process of its own."""

    def __init__(self, job: Job, *arguments: object) -> None:
        super().__init__("analysis", serve, job, *arguments)
        self._found: SimpleQueue[Any] = SimpleQueue()
        self.begin()

    @property
    def over(self) -> bool:
        return self.ended and self._found.empty()

    def found(self) -> Any | None:
        try:
            return self._found.get_nowait()
        except Empty:
            return None

    def converse(self, line: Connection) -> None:
        self._found.put(line.recv())


def serve(line: Connection, job: Job, *arguments: object) -> None:
    """Run in the process until the job is done or the parent ends; the closed line then tells the parent."""
    begin_to_think()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        for found in job(*arguments):
            if found is not None:
                line.send(found)
            elif line.poll():  # The parent sends nothing, so it has ended.
                return
