"""Opponents think in a process of their own, so that no frame waits for them; a match survives the loss of that
process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, assert_never

from wotrush.ai.agent import Choice
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.registry import make_agent
from wotrush.games import GameEntry
from wotrush.match.opponents.child import Child, Failure, Question, Reply
from wotrush.model.game import AnyObservation

Clock = Callable[[], float]


_A_LITTLE = 0.1
"""Seconds of processor time by which a worker is seen to think. Its signs of life take far less."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An opponent's choice. `trouble` says, for the log, why it had to be made in this process instead."""

    choice: Choice[Any]
    trouble: str | None = None


class Worker(Protocol):
    """Thinks about one question at a time; no call blocks."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        """Ask a question, dropping one that is still open."""

    def poll(self) -> Answer | None:
        """Return the answer once; None while there is none."""

    def cancel(self) -> None:
        """Drop the open question."""

    def close(self) -> None:
        """Stop for good."""

    def warm_up(self) -> None:
        """Start what is needed to think, so that the next question need not wait for it."""
        return

    @property
    def starting(self) -> bool:
        """Whether a question would have to wait for a start that is under way."""
        return False


class GameWorker(Worker, Protocol):
    """A worker that can switch to another game."""

    def serve(self, entry: GameEntry) -> None:
        """Answer questions about that game from now on."""


class LocalWorker(GameWorker):
    """Thinks when polled, in this process: for tests and for tools without a screen."""

    def __init__(self, entry: GameEntry) -> None:
        self._entry = entry
        self._open: Question | None = None

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        self._open = Question(observation, agent, seed)

    def poll(self) -> Answer | None:
        question, self._open = self._open, None
        if question is None:
            return None
        agent = make_agent(self._entry, question.agent)
        return Answer(agent.choose(question.observation, Random(question.seed)))

    def cancel(self) -> None:
        self._open = None

    def serve(self, entry: GameEntry) -> None:
        self._entry, self._open = entry, None

    def close(self) -> None:
        self._open = None


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait, in seconds."""

    thinking: float = 5.0
    """The most processor time for an answer, and the longest wait for a worker that uses none, before it counts as hanging. So
    an opponent on a busy machine may take longer by the clock."""
    starting: float = 25.0
    """The longest wait for a process to start."""


@dataclass(slots=True)
class _Asked:
    """The open question: when it times out, when the answer was last looked for, whether it waits for a start, whether it was
    asked before, and the processor time that it is known to have taken.
    """

    question: Question
    deadline: float
    looked: float
    starting: bool
    retried: bool
    spent: float = 0.0


@dataclass(slots=True)
class SpawnedWorker(GameWorker):
    """A worker process, started at the first question and again whenever it is lost.

    A question that loses its process is asked once more. If that fails too, or if the process hangs, a random move is made
    here.
    """

    entry: GameEntry
    clock: Clock = time.monotonic
    patience: Patience = Patience()
    _child: Child | None = None
    _asked: _Asked | None = None
    _begun: float = 0.0
    """When the process was started."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        self.cancel()
        self._ask(Question(observation, agent, seed), retried=False)

    def poll(self) -> Answer | None:
        asked, child = self._asked, self._child
        if asked is None or child is None:
            return None
        reply = child.reply()
        match reply:
            case Reply(place, reason, named):
                self._asked = None
                return Answer(Choice(asked.question.observation.actions[place], reason, named))
            case Failure(why):
                return self._fall_back(asked, why)
            case None:
                return self._check(asked, child)
            case _:
                assert_never(reply)

    def _check(self, asked: _Asked, child: Child) -> Answer | None:
        """Wait on, ask a question that lost its process once more, or make a random move."""
        now, patience = self.clock(), self.patience.thinking
        if asked.starting and child.ready:
            asked.starting, asked.deadline = False, now + patience
        if child.spent >= asked.spent + _A_LITTLE:
            asked.spent, asked.deadline = child.spent, now + patience
        if (
            now > asked.looked + patience
        ):  # This program was stopped, perhaps as the machine slept: so was the worker.
            asked.deadline = max(asked.deadline, now + patience)
        asked.looked = now
        lost = child.lost()
        if not lost and now <= asked.deadline and asked.spent < patience:
            return None
        self._drop_child()
        if asked.retried or not lost:
            return self._fall_back(
                asked, "the worker process was lost twice" if lost else "it does not answer"
            )
        self._ask(asked.question, retried=True)
        return None

    def _ask(self, question: Question, *, retried: bool) -> None:
        child = self._ready_child()
        patience = self.patience.thinking if child.ready else self.patience.starting
        now = self.clock()
        self._asked = _Asked(question, now + patience, now, not child.ready, retried)
        child.ask(question)

    def _fall_back(self, asked: _Asked, why: str) -> Answer:
        self._asked = None
        return Answer(fallback_choice(asked.question), why)

    def cancel(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and (self._child is None or self._child.reply() is None):
            # The old process may be busy with this question; a new one answers the next question sooner.
            self._drop_child()
            self.warm_up()

    def serve(self, entry: GameEntry) -> None:
        if entry != self.entry:
            self._asked = None
            self._drop_child()
            self.entry = entry

    def close(self) -> None:
        self._asked = None
        child = self._child
        self._drop_child()
        if child is not None:
            child.wait(seconds=1.0)

    def warm_up(self) -> None:
        self._ready_child()

    @property
    def starting(self) -> bool:
        child = self._child
        if child is None or child.ready or child.lost():
            return False
        return self.clock() <= self._begun + self.patience.starting

    @property
    def pid(self) -> int | None:
        """Return the id of the process, for tests and tools that watch it."""
        return self._child.pid if self._child else None

    @property
    def ready(self) -> bool:
        """Whether the process has started."""
        return self._child is not None and self._child.ready

    def _ready_child(self) -> Child:
        if self._child is None or self._child.lost():
            self._drop_child()
            self._child, self._begun = Child(self.entry), self.clock()
        return self._child

    def _drop_child(self) -> None:
        if self._child is not None:
            self._child.close()
        self._child = None


def fallback_choice(question: Question) -> Choice[Any]:
    """Return a random legal move, which needs no thinking."""
    return RandomAgent().choose(question.observation, Random(question.seed))
