"""Sharing a deal: its code goes to the system's clipboard and is shown in a sentence."""

from __future__ import annotations

import pygame

from wotrush.i18n import mark
from wotrush.match.message import Message

NO_CODE = mark("This deal has no code to share.")


def copy_code(code: str) -> Message:
    """Copy the code and return the sentence that shows it, which says whether there was a clipboard."""
    try:
        pygame.scrap.put_text(code)
    except pygame.error:
        return Message(mark("The code of this deal: {code}"), {"code": code})
    return Message(mark("Copied the code of this deal: {code}"), {"code": code})
