"""A keystroke, alone or with Shift, as a value that can be written down and read again."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame.event import Event

NAMES = {
    code: name.removeprefix("K_").lower()
    for name, code in vars(pygame).items()
    if name.startswith("K_") and isinstance(code, int)
}
CODES = {name: code for code, name in NAMES.items()}
SHIFT = "shift+"


@dataclass(frozen=True, slots=True)
class Stroke:
    """One keystroke; keys have pygame's numbers, which for letters are their character codes."""

    key: int
    shift: bool = False

    @classmethod
    def of(cls, event: Event) -> Stroke:
        return cls(event.key, bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))

    @classmethod
    def read(cls, text: str) -> Stroke | None:
        """Parse what `str` wrote; return None if there is no such key."""
        name = text.removeprefix(SHIFT)
        code = CODES.get(name)
        if code is None and len(name) == 1:
            code = ord(name)
        elif code is None and name.isascii() and name.isdigit():
            code = int(name)
        return None if code is None else cls(code, name != text)

    @property
    def name(self) -> str:
        """Return the name of the key alone: a letter, pygame's name, or else its number."""
        if self.key in NAMES:
            return NAMES[self.key]
        return chr(self.key) if self.key < 0x110000 and chr(self.key).isprintable() else str(self.key)

    def __str__(self) -> str:
        return SHIFT + self.name if self.shift else self.name
