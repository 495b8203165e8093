"""Watching a recorded game: every seat is played by the record, paced and shown like any opponent."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

from wotrush.ai.agent import Choice
from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.match.replay import begin, walk
from wotrush.match.seats import Opponent
from wotrush.match.worker import Answer
from wotrush.model.game import Observation
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.scenes.session import GameSession, RushMatch
from wotrush.settings import Settings
from wotrush.stage.clock import Clock


class RecordedWorker:
    """Answers with what was decided then, in order."""

    def __init__(self, actions: list[Action]) -> None:
        self._actions = deque(actions)
        self._asked = False

    def request(self, observation: Observation[Any], agent: str, seed: int) -> None:
        self._asked = True

    def poll(self) -> Answer | None:
        if not self._asked or not self._actions:
            return None
        self._asked = False
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
    return GameSession(match, RecordedWorker(actions), settings, clock, watched=journal)
