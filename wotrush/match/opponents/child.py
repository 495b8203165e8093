"""The process in which opponents think: questions to it and replies from it."""

from __future__ import annotations

import gc
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from wotrush.ai.registry import agents_of, make_agent
from wotrush.games import GameEntry
from wotrush.model.game import AnyObservation, Reason
from wotrush.side_process import SideProcess, leave_interrupts_to_the_parent, next_message

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


class Child(SideProcess):
    """Answers one question after another until it is closed or lost. No call blocks."""

    def __init__(self, entry: GameEntry) -> None:
        super().__init__("opponents", serve, entry)
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply | Failure] = SimpleQueue()
        self._ready = False
        self.begin()

    @property
    def ready(self) -> bool:
        """Whether the process has started and imported all that it needs to think."""
        return self._ready

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
            self._replies.put(line.recv())


def serve(line: Connection, entry: GameEntry) -> None:
    """Run in the child process until the parent ends."""
    leave_interrupts_to_the_parent()
    gc.set_threshold(_BETWEEN_COLLECTIONS)
    agents_of(entry)  # Imported now, so that the first question need not wait for it.
    line.send(None)
    while (question := next_message(line)) is not None:
        line.send(_think(entry, question))


def _think(entry: GameEntry, question: Question) -> Reply | Failure:
    try:
        choice = make_agent(entry, question.agent).choose(question.observation, Random(question.seed))
        place = list(question.observation.actions).index(choice.action)
    except Exception:  # A faulty agent must not cost the process.
        return Failure(traceback.format_exc())
    return Reply(place, choice.reason, dict(choice.params))
