"""A game at its busiest moment, in which only the person at the screen decides."""

from __future__ import annotations

from wotrush.scenes.session.session import GameSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Speed
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.staged import Prompted
from wotrush.workshop.studio import Studio


def busy_table(contents: BenchContents, studio: Studio, worker: Prompted | None = None) -> CardTable:
    """Return its table, at normal speed. Without a worker no opponent ever acts."""
    table = studio.table(busy_session(contents, studio, worker))
    assert isinstance(table, CardTable)
    return table


def busy_session(contents: BenchContents, studio: Studio, worker: Prompted | None = None) -> GameSession:
    """Return the same before its table is opened: playing up to that moment takes opponents a while."""
    studio.context.settings = studio.context.settings.model_copy(update={"speed": Speed.NORMAL})
    match = contents.busy_match(contents.first_opponent)
    return GameSession(match, worker or Prompted(), studio.context.settings, studio.clock)
