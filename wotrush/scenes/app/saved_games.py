"""The saved games as the title shows them: the one that Continue resumes, and those of unknown games."""

from __future__ import annotations

from wotrush.games import GameInfo, games_to_choose
from wotrush.match.message import Message
from wotrush.match.replay import UNKNOWN_GAME
from wotrush.match.saves.saves import Listing, SavedGame


def newest(listing: Listing) -> SavedGame | None:
    """Return the game to resume: the newest of a known kind that no other running copy of the program plays."""
    return next((saved for saved in listing.games if not saved.in_use and _info(saved) is not None), None)


class UnknownGames:
    """Reports each unknown kind of game once; the files stay where they are."""

    def __init__(self) -> None:
        self._reported: set[str] = set()

    def messages(self, listing: Listing) -> list[Message]:
        """Return a sentence for each kind that was not reported yet."""
        names = {saved.journal.game for saved in listing.games if _info(saved) is None} - self._reported
        self._reported |= names
        return [Message(UNKNOWN_GAME, {"game": name}) for name in sorted(names)]


def _info(saved: SavedGame) -> GameInfo | None:
    return next((info for info in games_to_choose() if info.name == saved.journal.game), None)
