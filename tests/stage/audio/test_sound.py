"""Sound: plays where there is a device, is silence where there is none, and never an error."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from wotrush.stage.audio.sound import AT_ONCE, CHANNELS, Bus, Sounds
from wotrush.stage.clock import ManualClock


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("click", "wind", "deal", "deal-2", "deal-4"):
        with wave.open(str(tmp_path / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44100)
            file.writeframes(bytes(44100 * 2))
    return tmp_path


@pytest.fixture(autouse=True)
def _no_mixer_yet() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def sounds(folder: Path, clock: ManualClock) -> Sounds:
    return Sounds(folder, clock, suffix=".wav")


def playing() -> list[pygame.mixer.Sound]:
    channels = [pygame.mixer.Channel(i) for i in range(CHANNELS)]
    return [sound for channel in channels if (sound := channel.get_sound()) is not None]


def test_a_sound_plays(sounds: Sounds) -> None:
    assert sounds.available
    sounds.play("click")
    assert pygame.mixer.get_busy()


def test_muted_and_missing_are_silence(sounds: Sounds) -> None:
    sounds.play("no such sound")
    sounds.mute(True)
    sounds.play("click")
    assert not pygame.mixer.get_busy()


def test_ambience_goes_on_and_follows_its_volume(sounds: Sounds) -> None:
    sounds.loop("click")
    sounds.loop("click")
    assert len(playing()) == 1
    sounds.set_volume(Bus.AMBIENCE, 3)
    assert sounds.volumes[Bus.AMBIENCE] == 1.0


def test_another_ambience_takes_the_place_of_the_one_before(sounds: Sounds) -> None:
    sounds.loop("click")
    first = playing()
    sounds.loop("wind")
    assert len(playing()) == 2  # One of them fades out.
    sounds.loop("wind")
    sounds.loop("no such sound")
    assert len(playing()) == 2
    assert first != playing()


def test_the_same_sound_is_heard_once_within_a_moment_and_others_beside_it(
    sounds: Sounds, clock: ManualClock
) -> None:
    for _ in range(5):
        sounds.play("click")
        sounds.play("wind")
    assert len(playing()) == 2
    clock.advance(AT_ONCE / 2)
    sounds.play("click")
    assert len(playing()) == 2
    clock.advance(AT_ONCE / 2 + 0.001)
    sounds.play("click")
    assert len(playing()) == 3


def test_takes_have_their_turns(sounds: Sounds, clock: ManualClock) -> None:
    for _ in range(4):
        sounds.play("deal")
        clock.advance(1)
    first, second, third, fourth = playing()
    assert first is third is not second is fourth


def test_volumes_and_mute_reach_what_can_be_heard_just_now(sounds: Sounds) -> None:
    sounds.play("click", 0.5)
    sounds.loop("wind")
    click, wind = playing()
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.5, abs=0.01)
    sounds.set_volume(Bus.EFFECTS, 0.25)
    sounds.set_volume(Bus.AMBIENCE, 0.75)
    assert (click.get_volume(), wind.get_volume()) == pytest.approx((0.25, 0.75), abs=0.01)
    sounds.mute(True)
    assert (click.get_volume(), wind.get_volume()) == (0, 0)
    sounds.mute(False)
    assert (click.get_volume(), wind.get_volume()) == pytest.approx((0.25, 0.75), abs=0.01)


def test_without_a_device_there_is_silence(
    folder: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = Sounds(folder, clock, suffix=".wav")
    assert not sounds.available
    sounds.play("click")
    sounds.loop("click")
    sounds.mute(True)
