"""The program on the screen: one window, its scenes, and the navigation between them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import ref

from wotrush.game_info import GameInfo
from wotrush.games import game_entry, game_to_choose, games_to_choose
from wotrush.i18n import t
from wotrush.match.journal import Journal, read_journal
from wotrush.match.message import Message, Problem
from wotrush.match.opponents.worker import GameWorker
from wotrush.match.saves.saves import SavedGame, Saves
from wotrush.match.seats import Setup
from wotrush.model.game import Seat
from wotrush.scenes.app.appearance import apply_looks, apply_sounds, apply_words
from wotrush.scenes.app.rescue import rescue
from wotrush.scenes.app.saved_games import LOOKED_AT, UnknownGames, newest
from wotrush.scenes.app.sessions import Sessions
from wotrush.scenes.app.settings_file import SettingsFile
from wotrush.scenes.app.stack import AppStack
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.context import LOOKS, AppContext
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.page.reading import Reader
from wotrush.scenes.puzzles.solved import REMEMBERED_AS, joined
from wotrush.scenes.screens import Screens, screens_of
from wotrush.scenes.setup import days
from wotrush.scenes.setup.occasion import is_tutorial
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.audio.speech import Mute, Speech
from wotrush.stage.clock import Clock
from wotrush.stage.scene import Scene
from wotrush.stage.window import Window

if TYPE_CHECKING:
    from wotrush.match.analysis.analysis import Analysis
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
        self._behind: GameSession | None = None
        """The session of the page from which a decision is studied."""
        self.make_analysis: Callable[[], Analysis] | None = None
        """Makes the analysis for the first page that needs it; None: there is none."""
        self.games = games_to_choose()
        self.context = AppContext(clock, Theme.of(chosen.high_contrast), chosen, self, sounds, self._changed)
        self.context.speech = speech or Mute()
        self.sessions = Sessions(self.context, saves, worker)
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
        apply_sounds(self.context, chosen, self.info.mood)

    # -- the current game

    @property
    def info(self) -> GameInfo:
        """The game of the running session, or the one that was chosen last."""
        name = self.session.info.name if self.session is not None else self.context.settings.game
        return game_to_choose(name) or self.games[0]

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
        today, (_, begun) = datetime.now(UTC).date(), self.sessions.of_the_day(self.info, listing)
        saved, other = newest(listing, self.info), newest(listing)
        self.stack.show(Title(self.context, self.info, self.games, saved, running, today, begun, other))
        if waiting:  # There is room for one sentence; this one is shown with the next title.
            self.context.news = waiting[0]

    def new_game(self) -> None:
        from wotrush.scenes.history.summary import DIGEST
        from wotrush.scenes.menu.new_game import NewGame

        self.worker.serve(game_entry(self.info.name))
        self.worker.warm_up()
        self.stack.push(
            NewGame(
                self.context,
                self.games,
                self.info,
                self.start,
                refusal=self.sessions.refusal,
                archive=lambda: self.saves.archive(DIGEST),
            )
        )

    def start(self, info: GameInfo, setup: Setup) -> None:
        """Deal a new game and show its table. Raises SetupError if the rules have no such game."""
        self.table(self.sessions.deal(info, setup))

    def resume(self, path: Path | None = None) -> None:
        self._resume(self.sessions.saved(path))

    def resume_before(self, path: Path) -> None:
        self._resume(self.sessions.saved(path), take_back=True)

    def _resume(self, saved: SavedGame | None, *, take_back: bool = False) -> None:
        if saved is None:
            self.title()
            return
        try:
            session, message = self.sessions.resume(saved, take_back=take_back)
        except Problem as problem:
            self._report(problem)
            return
        self.table(session)
        self._notice(message)

    def running_games(self) -> None:
        from wotrush.scenes.menu.running_games import RunningGames

        self.stack.push(RunningGames(self.context, self.saves))

    def game_of_the_day(self) -> None:
        setup, begun = self.sessions.of_the_day(self.info)
        if begun is None:
            self.start(self.info, setup)
        else:
            self._resume(begun)

    def table(self, session: GameSession) -> None:
        self.leave_game()
        chosen, self.session = self.info, session
        self.context.colors = session.match.setup.colors
        if self.info != chosen:
            self.context.change(game=self.info.name)
        self.stack.show(screens_of(session.info.name).table(self.context, session))

    def leave_game(self) -> None:
        """Close the session. Its decisions are on disk then; if not, the title says why."""
        if self._behind is not None:
            self._behind.close()
            self._behind = None
        if self.session is not None:
            self.session.close()
            problem = self.session.kept.problem if self.session.kept else None
            self.context.news = problem or self.context.news
            self.session, self.context.colors = None, ()

    def tutorial(self) -> None:
        tutorial = self.screens.tutorial
        if tutorial is not None:
            self._forget_untouched_tutorials()
            self.start(self.info, tutorial().deal())

    def _forget_untouched_tutorials(self) -> None:
        """Delete newer saved games of the instructor in which nothing was done, so that looking in leaves no more than one."""
        for saved in self.saves.resumable(LOOKED_AT).games:
            journal = saved.journal
            untouched = journal.game == self.info.name and not any(turn.actions for turn in journal.turns)
            if untouched and not saved.in_use and is_tutorial(self.info, journal.setup()):
                self.saves.remove(saved)

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
                changes = days.with_result(self.context.settings, session.info, session.match.setup, outcome)
                if changes:
                    self.context.change(**changes)
            from wotrush.scenes.result.scene import ResultScene

            self._begin_analysis()
            scene = ResultScene(self.context, session, screens_of(session.info.name).result())
            self._shown["result"] = ref(scene)
            self.stack.show(scene)

    def rematch(self, session: GameSession) -> None:
        if session.watched is not None:
            self.watch(session.watched)
            return
        self.table(self.sessions.deal_again(session))

    def settings(self) -> None:
        from wotrush.scenes.menu.settings_scene import SettingsScene

        self.stack.push(SettingsScene(self.context, self.stack.space.window))

    def keys(self) -> None:
        from wotrush.scenes.menu.keys_scene import KeysScene

        played = self.session.info if self.session is not None else None
        self.stack.push(KeysScene(self.context, self.games, played))

    def asking(self) -> None:
        from wotrush.scenes.menu.asking_scene import AskingScene

        self.stack.push(AskingScene(self.context, self.games))

    def interlude(self, session: GameSession) -> None:
        from wotrush.scenes.app.interludes import interlude_over

        scene = interlude_over(self.stack.top, self.context, session)
        if scene is not None:
            self.stack.push(scene)

    def recap(self, session: GameSession) -> None:
        from wotrush.scenes.hotseat.recap_scene import RecapScene

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

        self._begin_analysis()
        self.stack.push(HistoryScene(self.context, self.saves.archive(DIGEST)))

    def _begin_analysis(self) -> None:
        if self.context.analysis is None and self.make_analysis is not None:
            self.context.analysis = self.make_analysis()

    def watch(self, journal: Journal, place: int = 0) -> None:
        from wotrush.scenes.session.watching import watched_session

        try:
            session = watched_session(journal, self.context.settings, self.context.clock, place)
        except Problem as problem:
            self._report(problem)
            return
        self.table(session)
        self._notice(session.recorded.message)

    def study(self, journal: Journal, place: int, said: Callable[[], str]) -> None:
        from wotrush.scenes.session.watching import Studied, watched_session

        try:
            session = watched_session(journal, self.context.settings, self.context.clock, place)
        except Problem as problem:
            self._report(problem)
            return
        session.study(Studied(session.recorded.place, said, self._end_study))
        self._behind, self.session = self.session, session
        self.stack.push(screens_of(session.info.name).table(self.context, session))
        self._notice(session.recorded.message)

    def _end_study(self) -> None:
        """Go back to the page below."""
        if self.session is not None:
            self.session.close()
        self.session, self._behind = self._behind, None
        self.stack.pop()

    def dropped(self, path: Path) -> None:
        """Watch the recorded game in this file; of any other file a notice says what is wrong with it."""
        try:
            journal = read_journal(path)
        except Problem as problem:
            self._notice(problem.message)
            return
        self.watch(journal)

    def _report(self, problem: Problem) -> None:
        """Say on the title why there is no table."""
        self.context.news = problem.message
        self.title()

    def _notice(self, message: Message | None) -> None:
        """Lay a sentence over the top scene, if there is one to be said."""
        if message is not None:
            self.stack.push(NoticeScene(self.context, message))

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
        self._remember_window()
        self.context.speech.hush()
        self.worker.close()
        if self.context.analysis is not None:
            self.context.analysis.close()
        self._settings_file.flush()

    def _remember_window(self) -> None:
        """Keep the size of the window for the next start; a full screen says nothing about it."""
        window, now = self.window, self.context.settings
        if window is None or window.fullscreen:
            return
        size = now.window_size if window.maximized else window.size
        if (size, window.maximized) != (now.window_size, now.maximized):
            self.context.change(window_size=size, maximized=window.maximized)

    def rescue(self, error: Exception) -> None:
        page = rescue(self.context, error, self.session, self.leave_game)
        self.session, self.context.colors = None, ()
        self.stack.push(page)

    # -- settings

    def _changed(self, before: Settings, now: Settings) -> None:
        self._settings_file.submit(now)
        apply_sounds(self.context, now, self.info.mood)
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
        if self.window is not None:
            self.window.rename(t(self.info.title))
