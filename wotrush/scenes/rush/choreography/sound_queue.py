"""What a film lets be heard: of a film that is skipped only the most telling, one sound after another."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.rush.choreography.sounding import TELLING
from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.clock import Clock

SPACING = 0.11
"""Seconds between sounds that would otherwise begin in the same moment."""
MOST = 3
"""That may wait for their turn."""


class Earshot:
    """`update` it once a frame: a sound that is alone begins at once, of several each has its turn."""

    def __init__(self, play: Callable[[Sound, float], None], clock: Clock) -> None:
        self._play = play
        self._clock = clock
        self._new: dict[Sound, float] = {}
        self._waiting: dict[Sound, float] = {}
        """With their volumes, in the order in which they came."""
        self._next = 0.0

    def hear(self, sound: Sound, volume: float) -> None:
        """The same sound twice in one moment is heard once, as loud as the louder."""
        self._new[sound] = max(volume, self._new.get(sound, 0.0))

    def update(self) -> None:
        now = self._clock.now()
        if self._new:
            if not self._waiting:
                self._next = now
            every = {**self._waiting, **self._new}
            telling = sorted(every, key=TELLING.index)[:MOST]
            self._waiting = {sound: volume for sound, volume in every.items() if sound in telling}
            self._new = {}
        if self._waiting and now >= self._next:
            sound = next(iter(self._waiting))
            self._play(sound, self._waiting.pop(sound))
            self._next = now + SPACING
