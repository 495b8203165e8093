"""What a table that opens in the middle of a duel recalls of it: all that its player has seen since the turn began."""

from __future__ import annotations

from wotrush.match.notices import Decided
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.view.moments import next_moment
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel.following import next_duel
from wotrush.scenes.session.session import GameSession


def recalled(session: GameSession, now: HunterObservation) -> Duel | None:
    """Return the duel that goes on as whoever has watched it knows it, with its dice."""
    steps = session.this_turn()
    known = [*(before for before, _ in steps[1:]), now]
    duel: Duel | None = None
    for (o, news), after in zip(steps, known, strict=True):
        for event in news.events if isinstance(news, Decided) else ():
            duel, o = next_duel(duel, o, event), next_moment(o, event, after)
    return duel
