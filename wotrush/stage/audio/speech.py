"""Reads sentences aloud with the system's own voice. Where there is none there is silence, and no error."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

SAY_IT = (
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]'{language}') }} catch {{}};"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""A script for PowerShell; the default voice reads languages that no installed voice speaks."""
MOST_WAITING = 12
"""The number of sentences that may wait: a player who is faster than the voice hears only the newest."""
HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
LOOK_UP = 3.0
"""The seconds within which a system can list its voices."""

Command = Sequence[str]


class Speech(Protocol):
    """A voice. No call blocks, whatever the system's command does."""

    @property
    def able(self) -> bool:
        """Return whether there is a voice, as far as is known by now."""

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """Say a text after those that wait or, if `at_once`, in their place. `language`: two letters, as in ISO 639."""

    def hush(self) -> None:
        """Stop speaking and drop the sentences that wait."""


class System(Protocol):
    """How a system is asked to speak."""

    def command(self, language: str) -> Command:
        """Return a command that reads the text from its input and ends when it has been spoken."""

    def silence(self) -> Command | None:
        """Return the command that must be run, besides ending the other one, to stop speaking."""


class Dispatcher:
    """Speech Dispatcher, which speaks with the screen reader's voice."""

    def command(self, language: str) -> Command:
        # It reads its input only in pipe mode, which repeats it, and waits only for a text given as an argument.
        return ("sh", "-c", 'exec spd-say --wait --language "$0" -- "$(cat)"', language)

    def silence(self) -> Command | None:
        return ("spd-say", "--cancel")


class Espeak:
    """eSpeak itself, under either of its names."""

    def __init__(self, program: str) -> None:
        self._program = program

    def command(self, language: str) -> Command:
        return (self._program, "-v", language, "--stdin")

    def silence(self) -> Command | None:
        return None


class Mac:
    """macOS's `say`, with a voice of the language if there is one."""

    def command(self, language: str) -> Command:
        voice = _mac_voice(language)
        return ("say", "-v", voice) if voice else ("say",)

    def silence(self) -> Command | None:
        return None


class Windows:
    """The voices of Windows, by way of PowerShell."""

    def command(self, language: str) -> Command:
        script = SAY_IT.format(language=language)
        return ("powershell", "-NoProfile", "-NonInteractive", "-Command", script)

    def silence(self) -> Command | None:
        return None


def system_speech() -> Speech:
    """Return the system's voice, or a silent one where it has none."""
    system = _system(sys.platform, shutil.which)
    return Mute() if system is None else Voice(system)


def _system(platform: str, found: Callable[[str], str | None]) -> System | None:
    if platform == "win32":
        return Windows() if found("powershell") else None
    if platform == "darwin":
        return Mac() if found("say") else None
    if found("spd-say"):
        return Dispatcher()
    return next((Espeak(program) for program in ("espeak-ng", "espeak") if found(program)), None)


@lru_cache
def _mac_voice(language: str) -> str | None:
    """Return the first voice that `say` lists for a language: a line holds name, language as in `de_DE`, and a sample."""
    try:
        listed = subprocess.run(
            ("say", "-v", "?"), capture_output=True, text=True, timeout=LOOK_UP, check=False
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    for line in listed.splitlines():
        name, _, code = line.partition("#")[0].rstrip().rpartition(" ")
        if code.startswith(f"{language}_"):
            return name.strip()
    return None


class Mute:
    """Stays silent."""

    able = False

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        return

    def hush(self) -> None:
        return


class Voice:
    """A thread of its own waits for the system's command, sentence by sentence, so that the program never does."""

    def __init__(self, system: System) -> None:
        self.able = True
        self._system = system
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._wake = threading.Condition()
        self._speaking: subprocess.Popen[bytes] | None = None
        self._hushed = False
        self._thread: threading.Thread | None = None

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        if not text or not self.able:
            return
        with self._wake:
            if at_once:
                self._stop()
            self._waiting.append((text, language))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="speech", daemon=True)
                self._thread.start()
            self._wake.notify()

    def hush(self) -> None:
        with self._wake:
            self._stop()
            self._wake.notify()

    def _stop(self) -> None:
        self._waiting.clear()
        self._hushed = True
        if self._speaking is not None:
            with contextlib.suppress(OSError):
                self._speaking.kill()

    # -- in the thread

    def _speak(self) -> None:
        while self.able:
            with self._wake:
                while not self._waiting:
                    self._wake.wait()
                text, language = self._waiting.popleft()
                self._hushed = False
            try:
                self._say(text, language)
            except OSError:
                self.able = False

    def _say(self, text: str, language: str) -> None:
        command = self._system.command(language)
        said = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=HIDDEN,
        )
        with self._wake:
            self._speaking = said
            if self._hushed:  # It was stopped while the command was starting.
                said.kill()
        try:
            with contextlib.suppress(BrokenPipeError):
                said.communicate(text.encode())
        finally:
            with self._wake:
                self._speaking, hushed = None, self._hushed
        if hushed:
            self._silence()
        elif said.returncode:
            self.able = False

    def _silence(self) -> None:
        command = self._system.silence()
        if command is not None:
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
