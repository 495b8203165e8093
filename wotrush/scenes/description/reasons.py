"""How the reason of a decision goes on after the words that tell the decision."""

from __future__ import annotations

from wotrush.i18n import capitalized


def going_on(why: str, said: str) -> str:
    """Return a reason without the name it begins with, alone or after one word, if that has just been said."""
    head, colon, rest = why.partition(": ")
    names = head, head.partition(" ")[2]
    return capitalized(rest) if colon and any(name and name in said for name in names) else why
