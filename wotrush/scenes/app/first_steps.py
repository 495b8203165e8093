"""What a program does that only finds out how soon it can be played: it goes on with the game that was left, and leaves."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from wotrush.scenes.app.app import App
from wotrush.scenes.setup.game_plan import first_plan


class FirstSteps:
    """Tells when the first frame has been shown, and when the table has been on which a person may decide.

    Where no game was left, a new one is begun.
    """

    def __init__(self, app: App, tell: Callable[[str], None]) -> None:
        self._app = app
        self._tell = tell
        app.stack.on_shown = self._on_from_the_title

    def update(self) -> None:
        """Once a frame."""
        stack, session = self._app.stack, self._app.session
        if session is None:
            self._app.quit()  # The title tells what is wrong with the game that was left.
        elif session.may_decide and not stack.moving:
            stack.pilot = None
            stack.on_shown = self._leave
            stack.invalidate()  # What came to rest in this frame need not be drawn once more.

    def clicked(self) -> None:
        """Nobody does."""

    def _on_from_the_title(self) -> None:
        self._tell("shown")
        self._app.stack.pilot = self
        if self._app.saves.resumable().games:
            self._app.resume()
        else:
            info = self._app.info
            plan = first_plan(info).model_copy(update={"first_player": 0})
            self._app.start(info, plan.setup(info, 1, datetime.now(UTC)))

    def _leave(self) -> None:
        self._tell("playable")
        self._app.quit()
