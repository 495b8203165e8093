"""A game at its busiest moment, in which only the person at the screen decides."""

from __future__ import annotations

from typing import Any

from wotrush.match.opponents.worker import Answer, Worker
from wotrush.model.game import AnyObservation
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Speed
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.studio import Studio


class Silent(Worker):
    """A worker whose opponents never answer, so that the film ends with the turn."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        return

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        return

    def close(self) -> None:
        return


def busy_table(contents: BenchContents, studio: Studio) -> CardTable:
    """Return its table, at normal speed."""
    studio.context.settings = studio.context.settings.model_copy(update={"speed": Speed.NORMAL})
    match = contents.busy_match(_opponent(contents))
    session = GameSession(match, Silent(), studio.context.settings, studio.clock)
    table = studio.table(session)
    assert isinstance(table, CardTable)
    return table


def _opponent(contents: BenchContents) -> str:
    return next(iter(contents.opponents))
