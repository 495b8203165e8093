"""Telling a friend of a deal: its code onto the system's clipboard, and in a sentence for whoever tells it by word of mouth."""

from __future__ import annotations

from contextlib import suppress

import pygame

from wotrush.i18n import mark
from wotrush.match.message import Message

NO_CODE = mark("This game was dealt for you alone.")


def told(code: str) -> Message:
    """What is to be read on the screen; where there is no clipboard that must do."""
    with suppress(pygame.error):
        pygame.scrap.put_text(code)
    return Message(mark("The code of this deal: {code}"), {"code": code})
