"""Speech: the system's own command speaks, nobody waits for it, and a system without one stays silent."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from wotrush.stage.audio import speech
from wotrush.stage.audio.speech import Command, Mute, Voice

LONGEST = 20.0
"""The seconds after which a voice of these tests counts as lost."""
WRITES = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write(sys.argv[2] + sys.stdin.buffer.read().decode() + '\\n')"


class Recorder:
    """Writes down what it should say."""

    def __init__(self, book: Path) -> None:
        self.book = book

    def command(self, language: str) -> Command:
        return (sys.executable, "-S", "-c", WRITES, str(self.book), f"{language}: ")

    def silence(self) -> Command | None:
        return None


class Broken(Recorder):
    def command(self, language: str) -> Command:
        return (str(self.book / "no such program"),)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> threading.Semaphore:
    """Return the number of sentences that were finished or failed."""
    count, say = threading.Semaphore(0), Voice._say

    def counted(voice: Voice, text: str, language: str) -> None:
        try:
            say(voice, text, language)
        finally:
            count.release()

    monkeypatch.setattr(Voice, "_say", counted)
    return count


def test_sentences_are_said_one_after_the_other(tmp_path: Path, said: threading.Semaphore) -> None:
    book = tmp_path / "said"
    voice = Voice(Recorder(book))
    voice.say("Anna kauft Пехота.", "de")
    voice.say("- and goes on", "en")
    voice.say("", "en")
    assert said.acquire(timeout=LONGEST)
    assert said.acquire(timeout=LONGEST)
    assert book.read_text("utf-8").splitlines() == ["de: Anna kauft Пехота.", "en: - and goes on"]
    assert voice.able


def test_what_comes_at_once_takes_the_place_of_all_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading.Thread, "start", lambda thread: None)
    voice = Voice(Recorder(tmp_path / "said"))
    voice.say("one", "en")
    voice.say("two", "en")
    assert [text for text, _ in voice._waiting] == ["one", "two"]
    voice.say("three", "en", at_once=True)
    assert [text for text, _ in voice._waiting] == ["three"]
    voice.hush()
    assert not voice._waiting


def test_a_voice_that_fails_falls_silent_for_good(tmp_path: Path, said: threading.Semaphore) -> None:
    voice = Voice(Broken(tmp_path))
    voice.say("Anybody?", "en")
    assert said.acquire(timeout=LONGEST)
    assert voice._thread is not None
    voice._thread.join(LONGEST)
    assert not voice.able
    voice.say("Nobody.", "en")
    assert not voice._waiting


@pytest.mark.parametrize(
    ("platform", "programs", "kind"),
    [
        ("linux", {"spd-say", "espeak-ng"}, speech.Dispatcher),
        ("linux", {"espeak"}, speech.Espeak),
        ("linux", set(), type(None)),
        ("darwin", {"say"}, speech.Mac),
        ("win32", {"powershell"}, speech.Windows),
    ],
)
def test_each_system_has_its_own_command(platform: str, programs: set[str], kind: type) -> None:
    found = speech._system(platform, lambda name: name if name in programs else None)
    assert type(found) is kind


def test_a_system_without_a_voice_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "_system", lambda platform, found: None)
    silent = speech.system_speech()
    assert isinstance(silent, Mute)
    assert not silent.able
    silent.say("Hello", "en", at_once=True)
    silent.hush()


def test_a_mac_speaks_with_a_voice_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "Alice               it_IT    # Ciao!\nEddy (German (Germany)) de_DE # Hallo! Ich heiße Eddy.\n"
    done = subprocess.CompletedProcess((), 0, listed)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    speech._mac_voice.cache_clear()
    assert speech.Mac().command("de") == ("say", "-v", "Eddy (German (Germany))")
    assert speech.Mac().command("pl") == ("say",)
    speech._mac_voice.cache_clear()


def test_windows_is_told_the_language_and_nothing_else_by_its_command() -> None:
    """The text goes through standard input, so that no sentence is ever taken for a command."""
    assert "CultureInfo]'pl'" in speech.Windows().command("pl")[-1]
    assert "try { $voice" in speech.Windows().command("pl")[-1]
