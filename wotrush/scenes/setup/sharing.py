"""Sharing a deal: its code goes to the system's clipboard and is shown in a sentence."""

from __future__ import annotations

from contextlib import suppress

import pygame

from wotrush.i18n import mark
from wotrush.match.message import Message

NO_CODE = mark("This deal has no code to share.")


def copy_code(code: str) -> Message:
    """Copy the code and return the sentence that shows it, in case there is no clipboard."""
    with suppress(pygame.error):
        pygame.scrap.put_text(code)
    return Message(mark("The code of this deal: {code}"), {"code": code})
