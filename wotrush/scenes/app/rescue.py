"""Crash recovery: saves the game, writes a report, and offers to resume from before the last decision."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from wotrush.match.journal import Journal
from wotrush.match.saves.saves import Kept
from wotrush.scenes.app.trouble import TroubleScene, keep_report, report_of
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.watching import WatchedSession

ResultT = TypeVar("ResultT")


def rescue(
    context: AppContext,
    error: Exception,
    session: GameSession | None,
    leave: Callable[[], None],
) -> TroubleScene:
    """Close the session that was running, and return the page that reports the error."""
    go_on: Callable[[], None] | None = None
    journal: Journal | None = None
    saved = None
    if session is not None:
        go_on = _tried(lambda: _way_on(context, session))
        journal = _tried(session.match.journal)
        saved = _tried(lambda: _saved(session, leave))
    report = report_of(error, journal)
    file = keep_report(report, datetime.now(UTC))
    return TroubleScene(context, report, file, go_on, saved=bool(saved))


def _tried(step: Callable[[], ResultT]) -> ResultT | None:
    """Return what a step returns; None if it fails, since the game can be in any state."""
    with suppress(Exception):
        return step()
    return None


def _saved(session: GameSession, leave: Callable[[], None]) -> bool:
    """Leave the game, and return whether it is on disk."""
    leave()
    return session.kept is not None and session.kept.problem is None


def _way_on(context: AppContext, session: GameSession) -> Callable[[], None] | None:
    """Return what goes back to before the last decision, which may have failed, or restarts a puzzle."""
    from wotrush.scenes.puzzles.ways import restart_of

    restart = restart_of(context, session)
    if restart is not None:
        return restart
    match session:
        case WatchedSession(watched=Journal() as journal, recorded=recorded):
            return partial(context.go.watch, journal, max(0, recorded.place - 1))
        case _ if isinstance(session.kept, Kept) and session.result() is None:
            return partial(context.go.resume_before, session.kept.path)
        case _:
            return None
