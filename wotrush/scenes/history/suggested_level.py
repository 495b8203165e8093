"""The level that the page for a new game suggests, from the games that were played last."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.game_info import GameInfo
from wotrush.scenes.history.suggestion import Suggestion, suggestion
from wotrush.scenes.history.summary import GameArchive
from wotrush.scenes.setup.game_plan import GamePlan

LATEST_GAMES = 20
"""The most games that are read for it."""


class SuggestedLevel:
    """Reads one game per frame, so that the page opens at once: call `read` while `reading`."""

    def __init__(self, archive: Callable[[], GameArchive] | None) -> None:
        self._open = archive
        self._archive: GameArchive | None = None
        self._left = LATEST_GAMES
        self._found: dict[str, Suggestion | None] = {}
        """What was suggested for each kind of game."""

    @property
    def reading(self) -> bool:
        if self._archive is None:
            return self._open is not None
        return bool(self._archive.unread) and self._left > 0

    def read(self) -> None:
        """Open the archive or, once it is open, read one more game."""
        if self._archive is not None:
            self._archive.read(1)
            self._left -= 1
            if not self.reading:
                self._archive.keep()
        elif self._open is not None:
            self._archive = self._open()

    def text(self, info: GameInfo, plan: GamePlan) -> str:
        """Return the suggestion if all opponents have the level that it speaks of."""
        if self._archive is None or self.reading:
            return ""
        if info.name not in self._found:
            self._found[info.name] = suggestion(info, (game.summary for game in self._archive.games))
        found = self._found[info.name]
        levels = {seat.level(info) for seat in plan.seats if seat.kind == "opponent"}
        return found.text(info) if found is not None and levels == {found.known} else ""
