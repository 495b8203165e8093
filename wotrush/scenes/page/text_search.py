"""Finds words regardless of case and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

NOT_DECOMPOSED = str.maketrans({"ł": "l", "ß": "ss", "đ": "d"})


def folded(text: str) -> str:
    """Return the text without case and accents, so that "uzyj" finds "użyj"."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(NOT_DECOMPOSED))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def has_all(text: str, wanted: str) -> bool:
    """Return whether the text contains each of the wanted words or parts of words."""
    text = folded(text)
    return all(word in text for word in folded(wanted).split())


def places(text: str, wanted: str) -> Iterator[tuple[int, int]]:
    """Yield where any of the wanted words stands in the text: its first letter, and the one after its last."""
    words = sorted(folded(wanted).split(), key=len, reverse=True)
    if not words:
        return
    letters = [place for place, letter in enumerate(text) for _ in folded(letter)]
    # Neighbors are one: of a letter that is folded into two, each may be a word.
    for run in re.finditer(f"(?:{'|'.join(map(re.escape, words))})+", folded(text)):
        yield letters[run.start()], letters[run.end() - 1] + 1
