"""A game at its busiest moment, in which only the person at the screen decides."""

from __future__ import annotations

from typing import Any

from wotrush.ai.agent import Choice
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.model.game import AnyObservation
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Speed
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.studio import Studio


class Prompted(Worker):
    """A worker whose opponents do nothing but what they are told, each when the table is ready for it."""

    def __init__(self) -> None:
        self._told: Answer | None = None

    def tell(self, action: object) -> None:
        """Have the opponent that is asked now choose this."""
        self._told = Answer(Choice(action))

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        """Forget what was told to an opponent whose only choice was made without it."""
        if self._told is not None and self._told.choice.action not in observation.actions:
            self._told = None

    def poll(self) -> Answer | None:
        told, self._told = self._told, None
        return told

    def cancel(self) -> None:
        return

    def close(self) -> None:
        return


def busy_table(contents: BenchContents, studio: Studio, worker: Prompted | None = None) -> CardTable:
    """Return its table, at normal speed. Without a worker no opponent ever acts."""
    studio.context.settings = studio.context.settings.model_copy(update={"speed": Speed.NORMAL})
    match = contents.busy_match(_opponent(contents))
    session = GameSession(match, worker or Prompted(), studio.context.settings, studio.clock)
    table = studio.table(session)
    assert isinstance(table, CardTable)
    return table


def _opponent(contents: BenchContents) -> str:
    return next(iter(contents.opponents))
