"""One worker process and the thread that talks to it, since starting, sending and stopping may block."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import threading
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from wotrush.ai.registry import agents_of, make_agent
from wotrush.games import GameEntry
from wotrush.model.game import AnyObservation, Reason

# Spawned on every system, as on Windows: forking a program with threads and a window is not safe.
_CONTEXT = multiprocessing.get_context("spawn")


_BETWEEN_COLLECTIONS = 50_000
"""A search makes thousands of positions and no cycles; to look for cycles as often as usual takes a tenth of its time."""


@dataclass(frozen=True, slots=True)
class Question:
    """Asks what an agent would do, given an observation."""

    observation: AnyObservation[Any]
    agent: str
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """The index of the chosen action among those offered, and why it was chosen."""

    action: int
    reason: Reason | None
    named: dict[str, object]


@dataclass(frozen=True, slots=True)
class Failure:
    """The agent itself failed; asking again would not help."""

    why: str


class Child:
    """Answers one question after another until it is stopped or lost. No call blocks."""

    def __init__(self, entry: GameEntry) -> None:
        self._entry = entry
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply | Failure] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._ended = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._attend, daemon=True, name="opponents")
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def ready(self) -> bool:
        """Whether the process has started and imported all that it needs to think."""
        return self._ready.is_set()

    def ask(self, question: Question) -> None:
        self._questions.put(question)

    def reply(self) -> Reply | Failure | None:
        """Return the next reply, if there is one."""
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def lost(self) -> bool:
        """Return whether the process is gone and no reply of it is left to read."""
        return not self._thread.is_alive() and self._replies.empty()

    def end(self) -> None:
        """Stop at once, even while the agent is thinking."""
        self._ended.set()
        self._questions.put(None)
        if self._process is not None:
            self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait until the process has been cleaned up, so that the program ends in order."""
        self._thread.join(seconds)

    def _attend(self) -> None:
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=serve, args=(theirs, self._entry), daemon=True, name="opponents")
        try:
            if hasattr(signal, "pthread_sigmask"):  # Not on Windows.
                # Ctrl-C is for the parent to handle, from the first moment of the process on.
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            process.start()
            self._process = process
            theirs.close()
            self._converse(ours)
        except (OSError, EOFError):
            pass  # The process is lost; whoever polls sees that this thread has ended.
        finally:
            ours.close()
            if process.pid is not None:
                process.kill()
                process.join()

    def _converse(self, line: Connection) -> None:
        line.recv()
        self._ready.set()
        while not self._ended.is_set():
            question = self._questions.get()
            if question is not None:
                line.send(question)
                self._replies.put(line.recv())


def serve(line: Connection, entry: GameEntry) -> None:
    """Run in the child process until the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to handle.
    gc.set_threshold(_BETWEEN_COLLECTIONS)
    agents_of(entry)  # Imported now, so that the first question need not wait for it.
    line.send(None)
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        line.send(_think(entry, question))


def _think(entry: GameEntry, question: Question) -> Reply | Failure:
    try:
        choice = make_agent(entry, question.agent).choose(question.observation, Random(question.seed))
        place = list(question.observation.actions).index(choice.action)
    except Exception:  # A faulty agent must not cost the process.
        return Failure(traceback.format_exc())
    return Reply(place, choice.reason, dict(choice.params))
