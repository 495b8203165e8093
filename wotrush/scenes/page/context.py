"""What every scene is given: theme, settings, sounds, clock, and the navigation to other scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from wotrush.match.journal import Journal
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.scenes.page.keys import Keys
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Narration, Settings
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.audio.speech import Mute, Speech
from wotrush.stage.clock import Clock
from wotrush.stage.color import Color
from wotrush.stage.input.ui import Sign
from wotrush.stage.scene import Scene

if TYPE_CHECKING:
    from wotrush.match.analysis.analysis import Analysis
    from wotrush.scenes.session.session import GameSession


LOOKS = (
    "language",
    "ui_scale",
    "high_contrast",
    "reduced_motion",
    "latin_names",
    "narration",
    "speed",
    "shortcuts",
    "seat_colors",
)
"""Settings whose change rebuilds every open scene."""
SIGNS = {Sign.REACHED: Sound.HOVER, Sign.PRESSED: Sound.CLICK}


class Navigation(Protocol):
    """The navigation between scenes, kept by the app, so that no scene knows another."""

    def title(self) -> None: ...
    def new_game(self) -> None: ...
    def table(self, session: GameSession) -> None: ...
    def result(self, session: GameSession) -> None: ...
    def rematch(self, session: GameSession) -> None: ...
    def settings(self) -> None:
        """Open the settings over the top scene; `back` closes them."""

    def keys(self) -> None:
        """Open the page of all keys."""

    def asking(self) -> None:
        """Open the page on which a person chooses when to be asked for reactions."""

    def interlude(self, session: GameSession) -> None:
        """Show the banner or cover that `session.interlude` asks for, over the table."""

    def recap(self, session: GameSession) -> None:
        """Show over the table what happened since the last turn of the person at the screen."""

    def peek(self, session: GameSession, seat: Seat) -> None:
        """Show a cover, and that person's own hand while a key or button is held."""

    def resume(self, path: Path | None = None) -> None:
        """Resume the game in that file, or the one that was saved last."""

    def running_games(self) -> None:
        """Open the list of all games that can be resumed."""

    def game_of_the_day(self) -> None:
        """Start today's game, or resume it."""

    def resume_before(self, path: Path) -> None:
        """Resume the game in that file as it was before the last decision."""

    def rules(self, key: str = "") -> None:
        """Open the rule book over the top scene, at a chapter or paragraph."""

    def cards(self) -> None:
        """Open the gallery of all cards over the top scene."""

    def history(self) -> None: ...
    def watch(self, journal: Journal, place: int = 0) -> None:
        """Replay that game on the table, starting at one of its decisions."""

    def study(self, journal: Journal, place: int, said: Callable[[], str]) -> None:
        """Show a decision of that game on the table, of which something is said, and come back to this page later."""

    def back(self) -> None:
        """Close the top scene."""

    def quit(self) -> None: ...
    def tutorial(self) -> None: ...
    def puzzles(self) -> None: ...
    def lay_over(self, scene: Scene) -> None:
        """Show a scene over the top one; `back` closes it."""

    def on_top(self, scene: Scene) -> bool:
        """Return whether that scene is the top one."""


class StayHere:
    """Ignores all navigation, for scenes that are only drawn."""

    def _stay(self, *_: object) -> None:
        return

    title = new_game = table = result = rematch = settings = keys = asking = interlude = recap = peek = _stay
    running_games = game_of_the_day = _stay
    resume = resume_before = rules = cards = history = watch = study = back = quit = tutorial = puzzles = (
        lay_over
    ) = _stay

    def on_top(self, scene: Scene) -> bool:
        return True


@dataclass
class AppContext:
    """The one context of the program. `theme` and `settings` are replaced, never changed: read them again whenever
    drawing.
    """

    clock: Clock
    theme: Theme
    settings: Settings
    go: Navigation
    sounds: Sounds | None = None
    on_change: Callable[[Settings, Settings], None] = lambda before, now: None
    news: Message | str = ""
    """One sentence for the title, e.g. that a file was damaged."""
    speech: Speech = field(default_factory=Mute)
    analysis: Analysis | None = None
    """What is worked out about finished games beside the screen; None: nothing is."""
    colors: tuple[int, ...] = ()
    """The colors of the running game's seats; empty without a game, and in games that follow the settings."""

    def change(self, **changes: object) -> None:
        """Change settings: they are saved and applied to every open scene."""
        before, self.settings = self.settings, self.settings.model_copy(update=changes)
        self.on_change(before, self.settings)

    @property
    def keys(self) -> Keys:
        """The keys of all commands."""
        return Keys(self.settings.shortcuts)

    def play(self, sound: Sound, volume: float = 1.0) -> None:
        """Play a sound, if the program has any."""
        if self.sounds is not None:
            self.sounds.play(sound, volume)

    def say(self, text: str, *, at_once: bool = False) -> None:
        """Speak the text, if the settings ask for speech."""
        if self.settings.narration is Narration.SPEECH:
            self.speech.say(text, self.settings.language, at_once=at_once)

    def answer(self, sign: Sign) -> None:
        """Play the sound of a button."""
        self.play(SIGNS[sign])

    def seat_color(self, seat: Seat) -> Color:
        """Return the color of a player's panel, name and markers."""
        return self.theme.palette.seats[colors_of_seats(self.colors or self.settings.seat_colors)[seat]]
