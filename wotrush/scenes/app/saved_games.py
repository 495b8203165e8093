"""The saved games as the title shows them: those that can be continued, and those of unknown games."""

from __future__ import annotations

from wotrush.game_info import GameInfo
from wotrush.games import game_to_choose
from wotrush.match.message import Message
from wotrush.match.replay import UNKNOWN_GAME
from wotrush.match.saves.saves import Listing, SavedGame
from wotrush.match.seats import Setup
from wotrush.scenes.setup.share_code import code_of_deal

LOOKED_AT = 20
"""The number of saved games that are read for the title."""


def newest(listing: Listing, info: GameInfo | None = None) -> SavedGame | None:
    """Return the newest game, of that kind or of any known one, that no other running copy of the program plays."""
    for saved in listing.games:
        kind = game_to_choose(saved.journal.game)
        if kind is not None and not saved.in_use and info in (None, kind):
            return saved
    return None


def deal_in(listing: Listing, info: GameInfo, setup: Setup) -> SavedGame | None:
    """Return the game that was dealt on the same day in the same way and goes on, if no other running copy plays it."""
    code, day = code_of_deal(info, setup), setup.started.date()
    for saved in listing.games:
        journal = saved.journal
        if saved.in_use or journal.base is not None or journal.game != info.name:
            continue
        if journal.started.date() == day and code_of_deal(info, journal.setup()) == code:
            return saved
    return None


class UnknownGames:
    """Reports each unknown kind of game once; the files stay where they are."""

    def __init__(self) -> None:
        self._reported: set[str] = set()

    def messages(self, listing: Listing) -> list[Message]:
        """Return a sentence for each kind that was not reported yet."""
        names = {saved.journal.game for saved in listing.games} - self._reported
        unknown = {name for name in names if game_to_choose(name) is None}
        self._reported |= unknown
        return [Message(UNKNOWN_GAME, {"game": name}) for name in sorted(unknown)]
