"""Finds words regardless of case and accents."""

from __future__ import annotations

import unicodedata

NOT_DECOMPOSED = str.maketrans({"ł": "l", "ß": "ss", "đ": "d"})


def folded(text: str) -> str:
    """Return the text without case and accents, so that "uzyj" finds "użyj"."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(NOT_DECOMPOSED))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def has_all(text: str, wanted: str) -> bool:
    """Return whether the text contains each of the wanted words or parts of words."""
    text = folded(text)
    return all(word in text for word in folded(wanted).split())
