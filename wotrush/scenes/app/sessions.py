"""Sessions of games: dealt anew, dealt again, dealt for the day, or resumed; each is saved as it is played."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wotrush.ai.registry import load_ruleset
from wotrush.game_info import GameInfo
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch
from wotrush.match.message import Message
from wotrush.match.opponents.worker import GameWorker
from wotrush.match.saves.saves import Kept, Listing, SavedGame, Saves
from wotrush.match.seats import Setup
from wotrush.scenes.app.saved_games import LOOKED_AT, deal_in, newest
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.game_plan import SetupError, remembered_plan
from wotrush.scenes.setup.share_code import of_the_day

if TYPE_CHECKING:
    from wotrush.scenes.session.session import GameSession


class Sessions:
    """Opens sessions. Their opponents think in the one worker, which serves the game that was opened last."""

    def __init__(self, context: AppContext, saves: Saves, worker: GameWorker) -> None:
        self._context = context
        self._saves = saves
        self._worker = worker

    def deal(self, info: GameInfo, setup: Setup) -> GameSession:
        """Deal a new game. Raises SetupError if the rules have no such game."""
        from wotrush.match.match import Match

        try:
            match: AnyMatch = Match.new(load_ruleset(game_entry(info.name)), setup)
        except ValueError as error:
            raise SetupError.of(error) from error
        return self.open(match, self._saves.keep(match))

    def refusal(self, info: GameInfo, setup: Setup) -> str | None:
        """Return what the rules of a game say against a deal."""
        try:
            load_ruleset(game_entry(info.name)).new(dict(setup.options), setup.seed)
        except ValueError as error:
            return str(SetupError.of(error))
        return None

    def deal_again(self, session: GameSession) -> GameSession:
        """Deal other cards to the same players."""
        again = session.match.rematch(secrets.randbits(32), datetime.now(UTC))
        return self.open(again, self._saves.keep(again))

    def saved(self, path: Path | None = None) -> SavedGame | None:
        """Return the game in that file, or the one that was saved last, if it can be resumed."""
        return newest(self._saves.resumable(LOOKED_AT)) if path is None else self._saves.at(path)

    def of_the_day(self, info: GameInfo, listing: Listing | None = None) -> tuple[Setup, SavedGame | None]:
        """Return today's deal and, if it was begun, its saved game, of those that are listed if they are known."""
        now = datetime.now(UTC)
        deal = of_the_day(info, now.date())
        settings = self._context.settings
        plan = deal.plan.with_names_of(remembered_plan(info, settings)).in_colors(settings.seat_colors)
        setup = plan.setup(info, deal.seed, now)
        return setup, deal_in(listing or self._saves.resumable(LOOKED_AT), info, setup)

    def resume(self, saved: SavedGame, *, take_back: bool = False) -> tuple[GameSession, Message | None]:
        """Resume a game, with `take_back` as it was before the last decision, and return what the player is to be told.
        Raises Problem if the file is of no use.
        """
        match: AnyMatch
        match, kept, message = self._saves.resume(saved, load_ruleset(game_entry(saved.journal.game)))
        if take_back:
            match.whole_turn_undo = True
            seat = match.last_chooser()
            if seat is not None and match.can_undo(seat):
                match.undo(seat)
        return self.open(match, kept), message

    def open(self, match: AnyMatch, kept: Kept) -> GameSession:
        """Return the session of a match that is being saved."""
        from wotrush.scenes.session.session import GameSession

        self._worker.serve(game_entry(match.ruleset.name))
        self._worker.warm_up()
        return GameSession(match, self._worker, self._context.settings, self._context.clock, kept)
