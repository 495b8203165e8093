"""Watching a recorded game: every seat is played by the record, paced and shown like any opponent."""

from __future__ import annotations

from typing import Any, TypeAlias

from wotrush.ai.agent import Choice
from wotrush.match.journal import Journal
from wotrush.match.recorded import RecordedMatch
from wotrush.match.worker import Answer
from wotrush.model.game import Observation
from wotrush.model.rush import Observation as RushObservation
from wotrush.model.rush import RushGame, rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.model.rush.events import Event
from wotrush.scenes.session import GameSession
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

RecordedRush: TypeAlias = RecordedMatch[RushGame, Action, Event, RushObservation]


class RecordedWorker:
    """Answers with what was decided then; asked for more, it lets the game end as it did."""

    def __init__(self, match: RecordedRush) -> None:
        self._match = match
        self._asked = False

    def request(self, observation: Observation[Any], agent: str, seed: int) -> None:
        self._asked = True

    def poll(self) -> Answer | None:
        if not self._asked:
            return None
        self._asked = False
        action = self._match.next_action()
        if action is None:
            self._match.leave_again()
            return None
        return Answer(Choice(action))

    def cancel(self) -> None:
        self._asked = False

    def close(self) -> None:
        self._asked = False


def watched_session(journal: Journal, settings: Settings, clock: Clock, place: int = 0) -> GameSession:
    """The game from that decision on. Problem: it cannot be played again by the rules of today."""
    match: RecordedRush = RecordedMatch(rush_ruleset(), journal)
    if place:
        match.go_to(place)
    return GameSession(match, RecordedWorker(match), settings, clock, watched=journal)
