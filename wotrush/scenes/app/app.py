"""The program on the screen: one window, the scenes that lie in it, and the ways between them."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wotrush.i18n import set_language, set_latin_names
from wotrush.match.journal import Journal
from wotrush.match.message import Problem
from wotrush.match.saves import Kept, Listing, SavedGame, Saves
from wotrush.match.seats import Setup
from wotrush.match.worker import SpawnedWorker, Worker
from wotrush.model.game import Seat
from wotrush.scenes.app.settings_file import SettingsFile
from wotrush.scenes.app.stack import AppStack
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.context import LOOKS, AppContext
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.page.reading import Reader
from wotrush.scenes.rush.puzzles.solved import REMEMBERED_AS, joined
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.audio.sound import Bus, Sounds
from wotrush.stage.audio.speech import Mute, Speech
from wotrush.stage.clock import Clock
from wotrush.stage.scene import Scene
from wotrush.stage.window import Window

if TYPE_CHECKING:
    from wotrush.scenes.session.session import GameSession, RushMatch


class App:
    """Keeps the ways from scene to scene (see `Navigation`), the game under way, and what is written to disk."""

    def __init__(
        self,
        stack: AppStack,
        clock: Clock,
        chosen: Settings,
        saves: Saves,
        worker: Worker,
        *,
        window: Window | None = None,
        sounds: Sounds | None = None,
        speech: Speech | None = None,
    ) -> None:
        self.stack = stack
        stack.app = self
        self.saves = saves
        self.worker = worker
        self.window = window
        self.session: GameSession | None = None
        self.context = AppContext(clock, Theme.of(chosen.high_contrast), chosen, self, sounds, self._changed)
        self.context.speech = speech or Mute()
        stack.reader = Reader(self.context)
        if window is not None:
            window.on_fullscreen = lambda on: self.context.change(full_screen=on)
        self._settings_file = SettingsFile(chosen, {REMEMBERED_AS: joined})
        set_language(chosen.language)
        set_latin_names(chosen.latin_names)
        self._apply_volumes(chosen)
        if sounds is not None:
            sounds.loop(Sound.AMBIENCE)

    # -- the ways

    def title(self) -> None:
        self.leave_game()
        listing = self.saves.resumable()
        waiting = listing.problems
        if self._settings_file.problem:
            waiting.insert(0, self._settings_file.problem)
        if waiting and not self.context.news:
            self.context.news = waiting.pop(0)
        self.stack.show(Title(self.context, _newest(listing)))
        if waiting:  # There is room for one sentence: this one comes when the title is seen next.
            self.context.news = waiting[0]

    def new_game(self) -> None:
        from wotrush.scenes.menu.new_game import NewGame

        if isinstance(self.worker, SpawnedWorker):
            self.worker.warm_up()
        self.stack.push(NewGame(self.context, self.start))

    def start(self, setup: Setup) -> None:
        """Deals a new game and lays the table."""
        from wotrush.match.match import Match
        from wotrush.model.rush import rush_ruleset

        match: RushMatch = Match.new(rush_ruleset(), setup)
        self.table(self._session(match, self.saves.keep(match)))

    def resume(self) -> None:
        self._resume(_newest(self.saves.resumable()))

    def resume_before(self, path: Path) -> None:
        """That game as it was before the last decision."""
        games = self.saves.resumable().games
        self._resume(next((game for game in games if game.path == path), None), take_back=True)

    def _resume(self, saved: SavedGame | None, *, take_back: bool = False) -> None:
        from wotrush.model.rush import rush_ruleset

        if saved is None:
            self.title()
            return
        match: RushMatch
        try:
            match, kept, message = self.saves.resume(saved, rush_ruleset())
        except Problem as problem:
            self.context.news = problem.message
            self.title()
            return
        if take_back:
            match.whole_turn_undo = True
            seat = match.last_chooser()
            if seat is not None and match.can_undo(seat):
                match.undo(seat)
        self.table(self._session(match, kept))
        if message is not None:
            self.stack.push(NoticeScene(self.context, message))

    def _session(self, match: RushMatch, kept: Kept) -> GameSession:
        from wotrush.scenes.session.session import GameSession

        return GameSession(match, self.worker, self.context.settings, self.context.clock, kept)

    def table(self, session: GameSession) -> None:
        from wotrush.scenes.rush.tutorial.table import table_for

        self.leave_game()
        self.session = session
        self.stack.show(table_for(self.context, session))

    def leave_game(self) -> None:
        """What was decided is on disk then, or the title tells why not."""
        if self.session is not None:
            self.session.close()
            problem = self.session.kept.problem if self.session.kept else None
            self.context.news = problem or self.context.news
            self.session = None

    def tutorial(self) -> None:
        """A game with lessons; one that was left is gone on with from the title."""
        from wotrush.scenes.rush.tutorial.course import lesson_game

        self.start(lesson_game())

    def puzzles(self) -> None:
        from wotrush.scenes.rush.puzzles.scene import PuzzlesScene

        self.stack.push(PuzzlesScene(self.context))

    def lay_over(self, scene: Scene) -> None:
        self.stack.push(scene)

    def on_top(self, scene: Scene) -> bool:
        return self.stack.top is scene

    def result(self, session: GameSession) -> None:
        from wotrush.scenes.result import ResultScene

        if not isinstance(self.stack.top, ResultScene):
            self.stack.show(ResultScene(self.context, session))

    def rematch(self, session: GameSession) -> None:
        if session.watched is not None:
            self.watch(session.watched)
            return
        again = session.match.rematch(secrets.randbits(32), datetime.now(UTC))
        self.table(self._session(again, self.saves.keep(again)))

    def settings(self) -> None:
        from wotrush.scenes.menu.settings_scene import SettingsScene

        self.stack.push(SettingsScene(self.context, self.stack.space.window))

    def keys(self) -> None:
        from wotrush.scenes.menu.keys_scene import KeysScene

        self.stack.push(KeysScene(self.context))

    def interlude(self, session: GameSession) -> None:
        from wotrush.scenes.hotseat.banner import BannerScene
        from wotrush.scenes.hotseat.cover import CoverScene
        from wotrush.scenes.session.session import TurnBanner

        if isinstance(self.stack.top, BannerScene | CoverScene):
            return
        match session.interlude:
            case None:
                return
            case TurnBanner():
                self.stack.push(BannerScene(self.context, session))
            case _:
                self.stack.push(CoverScene(self.context, session))

    def recap(self, session: GameSession) -> None:
        from wotrush.scenes.hotseat.recap import RecapScene

        self.stack.push(RecapScene(self.context, session))

    def peek(self, session: GameSession, seat: Seat) -> None:
        from wotrush.scenes.hotseat.cover import PeekScene

        self.stack.push(PeekScene(self.context, session, seat))

    def rules(self, key: str = "") -> None:
        from wotrush.scenes.rush.rulebook.scene import RuleBook

        if not isinstance(self.stack.top, RuleBook):
            self.stack.push(RuleBook(self.context, key))

    def cards(self) -> None:
        from wotrush.scenes.rush.gallery.scene import Gallery

        self.stack.push(Gallery(self.context))

    def history(self) -> None:
        from wotrush.scenes.history import HistoryScene
        from wotrush.scenes.history.summary import DIGEST

        self.stack.push(HistoryScene(self.context, self.saves.archive(DIGEST)))

    def watch(self, journal: Journal, place: int = 0) -> None:
        from wotrush.scenes.session.watching import watched_session

        try:
            session = watched_session(journal, self.context.settings, self.context.clock, place)
        except Problem as problem:
            self.context.news = problem.message
            self.title()
            return
        self.table(session)
        if session.recorded.message is not None:
            self.stack.push(NoticeScene(self.context, session.recorded.message))

    def back(self) -> None:
        self.stack.pop()
        if self._settings_file.problem and isinstance(self.stack.top, Title):
            self.title()  # It tells news only when it is new.

    def quit(self) -> None:
        """At once: what was decided is on disk already, or will be before the program ends."""
        self.close()
        self.stack.clear()

    def close(self) -> None:
        """Lets go of everything; can be called twice."""
        self.leave_game()
        self.context.speech.hush()
        self.worker.close()
        self._settings_file.flush()

    # -- settings

    def _changed(self, before: Settings, now: Settings) -> None:
        self._settings_file.submit(now)
        self._apply_volumes(now)
        if self.session is not None:
            self.session.apply_settings(now)
        if self.window is not None and self.window.fullscreen != now.full_screen:
            self.window.toggle_fullscreen()
            self.stack.resize(self.window.size)
        if before.ui_scale != now.ui_scale:
            self.stack.resize(self.stack.space.window)
        if any(getattr(before, name) != getattr(now, name) for name in LOOKS):
            self._restyle(now)

    def _restyle(self, now: Settings) -> None:
        set_language(now.language)
        set_latin_names(now.latin_names)
        self.context.theme = Theme.of(now.high_contrast, self.context.theme.writer)
        for scene in self.stack.each():
            restyle = getattr(scene, "restyle", None)
            if restyle is not None:
                restyle()

    def _apply_volumes(self, chosen: Settings) -> None:
        sounds = self.context.sounds
        if sounds is not None:
            sounds.mute(chosen.muted)
            sounds.set_volume(Bus.EFFECTS, chosen.effects_volume)
            sounds.set_volume(Bus.AMBIENCE, chosen.ambience_volume)


def _newest(listing: Listing) -> SavedGame | None:
    """The game to go on with: none that another copy of the program has open."""
    return next((game for game in listing.games if not game.in_use and game.journal.game == "rush"), None)
