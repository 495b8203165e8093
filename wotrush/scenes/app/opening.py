"""Opens the window and shows the app's scenes in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from wotrush import resources, settings
from wotrush.games import game_entry, game_to_choose, games_to_choose
from wotrush.i18n import set_language, t
from wotrush.match.journal import Journal
from wotrush.match.opponents.worker import SpawnedWorker
from wotrush.match.saves.saves import Saves
from wotrush.scenes.app.app import App
from wotrush.scenes.app.face_cache import open_face_cache
from wotrush.scenes.app.stack import AppStack, FrameHook
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.audio.speech import system_speech
from wotrush.stage.clock import RealClock
from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.window import Window, WindowOptions
from wotrush.stage.window import run as run_window

if TYPE_CHECKING:
    from wotrush.match.analysis.analysis import Analysis


def run(pilot: Callable[[AppStack], FrameHook] | None = None) -> None:
    """Show the title, and return when the window is closed. `pilot` plays instead of a person."""
    _open(App.title, pilot)


def watch(journal: Journal) -> None:
    """Open the window on a recorded game."""
    _open(lambda app: app.watch(journal))


def take_first_steps(report: Callable[[str], None]) -> None:
    """Measure the start: call `report` with "shown" and then "playable", and quit."""

    def begin(app: App) -> None:
        from wotrush.scenes.app.first_steps import FirstSteps

        FirstSteps(app, report)
        app.title()

    _open(begin)


def _open(first: Callable[[App], None], pilot: Callable[[AppStack], FrameHook] | None = None) -> None:
    chosen, notice = settings.load()
    set_language(chosen.language)
    info = game_to_choose(chosen.game) or games_to_choose()[0]
    options = WindowOptions(
        t(info.title),
        fullscreen=chosen.full_screen,
        last_size=chosen.window_size,
        maximized=chosen.maximized,
        icon=pygame.image.load(resources.asset("icon.png")),
    )
    window = Window(options)
    clock, face_cache = RealClock(), open_face_cache()
    stack = AppStack(clock, face_cache)
    sounds = Sounds(resources.asset("sounds"), clock)
    games = resources.user_dir("games")
    saves = Saves(games)
    worker, speech = SpawnedWorker(game_entry(info.name)), system_speech()
    app = App(stack, clock, chosen, saves, worker, window=window, sounds=sounds, speech=speech)
    app.make_analysis = partial(_analysis, games)
    app.context.news = notice or saves.why_not() or ""
    stack.resize(window.size)
    if pilot is not None:
        stack.pilot = pilot(stack)
    try:
        first(app)
        run_window(window, stack, Gamepad(lambda button: app.context.keys.pad(button)))
    finally:
        app.close()
        face_cache.close()
        window.close()


def _analysis(games: Path) -> Analysis:
    """Return the analysis of finished games; it is not loaded before the first page that needs it."""
    from wotrush.match.analysis.analysis import Analysis
    from wotrush.match.analysis.tasks import SpawnedTask

    return Analysis(games, SpawnedTask)
