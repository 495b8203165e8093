"""The process in which opponents think: questions to it and replies from it."""

from __future__ import annotations

import threading
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from wotrush.ai.agent import PreparedAgent
from wotrush.ai.registry import agents_of, make_agent
from wotrush.games import GameEntry
from wotrush.model.game import AnyObservation, Reason
from wotrush.side_process import SideProcess, begin_to_think, next_message

_BETWEEN_SIGNS = 0.25
"""Seconds between two signs of life of a process that thinks."""


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


@dataclass(frozen=True, slots=True)
class Busy:
    """A sign of life: the processor time, in seconds, that the open question has taken so far."""

    seconds: float


class Child(SideProcess):
    """Answers one question after another until it is closed or lost. No call blocks."""

    def __init__(self, entry: GameEntry) -> None:
        super().__init__("opponents", serve, entry)
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply | Failure] = SimpleQueue()
        self._ready = False
        self.spent = 0.0
        """The processor time, in seconds, that the last question is known to have taken."""
        self.begin()

    @property
    def ready(self) -> bool:
        """Whether the process has started and imported all that it needs to think."""
        return self._ready

    def ask(self, question: Question) -> None:
        self.spent = 0.0
        self._questions.put(question)

    def reply(self) -> Reply | Failure | None:
        """Return the next reply, if there is one."""
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def lost(self) -> bool:
        """Return whether the process is gone and no reply of it is left to read."""
        return self.ended and self._replies.empty()

    def close(self) -> None:
        super().close()
        self._questions.put(None)

    def converse(self, line: Connection) -> None:
        if not self._ready:
            line.recv()
            self._ready = True
        question = self._questions.get()
        if question is not None:
            line.send(question)
            while isinstance(message := line.recv(), Busy):
                self.spent = message.seconds
            self._replies.put(message)


def serve(line: Connection, entry: GameEntry) -> None:
    """Run in the child process until the parent ends."""
    begin_to_think()
    _prepare(entry)
    with suppress(OSError):  # Nobody listens any more.
        line.send(None)
        while (question := next_message(line)) is not None:
            line.send(_think_aloud(line, entry, question))


def _prepare(entry: GameEntry) -> None:
    """Import and work out now what thinking needs, so that the first question waits for nothing.

    A pause for that would tell that an opponent was asked in secret. What a faulty agent cannot do here, it is asked for again.
    """
    for make in agents_of(entry).values():
        with suppress(Exception):
            agent = make()
            if isinstance(agent, PreparedAgent):
                agent.prepare()


def _think_aloud(line: Connection, entry: GameEntry, question: Question) -> Reply | Failure:
    """Think, and meanwhile give signs of life. No sign follows the return."""
    done = threading.Event()
    signs = threading.Thread(target=_give_signs, args=(line, done), daemon=True)
    signs.start()
    reply = _think(entry, question)
    done.set()
    signs.join()
    return reply


def _give_signs(line: Connection, done: threading.Event) -> None:
    begun = time.process_time()
    while not done.wait(_BETWEEN_SIGNS):
        try:
            line.send(Busy(time.process_time() - begun))
        except OSError:  # Nobody listens any more.
            return


def _think(entry: GameEntry, question: Question) -> Reply | Failure:
    try:
        choice = make_agent(entry, question.agent).choose(question.observation, Random(question.seed))
        place = list(question.observation.actions).index(choice.action)
    except Exception:  # A faulty agent must not cost the process.
        return Failure(traceback.format_exc())
    return Reply(place, choice.reason, dict(choice.params))
