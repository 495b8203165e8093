"""A sound output for tests."""

from __future__ import annotations

from pathlib import Path

from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.audio.sound import Sounds
from wotrush.stage.clock import ManualClock


class Recorder(Sounds):
    """Makes no sound, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"), ManualClock())
        self.heard: list[Sound] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        assert 0 < volume <= 1
        self.heard.append(Sound(name))

    def since(self) -> list[Sound]:
        """Return what came since the last call."""
        heard, self.heard = self.heard, []
        return heard
