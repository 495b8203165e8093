"""The program on the screen: one window, its scenes, and the navigation between them."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import ref

from wotrush.ai.registry import load_ruleset
from wotrush.games import GameInfo, game_entry, games_to_choose
from wotrush.match.journal import Journal, read_journal
from wotrush.match.message import Problem
from wotrush.match.opponents.worker import GameWorker, SpawnedWorker
from wotrush.match.saves.saves import Kept, SavedGame, Saves
from wotrush.match.seats import Setup
from wotrush.model.game import Seat
from wotrush.scenes.app.appearance import apply_looks, apply_volumes, apply_words
from wotrush.scenes.app.rescue import rescue
from wotrush.scenes.app.saved_games import LOOKED_AT, UnknownGames, deal_in, newest
from wotrush.scenes.app.settings_file import SettingsFile
from wotrush.scenes.app.stack import AppStack
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.context import LOOKS, AppContext
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.page.reading import Reader
from wotrush.scenes.puzzles.solved import REMEMBERED_AS, joined
from wotrush.scenes.screens import Screens, screens_of
from wotrush.scenes.setup import days
from wotrush.scenes.setup.game_plan import SetupError
from wotrush.scenes.setup.share_code import of_the_day
from wotrush.scenes.style.sound_names import BACKGROUNDS
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.audio.speech import Mute, Speech
from wotrush.stage.clock import Clock
from wotrush.stage.scene import Scene
from wotrush.stage.window import Window

if TYPE_CHECKING:
    from wotrush.match.match import Match
    from wotrush.scenes.session.session import GameSession


class App:
    """Navigates from scene to scene (see `Navigation`), and keeps the running session and what is written to disk."""

    def __init__(
        self,
        stack: AppStack,
        clock: Clock,
        chosen: Settings,
        saves: Saves,
        worker: GameWorker,
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
        self.games = games_to_choose()
        self.context = AppContext(clock, Theme.of(chosen.high_contrast), chosen, self, sounds, self._changed)
        self.context.speech = speech or Mute()
        stack.reader = Reader(self.context)
        self._shown: dict[str, ref[Scene]] = {}
        """Pages that are open, by name, so that none is opened over itself."""
        self._unknown_games = UnknownGames()
        if window is not None:
            window.on_fullscreen = lambda on: self.context.change(full_screen=on)
        self._settings_file = SettingsFile(
            chosen,
            {game.setting(REMEMBERED_AS): joined for game in self.games}
            | {game.setting(days.REMEMBERED_AS): days.joined for game in self.games},
        )
        apply_words(chosen)
        apply_volumes(self.context, chosen)
        self._sound_background()

    # -- the current game

    @property
    def info(self) -> GameInfo:
        """The game of the running session, or the one that was chosen last."""
        name = self.session.info.name if self.session is not None else self.context.settings.game
        return next((game for game in self.games if game.name == name), self.games[0])

    @property
    def screens(self) -> Screens:
        """The screens of that game."""
        return screens_of(self.info.name)

    # -- navigation

    def title(self) -> None:
        self.leave_game()
        listing = self.saves.resumable(LOOKED_AT)
        waiting = [*listing.problems, *self._unknown_games.messages(listing)]
        if self._settings_file.problem:
            waiting.insert(0, self._settings_file.problem)
        if waiting and not self.context.news:
            self.context.news = waiting.pop(0)
        running = sum(not game.in_use for game in listing.games) + listing.more
        self.stack.show(
            Title(self.context, self.info, self.games, newest(listing), running, datetime.now(UTC).date())
        )
        if waiting:  # There is room for one sentence; this one is shown with the next title.
            self.context.news = waiting[0]

    def new_game(self) -> None:
        from wotrush.scenes.menu.new_game import NewGame

        self.worker.serve(game_entry(self.info.name))
        if isinstance(self.worker, SpawnedWorker):
            self.worker.warm_up()
        self.stack.push(NewGame(self.context, self.games, self.info, self.start, refusal=self._setup_refusal))

    def _setup_refusal(self, info: GameInfo, setup: Setup) -> str | None:
        """Return what the rules of a game say against a deal."""
        try:
            load_ruleset(game_entry(info.name)).new(dict(setup.options), setup.seed)
        except ValueError as error:
            return str(SetupError.of(error))
        return None

    def start(self, info: GameInfo, setup: Setup) -> None:
        """Deal a new game and show its table. Raises SetupError if the rules have no such game."""
        from wotrush.match.match import Match

        try:
            match: Match[Any, Any, Any, Any] = Match.new(load_ruleset(game_entry(info.name)), setup)
        except ValueError as error:
            raise SetupError.of(error) from error
        self.table(self._session(match, self.saves.keep(match)))

    def resume(self, path: Path | None = None) -> None:
        if path is None:
            self._resume(newest(self.saves.resumable(LOOKED_AT)))
        else:
            self._resume(self._saved_in(path))

    def resume_before(self, path: Path) -> None:
        self._resume(self._saved_in(path), take_back=True)

    def _saved_in(self, path: Path) -> SavedGame | None:
        games = self.saves.resumable().games
        return next((game for game in games if game.path == path), None)

    def running_games(self) -> None:
        from wotrush.scenes.menu.running_games import RunningGames

        self.stack.push(RunningGames(self.context, self.saves))

    def game_of_the_day(self) -> None:
        now = datetime.now(UTC)
        deal = of_the_day(self.info, now.date())
        plan = deal.plan.in_colors(self.context.settings.seat_colors)
        setup = plan.setup(self.info, deal.seed, now)
        begun = deal_in(self.saves.resumable(LOOKED_AT), self.info, setup)
        if begun is not None:
            self._resume(begun)
        else:
            self.start(self.info, setup)

    def _resume(self, saved: SavedGame | None, *, take_back: bool = False) -> None:
        if saved is None:
            self.title()
            return
        match: Match[Any, Any, Any, Any]
        try:
            ruleset = load_ruleset(game_entry(saved.journal.game))
            match, kept, message = self.saves.resume(saved, ruleset)
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

    def _session(self, match: Match[Any, Any, Any, Any], kept: Kept) -> GameSession:
        from wotrush.scenes.session.session import GameSession

        self.worker.serve(game_entry(match.ruleset.name))
        return GameSession(match, self.worker, self.context.settings, self.context.clock, kept)

    def table(self, session: GameSession) -> None:
        self.leave_game()
        chosen, self.session = self.info, session
        self.context.colors = session.match.setup.colors
        if self.info != chosen:
            self.context.change(game=self.info.name)
        self.stack.show(session.screens.table(self.context, session))

    def leave_game(self) -> None:
        """Close the session. Its decisions are on disk then; if not, the title says why."""
        if self.session is not None:
            self.session.close()
            problem = self.session.kept.problem if self.session.kept else None
            self.context.news = problem or self.context.news
            self.session, self.context.colors = None, ()

    def tutorial(self) -> None:
        tutorial = self.screens.tutorial
        if tutorial is not None:
            self.start(self.info, tutorial().deal())

    def puzzles(self) -> None:
        from wotrush.scenes.puzzles.scene import PuzzlesScene

        puzzles = self.screens.puzzles
        if puzzles is not None:
            self.stack.push(PuzzlesScene(self.context, puzzles()))

    def lay_over(self, scene: Scene) -> None:
        self.stack.push(scene)

    def on_top(self, scene: Scene) -> bool:
        return self.stack.top is scene

    def result(self, session: GameSession) -> None:
        if not self._is_on_top("result"):
            outcome = session.result()
            if outcome is not None and session.watched is None:
                days.remember_day(self.context, session.info, session.match.setup, outcome)
            from wotrush.scenes.result.scene import ResultScene

            scene = ResultScene(self.context, session, session.screens.result())
            self._shown["result"] = ref(scene)
            self.stack.show(scene)

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

        self.stack.push(KeysScene(self.context, self.games))

    def asking(self) -> None:
        from wotrush.scenes.menu.asking_scene import AskingScene

        self.stack.push(AskingScene(self.context, self.games))

    def interlude(self, session: GameSession) -> None:
        from wotrush.scenes.hotseat.banner import BannerScene
        from wotrush.scenes.hotseat.call import CallScene
        from wotrush.scenes.hotseat.cover import CoverScene
        from wotrush.scenes.session.session import TurnBanner
        from wotrush.scenes.session.window_call import WindowCall

        if isinstance(self.stack.top, BannerScene | CoverScene | CallScene):
            return
        match session.interlude:
            case None:
                return
            case TurnBanner():
                self.stack.push(BannerScene(self.context, session))
            case WindowCall():
                self.stack.push(CallScene(self.context, session))
            case _:
                self.stack.push(CoverScene(self.context, session))

    def recap(self, session: GameSession) -> None:
        from wotrush.scenes.hotseat.recap import RecapScene

        self.stack.push(RecapScene(self.context, session))

    def peek(self, session: GameSession, seat: Seat) -> None:
        from wotrush.scenes.hotseat.cover import PeekScene

        self.stack.push(PeekScene(self.context, session, seat))

    def rules(self, key: str = "") -> None:
        from wotrush.scenes.rulebook.scene import RuleBook

        rules = self.screens.rules
        if rules is not None and not self._is_on_top("rules"):
            scene = RuleBook(self.context, rules(), key)
            self._shown["rules"] = ref(scene)
            self.stack.push(scene)

    def _is_on_top(self, page: str) -> bool:
        shown = self._shown.get(page)
        return shown is not None and shown() is not None and shown() is self.stack.top

    def cards(self) -> None:
        from wotrush.scenes.gallery.scene import Gallery

        cards = self.screens.cards
        if cards is not None:
            self.stack.push(Gallery(self.context, cards()))

    def history(self) -> None:
        from wotrush.scenes.history.scene import HistoryScene
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

    def dropped(self, path: Path) -> None:
        """Watch the recorded game in this file; of any other file a notice says what is wrong with it."""
        try:
            journal = read_journal(path)
        except Problem as problem:
            self.stack.push(NoticeScene(self.context, problem.message))
            return
        self.watch(journal)

    def back(self) -> None:
        self.stack.pop()
        if self._settings_file.problem and isinstance(self.stack.top, Title):
            self.title()  # A new title shows the news.

    def quit(self) -> None:
        """Quit at once: all decisions are on disk, or will be before the program ends."""
        self.close()
        self.stack.clear()

    def close(self) -> None:
        """Close the session, the worker and the settings file; can be called twice."""
        self.leave_game()
        self.context.speech.hush()
        self.worker.close()
        self._settings_file.flush()

    def rescue(self, error: Exception) -> None:
        page = rescue(self.context, error, self.session, self.leave_game)
        self.session, self.context.colors = None, ()
        self.stack.push(page)

    # -- settings

    def _sound_background(self) -> None:
        if self.context.sounds is not None:
            self.context.sounds.loop(BACKGROUNDS[self.info.mood])

    def _changed(self, before: Settings, now: Settings) -> None:
        self._settings_file.submit(now)
        apply_volumes(self.context, now)
        self._sound_background()
        if self.session is not None:
            self.session.apply_settings(now)
            if before.seat_colors != now.seat_colors:
                self.session.match.recolor(now.seat_colors)
                self.context.colors = now.seat_colors
        if self.window is not None and self.window.fullscreen != now.full_screen:
            self.window.toggle_fullscreen()
            self.stack.resize(self.window.size)
        if before.ui_scale != now.ui_scale:
            self.stack.resize(self.stack.space.window)
        if any(getattr(before, name) != getattr(now, name) for name in LOOKS):
            apply_looks(self.context, now, self.stack.each())
