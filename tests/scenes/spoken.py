"""A voice that only remembers what it should have said."""

from __future__ import annotations


class Remembering:
    def __init__(self, *, able: bool = True) -> None:
        self.able = able
        self.said: list[str] = []
        self.languages: set[str] = set()

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        self.said.append(text)
        self.languages.add(language)

    def hush(self) -> None:
        self.said.append("(hush)")

    def heard(self) -> str:
        """Return what came since the last call."""
        text = " | ".join(self.said)
        self.said.clear()
        return text
