"""Hints: what a strong opponent would do in a person's place, computed in the worker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wotrush.game_info import GameInfo
from wotrush.i18n import mark
from wotrush.match.message import Message
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.match.seats import Opponent, Player

LOST = Message(mark("No hint is available this time."))


@dataclass(frozen=True, slots=True)
class Hint:
    """The advised action, and the reason for it."""

    action: Any
    reason: Message | None


@dataclass(frozen=True, slots=True)
class Thinking:
    """A hint was asked for and is being computed."""


@dataclass(frozen=True, slots=True)
class NoHint:
    """There is no hint, since the worker was lost while computing it."""

    why: Message = LOST


Advice = Hint | Thinking | NoHint | None


def adviser_of(info: GameInfo, players: Sequence[Player]) -> str:
    """Return the agent that gives hints against these players."""
    teachers = (info.teachers.get(player.agent) for player in players if isinstance(player, Opponent))
    return next((agent for agent in teachers if agent), info.adviser)


class Adviser:
    """Uses the worker, which is free while a person is to act. `version` is the match's: any change drops the hint."""

    def __init__(self, worker: Worker, agent: str) -> None:
        self._worker, self._agent = worker, agent
        self._version = -1
        self.state: Advice = None

    def ask(self, view: Any, seed: int, version: int) -> None:
        """Ask for a hint; the adviser sees only what the person may know."""
        if self.state is None or isinstance(self.state, NoHint):
            self._worker.request(view, self._agent, seed)
            self._version, self.state = version, Thinking()

    def update(self, version: int) -> None:
        """Collect the answer, and drop a hint that is out of date."""
        if self.state is not None and version != self._version:
            self.forget()
        if isinstance(self.state, Thinking) and (answer := self._worker.poll()) is not None:
            self.state = _hint(answer)

    def forget(self) -> None:
        """Drop the hint and the question."""
        if isinstance(self.state, Thinking):
            self._worker.cancel()
        self.state = None


def _hint(answer: Answer) -> Hint | NoHint:
    """Return the hint. A random move in place of a lost worker is no advice."""
    choice = answer.choice
    if answer.trouble is not None:
        return NoHint()
    return Hint(choice.action, Message(choice.reason, dict(choice.params)) if choice.reason else None)
