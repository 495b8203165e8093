"""Draws pictures of scenes: without a window, with a manual clock and default settings."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.game_info import GameInfo
from wotrush.games import DEFAULT_GAME, game_info
from wotrush.i18n import language
from wotrush.match.match import AnyMatch
from wotrush.scenes.page.context import AppContext, StayHere
from wotrush.scenes.screens import screens_of
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.scale import largest_ui_scale
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.scene import NodeScene, Scene, SceneStack
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.staged import session_of

MOST_FRAMES = 60
"""A frame draws a few new pictures at most, and a table has fewer than this many sprites."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The contents of a picture."""

    size: tuple[int, int]
    seed: int
    turn: int
    players: int
    scale: float = 1.0
    """The scale of the interface, limited to what fits the size, as in the game."""
    contrast: bool = False
    game: str = DEFAULT_GAME

    @property
    def info(self) -> GameInfo:
        return game_info(self.game)


class Studio:
    """Everything that drawing one picture takes."""

    def __init__(
        self,
        size: tuple[int, int],
        scale: float = 1.0,
        contrast: bool = False,
        speed: Speed = Speed.OFF,
    ) -> None:
        self.clock = ManualClock()
        settings = Settings(
            language=language(), speed=speed, ui_scale=scale, high_contrast=contrast, tips=False
        )
        self.context = AppContext(self.clock, Theme.of(contrast), settings, StayHere())
        self.stack = SceneStack(self.clock, fade=0, ui_scale=min(scale, largest_ui_scale(size)))
        self.size = size

    @classmethod
    def of(cls, wanted: Wanted, speed: Speed = Speed.OFF) -> Studio:
        """Return a studio for that picture. `speed` is that of motions, which a picture of one needs."""
        return cls(wanted.size, wanted.scale, wanted.contrast, speed)

    def take(self, *scenes: Scene, frames: int = 12) -> Surface:
        """Draw the scenes, the last on top, once nothing moves."""
        return self.pilot(*scenes, frames=frames).surface

    def pilot(self, *scenes: Scene, frames: int = 12) -> Pilot:
        self.stack.resize(self.size)
        for scene in scenes:
            self.stack.push(scene)
        pilot = Pilot(self.stack, self.clock, self.size)
        for _ in range(frames):
            pilot.step(0.25)
        complete(pilot)
        return pilot

    def session(self, match: AnyMatch) -> GameSession:
        return session_of(match, self.context.settings, self.clock)

    def table(self, session: GameSession) -> NodeScene:
        """Return the table that the session's game is played at."""
        return screens_of(session.info.name).table(self.context, session)


def complete(pilot: Pilot) -> None:
    """Go on drawing, without time passing, until every sprite has a picture of its own: a frame may repeat older ones."""
    for _ in range(MOST_FRAMES):
        if not pilot.stack.stale:
            return
        pilot.step(0.0)
