"""Sounds by name. A machine without a sound device, or a missing file, is silence and no error."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

import pygame

CHANNELS = 16


class Bus(Enum):
    """What has a volume of its own."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"


class Sounds:
    """Loads each file when it is first played."""

    def __init__(self, folder: Path, *, suffix: str = ".ogg") -> None:
        self._folder = folder
        self._suffix = suffix
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._looping: dict[str, pygame.mixer.Channel] = {}
        self.volumes = {Bus.EFFECTS: 0.8, Bus.AMBIENCE: 0.4}
        self.muted = False
        self.available = _open_mixer()

    def play(self, name: str, volume: float = 1.0) -> None:
        """Once, beside whatever else can be heard."""
        sound = self._sound(name)
        if sound is not None and not self.muted:
            sound.set_volume(self.volumes[Bus.EFFECTS] * volume)
            sound.play()

    def loop(self, name: str) -> None:
        """Over and over, until `hush`."""
        sound = self._sound(name)
        if sound is not None and name not in self._looping:
            sound.set_volume(self._ambience())
            if (channel := sound.play(loops=-1, fade_ms=800)) is not None:
                self._looping[name] = channel

    def hush(self, name: str) -> None:
        if name in self._looping:
            self._looping.pop(name).fadeout(800)

    def set_volume(self, bus: Bus, volume: float) -> None:
        """From 0 to 1."""
        self.volumes[bus] = min(max(volume, 0.0), 1.0)
        self._apply()

    def mute(self, muted: bool) -> None:
        self.muted = muted
        self._apply()

    def _ambience(self) -> float:
        return 0.0 if self.muted else self.volumes[Bus.AMBIENCE]

    def _apply(self) -> None:
        for name in self._looping:
            if (sound := self._sound(name)) is not None:
                sound.set_volume(self._ambience())

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if not self.available:
            return None
        if name not in self._loaded:
            self._loaded[name] = _load(self._folder / f"{name}{self._suffix}")
        return self._loaded[name]


def _open_mixer() -> bool:
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(frequency=44100, channels=2, buffer=1024)
        pygame.mixer.set_num_channels(CHANNELS)
    except pygame.error:
        return False
    return True


def _load(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (FileNotFoundError, pygame.error):
        return None
