"""The sounds of a film that is watched, and of one that is skipped."""

from __future__ import annotations

from itertools import pairwise

import pytest

from wotrush.scenes.rush.choreography.sounding import IMPORTANT_FIRST
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.sound_queue import MOST, SPACING, SoundQueue
from wotrush.stage.clock import ManualClock


class Ear:
    """A sound queue, and what it played, frame by frame."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.heard: list[tuple[float, Sound, float]] = []
        self.sounds = SoundQueue(self._note, self.clock, IMPORTANT_FIRST)

    def _note(self, sound: Sound, volume: float) -> None:
        self.heard.append((round(self.clock.now(), 2), sound, volume))

    def frame(self, *sounds: Sound, volume: float = 1.0, watched: bool = False) -> None:
        for sound in sounds:
            self.sounds.hear(sound, volume)
        self.sounds.update(watched=watched)
        self.clock.advance(0.01)

    def frames(self, seconds: float) -> None:
        for _ in range(round(seconds * 100)):
            self.frame()


def test_a_sound_that_is_alone_begins_at_once() -> None:
    ear = Ear()
    ear.frame(Sound.DEAL)
    ear.frame()
    ear.frame(Sound.DEAL)
    assert [time for time, _, _ in ear.heard] == [0.0, 0.02]


def test_of_a_skipped_film_the_most_telling_is_heard_one_after_another_as_it_happened() -> None:
    ear = Ear()
    ear.frame(Sound.SLIDE, Sound.SHOT_HEAVY, Sound.PLACE, Sound.IMPACT, Sound.EXPLOSION, Sound.SLIDE)
    ear.frames(1)
    assert [sound for _, sound, _ in ear.heard] == [Sound.SHOT_HEAVY, Sound.IMPACT, Sound.EXPLOSION]
    assert len(ear.heard) == MOST
    assert [time for time, _, _ in ear.heard] == pytest.approx([0.0, SPACING, 2 * SPACING], abs=0.02)


def test_what_is_new_waits_its_turn_with_what_still_waits() -> None:
    ear = Ear()
    ear.frame(Sound.SLIDE, Sound.PLACE, Sound.DEAL)
    ear.frame(Sound.COLLAPSE, Sound.THUD)
    ear.frames(1)
    assert [sound for _, sound, _ in ear.heard] == [Sound.SLIDE, Sound.DEAL, Sound.COLLAPSE, Sound.THUD]
    times = [time for time, _, _ in ear.heard]
    assert all(b - a >= SPACING - 1e-6 for a, b in pairwise(times))


def test_while_a_film_is_watched_what_matters_most_does_not_wait() -> None:
    ear = Ear()
    ear.frame(Sound.SLIDE, Sound.DEAL, Sound.PLACE, watched=True)
    ear.frame(Sound.SHOT_HEAVY, watched=True)
    for _ in range(50):
        ear.frame(watched=True)
    assert [sound for _, sound, _ in ear.heard] == [Sound.DEAL, Sound.SHOT_HEAVY, Sound.SLIDE, Sound.PLACE]
    assert [time for time, _, _ in ear.heard] == pytest.approx(
        [0, 0.01, 0.01 + SPACING, 0.01 + 2 * SPACING], abs=0.02
    )


def test_the_same_sound_at_once_is_as_loud_as_the_loudest() -> None:
    ear = Ear()
    ear.sounds.hear(Sound.SLIDE, 0.4)
    ear.sounds.hear(Sound.SLIDE, 0.7)
    ear.sounds.hear(Sound.SLIDE, 0.5)
    ear.frames(0.5)
    assert ear.heard == [(0.0, Sound.SLIDE, 0.7)]
