"""Measures how soon a game can be played: resumes the saved game, or starts one, and quits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from wotrush.game_info import GameInfo
from wotrush.match.seats import Setup
from wotrush.scenes.app.app import App
from wotrush.scenes.setup.game_plan import first_plan


class FirstSteps:
    """Reports when the first frame was shown, and when the table was shown with a person to act."""

    def __init__(self, app: App, tell: Callable[[str], None]) -> None:
        self._app = app
        self._tell = tell
        app.stack.on_shown = self._on_from_the_title

    def update(self) -> None:
        stack, session = self._app.stack, self._app.session
        if session is None:
            self._app.quit()  # The saved game cannot be resumed.
        elif session.may_decide and not stack.moving:
            stack.pilot = None
            stack.on_shown = self._leave
            stack.invalidate()  # Without this, no frame follows if everything came to rest in this one.

    def clicked(self) -> None:
        """Do nothing, since nobody clicks."""

    def _on_from_the_title(self) -> None:
        self._tell("shown")
        self._app.stack.pilot = self
        if self._app.saves.resumable(1).games:
            self._app.resume()
        else:
            self._app.start(self._app.info, _duel(self._app.info))

    def _leave(self) -> None:
        self._tell("playable")
        self._app.quit()


def _duel(info: GameInfo) -> Setup:
    """Return a first game in which the person begins."""
    plan = first_plan(info).model_copy(update={"first_player": 0})
    return plan.setup(info, 1, datetime.now(UTC))
