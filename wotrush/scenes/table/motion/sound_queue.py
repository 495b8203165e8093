"""The sounds of a film in a queue: they begin one after another, but in a film that is watched the most important
begins at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.clock import Clock

SPACING = 0.11
"""Seconds between sounds that would otherwise begin in the same moment."""
MOST = 3
"""The number of sounds that may wait for their turn."""


class SoundQueue:
    """Call `update` once a frame: a single sound begins at once, several begin one after another, and of too many only the
    most important are played.
    """

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

    def update(self, *, watched: bool) -> None:
        """Play the sound whose turn it is. While the film is watched, a new sound that is more important than all that
        wait begins with what is seen; of a film that was skipped, sounds keep their order.
        """
        now = self._clock.now()
        if self._new:
            every = {**self._waiting, **self._new}
            kept = sorted(every, key=self._order.index)[:MOST]
            at_once = watched and kept[0] in self._new
            if at_once or not self._waiting:
                self._next = now
            order = (kept[0], *every) if at_once else every
            self._waiting = {sound: every[sound] for sound in order if sound in kept}
            self._new = {}
        if self._waiting and now >= self._next:
            sound = next(iter(self._waiting))
            self._play(sound, self._waiting.pop(sound))
            self._next = now + SPACING
