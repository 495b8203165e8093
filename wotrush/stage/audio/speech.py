"""Sentences said aloud by the voice that the system has. Where there is none, silence and no error."""

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
"""For PowerShell; a language that no voice speaks is read by the usual one."""
MOST_WAITING = 12
"""Sentences: somebody who plays on faster than the voice speaks hears the newest."""
HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
LOOK_UP = 3.0
"""Seconds within which a system can list its voices."""

Command = Sequence[str]


class Speech(Protocol):
    """Both return at once, whatever the voice does."""

    @property
    def able(self) -> bool:
        """Whether there is a voice, as far as is known by now."""
        ...

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """After what was asked for before or, at once, in its place. `language`: two letters, as in ISO 639."""
        ...

    def hush(self) -> None:
        """Ends what is being said and forgets what waits."""
        ...


class System(Protocol):
    """How a system is asked to speak."""

    def command(self, language: str) -> Command:
        """Reads the text from its input, and is done when it has been said."""
        ...

    def silence(self) -> Command | None:
        """What has to be run besides ending the other command, if anything."""
        ...


class Dispatcher:
    """Speech Dispatcher, which speaks with the voice that a screen reader uses."""

    def command(self, language: str) -> Command:
        # It reads its input only where it also repeats it, and waits only for what it is told as an argument.
        return ("sh", "-c", 'exec spd-say --wait --language "$0" -- "$(cat)"', language)

    def silence(self) -> Command | None:
        return ("spd-say", "--cancel")


class Espeak:
    """eSpeak by itself, under either of its names."""

    def __init__(self, program: str) -> None:
        self._program = program

    def command(self, language: str) -> Command:
        return (self._program, "-v", language, "--stdin")

    def silence(self) -> Command | None:
        return None


class Mac:
    """`say`, with a voice of the language if there is one."""

    def command(self, language: str) -> Command:
        voice = _mac_voice(language)
        return ("say", "-v", voice) if voice else ("say",)

    def silence(self) -> Command | None:
        return None


class Windows:
    """The voices that come with Windows, by way of PowerShell."""

    def command(self, language: str) -> Command:
        script = SAY_IT.format(language=language)
        return ("powershell", "-NoProfile", "-NonInteractive", "-Command", script)

    def silence(self) -> Command | None:
        return None


def system_speech() -> Speech:
    """The system's voice; a silent one where it has none."""
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
    """The first that `say` lists: its name, its language as in `de_DE`, and a sample."""
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
    """Says nothing."""

    able = False

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        return

    def hush(self) -> None:
        return


class Voice:
    """A thread of its own waits for the system's command, sentence by sentence; the program never does."""

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
            if self._hushed:  # While it was being started.
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
