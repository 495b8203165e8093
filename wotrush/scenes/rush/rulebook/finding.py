"""Finds words in the rule book, in the language it is read in."""

from __future__ import annotations

import unicodedata

from wotrush.i18n import t
from wotrush.scenes.rush.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.rulebook.markup import plain

NOT_DECOMPOSED = str.maketrans({"ł": "l", "ß": "ss", "đ": "d"})


def matches(book: tuple[Chapter, ...], wanted: str) -> list[tuple[Chapter, Paragraph]]:
    """Every paragraph that has all the words, or whose chapter's title has them; nothing for nothing."""
    words = folded(wanted).split()
    if not words:
        return []
    return [
        (chapter, paragraph)
        for chapter in book
        for paragraph in chapter.paragraphs
        if _has(f"{t(chapter.title)} {plain(t(paragraph.text))}", words)
    ]


def folded(text: str) -> str:
    """Without case and accents, so that "uzyj" finds "użyj"."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(NOT_DECOMPOSED))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _has(text: str, words: list[str]) -> bool:
    text = folded(text)
    return all(word in text for word in words)
