"""Watching a recorded game: every seat is played by the record, paced and shown like any opponent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wotrush.ai.agent import Choice
from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.match.replay import begin, walk
from wotrush.match.seats import Human, Opponent
from wotrush.match.worker import Answer
from wotrush.model.game import Observation
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.scenes.session import GameSession, RushMatch
from wotrush.settings import Settings
from wotrush.stage.clock import Clock


class RecordedWorker:
    """Answers with what was decided then, in order; asked for more, it says that the record is over."""

    def __init__(self, actions: list[Action], over: Callable[[], None]) -> None:
        self._actions = deque(actions)
        self._over = over
        self._asked = False

    def request(self, observation: Observation[Any], agent: str, seed: int) -> None:
        self._asked = True

    def poll(self) -> Answer | None:
        if not self._asked:
            return None
        self._asked = False
        if not self._actions:
            self._over()
            return None
        return Answer(Choice(self._actions.popleft()))

    def cancel(self) -> None:
        self._asked = False

    def close(self) -> None:
        self._actions.clear()


def watched_session(journal: Journal, settings: Settings, clock: Clock) -> GameSession:
    """The game from its beginning. Problem: it cannot be played again by the rules of today."""
    ruleset = rush_ruleset()
    actions = [step.action for step in walk(ruleset, journal, begin(ruleset, journal))]
    setup = journal.setup()
    players = tuple(Opponent(player.name, getattr(player, "agent", "person")) for player in setup.players)
    match: RushMatch = Match(ruleset, replace(setup, players=players), begin(ruleset, journal), journal.base)
    worker = RecordedWorker(actions, lambda: _leave(match, journal))
    return GameSession(match, worker, settings, clock, watched=journal)


def _leave(match: RushMatch, journal: Journal) -> None:
    """Whoever ended the game by leaving it does so again."""
    for seat, record in enumerate(journal.seats):
        if record.kind == "human" and record.gave_up:
            match.players[seat] = Human(record.name)
            match.give_up(seat)
