"""A place to take pictures of scenes: no window, a clock that stands still, settings as shipped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Surface

from wotrush.i18n import language
from wotrush.scenes.page.context import AppContext, StayHere
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.scale import largest_ui_scale
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.input.pilot import Pilot
from wotrush.stage.scene import Scene, SceneStack
from wotrush.workshop.staged import session_of

if TYPE_CHECKING:
    from wotrush.scenes.rush.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a picture is to show."""

    size: tuple[int, int]
    seed: int
    turn: int
    players: int
    scale: float = 1.0
    """Of the interface; never more than the size has room for, as in the game."""
    contrast: bool = False


class Studio:
    """One picture is taken in it."""

    def __init__(self, size: tuple[int, int], scale: float = 1.0, contrast: bool = False) -> None:
        self.clock = ManualClock()
        settings = Settings(language=language(), speed=Speed.OFF, ui_scale=scale, high_contrast=contrast)
        self.context = AppContext(self.clock, Theme.of(contrast), settings, StayHere())
        self.stack = SceneStack(self.clock, fade=0, ui_scale=min(scale, largest_ui_scale(size)))
        self.size = size

    @classmethod
    def of(cls, wanted: Wanted) -> Studio:
        """Return a studio for that picture."""
        return cls(wanted.size, wanted.scale, wanted.contrast)

    def take(self, *scenes: Scene, frames: int = 12) -> Surface:
        """The last on top, once everything has come to rest."""
        return self.pilot(*scenes, frames=frames).surface

    def pilot(self, *scenes: Scene, frames: int = 12) -> Pilot:
        self.stack.resize(self.size)
        for scene in scenes:
            self.stack.push(scene)
        pilot = Pilot(self.stack, self.clock, self.size)
        for _ in range(frames):
            pilot.step(0.25)
        return pilot

    def session(self, match: RushMatch) -> GameSession:
        return session_of(match, self.context.settings, self.clock)

    def table(self, session: GameSession) -> TableScene:
        # Like every scene here, imported when asked for: the title is drawn to see how soon the game stands.
        from wotrush.scenes.rush.table.scene import TableScene

        return TableScene(self.context, session)
