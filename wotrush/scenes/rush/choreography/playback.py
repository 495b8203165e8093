"""What happened, as it is told: lines for the log, and a film at the pace that suits it."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.match.notices import Decided, TakenBack
from wotrush.match.seats import Opponent
from wotrush.scenes.rush.choreography import Choreography
from wotrush.scenes.rush.table.layout import layout
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.session.session import News
from wotrush.settings import Speed
from wotrush.stage.motion.player import Player

PACES = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
CALMEST = 0.5
"""Lights that only say what happened are never hurried more than this: they would flicker."""


class Newsreel:
    """One for a table; the view has to know already what came of it all."""

    def __init__(self, view: View, pieces: Pieces, choreography: Choreography, player: Player) -> None:
        self._view = view
        self._pieces = pieces
        self._choreography = choreography
        self._player = player
        self.at_own_pace()

    def at_own_pace(self) -> None:
        """As the settings want it."""
        self._player.pace = self._pace

    @property
    def _pace(self) -> float:
        return PACES[self._view.context.settings.speed]

    def tell(self, news: Sequence[News]) -> None:
        for item in news:
            self._pieces.log.add_news(item)
        self._pieces.repaints.add(self._pieces.log)
        self._pieces.narration.hear(news)
        reasons = [(item.seat, item.reason) for item in news if isinstance(item, Decided)]
        seat, reason = reasons[-1] if reasons else (-1, None)
        self._view.reason = None if reason is None else (seat, reason)

    def film(self, news: Sequence[News]) -> bool:
        """False if there is nothing to be seen."""
        events = [event for item in news if isinstance(item, Decided) for event in item.events]
        if not events:
            return False
        film = self._choreography.film(events, layout(self._view.frame, self._view.o))
        self._player.pace = self._pace_for(news, film.duration)
        self._player.queue(film)
        if self._player.pace == 0:
            self._player.finish()
        return True

    def _pace_for(self, news: Sequence[News], seconds: float) -> float:
        """What opponents do is told in the time that the conductor gives it."""
        session = self._view.session
        opponents = [isinstance(player, Opponent) for player in session.players]
        if not all(isinstance(item, Decided) and opponents[item.seat] for item in news):
            return self._pace
        told = session.conductor.step_seconds / max(seconds, 0.01)
        if self._view.context.settings.reduced_motion and told > 0:
            told = max(told, CALMEST)
        return min(self._pace, told)

    def take_back(self) -> str:
        """The log as it is without what was taken back; the first line of that."""
        self._choreography.finish()
        before = self._pieces.log.lines
        self._pieces.retell()
        gone = before[len(self._pieces.log.lines) :]
        return next((line.text for line in gone if not line.heading and not line.reason), "…")


def takes_back(news: Sequence[News]) -> bool:
    return any(isinstance(item, TakenBack) for item in news)
