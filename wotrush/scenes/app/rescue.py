"""A scene has failed: the game is saved, what happened written down, and what was being played offered from before."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from wotrush.match.journal import Journal
from wotrush.match.saves import Kept
from wotrush.scenes.app.trouble import TroubleScene, keep_report, report_of

if TYPE_CHECKING:
    from wotrush.scenes.app.app import App
    from wotrush.scenes.session.session import GameSession


def rescue(app: App, error: Exception) -> None:
    """Leaves nothing on the stack but the page that tells of the error."""
    session, saved = app.session, False
    go_on: Callable[[], None] | None = None
    journal: Journal | None = None
    with suppress(Exception):  # Whatever state the game is in.
        if session is not None:
            go_on = _way_on(app, session)
            journal = session.match.journal()
            app.leave_game()
            saved = session.kept is not None and session.kept.problem is None
    app.session = None
    report = report_of(error, journal)
    file = keep_report(report, datetime.now(UTC))
    app.stack.push(TroubleScene(app.context, report, file, go_on, saved=saved))


def _way_on(app: App, session: GameSession) -> Callable[[], None] | None:
    """Return the way back to before the last decision, which may be what failed; a puzzle begins anew."""
    from wotrush.scenes.session.watching import WatchedSession

    restart = session.screens.restart(app.context, session)
    if restart is not None:
        return restart
    match session:
        case WatchedSession(watched=Journal() as journal, recorded=recorded):
            return partial(app.watch, journal, max(0, recorded.place - 1))
        case _ if isinstance(session.kept, Kept) and session.result() is None:
            return partial(app.resume_before, session.kept.path)
        case _:
            return None
