"""Sound: plays where there is a device, is silence where there is none, and never an error."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from wotrush.stage.sound import Bus, Sounds


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with wave.open(str(tmp_path / "click.wav"), "wb") as file:
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
def sounds(folder: Path) -> Sounds:
    return Sounds(folder, suffix=".wav")


def test_a_sound_plays(sounds: Sounds) -> None:
    assert sounds.available
    sounds.play("click")
    assert pygame.mixer.get_busy()


def test_muted_and_missing_are_silence(sounds: Sounds) -> None:
    sounds.play("no such sound")
    sounds.mute(True)
    sounds.play("click")
    assert not pygame.mixer.get_busy()


def test_ambience_goes_on_until_hushed_and_follows_its_volume(sounds: Sounds) -> None:
    sounds.loop("click")
    sounds.loop("click")
    assert pygame.mixer.get_busy()
    sounds.set_volume(Bus.AMBIENCE, 3)
    assert sounds.volumes[Bus.AMBIENCE] == 1.0
    sounds.hush("click")
    sounds.hush("click")


def test_without_a_device_there_is_silence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = Sounds(folder, suffix=".wav")
    assert not sounds.available
    sounds.play("click")
    sounds.loop("click")
    sounds.mute(True)
