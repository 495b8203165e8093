"""The games that people can choose. What is heavy of a game is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.ai.registry import AnyRuleset, load_ruleset
from wotrush.games import GameEntry, GameInfo, games_to_choose, load
from wotrush.i18n import mark
from wotrush.match.message import Message
from wotrush.match.saves import Listing, SavedGame
from wotrush.match.worker import Worker
from wotrush.scenes.screens import Screens
from wotrush.stage.drawing.cache import SurfaceCache

UNKNOWN_GAME = mark("This is a game of {game}, which is not known here.")


class GameLibrary:
    """Finds the parts of a game by its name, and keeps one worker for the opponents of one game at a time."""

    def __init__(self, games: Mapping[str, GameEntry], open_worker: Callable[[GameEntry], Worker]) -> None:
        self._games = games
        self._open_worker = open_worker
        self._worker: tuple[GameEntry, Worker] | None = None
        self._reported: set[str] = set()
        self.infos = games_to_choose(games)

    def info(self, name: str) -> GameInfo:
        """Return the info of that game, or of the first one where the name is unknown."""
        return next((info for info in self.infos if info.name == name), self.infos[0])

    def newest(self, listing: Listing) -> SavedGame | None:
        """Return the game to go on with: one of a known kind that no other copy of the program has open."""
        return next((saved for saved in listing.games if not saved.in_use and self._has(saved)), None)

    def problems(self, listing: Listing) -> list[Message]:
        """Return a sentence for each kind of game that is unknown, once; the files stay where they are."""
        unknown = {saved.journal.game for saved in listing.games if not self._has(saved)} - self._reported
        self._reported |= unknown
        return [Message(UNKNOWN_GAME, {"game": name}) for name in sorted(unknown)]

    def _has(self, saved: SavedGame) -> bool:
        return any(info.name == saved.journal.game for info in self.infos)

    def ruleset(self, info: GameInfo) -> AnyRuleset:
        return load_ruleset(self._games[info.name])

    def face_cache(self, info: GameInfo) -> SurfaceCache:
        """Open the cache of drawn cards."""
        path = self._games[info.name].face_cache
        cache: SurfaceCache = load(path)() if path is not None else SurfaceCache()
        return cache

    def screens(self, info: GameInfo) -> Screens:
        """Import the game's scenes. Only a game that has an info is asked for them."""
        path = self._games[info.name].screens
        assert path is not None, f"{info.name} can be chosen, so its entry names its screens"
        screens: Screens = load(path)
        return screens

    def worker(self, info: GameInfo) -> Worker:
        """Return the worker for that game; the worker of another game ends."""
        entry = self._games[info.name]
        if self._worker is None or self._worker[0] != entry:
            self.close()
            self._worker = entry, self._open_worker(entry)
        return self._worker[1]

    def close(self) -> None:
        """End the worker; can be called twice."""
        if self._worker is not None:
            self._worker[1].close()
        self._worker = None
