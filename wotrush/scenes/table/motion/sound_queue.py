"""The sounds of a film in a queue. If a film is skipped, only the most important sounds are played, one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.clock import Clock

SPACING = 0.11
"""Seconds between sounds that would otherwise begin in the same moment."""
MOST = 3
"""The number of sounds that may wait for their turn."""


class SoundQueue:
    """Call `update` once a frame: a single sound begins at once, several begin one after another."""

    def __init__(
        self, play: Callable[[Sound, float], None], clock: Clock, most_important_first: Sequence[Sound]
    ) -> None:
        self._play = play
        self._order = most_important_first
        self._clock = clock
        self._new: dict[Sound, float] = {}
        self._waiting: dict[Sound, float] = {}
        """The volumes of the waiting sounds, in order of arrival."""
        self._next = 0.0

    def hear(self, sound: Sound, volume: float) -> None:
        """Queue a sound. The same sound twice in one moment is played once, as loud as the louder."""
        self._new[sound] = max(volume, self._new.get(sound, 0.0))

    def update(self) -> None:
        now = self._clock.now()
        if self._new:
            if not self._waiting:
                self._next = now
            every = {**self._waiting, **self._new}
            kept = sorted(every, key=self._order.index)[:MOST]
            self._waiting = {sound: volume for sound, volume in every.items() if sound in kept}
            self._new = {}
        if self._waiting and now >= self._next:
            sound = next(iter(self._waiting))
            self._play(sound, self._waiting.pop(sound))
            self._next = now + SPACING
