"""What every scene is handed: looks, settings, sounds, the clock, and the ways to other scenes."""

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
"""Settings that every open scene has to be made anew for."""
SIGNS = {Sign.REACHED: Sound.HOVER, Sign.PRESSED: Sound.CLICK}


class Navigation(Protocol):
    """The ways from scene to scene; the app keeps them, and no scene knows another."""

    def title(self) -> None: ...
    def new_game(self) -> None: ...
    def table(self, session: GameSession) -> None: ...
    def result(self, session: GameSession) -> None: ...
    def rematch(self, session: GameSession) -> None: ...
    def settings(self) -> None:
        """Opens over what is there; `back` leads there again."""
        ...

    def keys(self) -> None:
        """What the keys mean, to look up and to change."""
        ...

    def interlude(self, session: GameSession) -> None:
        """Banner or cover of `session.interlude`, over the table."""
        ...

    def recap(self, session: GameSession) -> None:
        """What happened since the last turn of the person at the screen, over the table."""
        ...

    def peek(self, session: GameSession, seat: Seat) -> None:
        """A cover, then that person's own hand while a key or button is held."""
        ...

    def resume(self) -> None:
        """Go on with the game that was saved last."""
        ...

    def resume_before(self, path: Path) -> None:
        """Go on with the game of that file as it was before the last decision."""
        ...

    def rules(self, key: str = "") -> None:
        """The rule book over what is there, open at a chapter or paragraph."""
        ...

    def cards(self) -> None:
        """The gallery of all cards over what is there."""
        ...

    def history(self) -> None: ...
    def watch(self, journal: Journal, place: int = 0) -> None:
        """That game once more, on the table, from one of its decisions on."""
        ...

    def back(self) -> None:
        """Closes what lies on top."""
        ...

    def quit(self) -> None: ...
    def tutorial(self) -> None: ...
    def puzzles(self) -> None: ...
    def lay_over(self, scene: Scene) -> None:
        """Lays a scene over what is there; `back` takes it away."""
        ...

    def on_top(self, scene: Scene) -> bool:
        """Whether nothing lies over it."""
        ...


class StayHere:
    """Goes nowhere: for a scene that is only looked at."""

    def _stay(self, *_: object) -> None:
        return

    title = new_game = table = result = rematch = settings = keys = interlude = recap = peek = _stay
    resume = resume_before = rules = cards = history = watch = back = quit = tutorial = puzzles = lay_over = (
        _stay
    )

    def on_top(self, scene: Scene) -> bool:
        return True


@dataclass
class AppContext:
    """One for the program. Read `theme` and `settings` anew when drawing: they are replaced, never changed."""

    clock: Clock
    theme: Theme
    settings: Settings
    go: Navigation
    sounds: Sounds | None = None
    on_change: Callable[[Settings, Settings], None] = lambda before, now: None
    news: Message | str = ""
    """One sentence for the title to tell: a file was damaged, a game could not be saved."""
    speech: Speech = field(default_factory=Mute)

    def change(self, **changes: object) -> None:
        """New settings from now on: kept on disk and applied to everything that is open."""
        before, self.settings = self.settings, self.settings.model_copy(update=changes)
        self.on_change(before, self.settings)

    @property
    def keys(self) -> Keys:
        """What the keys mean now."""
        return Keys(self.settings.shortcuts)

    def play(self, sound: Sound, volume: float = 1.0) -> None:
        """A sound, if there is a way to make it."""
        if self.sounds is not None:
            self.sounds.play(sound, volume)

    def say(self, text: str, *, at_once: bool = False) -> None:
        """Aloud, for those who have chosen to be told."""
        if self.settings.narration is Narration.SPEECH:
            self.speech.say(text, self.settings.language, at_once=at_once)

    def answer(self, sign: Sign) -> None:
        """What buttons sound like, everywhere."""
        self.play(SIGNS[sign])

    def seat_color(self, seat: Seat) -> Color:
        """The color of a player's panel, name and markers."""
        return self.theme.palette.seats[colors_of_seats(self.settings.seat_colors)[seat]]
