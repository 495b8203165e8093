"""Plays sounds by name. Without a sound device or a file there is silence, and no error."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import chain, count, cycle
from pathlib import Path

import pygame

from wotrush.stage.clock import Clock

CHANNELS = 24
AT_ONCE = 0.06
"""Within so many seconds the same sound is played only once, so that simultaneous events do not sound louder."""
FADE_MS = 800


class Bus(Enum):
    """A group of sounds with a volume of its own."""

    EFFECTS = "effects"
    AMBIENCE = "ambience"


class Sounds:
    """Loads each file when it is first played. Variants of a sound (`deal`, `deal-2`, …) take turns."""

    def __init__(self, folder: Path, clock: Clock, *, suffix: str = ".ogg") -> None:
        self._folder = folder
        self._clock = clock
        self._suffix = suffix
        self._takes: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, Iterator[pygame.mixer.Sound]] = {}
        self._buses: dict[str, Bus] = {}
        self._begun: dict[str, float] = {}
        self._looping = ""
        self.volumes = {Bus.EFFECTS: 0.8, Bus.AMBIENCE: 0.4}
        self.muted = False
        self.available = _open_mixer()

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound once, over whatever else is playing."""
        now = self._clock.now()
        if self.muted or not self._load(name, Bus.EFFECTS) or now - self._begun.get(name, -AT_ONCE) < AT_ONCE:
            return
        self._begun[name] = now
        channel = next(self._turns[name]).play()
        if channel is not None:
            channel.set_volume(volume)

    def loop(self, name: str) -> None:
        """Play a sound over and over, in place of the one that was looped before."""
        if name == self._looping or not self._load(name, Bus.AMBIENCE):
            return
        if self._looping:
            self._takes[self._looping][0].fadeout(FADE_MS)
            self._looping = ""
        if self._takes[name][0].play(loops=-1, fade_ms=FADE_MS) is not None:
            self._looping = name

    def set_volume(self, bus: Bus, volume: float) -> None:
        """Set the volume from 0 to 1, for sounds that are playing now as well."""
        self.volumes[bus] = min(max(volume, 0.0), 1.0)
        self._apply()

    def mute(self, muted: bool) -> None:
        self.muted = muted
        self._apply()

    def _apply(self) -> None:
        for name, takes in self._takes.items():
            for take in takes:
                take.set_volume(self._volume(name))

    def _volume(self, name: str) -> float:
        return 0.0 if self.muted else self.volumes[self._buses[name]]

    def _load(self, name: str, bus: Bus) -> bool:
        """Load a sound, and return whether there is a file by that name."""
        if not self.available:
            return False
        if name not in self._takes:
            self._takes[name] = takes = list(self._files(name))
            self._turns[name] = cycle(takes)
            self._buses[name] = bus
            for take in takes:
                take.set_volume(self._volume(name))
        return bool(self._takes[name])

    def _files(self, name: str) -> Iterator[pygame.mixer.Sound]:
        for stem in chain((name,), (f"{name}-{number}" for number in count(2))):
            take = _load(self._folder / f"{stem}{self._suffix}")
            if take is None:
                return
            yield take


def _open_mixer() -> bool:
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(frequency=44100, channels=2, buffer=1024)
        pygame.mixer.set_num_channels(CHANNELS)
    except (pygame.error, NotImplementedError):  # NotImplementedError: pygame was built without a mixer.
        return False
    return True


def _load(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (FileNotFoundError, pygame.error):
        return None
